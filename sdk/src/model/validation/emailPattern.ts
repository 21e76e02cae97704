/** One label of a host name. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** The address grammar browsers use for `input type=email`, with a dot in the host (HTML Standard, EMBED-028). */
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');

/** Neither trims nor looks at the case. At most 320 characters, as accounts allow; answers are held to fewer (D-165). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 320 && ADDRESS.test(text);
}
