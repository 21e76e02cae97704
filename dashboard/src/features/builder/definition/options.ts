import { MAX_OPTION_LENGTH, MAX_OPTIONS } from '@inlay/sdk/model';

/* oxlint-disable texts/literal -- options are stored with the form, in its language */

/** Changes of a field's options, as pure functions. An option is one line (D-69). */

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, MAX_OPTION_LENGTH);

/** Changes an option; line breaks become blanks, and overlong text is cut. */
export const changeOption = (options: readonly string[], index: number, text: string): string[] =>
  options.with(index, oneLine(text));

export const removeOption = (options: readonly string[], index: number): string[] =>
  options.toSpliced(index, 1);

/** Swaps an option with its neighbour; changes nothing at the ends. */
export function moveOption(options: readonly string[], index: number, step: -1 | 1): string[] {
  const [one, other] = [options[index], options[index + step]];
  if (one === undefined || other === undefined) return [...options];
  return options.with(index, other).with(index + step, one);
}

/** Puts a new option behind another, named by the first number that is free. */
export function addOption(options: readonly string[], index = options.length): string[] {
  if (options.length >= MAX_OPTIONS) return [...options];
  let number = options.length + 1;
  while (options.includes(`Option ${number}`)) number += 1;
  return options.toSpliced(index, 0, `Option ${number}`);
}

/** Puts the lines of a pasted list in the place of one option; `null` when it is no list. */
export function pasteOptions(options: readonly string[], index: number, text: string): string[] | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => oneLine(line.trim()))
    .filter((line) => line !== '');
  if (lines.length < 2) return null;
  return options.toSpliced(index, 1, ...lines).slice(0, MAX_OPTIONS);
}
