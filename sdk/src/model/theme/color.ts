/** `#rrggbb`, or `#rrggbbaa` with transparency (STYLE-024, STYLE-025). */
export const COLOR_PATTERN = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;

const byteAt = (color: string, index: number): number =>
  parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255;

const channel = (color: string, index: number): number => {
  const alpha = color.length > 7 ? byteAt(color, 3) : 1;
  const value = byteAt(color, index) * alpha + 1 - alpha;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 (black) to 1 (white), of a colour, seen on white where it is see-through (WCAG 2.2). */
export function luminance(color: string): number {
  return 0.2126 * channel(color, 0) + 0.7152 * channel(color, 1) + 0.0722 * channel(color, 2);
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on a colour. */
export const textColorOn = (color: string): '#ffffff' | '#000000' =>
  contrastRatio(color, '#ffffff') >= contrastRatio(color, '#000000') ? '#ffffff' : '#000000';
