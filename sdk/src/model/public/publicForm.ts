import type { FormDefinition } from '../formDefinition.ts';
import type { Language } from '../languages.ts';

/** The captcha a form with a captcha field uses (D-12). */
export type CaptchaProvider = 'altcha' | 'hcaptcha' | 'turnstile';

/** What a browser needs to show the captcha; the built-in one has neither key nor script. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  siteKey: string | null;
  /** The outside service's script. */
  scriptUrl: string | null;
}

/** What anybody may read of an active form (EMBED-040): no owner, no addresses. */
export interface PublicForm {
  id: string;
  revisionId: string;
  definition: FormDefinition;
  logoUrl: string | null;
  redirectUrl: string | null;
  platformName: string;
  /** The installation's own mark beside its name in the footer (D-85); null = it has none. */
  footerLogoUrl: string | null;
  captcha: CaptchaSettings | null;
  /** The platform's name in the security badge; empty = no badge (D-189). */
  badgeName?: string;
  /** Of its own texts, and so of the words around it (D-191): chosen by its owner, else guessed. */
  language?: Language | null;
  /** Ids of fields that the page around the form may fill in. */
  prefillable?: readonly string[];
  /** Ids of fields that are filled in by the page alone and not shown. */
  hiddenFields?: readonly string[];
  /** Whether the page around the form is told the answers with `formsubmitted`; no unless said. */
  hostMayReadAnswers?: boolean;
  /** Why no more submissions are taken, in the owner's words; null or absent = it is open. */
  closed?: { text: string } | null;
  /** Whether a browser can send it once only. */
  onePerBrowser?: boolean;
}

/**
 * A form as a page brings it along for its script. The words come in a file of their own, one for each
 * language, which browsers keep.
 */
export interface FormPayload {
  form: PublicForm;
  /** Of the words around the form. */
  language: Language;
}

/** Body of `POST /api/public/forms/{id}/submissions`. */
export interface SubmissionRequest {
  revisionId: string;
  /** UUID made when the visitor first touches the form (D-183). */
  idempotencyKey: string;
  answers: Record<string, unknown>;
  captchaToken?: string;
  /** Random UUID that this browser keeps for this form alone, if the form can be sent once from a browser. */
  browserKey?: string;
  /** The page around the form, without query and fragment: a frame's own requests name the frame (D-103). */
  page?: string;
  /** From how many answers the browser has stripped something hostile (D-10): the number, never the text. */
  stripped?: number;
}

/** The server's word that a submission is stored (D-183). */
export interface Receipt {
  submissionId: string;
  /** Short code a visitor can quote, e.g. `7KQ2-M9XD`. */
  receiptCode: string;
  submittedAt: string;
  redirectUrl: string | null;
}

/** Every error answer of the platform (D-21). */
export interface Problem {
  error: {
    /** `resource.reason`, from the one error catalogue. */
    code: string;
    message: string;
    issues?: ProblemIssue[];
    requestId: string;
  };
}

/** One thing wrong with one part of the input. */
export interface ProblemIssue {
  /** Where: property names and indexes; for answers the field id, then the part. */
  path: (string | number)[];
  code: string;
  message: string;
}
