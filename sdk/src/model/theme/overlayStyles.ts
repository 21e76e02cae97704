import type { CustomStyles } from './customStyles.ts';
import { embeddedStyles } from './embeddedStyles.ts';

/** Style of a form over a website's page. */
export interface OverlayStyles {
  styles: CustomStyles;
  /** Colour of the whole dialog, for a form without a background of its own. */
  surface: string | null;
}

/**
 * Returns the style of a form in a popup, slide-in, side tab or floating button: that of its own page. A form
 * without a background has one surface from edge to edge: white, or dark if it was made for dark pages.
 */
export function overlayStyles(custom: CustomStyles): OverlayStyles {
  const { styles, dark } = embeddedStyles(custom);
  // Only a background of its own is the same everywhere.
  if (!dark) return { styles: custom, surface: null };
  const { formBackgroundColor: card = '#ffffff' } = styles;
  const surface = card.length === 7 ? card : '#ffffff';
  return { styles: { ...custom, backgroundColor: surface, formBackgroundColor: surface }, surface };
}
