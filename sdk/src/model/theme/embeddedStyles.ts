import { contrastRatio } from './color.ts';
import type { CustomStyles } from './customStyles.ts';
import { DARK_FORM } from './derivedColors.ts';

interface PlacedStyles {
  styles: CustomStyles;
  /** True if nothing of the form has a visible edge, so that it needs no padding. */
  isFlush: boolean;
}

/** Style of a form embedded in a website. */
export interface EmbeddedStyles extends PlacedStyles {
  /** Style on dark host pages; null if it is the same. */
  dark: PlacedStyles | null;
}

const BACKGROUNDS = ['backgroundColor', 'formContainerColor', 'formBackgroundColor'] as const;
const INKS = ['textColor', 'inputTextColor', 'fieldBackgroundColor'] as const;

const CLEAR: CustomStyles = {
  backgroundColor: '#ffffff00',
  formContainerColor: '#ffffff00',
  formBackgroundColor: '#ffffff00',
};

/** Returns the scheme of pages a style is made for, by its scheme or text colour; null for all. */
function intendedFor({ colorScheme = 'auto', ...custom }: CustomStyles): 'light' | 'dark' | null {
  if (colorScheme !== 'auto') return colorScheme;
  if (INKS.every((key) => custom[key] === undefined)) return null;
  return contrastRatio(custom.textColor ?? '#000000', '#ffffff') >= 4.5 ? 'light' : 'dark';
}

/**
 * Returns the style of a form in a website: transparent, without padding, in the host page's colour scheme,
 * unless its own style decides (D-195). A background of its own decides everything. A scheme or text colours
 * decide on which pages the form is readable; on others it is a card.
 */
export function embeddedStyles(custom: CustomStyles): EmbeddedStyles {
  if (BACKGROUNDS.some((key) => custom[key] !== undefined))
    return { styles: custom, isFlush: false, dark: null };
  const isFlush = !/background|border|shadow|outline/.test(custom.customCSS ?? '');
  const clear = { styles: { ...custom, ...CLEAR }, isFlush };
  const intended = intendedFor(custom);
  if (!intended) return { ...clear, dark: { styles: { ...clear.styles, colorScheme: 'dark' }, isFlush } };
  const formBackgroundColor = intended === 'dark' ? DARK_FORM : '#ffffff';
  const card = { styles: { ...clear.styles, formBackgroundColor }, isFlush: false };
  return intended === 'dark' ? { ...card, dark: clear } : { ...clear, dark: card };
}
