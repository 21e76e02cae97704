type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings of a field in version 1. Others were ignored, and would have a meaning now. */
const SETTINGS = [
  'id', 'type', 'label', 'placeholder', 'required', 'columns', 'maxLength', 'options',
  'text', 'fontSize', 'fontWeight', 'fontStyle', 'color', 'textAlign',
]; // prettier-ignore

/**
 * Turns version 1 into version 2. Version 1 had one list of fields, and options that were their own
 * words. Version 2 has pages, endings and logic; a form of version 1 is one page and one ending.
 */
export function upgradeToVersion2(old: Loose): Loose {
  const { title, description, fields, customStyles, textHandling } = old;
  const ids = new Set(Array.isArray(fields) ? fields.filter(isObject).map(({ id }) => id) : []);
  return {
    version: 2,
    title,
    description,
    language: null,
    languages: [],
    pages: [
      {
        id: freeId('p1', ids),
        title: '',
        description: '',
        items: Array.isArray(fields) ? fields.map(completeField) : fields,
        nextLabel: '',
      },
    ],
    values: [],
    endings: [{ id: freeId('e1', ids), kind: 'stored', title: '', text: '', redirectUrl: null }],
    quotas: [],
    flow: { progress: 'bar', back: true, review: false, timeZone: null },
    scoring: { kind: 'none' },
    translations: {},
    customStyles,
    textHandling,
  };
}

/** Returns an id that no field has. */
function freeId(id: string, taken: ReadonlySet<unknown>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}_${number}`;
  return free;
}

function completeField(field: unknown): unknown {
  if (!isObject(field)) return field;
  const known = Object.fromEntries(
    SETTINGS.filter((key) => Object.hasOwn(field, key)).map((key) => [key, field[key]]),
  );
  const { options } = known;
  return {
    ...known,
    help: '',
    checks: [],
    ...(Array.isArray(options) && { options: withValues(options) }),
  };
}

/** Makes the words of each option its value; of several with the same words, the later ones get a number. */
function withValues(words: readonly unknown[]): Loose[] {
  const all = new Set(words.map(String));
  const taken = new Set<string>();
  return words.map((label) => {
    let value = String(label);
    for (let number = 2; taken.has(value); number++) {
      const numbered = `${String(label)} (${number})`;
      if (!all.has(numbered)) value = numbered;
    }
    taken.add(value);
    return { value, label };
  });
}
