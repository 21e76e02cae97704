import { contrastRatio } from './color.ts';
import type { CustomStyles } from './customStyles.ts';
import { DARK_FORM } from './derivedColors.ts';

interface PlacedStyles {
  styles: CustomStyles;
  /** Nothing of it has an edge of its own: it needs no padding. */
  isFlush: boolean;
}

/** A form's style on somebody else's page. */
export interface EmbeddedStyles extends PlacedStyles {
  /** Where the page around the form is dark; null where the style is the same there. */
  dark: PlacedStyles | null;
}

const BACKGROUNDS = ['backgroundColor', 'formContainerColor', 'formBackgroundColor'] as const;
const INKS = ['textColor', 'inputTextColor', 'fieldBackgroundColor'] as const;

const CLEAR: CustomStyles = {
  backgroundColor: '#ffffff00',
  formContainerColor: '#ffffff00',
  formBackgroundColor: '#ffffff00',
};

/** The pages that a style was made for: by its scheme, else by the colour of its text; null for all. */
function intendedFor({ colorScheme = 'auto', ...custom }: CustomStyles): 'light' | 'dark' | null {
  if (colorScheme !== 'auto') return colorScheme;
  if (INKS.every((key) => custom[key] === undefined)) return null;
  return contrastRatio(custom.textColor ?? '#000000', '#ffffff') >= 4.5 ? 'light' : 'dark';
}

/**
 * A form set into a website is see-through, without padding, and follows the page's colour scheme, unless its
 * style says otherwise (D-195). A background of its own says all of that. A scheme or colours of text say which
 * pages the form can be read on: on others it is a card.
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
