import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnswerIssueCode } from '../answers/issues.ts';
import { createOptions } from './options.ts';
import { PLANNED_TEXTS } from '../texts/plannedTexts.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { validateAnswers } from '../answers/validateAnswers.ts';
import { describeFieldType } from './fieldType.suite.ts';
import { printAnswer } from './index.ts';

const text = (raw: string, stored = raw) => ({ raw, stored, printed: stored });
const number = (raw: unknown, stored: number | string) => ({ raw, stored, printed: String(stored) });
const all = (code: AnswerIssueCode, ...values: unknown[]) => values.map((raw) => ({ raw, code }));

describeFieldType({
  type: 'number',
  settings: { min: -10, max: 2_000_000, step: 0.5, places: 2 },
  accepted: [
    number(12.5, 12.5),
    number('12.5', 12.5),
    number('12,5', 12.5),
    number(' 1 234,5 ', 1234.5),
    number('1,234,567.5', 1_234_567.5),
    number('1.234.567,50', 1_234_567.5),
    number("1'234.5", 1234.5),
    number('−4', -4),
    number('٣٫٥', 3.5),
    number('３', 3),
    number('+7', 7),
    number('.5', 0.5),
    number(0, 0),
  ],
  refused: [
    ...[true, [1], { a: 1 }].map((raw) => ({ raw, code: 'invalid_type' as const })),
    ...['abc', '12a', '1e3', '1.2.3', '1,2,3', '--1', '0x10', '.', '-', '1'.repeat(20), Infinity].map(
      (raw) => ({
        raw,
        code: 'invalid_number' as const,
      }),
    ),
    // Nobody can tell whether a thousand or a little more than one is meant.
    ...['1,234', '1.234', '-12,345'].map((raw) => ({ raw, code: 'ambiguous_number' as const })),
    { raw: 0.125, code: 'too_precise' },
    { raw: '-10.5', code: 'too_small' },
    { raw: 3e6, code: 'too_large' },
    { raw: 0.75, code: 'not_a_step' },
  ],
  empty: [undefined, null, '', '  '],
});

describeFieldType({
  type: 'yes_no',
  accepted: [
    ...[true, 'true'].map((raw) => ({ raw, stored: true, printed: 'Yes' })),
    ...[false, 'false'].map((raw) => ({ raw, stored: false, printed: 'No' })),
  ],
  refused: all('invalid_type', 'maybe', 1, ['true'], {}),
  empty: [undefined, null, ''],
});

describeFieldType({
  type: 'url',
  settings: { httpsOnly: true },
  accepted: [
    text('https://example.org/a?b=c#d'),
    text(' example.org/menu ', 'https://example.org/menu'),
    text('exämple.org:8080', 'https://exämple.org:8080'),
    text('\u2060https://exam\u00adple.org/a\u200b\t', 'https://example.org/a'),
  ],
  refused: [
    ...all('invalid_type', 1, ['https://a.example'], {}),
    ...all('invalid_url', 'menu', 'ftp://a.example', 'javascript:alert(1)', 'https://u:p@a.example', 'mailto:a@b.example', 'https:\\\\a.example', 'https://localhost', 'https:// a.example'),
    { raw: 'http://a.example', code: 'insecure_url' },
    { raw: `https://a.example/${'x'.repeat(2_000)}`, code: 'too_long' },
  ], // prettier-ignore
  empty: [undefined, null, '', ' '],
});

describeFieldType({
  type: 'time',
  settings: { earliest: '08:00', latest: '18:00', stepMinutes: 30 },
  accepted: [
    text('08:00'),
    text('9:30', '09:30'),
    text('1.30 pm', '13:30'),
    text('12:00 PM', '12:00'),
    text('14:30:00', '14:30'),
    text('\u200e٩:٣٠\u200b', '09:30'),
  ],
  refused: [
    ...all('invalid_type', 900, ['09:00'], {}),
    ...all('invalid_time', '25:00', '09:60', '14:00 pm', 'noon', '0900'),
    { raw: '07:59', code: 'too_early' },
    { raw: '12:00 am', code: 'too_early' },
    { raw: '18:30', code: 'too_late' },
    { raw: '09:15', code: 'time_off_step' },
  ],
  empty: [undefined, null, '', ' '],
});

