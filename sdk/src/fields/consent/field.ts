import type { FieldBase } from '../../model/fields/fieldBase.ts';

export interface ConsentField extends FieldBase<'consent'> {
  /** What visitors agree to, in limited Markdown. */
  content: string;
}

export interface ConsentAnswer {
  agreed: boolean;
  /** SHA-256 of the words that were agreed to; empty without an agreement. */
  textHash: string;
}
