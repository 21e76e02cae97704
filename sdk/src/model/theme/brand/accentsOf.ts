import { contrastRatio } from '../color.ts';
import { nearestColor } from '../oklch.ts';
import type { BrandStyles } from './brand.ts';

/** One colour for buttons and links on pages that a brand does not decide: the portal, and mails. */
export interface Accents {
  /** Carries white text. */
  fill: string;
  /** Readable as text on light surfaces, and on dark ones. */
  textOnLight: string;
  textOnDark: string;
}

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** The surfaces of portal and mails that leave text the least contrast, by scheme. */
const LIGHT_SURFACE = '#f4f5f7';
const DARK_SURFACE = '#20252d';
/** The accent of the product, where a look has none. */
const OWN_ACCENT = '#5b5bd6';

type Accented = Pick<BrandStyles, 'buttonColor' | 'primaryColor'>;

/** Returns the colour of a look's buttons. */
export const accentOf = ({ buttonColor, primaryColor }: Accented): string =>
  (buttonColor ?? primaryColor ?? OWN_ACCENT).slice(0, 7);

/** Returns the accents of a look: the colour of its buttons, moved as little as it takes to be readable (CLNT-092). */
export function accentsOf(styles: Accented): Accents {
  const accent = accentOf(styles);
  const readableOn = (surface: string): string =>
    nearestColor(accent, (color) => contrastRatio(color, surface) >= TEXT) ?? OWN_ACCENT;
  return {
    fill: readableOn('#ffffff'),
    textOnLight: readableOn(LIGHT_SURFACE),
    textOnDark: readableOn(DARK_SURFACE),
  };
}
