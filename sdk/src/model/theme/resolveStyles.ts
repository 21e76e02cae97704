import { BORDER_RADII, COVER_HEIGHT, type CustomStyles, type ResolvedStyles } from './customStyles.ts';
import { buttonColors, DARK_FORM, DARK_PAGE, messageColors, surfaces } from './derivedColors.ts';

/** Default styles (D-81). `buttonColor` follows `primaryColor`. */
export const DEFAULT_STYLES: Omit<ResolvedStyles, 'buttonColor'> = {
  showFormTitle: true,
  showFormLogo: true,
  showFooterCredit: true,
  showFooterLogo: true,
  footerCreditColor: '#6b7280',
  footerCreditSize: 12,
  headerSize: 3,
  primaryColor: '#3b82f6',
  colorScheme: 'auto',
  backgroundColor: '#ffffff',
  formContainerColor: '#ffffff00',
  formBackgroundColor: '#ffffff',
  textColor: '#1f2937',
  inputTextColor: '#1f2937',
  fieldBackgroundColor: '#ffffff',
  fieldStyle: 'outline',
  fontFamily: 'system',
  labelSize: 14,
  buttonSize: 'medium',
  buttonStyle: 'solid',
  borderRadius: 'md',
  coverHeight: COVER_HEIGHT.default,
  coverX: 50,
  coverY: 50,
  coverAlt: '',
  customCSS: '',
};

/** Defaults that differ in the dark scheme. */
const DARK_STYLES: CustomStyles = {
  footerCreditColor: '#9ba3b0',
  backgroundColor: DARK_PAGE,
  formBackgroundColor: DARK_FORM,
  textColor: '#eceef2',
  inputTextColor: '#eceef2',
  fieldBackgroundColor: '#1c2027',
};

/** Between lines there is nothing but the form. */
const UNDERLINED: CustomStyles = { fieldBackgroundColor: '#ffffff00' };

/** Returns every style with its value. */
export function resolveStyles(customStyles: CustomStyles): ResolvedStyles {
  const isDark = customStyles.colorScheme === 'dark';
  const { showSecurityBadge: _ofItsFields, ...chosen } = customStyles;
  const isUnderlined = customStyles.fieldStyle === 'underline';
  const styles = {
    ...DEFAULT_STYLES,
    ...(isDark && DARK_STYLES),
    ...(isUnderlined && UNDERLINED),
    ...chosen,
  };
  return { ...styles, buttonColor: styles.buttonColor ?? styles.primaryColor };
}

const SYSTEM_FONTS = 'system-ui,sans-serif';

/**
 * Returns the font families of a form: the font, and one fallback for each kind of system (`fontFaceCss`).
 * The names are Inlay's own, because a host page may define fonts of the usual names.
 */
export const fontFamilies = (font: ResolvedStyles['fontFamily']): string[] =>
  ['', '-fallback', '-fallback1', '-fallback2'].map((end) => `form-embed-${font}${end}`);

const fontStack = (font: ResolvedStyles['fontFamily']): string =>
  font === 'system'
    ? SYSTEM_FONTS
    : [...fontFamilies(font), font === 'playfair' ? 'Georgia,serif' : SYSTEM_FONTS].join();

/** Shadow of a form that lies as a card on a page of another colour. */
const CARD_SHADOW = '0 1px 2px #0000000f,0 8px 32px #00000014';

/** Padding and type size of the submit button. */
const BUTTON_BOXES: Record<ResolvedStyles['buttonSize'], { padding: string; fontSize: string }> = {
  small: { padding: '8px 16px', fontSize: '14px' },
  medium: { padding: '11px 24px', fontSize: '16px' },
  large: { padding: '14px 32px', fontSize: '18px' },
  'extra-large': { padding: '18px 40px', fontSize: '20px' },
};

/**
 * Returns the custom properties of the renderer's style sheet. Values come from validated styles, so
 * they need no escaping.
 */
export function themeProperties(styles: ResolvedStyles): Record<`--form-embed-${string}`, string> {
  const box = BUTTON_BOXES[styles.buttonSize];
  const seen = surfaces(styles);
  const button = buttonColors(styles, seen);
  const message = messageColors(seen, styles);
  return {
    '--form-embed-primary-color': styles.primaryColor,
    '--form-embed-page-color': styles.backgroundColor,
    '--form-embed-container-color': styles.formContainerColor,
    '--form-embed-form-color': styles.formBackgroundColor,
    '--form-embed-shadow': seen.form === seen.page ? 'none' : CARD_SHADOW,
    '--form-embed-text-color': styles.textColor,
    '--form-embed-input-text-color': styles.inputTextColor,
    '--form-embed-input-color': styles.fieldBackgroundColor,
    '--form-embed-input-scheme': message.fieldScheme,
    '--form-embed-font-family': fontStack(styles.fontFamily),
    '--form-embed-title-size': `${styles.headerSize * 0.5 + 1}rem`,
    '--form-embed-label-size': `${styles.labelSize}px`,
    '--form-embed-radius': `${BORDER_RADII[styles.borderRadius]}px`,
    '--form-embed-button-color': button.border,
    '--form-embed-button-background': button.background,
    '--form-embed-button-text-color': button.text,
    '--form-embed-button-hover-color': button.hover,
    '--form-embed-button-padding': box.padding,
    '--form-embed-button-font-size': box.fontSize,
    '--form-embed-credit-color': styles.footerCreditColor,
    '--form-embed-credit-size': `${styles.footerCreditSize}px`,
    '--form-embed-scheme': message.scheme,
    '--form-embed-error-color': message.error,
    '--form-embed-success-color': message.success,
    '--form-embed-focus-color': message.focus,
  };
}
