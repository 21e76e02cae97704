import { overlay } from './color.ts';
import type { CustomStyles } from './customStyles.ts';
import { buttonColors, surfaces } from './derivedColors.ts';
import { resolveStyles } from './resolveStyles.ts';

/** What a picked colour became where contrast asked for another; null where it is seen as picked. */
export interface UsedColors {
  button: string | null;
  /** Ticked boxes and focus rings. */
  marks: string | null;
}

/**
 * Returns what visitors see in place of a form's picked main colour.
 * @param styles made of it: the form's own, or those of `themeOfColors`
 */
export function usedColors(picked: string, styles: CustomStyles): UsedColors {
  const resolved = resolveStyles(styles);
  const seen = surfaces(resolved);
  const { background, from, text } = buttonColors(resolved, seen);
  const button = background === 'transparent' ? text : from;
  const other = (color: string): string | null =>
    overlay(color, seen.form) === overlay(picked, seen.form) ? null : color.slice(0, 7);
  return { button: other(button), marks: other(resolved.primaryColor) };
}
