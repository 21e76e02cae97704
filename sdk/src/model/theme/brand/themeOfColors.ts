import { contrastRatio, luminance } from '../color.ts';
import { checkContrast, fixContrast } from '../contrast.ts';
import { fromOklch, toOklch } from '../oklch.ts';
import type { BrandStyles } from './brand.ts';

/** The colours that a whole look is computed from, as `#rrggbb`. */
export interface PickedColors {
  accent: string;
  /** White by default. */
  background?: string;
  /** By default one that suits accent and background. */
  text?: string;
}

/** Luminance below which a background makes a dark look. */
const DARK = 0.18;
/** Contrast of ticked boxes with the form (WCAG 2.2, 1.4.11). */
const OUTLINE = 3;
/** Most rounds of corrections; one correction may call for another. */
const MAX_ROUNDS = 12;

/**
 * Returns a look of a few picked colours in which all text and controls have enough contrast (WCAG 2.2 AA,
 * STYLE-043). The background stays as picked; the accent stays on the button, and is darkened or lightened for
 * boxes and rings where it would be hard to see.
 */
export function themeOfColors({ accent, background = '#ffffff', text }: PickedColors): BrandStyles {
  const back = toOklch(background);
  const { hue, chroma } = toOklch(accent);
  const isDark = luminance(background) < DARK;
  const step = isDark ? 0.035 : (1 - back.lightness) * 0.75;
  const form = fromOklch({
    ...back,
    lightness: back.lightness + step,
    chroma: back.chroma * (isDark ? 1 : 0.4),
  });
  const field = isDark
    ? fromOklch({ ...back, lightness: back.lightness + step * 2 })
    : fromOklch({
        ...back,
        lightness: back.lightness + (1 - back.lightness) * 0.9,
        chroma: back.chroma * 0.2,
      });
  const ink = text ?? fromOklch({ lightness: isDark ? 0.95 : 0.24, chroma: Math.min(chroma, 0.03), hue });
  const faint = fromOklch({ lightness: isDark ? 0.74 : 0.48, chroma: Math.min(chroma, 0.025), hue });
  return readableStyles({
    ...(isDark && { colorScheme: 'dark' as const }),
    ...withAccent(accent, form),
    backgroundColor: background,
    formBackgroundColor: form,
    fieldBackgroundColor: field,
    textColor: ink,
    inputTextColor: ink,
    footerCreditColor: faint,
  });
}

/** An accent that is hard to see on the form stays the button's colour. */
const withAccent = (accent: string, form: string): BrandStyles =>
  contrastRatio(accent, form) >= OUTLINE
    ? { primaryColor: accent }
    : { primaryColor: accent, buttonColor: accent };

/** Returns a look with the smallest changes of colours after which everything has enough contrast. */
export function readableStyles(styles: BrandStyles): BrandStyles {
  const fixed = { ...styles };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const failing = checkContrast(fixed).find(({ passes }) => !passes);
    const changes = failing && fixContrast(fixed, failing.key);
    if (!changes) break;
    Object.assign(fixed, changes);
  }
  return fixed;
}

/** Lightness of the surfaces of a dark look: page, form, input. */
const DARK_SURFACES = [0.17, 0.215, 0.26] as const;
/** Most chroma of a dark surface, so that it is tinted and not coloured. */
const MAX_TINT = 0.02;

/** Returns the look of a kit for dark pages, computed from its light one; font, corners and button stay. */
export function darkStylesOf(styles: BrandStyles): BrandStyles {
  const { primaryColor: accent = '#3b82f6', fontFamily, borderRadius, buttonStyle } = styles;
  const { hue, chroma } = toOklch(accent);
  const tint = Math.min(chroma, MAX_TINT);
  const [page, form, field] = DARK_SURFACES.map((lightness) => fromOklch({ lightness, chroma: tint, hue }));
  const ink = fromOklch({ lightness: 0.95, chroma: tint / 2, hue });
  return readableStyles({
    colorScheme: 'dark',
    ...withAccent(styles.buttonColor ?? accent, form ?? '#000000'),
    ...(page && { backgroundColor: page }),
    ...(form && { formBackgroundColor: form }),
    ...(field && { fieldBackgroundColor: field }),
    textColor: ink,
    inputTextColor: ink,
    footerCreditColor: fromOklch({ lightness: 0.76, chroma: tint, hue }),
    ...(fontFamily && { fontFamily }),
    ...(borderRadius && { borderRadius }),
    ...(buttonStyle && { buttonStyle }),
  });
}
