import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  foldText,
  joinDigits,
  searchTerms,
  withFields,
} from '@inlay/sdk/model';
import { findNames, indexRows } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { compile } from '../../platform/db/sql.ts';
import { isFoundIn } from './holdsText.ts';
import { indexLookup } from './indexLookup.ts';

const api = useTestApi();

/** What is searched, as it is compared with folded texts. */
const sought = (text: string): string => foldText(joinDigits(text));

/** Whether a plain filter over folded texts finds a search of words without quotes. */
const isInTexts = (texts: readonly string[], search: string): boolean =>
  sought(search)
    .split(/\s+/)
    .every((word) => foldText(texts.join('\n')).includes(sought(word)));

const definition = withFields(createEmptyDefinition('Forms'), [
  { ...createField('text'), id: 'name' },
  { ...createField('email'), id: 'private' },
  { ...createField('email'), id: 'office' },
  { ...createField('textarea'), id: 'message' },
]);

/** An owner with a form of these answers, newest first; none is indexed yet. */
async function ownerOf(answers: readonly object[]) {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, answer, timestamptz '2026-03-01 12:00Z' - n * interval '1 minute',
       gen_random_uuid(), 'x', n::text
     from jsonb_array_elements($4::jsonb) with ordinality as given(answer, n)`,
    [form.id, owner.accountId, form.revisionId, JSON.stringify(answers)],
  );
  return owner;
}

const count = async (owner: Awaited<ReturnType<typeof ownerOf>>, search: string): Promise<number> =>
  (await owner.get(`/api/submissions/count?${new URLSearchParams({ search }).toString()}`)).body.total;

const LETTERS = [
  { name: 'Plus', private: 'Ada.Lovelace+Forms@Example.test' },
  { name: 'Longer', private: 'ada.lovelace+forms@example.testing' },
  { name: 'Before', private: 'not.ada.lovelace+forms@example.test' },
  { name: 'Two', private: 'grace@example.test', office: 'G.Hopper@navy.example' },
  { name: 'Unicode', private: 'jürgen.größe@münchen.example' },
  { name: 'Within', message: 'Please write to ada.lovelace+forms@example.test, thanks' },
  { name: 'Twice', message: 'a@b@grace@example.test@grace@example.test' },
  { name: 'Short', private: 'jo@x.de' },
  { name: 'Number', message: 'Bill Nr.20318É of Größe 17' },
  { name: 'Other', message: 'Bill Xr.20318É of Größe 17' },
] as const;
/** Newer rows without an address, more than a list scans before it asks the index. */
const OTHERS = Array.from({ length: 1_700 }, (_none, at) => ({ name: `Row ${at}`, message: 'Nothing' }));

test('SUBM-028 an address or a number is found wherever a text contains it, before and after the index has it', async () => {
  const owner = await ownerOf([...OTHERS, ...LETTERS]);
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(api);
    for (const search of [
      'ada.lovelace+forms@example.test',
      'ADA.Lovelace+Forms@EXAMPLE.test',
      'ace+forms@exam',
      'grace@example.test',
      'g.hopper@navy.example',
      'Jürgen.Größe@MÜNCHEN.example',
      // The same letters, decomposed.
      'jürgen.größe@münchen.example'.normalize('NFD'),
      'jo@x.de',
      'bill nr.20318e\u0301 of gro\u0308ße',
      '20318é',
      'nr.203189',
      'ada@example.test',
      'nobody.at.all@example.test',
    ]) {
      const expected = LETTERS.filter((answers) => isInTexts(Object.values(answers), search)).map(
        ({ name }) => name,
      );
      expect([search, await findNames(owner, { search })]).toEqual([search, expected]);
      expect([search, await count(owner, search)]).toEqual([search, expected.length]);
    }
  }
});

/**
 * Words of few letters, so that many texts share parts, with those that JSON escapes and those that lower case or
 * normalisation turns into others (Kelvin sign, Greek question mark). The form's title has none, and no date has two.
 */
const LETTERS_OF_WORDS = [
  'q',
  '1',
  ' ',
  '-',
  '’',
  "'",
  'æ',
  'Z',
  'É',
  'e\u0301',
  'ß',
  'X',
  '@',
  '.',
  '+',
  'k',
  '\u212a',
  ';',
  '\u037e',
  '"',
  '\\',
  '\n',
];
const word = fc.string({ unit: fc.constantFrom(...LETTERS_OF_WORDS), maxLength: 14 });
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

test('SUBM-028 the database finds what its twin for JavaScript finds: words, phrases, and quotes that are none', async () => {
  const texts = fc.sample(text, { numRuns: 150, seed: 28 });
  const owner = await ownerOf(texts.map((message) => ({ message })));
  const parts = fc
    .sample(fc.tuple(fc.nat(149), fc.nat(20), fc.integer({ min: 1, max: 16 })), { numRuns: 80, seed: 28 })
    .map(([at, from, length]) => (texts[at] ?? '').slice(from, from + length).trim());
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(api);
    for (const search of new Set(parts.filter((part) => sought(part).length > 1))) {
      const terms = searchTerms(search);
      const expected = texts.filter((message) => isFoundIn(message, terms)).length;
      expect([search, await count(owner, search)]).toEqual([search, expected]);
    }
  }
});

test('a whole address is looked up in its index, other words by their trigrams, the rest by no index', async () => {
  const indexOf = async (search: string): Promise<string | undefined> => {
    const lookup = indexLookup(searchTerms(search));
    if (!lookup) return undefined;
    const { text: condition, values } = compile(lookup);
    const rows = await api.database.query<Record<'QUERY PLAN', string>>(
      `explain select from form_submissions s where ${condition.replaceAll(/\$\d+/g, `'${String(values[0])}'`)}`,
    );
    return /form_submissions_\w+/.exec(rows.map((row) => row['QUERY PLAN']).join('\n'))?.[0];
  };
  await ownerOf([...OTHERS, ...OTHERS, ...LETTERS]);
  await indexRows(api);
  await api.database.query('analyze form_submissions');
  expect(await indexOf('grace@example.test')).toBe('form_submissions_addresses');
  expect(await indexOf('lovelace')).toBe('form_submissions_search');
  expect(await indexOf('jo@x.de')).toBe(undefined);
  expect(await indexOf('?!')).toBe(undefined);
});

const CONTACTS = [
  { name: 'Mueller', message: 'Strasse 13, Aarhus' },
  { name: 'Muller' },
  { name: 'Müller', message: 'Straße 12' },
  { name: 'José Ñandú', message: 'Don’t call' },
  { name: "O'Brien", private: 'obrien@example.test' },
  { name: 'Smith', message: '030 123-456' },
  { name: 'Jones', message: '+4930123457' },
  { name: 'Søren Łukasz', message: 'Œuvre, Æther' },
  { name: 'Ёлкин', message: 'ἀγάπη' },
  { name: 'Nguyễn', message: '１２３ ﬁnal' },
];

test('SUBM-028 a search needs not the very accents, apostrophes and spaces between digits', async () => {
  const owner = await ownerOf([...OTHERS, ...CONTACTS]);
  const expected = {
    muller: ['Muller', 'Müller'],
    MÜLLER: ['Mueller', 'Muller', 'Müller'],
    ['müller'.normalize('NFD')]: ['Mueller', 'Muller', 'Müller'],
    Mueller: ['Mueller', 'Müller'],
    'straße 13, århus': ['Mueller'],
    'soeren l': ['Søren Łukasz'],
    STRASSE: ['Mueller', 'Müller'],
    'straße 12': ['Müller'],
    'jose nandu': ['José Ñandú'],
    "don't": ['José Ñandú'],
    'O’Brien': ["O'Brien"],
    OBrien: ["O'Brien"],
    "Mü'ller": ['Mueller', 'Muller', 'Müller'],
    "o'brien@example.test": ["O'Brien"],
    '030 123': ['Smith'],
    '030123456': ['Smith'],
    '(030) 123': ['Smith'],
    '030 123-': ['Smith'],
    '+49 30 123 457': ['Jones'],
    'soren lukasz': ['Søren Łukasz'],
    'oeuvre, aether': ['Søren Łukasz'],
    елкин: ['Ёлкин'],
    αγαπη: ['Ёлкин'],
    nguyen: ['Nguyễn'],
    '123 final': ['Nguyễn'],
    mullers: [],
  };
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(api);
    const found: Record<string, string[]> = {};
    const counts: Record<string, number> = {};
    for (const search of Object.keys(expected)) {
      found[search] = await findNames(owner, { search });
      counts[search] = await count(owner, search);
    }
    expect(found).toEqual(expected);
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(expected).map(([search, names]) => [search, names.length])),
    );
  }
});

const ORDERS = [
  { name: 'Ada', message: 'Blue roses and a white vase', private: 'ada@example.test' },
  { name: 'Bob', message: 'A vase, white. Roses: blue' },
  { name: 'Müller', message: 'White lilies for Ada, 030 123-456' },
  { name: 'Roses', message: 'He said "white vase", twice; 19" wide' },
];

test('SUBM-028 all words of a search are needed, in any order and in any answers; quotes make a phrase', async () => {
  const owner = await ownerOf([...OTHERS, ...ORDERS]);
  const expected = {
    'vase roses': ['Ada', 'Bob', 'Roses'],
    'vase   ROSES blue': ['Ada', 'Bob'],
    'ada lilies': ['Müller'],
    'lilies mueller': ['Müller'],
    'roses tulips': [],
    '"white vase"': ['Ada', 'Roses'],
    '„White Vase“ ada': ['Ada'],
    '« white vase » "roses and"': ['Ada'],
    '"white vase': ['Ada', 'Roses'],
    '"vase white"': [],
    '19" wide': ['Roses'],
    '""': [],
    'ada@example.test roses': ['Ada'],
    'lilies 030 123': ['Müller'],
    '"123" "030" lilies': ['Müller'],
    'va whi': ['Ada', 'Bob', 'Roses'],
  };
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(api);
    const found: Record<string, string[]> = {};
    const counts: Record<string, number> = {};
    for (const search of Object.keys(expected)) {
      found[search] = await findNames(owner, { search });
      counts[search] = await count(owner, search);
    }
    expect(found).toEqual(expected);
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(expected).map(([search, names]) => [search, names.length])),
    );
  }
});

test('SUBM-028 the database folds texts as the platform does, and twice as once', async () => {
  const units = fc.constantFrom(...Array.from("0 9-/(aÄßøŁ’'´ｅﬁ½ĳѐς\u0301"));
  const texts = fc
    .sample(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: units })), {
      numRuns: 2_000,
      seed: 28,
    })
    .filter((one) => !one.includes('\0') && one.isWellFormed());
  const rows = await api.database.query<{ once: string; twice: string }>(
    `select submission_folded_text(one) as once, submission_folded_text(submission_folded_text(one)) as twice
     from jsonb_array_elements_text($1::jsonb) with ordinality as given(one, n) order by n`,
    [JSON.stringify(texts)],
  );
  expect(rows.map(({ once }) => once)).toEqual(texts.map(foldText));
  expect(rows.map(({ twice }) => twice)).toEqual(rows.map(({ once }) => once));
});
