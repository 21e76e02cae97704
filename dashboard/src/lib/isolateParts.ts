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

/** Takes that out again, where a text leaves the screen: as a name that is stored, a subject or a file. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
