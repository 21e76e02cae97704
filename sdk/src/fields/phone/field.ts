import type { TextualField } from '../../model/fields/fieldBase.ts';

export interface PhoneField extends TextualField<'phone'> {
  /**
   * The country that is chosen at first; with one, numbers are stored as they are dialled from everywhere. Empty for
   * that of the form's language (decision 335).
   */
  country?: string;
  /** In a published form, that the country was found by the language: one that the browser names comes before it. */
  followsLanguage?: true;
}

export type PhoneAnswer = string;
