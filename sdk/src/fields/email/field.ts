import type { TextualField } from '../../model/fields/fieldBase.ts';

export interface EmailField extends TextualField<'email'> {
  /** Whether the address is asked twice, or proven by a code that is mailed to it. */
  confirm?: 'twice' | 'code';
  /** The domains of which an address that is proven by a code has to be; without them, of any. */
  domains?: string[];
}

export type EmailAnswer = string;
