import { contrastRatio, luminance, overlay, textColorOn, withOpacity } from './color.ts';
import type { ResolvedStyles } from './customStyles.ts';

/** What text and controls of a form lie on: opaque, with what is beneath shining through. */
export interface Surfaces {
  page: string;
  form: string;
  /** Inputs. */
  field: string;
}

/** The website around a see-through page is taken to be white, as most are. */
export function surfaces(styles: ResolvedStyles): Surfaces {
  const page = overlay(styles.backgroundColor, '#ffffff');
  const form = overlay(styles.formBackgroundColor, overlay(styles.formContainerColor, page));
  return { page, form, field: overlay(styles.fieldBackgroundColor, form) };
}

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

/** What the submit button is made of. Outline and ghost show the form, so their text takes the button's colour. */
export function buttonColors({ buttonColor, buttonStyle }: ResolvedStyles, { form }: Surfaces) {
  const seen = overlay(buttonColor, form);
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
  const text = textColorOn(seen);
  // Away from the text: the far end and the pressed button read better, never worse.
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  const to = buttonStyle === 'gradient' ? overlay(withOpacity(away, GRADIENT_DEPTH), seen) : seen;
  return {
    from: seen,
    to,
    background: to === seen ? buttonColor : `linear-gradient(135deg,${seen},${to})`,
    text,
    border: 'transparent',
    hover: withOpacity(away, 0.1),
  };
}
