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

/** Values of a message's placeholders. */
export type Values = Record<string, unknown> | undefined;

/**
 * Sets apart values of scripts that are read from the right, and takes marks that turn a line out of them: either would
 * turn the sentence around them. `formatList` sets its parts apart by itself.
 */
export const isolateValues = (values: Values): Values =>
  values && Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolateValue(value)]));

const isolateValue = (value: unknown): unknown =>
  typeof value === 'string' && /[\u0590-\u08ff\u202a-\u202e\u2066\u2067\ufb1d-\ufefc]/.test(value)
    ? `\u2068${value.replaceAll(/[\u202a-\u202e\u2066\u2067]/g, '')}\u2069`
    : value;

/** Takes such marks out, where a text leaves the screen: as a name that is stored, a subject or a file. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
