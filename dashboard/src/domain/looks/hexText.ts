/** Text that the hex box accepts during typing: `#` and up to six hex digits (STYLE-024). */
const TYPED = /^#[0-9a-f]{0,6}$/i;
/** A whole colour, in three digits or six, as CSS has it. */
const WHOLE = /^#(?:[0-9a-f]{3}){1,2}$/i;

/**
 * The next text of the hex box, or null for a key stroke that is not accepted. A pasted colour may have
 * blanks around it or lack its `#`.
 */
export function acceptHexText(text: string): string | null {
  const trimmed = text.trim();
  const next = trimmed === '' ? '#' : trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
  return TYPED.test(next) ? next.toLowerCase() : null;
}

/** Returns a colour that is typed completely as `#rrggbb`, also of `#rgb`; null for another text. */
export function parseHex(text: string): string | null {
  const typed = acceptHexText(text);
  if (typed === null || !WHOLE.test(typed)) return null;
  return typed.length > 4 ? typed : typed.replace(/[0-9a-f]/g, '$&$&');
}

/** Returns the transparency of a stored colour, in percent (D-81: 100 = fully). */
export const transparencyOf = (color: string): number =>
  color.length > 7 ? Math.round((1 - parseInt(color.slice(7), 16) / 255) * 100) : 0;

/** The stored form of a colour: eight digits once it is see-through (STYLE-025). */
export function withTransparency(hex: string, percent: number): string {
  const solid = hex.slice(0, 7);
  if (percent <= 0) return solid;
  const alpha = Math.round((1 - percent / 100) * 255);
  return solid + alpha.toString(16).padStart(2, '0');
}
