import { isSource, textAt, type Source } from '../reading.ts';

/** Returns a text, which is one in each language where a survey has several; the default one is read. */
export function wordsAt(source: Source, key: string): string {
  const value = source[key];
  return isSource(value) ? textAt(value, 'default') || textAt(value, 'en') : textAt(source, key);
}
