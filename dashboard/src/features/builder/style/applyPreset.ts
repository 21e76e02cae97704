import {
  checkHeadings,
  resolveStyles,
  type CustomStyles,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import type { Preset } from './presets.ts';

/** What a look leaves as it is: what is shown, and what the owner wrote himself. */
const KEPT = [
  'showFormTitle',
  'showFormLogo',
  'showFooterCredit',
  'showFooterLogo',
  'showSecurityBadge',
  'customCSS',
] as const satisfies readonly (keyof CustomStyles)[];

const keptOf = (styles: CustomStyles): CustomStyles =>
  Object.fromEntries(KEPT.filter((key) => Object.hasOwn(styles, key)).map((key) => [key, styles[key]]));

/** The form in this look; headings that could not be read on it take the colour of its text. */
export function applyPreset(definition: FormDefinition, { styles }: Preset): FormDefinition {
  const customStyles = { ...styles, ...keptOf(definition.customStyles) };
  const hidden = new Set(checkHeadings(customStyles, definition.fields).map(({ fieldId }) => fieldId));
  const { textColor } = resolveStyles(customStyles);
  const fields = definition.fields.map((field): Field =>
    field.type === 'header' && hidden.has(field.id) ? { ...field, color: textColor } : field,
  );
  return { ...definition, customStyles, fields: hidden.size > 0 ? fields : definition.fields };
}

/** Whether the form has exactly this look. */
export function hasPreset(custom: CustomStyles, { styles }: Preset): boolean {
  const kept = new Set<string>(KEPT);
  const chosen = Object.entries(custom).filter(([key]) => !kept.has(key));
  return (
    chosen.length === Object.keys(styles).length &&
    chosen.every(([key, value]) => styles[key as keyof CustomStyles] === value)
  );
}
