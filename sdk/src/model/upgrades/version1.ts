import { FIELD_TYPES } from '../fields/index.ts';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Version 0 → 1. Version 0 is a form as it was exchanged before definitions had versions: `fields`
 * with only the keys that were set, styles in `settings.custom_styles`, text handling in
 * `settings.text_handling`. Version 1 gives every field all its keys and drops `settings`.
 */
export function upgradeToVersion1(old: Loose): Loose {
  const settings = isObject(old['settings']) ? old['settings'] : {};
  return {
    version: 1,
    title: old['title'] ?? '',
    description: old['description'] ?? '',
    fields: Array.isArray(old['fields']) ? old['fields'].map(completeField) : (old['fields'] ?? []),
    customStyles: settings['custom_styles'] ?? {},
    textHandling: settings['text_handling'] ?? 'sanitise',
  };
}

function completeField(field: unknown): unknown {
  if (!isObject(field)) return field;
  const type = field['type'];
  if (typeof type !== 'string' || !Object.hasOwn(FIELD_TYPES, type)) return field;
  const defaults: Loose = { ...FIELD_TYPES[type as keyof typeof FIELD_TYPES].createDefaults() };
  // Version 0 wrote "no options" by leaving them out; defaults are for fields made in the builder.
  if ('options' in defaults) defaults['options'] = [];
  const chosen = Object.entries(field).filter(([, value]) => value !== undefined && value !== null);
  const complete: Loose = { ...defaults, ...Object.fromEntries(chosen) };
  // D-76, which version 0 did not hold.
  if (type === 'captcha') complete['required'] = true;
  return complete;
}
