/**
 * Mistakes in an answer. The code is the contract between browser and server; `messages.ts` has
 * the texts.
 */
export type AnswerIssueCode =
  | 'required'
  | 'address_incomplete'
  | 'captcha_required'
  | 'captcha_failed'
  | 'invalid_type'
  | 'invalid_email'
  | 'invalid_phone_length'
  | 'invalid_phone_format'
  | 'invalid_date'
  | 'invalid_option'
  | 'invalid_characters'
  | 'too_long';

/** One mistake in one field's answer. */
export interface AnswerIssue {
  fieldId: string;
  code: AnswerIssueCode;
  /** Values of the message: a limit, missing address parts, the captcha provider. */
  params?: Readonly<Record<string, string | number | readonly string[]>>;
}
