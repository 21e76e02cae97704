/** `#rrggbb`, or `#rrggbbaa` with transparency (STYLE-024, STYLE-025). */
export const COLOR_PATTERN = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;

const channel = (color: string, index: number): number => {
  const value = parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 (black) to 1 (white), of an opaque colour (WCAG 2.2). */
export function luminance(color: string): number {
  return 0.2126 * channel(color, 0) + 0.7152 * channel(color, 1) + 0.0722 * channel(color, 2);
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on a colour. */
export const textColorOn = (color: string): '#ffffff' | '#000000' =>
  contrastRatio(color, '#ffffff') >= 4.5 || luminance(color) < 0.18 ? '#ffffff' : '#000000';
