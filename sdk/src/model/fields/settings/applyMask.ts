/** Characters that a sign of a mask matches; every other sign matches itself. */
const SIGNS: Readonly<Record<string, RegExp>> = { A: /\p{L}/u, 9: /\d/, '*': /[\p{L}\d]/u };

/** Separators that people write where the mask has others, or none. */
const isSeparator = (sign: string): boolean => /[\s.\-/]/.test(sign);

/** Returns whether a mask has a sign to fill in. */
export const isMask = (mask: string): boolean => /[A9*]/.test(mask);

/**
 * Returns a text as a mask writes it: `A` is a letter, `9` a digit, `*` either, everything else is itself and may be
 * left out. Null for a text that the mask does not fit.
 */
export function applyMask(mask: string, text: string): string | null {
  const signs = Array.from(text);
  let filled = '';
  for (const wanted of mask) {
    const kind = SIGNS[wanted];
    if (!kind) {
      if (signs[0] === wanted) signs.shift();
      filled += wanted;
      continue;
    }
    while (signs[0] !== undefined && isSeparator(signs[0])) signs.shift();
    const sign = signs.shift();
    if (sign === undefined || !kind.test(sign)) return null;
    filled += sign;
  }
  return signs.every(isSeparator) ? filled : null;
}
