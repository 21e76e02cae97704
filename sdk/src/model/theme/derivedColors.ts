import { contrastRatio, luminance, overlay, textColorOn, withOpacity } from './color.ts';
import type { ResolvedStyles } from './customStyles.ts';
import { nearestColor, toOklch } from './oklch.ts';

/** Surfaces behind text and controls, as opaque colours. */
export interface Surfaces {
  page: string;
  form: string;
  /** Inputs. */
  field: string;
}

/** Minimum contrast of text (WCAG 2.2 AA, 1.4.3). */
const TEXT = 4.5;

/** Assumed background of a dark page. */
export const DARK_PAGE = '#0f1115';
/** Background of a form on a dark page. */
export const DARK_FORM = '#16191f';

/** Returns the assumed background behind a transparent form: white, or nearly black for a dark form. */
export function surfaces(styles: ResolvedStyles): Surfaces {
  const page = overlay(styles.backgroundColor, styles.colorScheme === 'dark' ? DARK_PAGE : '#ffffff');
  const form = overlay(styles.formBackgroundColor, overlay(styles.formContainerColor, page));
  return { page, form, field: overlay(styles.fieldBackgroundColor, form) };
}

/**
 * Returns the colour of a heading: its own, black by default. On a dark form an unreadable colour is replaced
 * by that of the text.
 */
export const headingColor = (color: string, styles: ResolvedStyles): string =>
  styles.colorScheme === 'dark' && contrastRatio(color, surfaces(styles).form) < TEXT
    ? styles.textColor
    : color;

/** Luminance below which light text is easier to read. */
const DARK = 0.18;
/** Share of its own colour in the background of the error summary. */
export const SUMMARY_TINT = 0.08;

/** Colours of errors, success and focus, visible on light, dark and medium forms (WCAG 2.2: 4.5 and 3). */
export function messageColors({ form, field }: Surfaces, { primaryColor }: ResolvedStyles) {
  // A tint may be darker than the form: green takes more from a blue one than it gives.
  const pick = (needed: number, ...candidates: string[]): string =>
    candidates.find((color) =>
      [form, overlay(withOpacity(color, SUMMARY_TINT), form)].every(
        (back) => contrastRatio(color, back) >= needed,
      ),
    ) ?? textColorOn(form);
  const scheme = (surface: string) => (luminance(surface) < DARK ? 'dark' : 'light');
  return {
    // Native controls follow the form or the input's background, not the host page.
    scheme: scheme(form),
    fieldScheme: scheme(field),
    error: pick(4.5, '#b42318', '#fda29b'),
    // More than 3, which the dark green just has on a dark form: there it would look dim.
    success: pick(TEXT, '#067647', '#47cd89'),
    focus: pick(3, overlay(primaryColor, form), '#1d4ed8', '#a5a5ff'),
  };
}

/** Share of black or white in the far end of a gradient. */
const GRADIENT_DEPTH = 0.22;

/** Largest change of lightness that still counts as a shade of the same colour. */
const SHADE = 0.2;

/**
 * Returns the background of the button. Darkens the form's primary colour until white is readable on it
 * (D-190); a colour chosen for the button, and one without such a shade, stay.
 */
function buttonShade({ buttonColor, primaryColor }: ResolvedStyles, form: string): string {
  if (buttonColor !== primaryColor) return buttonColor;
  const seen = overlay(buttonColor, form);
  const shade = nearestColor(seen, (color) => contrastRatio(color, '#ffffff') >= TEXT);
  if (shade === null || shade === seen) return buttonColor;
  return toOklch(seen).lightness - toOklch(shade).lightness <= SHADE ? shade : buttonColor;
}

/** Returns white where it is readable, else black. */
const labelOn = (color: string): '#ffffff' | '#000000' =>
  contrastRatio(color, '#ffffff') >= TEXT ? '#ffffff' : textColorOn(color);

/** Returns the colours of the submit button. Outline and ghost are transparent: their text has the button's colour. */
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
  // Mixes away from the text's colour, so that contrast only grows.
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
