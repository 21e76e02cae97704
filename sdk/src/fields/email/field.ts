import type { TextualField } from '../../model/fields/fieldBase.ts';

export interface EmailField extends TextualField<'email'> {
  /** Whether the address is asked twice, or proven by a code that is mailed to it. */
  confirm?: 'twice' | 'code';
}

export type EmailAnswer = string;
