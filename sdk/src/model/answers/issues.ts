import type { FieldIssueCode } from '../texts/fieldTexts.ts';

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
  | 'short_year'
  | 'invalid_option'
  | 'invalid_characters'
  | 'too_long'
  | PlannedIssueCode;

/** Mistakes that only forms with logic and rows can have; each brings its message in `params.message`. */
export type PlannedIssueCode = 'rule_not_met' | 'too_few' | 'too_many' | FieldIssueCode;

/** One mistake in one field's answer. */
export interface AnswerIssue {
  fieldId: string;
  code: AnswerIssueCode;
  /** Values of the message: a limit, missing address parts, the captcha provider. */
  params?: Readonly<Record<string, string | number | readonly string[]>>;
  /** The page of a form with logic. */
  pageId?: string;
  /** Number of the row in a repeating group, from 0. */
  row?: number;
  /** Subject of the message, if it is no field of its own: a repeating group, or a field of a row by its path. */
  subject?: { id: string; label: string };
}
