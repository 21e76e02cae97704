import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FieldType } from '../fields/field.ts';
import { guessFieldType } from './guessFieldType.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { splitRequired } from './splitRequired.ts';

/** A label, and the types that somebody who wrote it would be content with, the one meant first. */
interface Labelled {
  label: string;
  types: FieldType[];
}

/**
 * Reads the labels of a language: a line each, below the types that they ask for (`# text or textarea`).
 *
 * @param folder `labels` are those by which the words were chosen; `labels/second` were written afterwards
 */
function labelsOf(folder: string, language: Language): Labelled[] {
  const text = readFileSync(new URL(`${folder}/${language}.txt`, import.meta.url), 'utf8');
  let types: FieldType[] = [];
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) types = line.slice(2).split(' or ') as FieldType[];
    // What has its options with it is read by the dashboard, which knows lists.
    const isList = types.includes('radio') || types.includes('checkbox');
    return line === '' || line.startsWith('# ') || isList ? [] : [{ label: line, types }];
  });
}

const REMARK =
  /\s*[(（](?:optional|facultatif|facultative|opcional|facoltativo|optioneel|任意|اختياري)[)）]$/iu;
const guess = (label: string, likely: readonly Language[]): FieldType =>
  guessFieldType(splitRequired(label).label.replace(REMARK, ''), likely) ?? 'text';

/** Types that take whatever a visitor would answer: a poor guess, and never an absurd one. */
const TAKE_ANYTHING: ReadonlySet<FieldType> = new Set(['text', 'textarea']);
/** Guesses of a related type, which take the answer too; each other one is absurd: a date for a name. */
const RELATED: Readonly<Partial<Record<FieldType, readonly FieldType[]>>> = {
  consent: ['yes_no', 'checkbox'],
  date: ['date_range'],
  date_range: ['date'],
  header: ['paragraph'],
  nps: ['scale', 'rating'],
  rating: ['scale', 'nps'],
  scale: ['rating', 'nps', 'number'],
  text: ['name'],
  yes_no: ['consent', 'checkbox'],
};
const isAbsurd = (guessed: FieldType, types: readonly FieldType[]): boolean =>
  !TAKE_ANYTHING.has(guessed) &&
  !types.some((type) => type === guessed || RELATED[type]?.includes(guessed) === true);

/** Smallest part of guesses that is right, where the languages of the form are known. */
const KNOWN = 0.95;
/** The same for a first label in a form of a language that nothing says. */
const UNKNOWN = 0.9;

describe.each(LANGUAGES)('TYPE-003 labels in %s', (language) => {
  const rightOf = (labels: readonly Labelled[], likely: readonly Language[]): number =>
    labels.filter(({ label, types }) => types.includes(guess(label, likely))).length / labels.length;

  test('are of the type that people mean, and none is absurd', () => {
    const labels = labelsOf('labels', language);
    expect(labels.length).toBeGreaterThanOrEqual(200);
    expect(rightOf(labels, [language])).toBeGreaterThanOrEqual(KNOWN);
    const absurd = labels.filter(({ label, types }) => isAbsurd(guess(label, [language]), types));
    expect(absurd).toEqual([]);
  });

  test('that were written after the words were chosen are, too', () => {
    const labels = labelsOf('labels/second', language);
    expect(labels.length).toBeGreaterThanOrEqual(60);
    expect(rightOf(labels, [language])).toBeGreaterThanOrEqual(KNOWN);
    expect(labels.filter(({ label, types }) => isAbsurd(guess(label, [language]), types))).toEqual([]);
  });

  test('are mostly of the right type where nothing says the language', () => {
    expect(rightOf(labelsOf('labels', language), [])).toBeGreaterThanOrEqual(UNKNOWN);
  });
});

test('words that languages do not share are left to those of the form', () => {
  expect(guessFieldType('Firma', ['de'])).toBe('text');
  expect(guessFieldType('Firma', ['es'])).toBe('signature');
  expect(guessFieldType('Nombre', ['es'])).toBe('text');
  expect(guessFieldType('Nombre', ['fr'])).toBe('number');
  // One says a signature, another a company: nothing is certain.
  expect(guessFieldType('Nombre', [])).not.toBe('number');
});

test('accents, capitals, blanks, signs without a width and lead-ins do not matter', () => {
  for (const label of [
    'TELEFONO',
    'teléfono:',
    '  Teléfono  ',
    'Tele\u0301fono',
    'Por favor, indique su teléfono',
  ])
    expect(guessFieldType(label, ['es'])).toBe('phone');
  expect(guessFieldType('ＴＥＬ', ['ja'])).toBe('phone');
  expect(guessFieldType('', ['en'])).toBe(null);
  expect(guessFieldType('?!', ['en'])).toBe(null);
});

test('a label of 10,000 characters is read at once', () => {
  for (const language of LANGUAGES)
    for (const words of ['a ', 'when is the date of ', 'وقت ', '日', '( '])
      expect(guessFieldType(words.repeat(5_000), [language])).toBeDefined();
});
