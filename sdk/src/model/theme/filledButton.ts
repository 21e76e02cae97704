import type { CustomStyles } from './customStyles.ts';
import { buttonColors, surfaces } from './derivedColors.ts';
import { resolveStyles } from './resolveStyles.ts';

/** Returns the colours of a form's button on any background, as in a mail: filled, with text that can be read on it. */
export function filledButton(styles: CustomStyles): { background: string; text: string } {
  const resolved = resolveStyles({ ...styles, buttonStyle: 'solid' });
  const { from, text } = buttonColors(resolved, surfaces(resolved));
  return { background: from, text };
}
