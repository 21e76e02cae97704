import {
  createField,
  withPages,
  createEmptyDefinition,
  type Field,
  type FieldType,
  type FormDefinition,
  type Item,
  type Page,
  type Repeat,
} from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { counted } from '../../../../../tests/support/counted.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { dataIn, deviceOf, unfinishedWays } from '../../../../../tests/support/api/unfinishedScene.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', 'false', now())
     on conflict (key) do update set value = excluded.value`,
  );
});

const field = (type: FieldType, id: string, changes: object = {}): Field =>
  Object.assign(createField(type), { id, label: `The ${id}`, ...changes });
const options = (...values: string[]) => ({ options: values.map((value) => ({ value, label: value })) });
const guests: Repeat = {
  type: 'repeat',
  id: 'guests',
  label: 'The guests',
  help: '',
  min: 0,
  max: 5,
  addLabel: '',
  rowLabel: '',
  items: [field('text', 'guest'), field('radio', 'meal', options('fish', 'soup'))],
} as unknown as Repeat;
const page = (id: string, ...items: Item[]): Page => ({
  id,
  title: id,
  description: '',
  nextLabel: '',
  items,
});

const BEFORE = withPages(createEmptyDefinition('Order'), [
  page(
    'p1',
    field('text', 'name'),
    field('email', 'mail'),
    field('number', 'age'),
    field('date', 'born'),
    field('phone', 'phone'),
  ),
  page(
    'p2',
    field('radio', 'colour', options('red', 'green', 'blue')),
    field('checkbox', 'tops', options('ham', 'olives', 'rucola')),
    field('select', 'size', options('s', 'm', 'l')),
    field('yes_no', 'agreed'),
    field('time', 'hour'),
    field('url', 'site'),
  ),
  page('p3', guests, field('address', 'home'), field('textarea', 'note'), field('country', 'land')),
]);

const GIVEN: Readonly<Record<string, unknown>> = {
  name: 'Ada Lovelace',
  mail: 'ada@example.com',
  age: '36',
  born: '1990-12-10',
  phone: '+44 20 7946 0958',
  colour: 'green',
  tops: ['ham', 'rucola'],
  size: 'm',
  agreed: true,
  hour: '18:30',
  site: 'https://example.com/',
  guests: [
    { guest: 'Bob', meal: 'fish' },
    { guest: 'Eve', meal: 'soup' },
  ],
  home: {
    street: '12 St James’s Square',
    city: 'London',
    state: 'London',
    postal: 'SW1Y 4JH',
    country: 'United Kingdom',
  },
  note: 'Ring twice, please',
  land: 'FR',
};

/** Changes a form's items, in the order of its pages; null leaves one out. */
const items = (form: FormDefinition, change: (item: Item) => Item | null): FormDefinition => ({
  ...form,
  pages: form.pages.map((one) => ({ ...one, items: one.items.flatMap((item) => change(item) ?? []) })),
});
const without = (id: string) => (form: FormDefinition) =>
  items(form, (item) => (item.id === id ? null : item));
const withField = (id: string, changes: object) => (form: FormDefinition) =>
  items(form, (item) => (item.id === id ? { ...item, ...changes } : item));
const typed =
  (id: string, type: FieldType, changes: object = {}) =>
  (form: FormDefinition) =>
    items(form, (item) => (item.id === id ? field(type, id, changes) : item));
const inRows = (change: (items: readonly Field[]) => Field[], more: object = {}) =>
  withField('guests', { items: change(guests.items), ...more });
const is = (of: string, value: string) => ({ op: 'eq', of: [{ field: of }, { lit: value }] });
const shownIf = (id: string, showIf: object) => withField(id, { showIf });
const pages =
  (change: (all: readonly Page[]) => Page[]) =>
  (form: FormDefinition): FormDefinition => ({
    ...form,
    pages: change(form.pages),
  });
const FIELDS = Object.keys(GIVEN);

/** 50 kinds of change that an owner makes while a visitor is away. */
const CHANGES: readonly (readonly [string, (form: FormDefinition) => FormDefinition])[] = [
  ...FIELDS.map((id) => [`${id} is gone`, without(id)] as const),
  ['name becomes an email address', typed('name', 'email')],
  ['mail becomes a text', typed('mail', 'text')],
  ['age becomes a text', typed('age', 'text')],
  ['born becomes a period', typed('born', 'date_range')],
  ['colour becomes boxes', typed('colour', 'checkbox', options('red', 'green'))],
  ['tops becomes one choice', typed('tops', 'radio', options('ham', 'rucola'))],
  ['size becomes a text', typed('size', 'text')],
  ['agreed becomes a box', typed('agreed', 'checkbox', options('yes', 'no'))],
  ['home becomes a text', typed('home', 'textarea')],
  ['guests become a text', typed('guests', 'text')],
  ['the chosen colour is no longer offered', withField('colour', options('red', 'blue'))],
  ['another colour is no longer offered', withField('colour', options('green', 'blue'))],
  ['one of two toppings is no longer offered', withField('tops', options('ham', 'olives'))],
  ['both toppings are no longer offered', withField('tops', options('olives'))],
  ['sizes are named otherwise', withField('size', { options: [{ value: 'm', label: 'Medium' }] })],
  ['a size is added', withField('size', options('s', 'm', 'l', 'xl'))],
  ['all sizes are others', withField('size', options('10', '20'))],
  ['the name may be shorter', withField('name', { maxLength: 3 })],
  ['the note may be shorter', withField('note', { maxLength: 4 })],
  [
    'every question has another label',
    (form) => items(form, (item) => ({ ...item, label: `Now: ${item.id}` })),
  ],
  [
    'every question is required',
    (form) => items(form, (item) => ('items' in item ? item : { ...item, required: true })),
  ],
  ['the pages are in another order', pages((all) => all.toReversed())],
  ['one page is left', pages((all) => [{ ...all[0]!, items: all.flatMap((one) => one.items) }])],
  ['a page is gone', pages((all) => all.filter(({ id }) => id !== 'p2'))],
  ['a page is added', pages((all) => [...all, page('p4', field('text', 'new'))])],
  [
    'each question has its page',
    pages((all) => all.flatMap((one) => one.items).map((item, at) => page(`q${at}`, item))),
  ],
  ['the note is asked for blue alone', shownIf('note', is('colour', 'blue'))],
  ['the note is asked for green alone', shownIf('note', is('colour', 'green'))],
  [
    'the last page is shown to nobody who has answered so',
    pages((all) =>
      all.map((one) =>
        one.id === 'p3' ? { ...one, showIf: is('colour', 'red') as Page['showIf'] & object } : one,
      ),
    ),
  ],
  ['rows lose a question', inRows((all) => all.slice(0, 1))],
  ['a question of rows becomes another kind', inRows((all) => [all[0]!, field('text', 'meal')])],
  [
    'a meal is no longer offered',
    inRows((all) => [all[0]!, field('radio', 'meal', options('soup', 'stew'))]),
  ],
  ['rows get a question', inRows((all) => [...all, field('text', 'wish')])],
  ['there may be one row', inRows((all) => [...all], { max: 1 })],
  [
    'everything is another form',
    () => withPages(createEmptyDefinition('Order'), [page('p1', field('text', 'other'))]),
  ],
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isAnswered = (answer: unknown): boolean =>
  answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0);

/** What is stored of answers; where a mistake is shown beside a field, what is found there. */
async function storedOf(
  ways: ReturnType<typeof unfinishedWays>,
  one: ReturnType<typeof deviceOf>,
): Promise<{ stored: Record<string, unknown>; shown: string[] }> {
  const sent = await ways.send(one);
  if (sent.status === 201) {
    const [row] = await ways.stored();
    return { stored: row?.submission_data as Record<string, unknown>, shown: [] };
  }
  expect(sent.body.error.code).toBe('submission.invalid');
  const shown = (sent.body.error.issues as { path: (string | number)[] }[]).map(({ path }) =>
    String(path[0]),
  );
  expect(shown.length).toBeGreaterThan(0);
  // The visitor sees these answers beside their mistake; without them, the rest is what is stored.
  return { stored: {}, shown };
}

test('EMBED-116 after 50 kinds of change everything that fits is back, and every loss is named', async () => {
  expect(CHANGES).toHaveLength(50);
  const plain = await api.buildForm(owner, BEFORE);
  const { stored: before, shown } = await storedOf(unfinishedWays(api, owner, plain), {
    ...deviceOf(plain),
    answers: { ...GIVEN },
  });
  expect([shown, Object.keys(before).toSorted()]).toEqual([[], FIELDS.toSorted()]);
  let [losses, unnamed, invented] = [0, 0, 0];
  for (const [what, change] of CHANGES) {
    const form = await api.buildForm(owner, BEFORE);
    const ways = unfinishedWays(api, owner, form);
    await ways.keeps(true);
    const one = { ...deviceOf(form), pageId: 'p2', answers: { ...GIVEN } };
    expect((await ways.save(one)).body.kind).toBe('saved');
    const after = change(BEFORE);
    await ways.change(after);
    const data = dataIn((await ways.open(one.token)).text);
    const notice: string = data.initialNotice.text;
    const back: Record<string, unknown> = data.initialValues;
    const revisionId: string = data.form.revisionId;
    const { stored, shown: mistaken } = await storedOf(ways, { ...one, revisionId, answers: back });
    const rest =
      mistaken.length > 0 ? await restOf(ways, { ...one, revisionId, answers: back }, mistaken) : stored;
    for (const id of FIELDS) {
      const isNamed = notice.includes(`The ${id}: `);
      const isKept = mistaken.includes(id) ? isAnswered(back[id]) : isSame(rest[id], before[id]);
      if (!isKept) losses++;
      if (!isKept && !isNamed) {
        unnamed++;
        console.error(`${what}: ${id} is lost and not named`, back[id], rest[id]);
      }
      if (isKept && isNamed) {
        invented++;
        console.error(`${what}: ${id} is named and not lost`, back[id]);
      }
    }
  }
  expect({ unnamed, invented }).toEqual({ unnamed: 0, invented: 0 });
  expect(losses).toBeGreaterThan(40);
  counted({ what: 'changedForms', count: CHANGES.length, of: 50, more: `${losses} losses, all named` });
}, 240_000);

/** Stores what is left of answers once those with a mistake are taken out, and no field is required. */
async function restOf(
  ways: ReturnType<typeof unfinishedWays>,
  one: ReturnType<typeof deviceOf>,
  mistaken: readonly string[],
): Promise<Record<string, unknown>> {
  const answers = Object.fromEntries(Object.entries(one.answers).filter(([id]) => !mistaken.includes(id)));
  const { stored, shown } = await storedOf(ways, { ...one, answers });
  expect(shown).toEqual([]);
  return stored;
}
