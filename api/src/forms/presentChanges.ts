import { printDescription, type FormChange } from '@inlay/sdk/model';
import type { FormChangeInWords } from '../platform/contract/index.ts';

/** Presents changes of a form, each in English words as well. */
export const presentChanges = (changes: readonly FormChange[]): FormChangeInWords[] =>
  changes.map((change) => ({ ...change, words: printDescription(change.description) }));
