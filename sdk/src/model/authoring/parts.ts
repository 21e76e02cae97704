import { FIELD_CAPABILITIES, FIELD_TYPE_ORDER } from '../fields/capabilities.ts';
import type { FieldType } from '../fields/field.ts';
import { FIELD_SCHEMAS } from '../generated/schemas.ts';

type Loose = Readonly<Record<string, unknown>>;

/** How one kind of part is written: the key that begins it, and its settings with what they are when left out. */
export interface PartShape {
  /** The key that begins it. What stands behind it becomes the member `title`. */
  head: string;
  title: string;
  defaults: Loose;
  /** Keys beside the head and the id, in the order in which they are printed. */
  keys: readonly string[];
  /** Keys without which it says nothing. */
  needs: readonly string[];
  /** Sort of part, as sentences name it. */
  name: string;
}

const part = (
  [head, title]: readonly [head: string, title: string],
  defaults: Loose,
  others: { optional?: readonly string[]; needs?: readonly string[] } = {},
): PartShape => {
  const { optional = [], needs = [] } = others;
  const keys = [...Object.keys(defaults), ...optional, ...needs];
  return { head, title, defaults: { [title]: '', ...defaults }, keys, needs, name: head };
};

const TEXTS = { description: '', nextLabel: '' };
export const PAGE = part(['page', 'title'], TEXTS, { optional: ['showIf', 'next', 'questions'] });
export const SECTION = part(['section', 'label'], { help: '' }, { optional: ['showIf', 'questions'] });
export const REPEAT = part(
  ['repeat', 'label'],
  { help: '', min: 0, max: 10, addLabel: '', rowLabel: '' },
  { optional: ['showIf', 'requiredIf', 'questions'] },
);
export const VALUE = part(['value', 'name'], { show: 'nowhere', format: 'number' }, { needs: ['is'] });
export const ENDING = part(
  ['ending', 'title'],
  { kind: 'stored', text: '', redirectUrl: null },
  { optional: ['picture', 'showIf'] },
);
export const QUOTA = part(['quota', 'name'], {}, { optional: ['if'], needs: ['most', 'whenFull'] });
export const TEST = part(['test', 'name'], {}, { optional: ['answers', 'expect'], needs: ['today'] });
/** What a test can expect. */
export const EXPECTED = ['pages', 'ending', 'values', 'shown', 'hidden'] as const;

/** Settings of the way, when they are left out. */
export const FLOW: Loose = { progress: 'bar', back: true, review: false, timeZone: null };
/** Settings of scoring beside its kind, when they are left out. */
export const SCORING: Loose = { showResult: 'never', passAt: null };

/** The member that a type's own words are: of a heading its text, of a paragraph its content, else the label. */
function titleOf(type: FieldType): string {
  const { settings, hidesLabel } = FIELD_CAPABILITIES[type];
  if (settings.includes('heading')) return 'text';
  return hidesLabel && settings.includes('content') ? 'content' : 'label';
}

function shapeOf(type: FieldType): PartShape {
  const defaults: Record<string, unknown> = { ...FIELD_CAPABILITIES[type].createDefaults() };
  delete defaults['type'];
  // The builder begins with example options; a text has its own, and a checkbox without any is one box.
  for (const list of ['options', 'rows']) if (list in defaults) defaults[list] = [];
  const title = titleOf(type);
  const members = Object.keys(FIELD_SCHEMAS[type].shape).filter(
    (key) => key !== 'id' && key !== 'type' && key !== title,
  );
  const first = ['required', 'options', 'rows'].filter((key) => members.includes(key));
  const keys = [...new Set([...first, ...members])].map((key) => (key === 'private' ? 'note' : key));
  return { head: type, title, defaults, keys, needs: [], name: `${type} question` };
}

/** Field types, each as it is written. */
export const FIELD_SHAPES: ReadonlyMap<string, PartShape> = new Map(
  FIELD_TYPE_ORDER.map((type) => [type, shapeOf(type)]),
);

/** Everything that stands under `questions`, by the key that begins it. */
export const ITEM_SHAPES: ReadonlyMap<string, PartShape> = new Map([
  ...FIELD_SHAPES,
  [SECTION.head, SECTION],
  [REPEAT.head, REPEAT],
]);

/** Keys of the whole form, in the order in which they are printed. */
export const FORM_KEYS = [
  'version',
  'form',
  'description',
  'language',
  'languages',
  'textHandling',
  'flow',
  'scoring',
  'questions',
  'pages',
  'values',
  'endings',
  'quotas',
  'translations',
  'brand',
  'look',
  'tests',
] as const;
export type FormKey = (typeof FORM_KEYS)[number];

/** Keys with a condition or formula, written as text. */
export const FORMULA_KEYS: ReadonlySet<string> = new Set([
  'showIf',
  'requiredIf',
  'start',
  'must',
  'is',
  'if',
]);

/** Path of the platform's own pictures, and the folder beside a text that stands for it. */
const STORED = '/files/pictures/';
const BESIDE = 'pictures/';

/** Returns a picture's address as texts write it: the platform's own is a file in the folder beside the text. */
export const writtenPicture = (address: string): string =>
  address.startsWith(STORED) ? BESIDE + address.slice(STORED.length) : address;

/** Returns the address of a picture that a text names. */
export const storedPicture = (written: string): string =>
  written.startsWith(BESIDE) ? STORED + written.slice(BESIDE.length) : written;
