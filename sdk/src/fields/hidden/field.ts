import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** A text that no visitor sees; the address of the page or the host page fills it in. */
export interface HiddenField extends FieldBase<'hidden'> {
  /** What is stored where nothing else is given. */
  value: string;
  /** Whether it is always `value`, whatever is sent. */
  locked: boolean;
}

export type HiddenAnswer = string;
