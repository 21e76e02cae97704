/**
 * Removes the marks that turn the direction of a line (U+202A–202E, U+2066–2069) from a name that stands among other
 * words or is one itself: in a sentence, a subject, a file's name (T32).
 */
export const withoutTurns = (name: string): string => name.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
