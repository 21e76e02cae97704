import { BORDER_RADII, FONT_FAMILIES, themeOfColors, type BrandStyles } from '@inlay/sdk/model';
import type { SheetFacts } from './lookFacts.ts';

type Font = NonNullable<BrandStyles['fontFamily']>;
type Corners = NonNullable<BrandStyles['borderRadius']>;

/** Fonts that look alike, by what is in a family's name; the first that matches wins. */
const ALIKE: readonly (readonly [RegExp, Font])[] = [
  [/poppins|raleway|gotham|futura|nunito|quicksand|outfit|urbanist|jost|circular/i, 'montserrat'],
  [/source sans|noto sans|segoe|frutiger|fira sans|work sans|mulish|pt sans/i, 'open-sans'],
  [/carlito|calibri|cabin|hind/i, 'lato'],
  [/dm sans|sf pro|manrope|figtree|geist|plus jakarta|public sans|ibm plex sans/i, 'inter'],
  [/helvetica|arial|heebo|rubik/i, 'roboto'],
  [/serif|georgia|times|garamond|merriweather|lora|baskerville|didot|bodoni|caslon/i, 'playfair'],
];

/** Returns the platform's font that is, or looks like, a family; null for a system's font. */
export function fontLike(family: string): Font | null {
  const name = family.toLowerCase().replace(/[\s_]+/g, '-');
  const same = FONT_FAMILIES.find((font) => font !== 'system' && name.startsWith(font));
  if (same) return same;
  if (/^sans-serif$|system|^ui-/i.test(family)) return null;
  return ALIKE.find(([pattern]) => pattern.test(family))?.[1] ?? null;
}

/** Returns the corners nearest to a radius in px; large ones are fully round. */
export function cornersLike(radius: number): Corners {
  if (radius >= 24) return 'full';
  const named = Object.entries(BORDER_RADII).filter(([name]) => name !== 'full');
  const [nearest] = named.toSorted(([, a], [, b]) => Math.abs(a - radius) - Math.abs(b - radius));
  return (nearest?.[0] ?? 'md') as Corners;
}

/** The colour of a look where a website names none. */
const FALLBACK_ACCENT = '#3b82f6';

/** Makes a readable look of what a website's style sheets say (STYLE-045). */
export function chooseLook({ accents, background, text, fonts, radius }: SheetFacts): BrandStyles {
  const fontFamily = fonts.map(fontLike).find((font) => font !== null);
  return {
    ...themeOfColors({
      accent: accents[0] ?? text ?? FALLBACK_ACCENT,
      ...(background && { background }),
      ...(text && { text }),
    }),
    ...(fontFamily && { fontFamily }),
    ...(radius !== null && { borderRadius: cornersLike(radius) }),
  };
}
