import type { Option } from './field.ts';

/**
 * Returns a value for an option with these words: the words themselves, with a number if the value of
 * another option is the same (decision 211).
 */
export function createOptionValue(words: string, taken: Iterable<string>): string {
  const values = new Set(taken);
  let value = words;
  for (let number = 2; values.has(value); number++) value = `${words} (${number})`;
  return value;
}

/** Returns new options with these words. */
export function createOptions(words: readonly string[]): Option[] {
  const options: Option[] = [];
  for (const label of words) {
    const others = words.filter((one) => one !== label);
    const value = createOptionValue(label, [...options.map((option) => option.value), ...others]);
    options.push({ value, label });
  }
  return options;
}

/** Returns the words of an option; a value that no option has is its own words. */
export const optionLabel = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
