import { mapFields, readable, withoutBrand, type CustomStyles, type FormDefinition } from '@inlay/sdk/model';
import type { Preset } from './presets.ts';

/** Properties that a preset does not change: parts shown, and the owner's own CSS. */
const KEPT = [
  'showFormTitle',
  'showFormLogo',
  'showFooterCredit',
  'showFooterLogo',
  'showSecurityBadge',
  'coverHeight',
  'coverX',
  'coverY',
  'coverAlt',
  'customCSS',
] as const satisfies readonly (keyof CustomStyles)[];

const keptOf = (styles: CustomStyles): CustomStyles =>
  Object.fromEntries(KEPT.filter((key) => Object.hasOwn(styles, key)).map((key) => [key, styles[key]]));

/** Applies a preset; headings unreadable on it get the colour of its text. A brand is left. */
export function applyPreset(definition: FormDefinition, { styles }: Preset): FormDefinition {
  const customStyles = { ...styles, ...keptOf(definition.customStyles) };
  return {
    ...mapFields(withoutBrand(definition), (field) => readable(field, { customStyles })),
    customStyles,
  };
}

/** Returns whether the form has exactly this style. */
export function hasPreset(custom: CustomStyles, { styles }: Preset): boolean {
  const kept = new Set<string>(KEPT);
  const chosen = Object.entries(custom).filter(([key]) => !kept.has(key));
  return (
    chosen.length === Object.keys(styles).length &&
    chosen.every(([key, value]) => styles[key as keyof CustomStyles] === value)
  );
}
