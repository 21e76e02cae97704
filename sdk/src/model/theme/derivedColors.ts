import { contrastRatio, luminance, overlay, textColorOn, withOpacity } from './color.ts';
import type { ResolvedStyles } from './customStyles.ts';
import { nearestColor, toOklch } from './oklch.ts';

/** What text and controls of a form lie on: opaque, with what is beneath shining through. */
export interface Surfaces {
  page: string;
  form: string;
  /** Inputs. */
  field: string;
}

/** Contrast that text needs (WCAG 2.2 AA, 1.4.3). */
const TEXT = 4.5;

/** What a dark page is taken to be. */
export const DARK_PAGE = '#0f1115';
/** The form on it. */
export const DARK_FORM = '#16191f';

/** The website around a see-through page is taken to be white, as most are, or nearly black for a dark form. */
export function surfaces(styles: ResolvedStyles): Surfaces {
  const page = overlay(styles.backgroundColor, styles.colorScheme === 'dark' ? DARK_PAGE : '#ffffff');
  const form = overlay(styles.formBackgroundColor, overlay(styles.formContainerColor, page));
  return { page, form, field: overlay(styles.fieldBackgroundColor, form) };
}

/**
 * What a heading is written in. Each has a colour of its own, black unless it is changed; in the dark, one that
 * cannot be read is that of the text.
 */
export const headingColor = (color: string, styles: ResolvedStyles): string =>
  styles.colorScheme === 'dark' && contrastRatio(color, surfaces(styles).form) < TEXT
    ? styles.textColor
    : color;

/** Luminance below which a surface counts as dark: light text reads better on it. */
const DARK = 0.18;
/** How strongly the error summary is tinted with its own colour. */
export const SUMMARY_TINT = 0.08;

/** What a form says of itself; seen on light, dark and middling forms alike (WCAG 2.2: 4.5 and 3). */
export function messageColors({ form, field }: Surfaces) {
  const pick = (needed: number, ...candidates: string[]): string =>
    candidates.find(
      (color) => contrastRatio(color, overlay(withOpacity(color, SUMMARY_TINT), form)) >= needed,
    ) ?? textColorOn(form);
  const scheme = (surface: string) => (luminance(surface) < DARK ? 'dark' : 'light');
  return {
    // Native controls follow the form, and inputs their own background, not the page around them.
    scheme: scheme(form),
    fieldScheme: scheme(field),
    error: pick(4.5, '#b42318', '#fda29b'),
    success: pick(3, '#067647', '#47cd89'),
    focus: pick(3, '#1d4ed8', '#a5a5ff'),
  };
}

/** How much of the far end of a gradient is mixed with black or white. */
const GRADIENT_DEPTH = 0.22;

/** How much darker, in lightness, a shade of a colour may be; beyond it is another colour. */
const SHADE = 0.2;

/**
 * What lies behind the button's label. The form's own colour is darkened until white can be read on it (D-190);
 * a colour chosen for the button, and one that no shade saves, stay.
 */
function buttonShade({ buttonColor, primaryColor }: ResolvedStyles, form: string): string {
  if (buttonColor !== primaryColor) return buttonColor;
  const seen = overlay(buttonColor, form);
  const shade = nearestColor(seen, (color) => contrastRatio(color, '#ffffff') >= TEXT);
  if (shade === null || shade === seen) return buttonColor;
  return toOklch(seen).lightness - toOklch(shade).lightness <= SHADE ? shade : buttonColor;
}

/** White wherever it can be read, else black. */
const labelOn = (color: string): '#ffffff' | '#000000' =>
  contrastRatio(color, '#ffffff') >= TEXT ? '#ffffff' : textColorOn(color);

/** What the submit button is made of. Outline and ghost show the form, so their text takes the button's colour. */
export function buttonColors(styles: ResolvedStyles, { form }: Surfaces) {
  const { buttonColor, buttonStyle } = styles;
  if (buttonStyle === 'outline' || buttonStyle === 'ghost') {
    return {
      from: form,
      to: form,
      background: 'transparent',
      text: buttonColor,
      border: buttonStyle === 'ghost' ? 'transparent' : buttonColor,
      hover: withOpacity(buttonColor, 0.08),
    };
  }
  const shade = buttonShade(styles, form);
  const seen = overlay(shade, form);
  const text = labelOn(seen);
  // Away from the text: the far end and the pressed button read better, never worse.
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  const to = buttonStyle === 'gradient' ? overlay(withOpacity(away, GRADIENT_DEPTH), seen) : seen;
  return {
    from: seen,
    to,
    background: to === seen ? shade : `linear-gradient(135deg,${seen},${to})`,
    text,
    border: 'transparent',
    hover: withOpacity(away, 0.1),
  };
}
