import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Sets apart whatever is filled into a message (U+2068 and U+2069, Unicode's UAX 9). In a sentence that is read from the
 * right, the “?” at the end of an English name would otherwise stand before it.
 */
export const isolateParts = (message: CompiledMessage): CompiledMessage =>
  message.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const [name, type, form] = part;
    if (!type) return ['\u2068', part, '\u2069'];
    if (typeof form !== 'object' || form === null || !('other' in form)) return [part];
    const cases = Object.entries(form).map(([key, words]) => [
      key,
      Array.isArray(words) ? isolateParts(words) : words,
    ]);
    return [[name, type, Object.fromEntries(cases)]];
  });

/** Scripts that are read from the right, and marks that turn a line; `formatList` sets apart by itself. */
const TURNS = /[\u0590-\u08ff\u202a-\u202e\u2066\u2067\ufb1d-\ufefc]/;
const ON_PURPOSE = /[\u202a-\u202e\u2066\u2067]/g;

/** Sets apart the values that would turn the sentence around them, without the marks that do so on purpose. */
export const isolateValues = (values: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && TURNS.test(value)
        ? `\u2068${value.replaceAll(ON_PURPOSE, '')}\u2069`
        : value,
    ]),
  );

/** Takes such marks out, where a text leaves the screen: as a name that is stored, a subject or a file. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
