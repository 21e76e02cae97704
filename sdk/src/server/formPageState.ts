import type { AnswerIssue, PublicForm, Receipt, TurnedAway } from '../model/rendering.ts';
import type { FormNotice } from '../react/FormRenderer.tsx';
import type { SavedLink } from '../react/unfinished/SavedCard.tsx';
import type { AskedQuestion } from './CaptchaQuestion.tsx';

/** Kinds of a form's page. */
export type FormPageState =
  | {
      kind: 'form';
      form: PublicForm;
      /** Where the page sends to, if not to the form itself; without a slash at the end. */
      baseUrl?: string;
      /** A link below the form. */
      below?: { url: string; text: string };
      /**
       * For visitors without JavaScript; with it the browser creates its own. Shared pages leave it out and
       * end with `visitorInputs`.
       */
      idempotencyKey?: string;
      /** Address of the host page, for the plain post. */
      page?: string;
      /** Inputs of other pages, which the next post has to bring again. */
      carried?: readonly (readonly [name: string, value: string])[];
      /** Field that gets the focus; of a row, `group.row.field`. */
      focus?: string;
      /** Pages of the visitor's way, as the server knows it, for forms whose browsers do not (`VisitorPlan.asks`). */
      way?: readonly string[];
      /** Items that points show. */
      shown?: readonly string[];
      /** Raw values that the page's address fills in; they are not the visitor's own. */
      prefilled?: Record<string, unknown>;
      /** Posted values, so that nothing typed is lost. */
      rawAnswers?: Record<string, unknown>;
      issues?: AnswerIssue[];
      /** Other answers are stored under the posted key. */
      alreadySent?: boolean;
      /** A message about the whole form. */
      notice?: FormNotice;
      /** Replaces the built-in captcha after a post without one. */
      question?: AskedQuestion;
    }
  /** Asks for the form's password; what was posted to the form goes along with it. */
  | {
      kind: 'password';
      action: string;
      posted: readonly (readonly [string, string])[];
      problem: 'wrong' | 'tooMany' | null;
    }
  /** Asks who a visitor is; what was posted to the form goes along with the next post. */
  | {
      kind: 'sign_in';
      /** Name of the provider; null where there is none any more. */
      provider: string | null;
      /** Leads to the provider. */
      href: string;
      /** Whether that has a window of its own. */
      opensWindow: boolean;
      action: string;
      isFramed: boolean;
      posted: readonly (readonly [string, string])[];
      problem: 'cancelled' | 'unverified' | 'address' | 'unreachable' | 'tooMany' | 'failed' | null;
    }
  | { kind: 'success'; form: PublicForm; receipt: Receipt }
  /** Answers in progress are kept; the posted inputs lead back to the form, or have the link mailed. */
  | {
      kind: 'saved';
      form: PublicForm;
      baseUrl?: string;
      link: SavedLink;
      posted: readonly (readonly [string, string])[];
    }
  /** A card in the form's own style, or a plain one. */
  | {
      kind: 'message';
      form: PublicForm | null;
      title: string;
      text: string;
      wayOut?: WayOut;
      wayBack?: WayBack;
    }
  /** An ending without a submission; the posted inputs lead back to the form. */
  | {
      kind: 'turned_away';
      form: PublicForm;
      baseUrl?: string;
      ending: TurnedAway;
      posted: readonly (readonly [string, string])[];
    }
  /** The server is overloaded. Posted values can be posted again from here; null if the body was not read. */
  | { kind: 'busy'; isPost: boolean; posted: Iterable<[name: string, value: string]> | null }
  | { kind: 'disabled' }
  | { kind: 'unavailable' };

/** A button below a message, which opens an address or posts to it. */
export interface WayOut {
  action: string;
  method: 'get' | 'post';
  text: string;
}

/** A link beside it that changes nothing. */
export interface WayBack {
  url: string;
  text: string;
}
