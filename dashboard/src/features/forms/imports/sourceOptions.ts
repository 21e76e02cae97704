import { createOptions, MAX_OPTION_LENGTH, MAX_OPTIONS, type Option } from '@inlay/sdk/model';
import { note } from './createDraft.ts';
import type { ImportNote } from './importedForm.ts';
import { plainText, shorten } from './sourceText.ts';

/** An option of a source. */
export interface SourceOption {
  /** What rules name it by. */
  refs: readonly string[];
  label: string;
}

export interface ImportedOptions {
  options: Option[];
  /** Values by what the source names the options by. */
  choices: Map<string, string>;
  notes: ImportNote[];
}

/** Makes options of those of a source; one without words gets its number. */
export function importOptions(source: readonly SourceOption[]): ImportedOptions {
  const notes: ImportNote[] = [];
  const kept = source.slice(0, MAX_OPTIONS);
  if (source.length > kept.length) note({ notes }, 'options_left_out', String(source.length - kept.length));
  const words = kept.map(({ label }, index) => plainText(label) || String(index + 1));
  if (words.some((one) => one.length > MAX_OPTION_LENGTH)) note({ notes }, 'text_shortened');
  const options = createOptions(words.map((one) => shorten(one, MAX_OPTION_LENGTH)));
  const choices = new Map<string, string>();
  for (const [index, { refs }] of kept.entries()) {
    const value = options[index]?.value;
    if (value !== undefined) for (const ref of refs) if (!choices.has(ref)) choices.set(ref, value);
  }
  return { options, choices, notes };
}
