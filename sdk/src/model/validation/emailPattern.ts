/** One label of a host name. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** The address grammar browsers use for `input type=email`, with a dot in the host (HTML Standard, EMBED-028). */
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');

/** Whether a text is an email address of at most 320 characters, as accounts allow (D-165). Does not trim. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 320 && ADDRESS.test(text);
}