describeFieldType({
  type: 'date_range',
  settings: { minDays: 2, maxDays: 10 },
  accepted: [
    {
      raw: { from: '2026-02-27', to: '2026-03-01', more: 1 },
      stored: { from: '2026-02-27', to: '2026-03-01' },
      printed: '2026-02-27 – 2026-03-01',
    },
  ],
  refused: [
    ...all('invalid_type', '2026-02-27', 1, [], { from: 1, to: 2 }),
    ...all('incomplete_range', { from: '2026-02-27' }, { to: '2026-02-27' }),
    { raw: { from: '2026-02-29', to: '2026-03-01' }, code: 'invalid_date' },
    { raw: { from: '0026-02-27', to: '0026-03-01' }, code: 'short_year' },
    { raw: { from: '2026-03-02', to: '2026-03-01' }, code: 'wrong_order' },
    { raw: { from: '2026-03-01', to: '2026-03-01' }, code: 'too_short_range' },
    { raw: { from: '2026-03-01', to: '2026-03-11' }, code: 'too_long_range' },
  ],
  empty: [undefined, null, {}, { from: '', to: ' ' }],
});

describeFieldType({
  type: 'name',
  settings: { parts: ['prefix', 'first', 'last'] },
  accepted: [
    {
      raw: { first: ' Ada ', last: 'Love<lace', middle: 'King' },
      stored: { prefix: '', first: 'Ada', last: 'Love<lace' },
      printed: 'Ada Love<lace',
    },
  ],
  refused: [
    ...all('invalid_type', 'Ada', 1, ['Ada'], { first: 1 }),
    ...all('incomplete_name', { first: 'Ada' }, { prefix: 'Dr', last: 'L' }).map((one) => ({
      ...one,
      required: true,
    })),
    { raw: { first: 'a\0', last: 'b' }, code: 'invalid_characters' },
    { raw: { first: 'a'.repeat(201), last: 'b' }, code: 'too_long' },
  ],
  empty: [undefined, null, {}, { first: '  ' }],
});

describeFieldType({
  type: 'country',
  accepted: [text('DE'), text(' jp ', 'JP')],
  refused: [...all('invalid_type', 1, ['DE'], {}), ...all('invalid_option', 'XX', 'Germany', 'D')],
  empty: [undefined, null, '', ' '],
});

for (const [type, settings, accepted, refused] of [
  ['rating', { points: 5 }, [1, 5], [0, 6, 2.5, -1, '6']],
  ['scale', { from: 0, to: 7 }, [0, 7], [8, 2.5, -1]],
  ['nps', {}, [0, 10], [11, 0.5, -1, '99']],
] as const) {
  describeFieldType({
    type,
    settings,
    accepted: accepted.flatMap((one) => [number(one, one), number(String(one), one)]),
    refused: [...all('invalid_type', 'x', '1.5', '-1', true, [1], {}), ...all('invalid_option', ...refused)],
    empty: [undefined, null, ''],
  });
}

describeFieldType({
  type: 'ranking',
  settings: { options: createOptions(['A', 'B', 'C']), places: 2 },
  accepted: [
    { raw: ['C', 'A'], stored: ['C', 'A'], printed: '1. C, 2. A' },
    { raw: { 1: 'B', 2: 'C', 3: 'A' }, stored: ['B', 'C'], printed: '1. B, 2. C' },
  ],
  refused: [
    ...all('invalid_type', 'A', 1, ['A', 1], { 1: 1 }),
    ...all('invalid_option', ['A', 'D'], ['A', 'B', 'C']),
    ...all('repeated_rank', ['A', 'A'], { 1: 'B', 2: 'B' }),
    ...all('incomplete_ranking', ['A'], { 2: 'A' }),
  ],
  empty: [undefined, null, '', [], ['', ''], {}],
});

describeFieldType({
  type: 'matrix',
  settings: { rows: createOptions(['Price', 'v1.0']), options: createOptions(['Bad', 'Good']), many: true },
  accepted: [
    {
      raw: { Price: 'Good', 'v1.0': ['Good', 'Bad', 'Bad'], Gone: 'Bad' },
      stored: { Price: ['Good'], 'v1.0': ['Bad', 'Good'] },
      printed: 'Price: Good; v1.0: Bad, Good',
    },
  ],
  refused: [
    ...all('invalid_type', 'Good', 1, ['Good'], { Price: 1 }, { Price: { x: 1 } }),
    { raw: { Price: 'Best' }, code: 'invalid_option' },
    { raw: { Price: 'Good' }, code: 'unanswered_rows', required: true },
  ],
  empty: [undefined, null, {}, { Price: '' }, { Price: [] }, { Gone: 'Bad' }],
});

