/**
 * What can be wrong with an answer. The code is the contract between browser and server;
 * `messages.ts` turns it into text.
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

/** One thing wrong with one field's answer. */
export interface AnswerIssue {
  fieldId: string;
  code: AnswerIssueCode;
  /** What the message needs: a limit, the missing parts of an address, the captcha in use. */
  params?: Readonly<Record<string, string | number | readonly string[]>>;
}
