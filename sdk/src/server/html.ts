export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** JSON that can stand in a script element: nothing in it ends the element or begins a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
