/** `#rrggbb`, or `#rrggbbaa` with transparency (STYLE-024, STYLE-025). */
export const COLOR_PATTERN = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;

const byteAt = (color: string, index: number): number =>
  parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);

const alphaOf = (color: string): number => (color.length > 7 ? byteAt(color, 3) / 255 : 1);

const hex = (byte: number): string => Math.round(byte).toString(16).padStart(2, '0');

/** Returns the visible colour of one colour on an opaque one. */
export function overlay(color: string, beneath: string): string {
  const alpha = alphaOf(color);
  const channel = (index: number) => hex(byteAt(color, index) * alpha + byteAt(beneath, index) * (1 - alpha));
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Returns the colour with another opacity, from 0 to 1, in 8 digits. */
export const withOpacity = (color: string, opacity: number): string =>
  `${color.slice(0, 7)}${hex(opacity * 255)}`;

/** Returns the relative luminance of a colour on white, 0 (black) to 1 (white) (WCAG 2.2). */
export function luminance(color: string): number {
  const seen = color.length > 7 ? overlay(color, '#ffffff') : color;
  const channel = (index: number): number => {
    const value = byteAt(seen, index) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black or white, whichever has more contrast on a colour. */
export const textColorOn = (color: string): '#ffffff' | '#000000' =>
  contrastRatio(color, '#ffffff') >= contrastRatio(color, '#000000') ? '#ffffff' : '#000000';
