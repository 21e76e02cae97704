/**
 * The address grammar browsers use for `input type=email`, with a dot in the host (HTML Standard, EMBED-028) and with
 * other scripts on both sides (RFC 6531). Before the @ it leaves out what would have to be quoted.
 */
const ADDRESS =
  /^[^\s\p{C}()<>[\]:;@\\,"]+@(?!-|.*(?:-\.|\.-|-$))[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63})+$/u;

/** Returns whether a text is an email address of at most 320 characters, as for accounts (D-165). Does not trim. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 320 && ADDRESS.test(text);
}

/** Returns whether a text is the domain of email addresses, in small letters. */
export const isEmailDomain = (text: string): boolean =>
  text === text.toLowerCase() && !text.includes('@') && isEmailAddress(`a@${text}`);
