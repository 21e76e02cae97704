import type { CustomStyles, FormDefinition } from '@inlay/sdk/model';
import { readable } from '../definition/editing.ts';
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
  const fields = definition.fields.map((field) => readable(field, { customStyles }));
  const isSame = fields.every((field, at) => field === definition.fields[at]);
  return { ...definition, customStyles, fields: isSame ? definition.fields : fields };
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
