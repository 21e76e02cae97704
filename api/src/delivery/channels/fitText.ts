const CUT = '…';

/**
 * Returns a text as a receiver takes it, cut where it would be longer than the receiver allows, and never inside of an
 * escape.
 * @param most the limit in UTF-16 units, after escaping.
 * @param escape writes one character so that it acts nowhere.
 */
export function fitText(
  text: string,
  most: number,
  escape: (character: string) => string = (same) => same,
): string {
  let written = '';
  /** As much as leaves room for the sign that it was cut. */
  let cut = '';
  for (const character of text) {
    written += escape(character);
    if (written.length > most) return cut + CUT;
    if (written.length + CUT.length <= most) cut = written;
  }
  return written;
}
