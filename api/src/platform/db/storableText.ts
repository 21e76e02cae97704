/**
 * Replaces NUL and lone surrogates, which PostgreSQL stores neither as text nor as JSON (T32). For texts that are
 * recorded as they come; input is refused instead.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');
