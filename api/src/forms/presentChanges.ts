import { printDescription, type FormChange } from '@inlay/sdk/model';
import type { FormChangeInWords } from '../contract/index.ts';

/** Presents changes of a form in English words. */
export const presentChanges = (changes: readonly FormChange[]): FormChangeInWords[] =>
  changes.map(({ description, ...change }) => ({ ...change, words: printDescription(description) }));
