/** Returns the addresses of a text, as people paste them: separated by commas, semicolons, blanks or lines. */
export const parseEmails = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, ''))
    .filter((part) => part !== '');
