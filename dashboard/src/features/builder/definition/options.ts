import { createOptionValue, MAX_OPTION_LENGTH, MAX_OPTIONS, type Option } from '@inlay/sdk/model';

/* oxlint-disable texts/literal -- options are stored with the form, in its language */

/** Changes of a field's options, as pure functions. An option is one line (D-69). */

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, MAX_OPTION_LENGTH);

/** Returns a new option whose value differs from others. */
const createOption = (label: string, others: readonly Option[]): Option => ({
  value: createOptionValue(
    label,
    others.map(({ value }) => value),
  ),
  label,
});

/**
 * Changes the words of an option; line breaks become blanks, and overlong text is cut. The value of a
 * published option stays, because answers may name it (decision 211); that of a new one follows the words.
 */
export function changeOption(
  options: readonly Option[],
  index: number,
  text: string,
  publishedValues: ReadonlySet<string>,
): Option[] {
  const option = options[index];
  if (!option) return [...options];
  const label = oneLine(text);
  const isPublished = publishedValues.has(option.value);
  return options.with(
    index,
    isPublished ? { ...option, label } : { ...option, ...createOption(label, removeOption(options, index)) },
  );
}

export const removeOption = (options: readonly Option[], index: number): Option[] =>
  options.toSpliced(index, 1);

/** Puts the words of an option behind those of the one before it, which stays; changes nothing at the first one. */
export function joinOption(
  options: readonly Option[],
  index: number,
  publishedValues: ReadonlySet<string>,
): Option[] {
  const [before, joined] = [options[index - 1], options[index]];
  if (before === undefined || joined === undefined) return [...options];
  const rest = removeOption(options, index);
  return changeOption(rest, index - 1, before.label + joined.label, publishedValues);
}

/** Swaps an option with its neighbour; changes nothing at the ends. */
export function moveOption(options: readonly Option[], index: number, step: -1 | 1): Option[] {
  const [one, other] = [options[index], options[index + step]];
  if (one === undefined || other === undefined) return [...options];
  return options.with(index, other).with(index + step, one);
}

/** Puts a new option behind another, named by the first number that is free. */
export function addOption(options: readonly Option[], index = options.length): Option[] {
  if (options.length >= MAX_OPTIONS) return [...options];
  const labels = new Set(options.map(({ label }) => label));
  let number = options.length + 1;
  while (labels.has(`Option ${number}`)) number += 1;
  return options.toSpliced(index, 0, createOption(`Option ${number}`, options));
}

/** Puts the lines of a pasted list in the place of one option; `null` when it is no list. */
export function pasteOptions(options: readonly Option[], index: number, text: string): Option[] | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => oneLine(line.trim()))
    .filter((line) => line !== '');
  if (lines.length < 2) return null;
  const others = removeOption(options, index);
  const pasted: Option[] = [];
  for (const line of lines) pasted.push(createOption(line, [...others, ...pasted]));
  return others.toSpliced(index, 0, ...pasted).slice(0, MAX_OPTIONS);
}
