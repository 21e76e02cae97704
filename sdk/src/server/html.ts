/** For text between tags; an attribute needs its quotes escaped as well. */
export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** For the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** JSON that can stand in a script element, or in a script that is set into one: nothing ends the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
