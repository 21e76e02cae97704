import { contrastRatio } from '../color.ts';
import { nearestColor } from '../oklch.ts';
import type { BrandStyles } from './brand.ts';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** Surfaces of the portal that text stands on, by scheme: those that leave the least contrast. */
const LIGHT_SURFACE = '#f4f5f7';
const DARK_SURFACE = '#20252d';
/** The accent of the product, where a kit has none. */
const OWN_ACCENT = '#5b5bd6';

/** A brand's colour as the client portal wears it. */
export interface PortalColors {
  /** Carries white text. */
  fill: string;
  textOnLight: string;
  textOnDark: string;
}

/** Returns the colour that the portal takes from a brand. */
export const portalAccent = ({ buttonColor, primaryColor }: BrandStyles): string =>
  (buttonColor ?? primaryColor ?? OWN_ACCENT).slice(0, 7);

/** Returns that colour as near as everybody can read it: below white text, and as text on light and on dark pages. */
export function portalColors(styles: BrandStyles): PortalColors {
  const accent = portalAccent(styles);
  const readableOn = (surface: string): string =>
    nearestColor(accent, (color) => contrastRatio(color, surface) >= TEXT) ?? OWN_ACCENT;
  return {
    fill: readableOn('#ffffff'),
    textOnLight: readableOn(LIGHT_SURFACE),
    textOnDark: readableOn(DARK_SURFACE),
  };
}
