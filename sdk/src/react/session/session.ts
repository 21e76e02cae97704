import type { FormTexts, PublicForm, Receipt } from '../../model/rendering.ts';
import type { FormNotice, ShownNotice } from '../FormRenderer.tsx';
import type { Errors, useErrors } from './useErrors.ts';
import type { useSending } from './useSending.ts';

/** Raw values by field id. */
export type Values = Readonly<Record<string, unknown>>;

export interface FormSessionOptions {
  form: PublicForm;
  /** The platform's address, without a slash at the end; empty on the platform's own pages. */
  baseUrl: string;
  texts: FormTexts;
  /** Element around the form. */
  surface: { readonly current: HTMLElement | null };
  /** Values that were filled in before the form was rendered, and are not the visitor's own. */
  prefilled?: Values;
  initialValues?: Values;
  initialErrors?: Errors;
  initialNotice?: FormNotice | null;
  /** Key for the plain post of a page; that of an invitation is the session's as well. */
  idempotencyKey?: string;
  /** Receipt of a submission that was stored before this was rendered. */
  storedReceipt?: Receipt;
  onChange?(fieldId: string): void;
  /** Called with the first invalid field whenever submitting is refused. */
  onErrors?(firstFieldId: string): void;
  onStored?(receipt: Receipt, answers: Values): void;
  /**
   * Called when the form has changed on the server; the caller shows it again with these values. Without it, they
   * are posted to the platform, which answers with the newest form (EMBED-066).
   */
  onOutdated?(values: Values, notice: FormNotice): void;
}

/** One visitor with one form, for the code that is loaded at the first touch. */
export interface Session extends Pick<ReturnType<typeof useSending>, 'sending' | 'begin' | 'end'> {
  /** As of the newest render, as all that follows up to `prefilled`. */
  options: FormSessionOptions;
  values: Values;
  /** Page that the visitor has come to: null is the review, undefined the first one. */
  pageId: string | null | undefined;
  receipt: Receipt | null;
  errors: Omit<ReturnType<typeof useErrors>, 'shown'>;
  /** Values that the host page filled in. */
  prefilled: Values;
  /** Key of the submission that the visitor has begun; replaced only when the server reports it as used. */
  key: string | null;
  /** Whether the page shows answers that a link continues: no draft of this device takes their place. */
  isContinued?: boolean;
  /** The visitor's draft, once it is kept. */
  draft?: KeptDraft | undefined;
  setValues(values: Values): void;
  setPageId(pageId: string | null | undefined): void;
  setNotice(notice: ShownNotice | null): void;
  setReceipt(receipt: Receipt): void;
  /** Shows these errors in place of all others, and focuses the first. */
  refuse(found: Errors): void;
  /** Empties the form, also after it was submitted. */
  reset(): void;
}

/** Draft of a form on this device that is not sent yet. */
export interface KeptDraft {
  /** Called after each change. */
  note(): void;
  /** Called when the form is taken away. */
  close(): void;
}
