/** Escapes text between tags; attributes need their quotes escaped as well. */
export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Escapes the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** Returns JSON that is safe inside a script element: nothing in it can end the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
