import { isRightToLeft, language } from './language.ts';

/** Joins names to "a, b and c"; each keeps its own direction, as `isolateParts` does for messages. */
export const formatList = (names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(language, { type }).format(
    isRightToLeft ? names.map((name) => `\u2068${name}\u2069`) : names,
  );