const words = { label: 'I agree', content: 'To **all** of it ✓' };
const textHash = createHash('sha256').update(`${words.label}\n${words.content}`).digest('hex');
describeFieldType({
  type: 'consent',
  settings: words,
  accepted: [true, 'true', { agreed: true }, { agreed: 'true', textHash: 'forged' }].map((raw) => ({
    raw,
    stored: { agreed: true, textHash },
    printed: `Yes (SHA-256 ${textHash})`,
  })),
  refused: all('invalid_type', 'yes', 1, [true], { agreed: 'perhaps' }),
  empty: [undefined, null, '', false, 'false', {}, { agreed: false }],
});

describeFieldType({
  type: 'slider',
  settings: { from: -10, to: 10, step: 2.5 },
  accepted: [number(5, 5), number('-7.5', -7.5), number('2,5', 2.5), number(' 0 ', 0), number('+10', 10)],
  refused: [
    ...all('invalid_type', true, [1], {}),
    ...all('invalid_number', 'abc', '1e1', '1.2.3', '--1', Infinity),
    { raw: -12.5, code: 'too_small' },
    { raw: '12.5', code: 'too_large' },
    { raw: 1, code: 'not_a_step' },
  ],
  empty: [undefined, null, '', ' '],
});

describeFieldType({
  type: 'picture',
  settings: { options: createOptions(['A', 'B']) },
  accepted: [text('A'), { raw: ['B'], stored: 'B', printed: 'B' }],
  refused: [...all('invalid_type', 1, ['A', 'B'], {}, [1]), ...all('invalid_option', 'C', ['C'])],
  empty: [undefined, null, '', [], ['']],
});

describeFieldType({
  type: 'picture',
  settings: { options: createOptions(['A', 'B']), many: true },
  accepted: [
    { raw: ['B', 'A', 'B'], stored: ['A', 'B'], printed: 'A, B' },
    { raw: 'B', stored: ['B'], printed: 'B' },
  ],
  refused: [...all('invalid_type', 1, {}, ['A', 1]), ...all('invalid_option', ['A', 'C'])],
  empty: [undefined, null, '', []],
});

describeFieldType({
  type: 'hidden',
  accepted: [text('newsletter'), text(' x<y ', 'x<y')],
  refused: [...all('invalid_type', 1, ['a'], {}), { raw: 'a\0', code: 'invalid_characters' }],
  empty: [],
});

describe('a hidden field', () => {
  const read = (raw: unknown, locked: boolean) =>
    validateAnswers(buildDefinition([buildField('hidden', { value: 'own', locked, required: true })]), {
      hidden: raw,
    });

  it('stores its own value where nothing is given, and whatever is sent if it is locked', () => {
    expect([read(undefined, false), read('x', false), read('x', true), read({}, true)]).toMatchObject(
      ['own', 'x', 'own', 'own'].map((hidden) => ({ ok: true, answers: { hidden } })),
    );
  });

  it('is never required: nobody could fill it in', () => {
    const form = buildDefinition([buildField('hidden', { required: true })]);
    expect(validateAnswers(form, {})).toMatchObject({ ok: true });
  });
});

describeFieldType({ type: 'image', accepted: [], refused: [], empty: [] });
describeFieldType({ type: 'calculation', accepted: [], refused: [], empty: [] });
describeFieldType({ type: 'paragraph', accepted: [], refused: [], empty: [] });
describeFieldType({ type: 'divider', accepted: [], refused: [], empty: [] });

describe('answers for people', () => {
  const inLanguage = (
    language: 'en' | 'de',
    type: Parameters<typeof buildField>[0],
    answer: unknown,
    settings = {},
  ) => printAnswer(buildField(type, settings), answer, { language, words: PLANNED_TEXTS[language] });

  it('have the marks, units, days and names of their language', () => {
    expect([
      inLanguage('de', 'number', 1234.5, { unit: 'kg' }),
      inLanguage('en', 'number', 1234.5, { currency: 'EUR' }),
      inLanguage('de', 'yes_no', false),
      inLanguage('de', 'yes_no', true, { yesLabel: 'Gern' }),
      inLanguage('de', 'country', 'JP'),
      inLanguage('de', 'date_range', { from: '2026-05-03', to: '2026-05-09' }),
      inLanguage('de', 'date', '2026-12-24'),
      inLanguage('en', 'date', 'in May'),
      inLanguage('en', 'rating', 4),
      inLanguage('de', 'consent', { agreed: true }),
    ]).toEqual([
      '1.234,5 kg',
      '€1,234.50',
      'Nein',
      'Gern',
      'Japan',
      '3.–9. Mai 2026',
      '24. Dezember 2026',
      'in May',
      '4/5',
      'Ja',
    ]);
    // Programs and exports read days as they are stored.
    expect(printAnswer(buildField('date'), '2026-12-24')).toBe('2026-12-24');
  });
});
