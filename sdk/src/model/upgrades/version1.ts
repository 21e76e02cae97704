type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings that version 0 left out, by field type. Frozen: today's defaults may differ. */
const LEFT_OUT: Readonly<Record<string, Loose>> = {
  header: {
    label: 'Header', text: 'Header', fontSize: 24, fontWeight: 600, fontStyle: 'normal', color: '#000000', textAlign: 'left',
  }, // prettier-ignore
  text: { label: 'Text', maxLength: null },
  email: { label: 'Email', maxLength: null },
  phone: { label: 'Phone', maxLength: null },
  date: { label: 'Date' },
  textarea: { label: 'Text area', maxLength: null },
  select: { label: 'Select', options: [] },
  checkbox: { label: 'Checkbox', options: [] },
  radio: { label: 'Radio', options: [] },
  address: { label: 'Address (ALL Fields are required)', required: true },
  captcha: { label: 'Captcha' },
};

/**
 * Turns version 0 into version 1. Version 0 is a form as exchanged before definitions had versions:
 * `fields` with only the keys that were set, styles in `settings.custom_styles`, text handling in
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
  if (typeof type !== 'string' || !Object.hasOwn(LEFT_OUT, type)) return field;
  const chosen = Object.entries(field).filter(([, value]) => value !== undefined && value !== null);
  return {
    placeholder: '',
    required: false,
    columns: 12,
    ...LEFT_OUT[type],
    ...Object.fromEntries(chosen),
    // Version 0 allowed optional captchas (D-76).
    ...(type === 'captcha' && { required: true }),
  };
}
