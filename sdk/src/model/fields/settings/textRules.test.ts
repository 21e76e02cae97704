import { describe, expect, it, test } from 'vitest';
import type { TextFormat } from '../field.ts';
import { formDefinitionSchema } from '../../schema/formDefinitionSchema.ts';
import { listUnsupported } from '../../structure/listUnsupported.ts';
import { planOf } from '../../structure/rules/planOf.ts';
import { plannedForm } from '../../structure/rules/plannedForm.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { hostileAnswers } from '../../testing/sampleAnswers.ts';
import { PLANNED_TEXTS } from '../../texts/plannedTexts.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { validateAnswers } from '../../answers/validateAnswers.ts';
import { describeFieldType } from '../fieldType.suite.ts';
import { exampleOf, isMistyped, readFormat, showFormat, TEXT_FORMATS } from './textFormats.ts';
import { POSTCODE_COUNTRIES } from '../places/postcodes.ts';

const formatNamed = (name: (typeof TEXT_FORMATS)[number]): TextFormat => ({
  name,
  ...(name === 'postcode' && { country: 'NL' }),
  ...(name === 'mask' && { mask: 'AA-99 *' }),
});

/** Texts of a format with how they are stored; null for those that are not of it. */
const CASES: readonly [TextFormat, ...[text: string, stored: string | null][]][] = [
  [
    formatNamed('digits'),
    ['00 12', '0012'],
    ['١٢', '12'],
    ['\u200e12\u00ad3\u200b', '123'],
    ['12a', null],
    ['-1', '1'],
  ],
  [
    formatNamed('letters'),
    ['\u2060Ada\u200b', 'Ada'],
    ['Anne-Marie d’Été', 'Anne-Marie d’Été'],
    ['R2D2', null],
  ],
  [formatNamed('letters_digits'), ['R2D2', 'R2D2'], ['R2-D2', null]],
  [formatNamed('iban'), ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'], ['DE89 3704', null]],
  [
    formatNamed('iban'),
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['NO93 8601 1117 9470', null],
    ['XX', null],
  ],
  [formatNamed('bic'), ['deutdeff', 'DEUTDEFF'], ['DEUTDEFF500', 'DEUTDEFF500'], ['DEUT', null]],
  [formatNamed('vat'), ['de 123.456.789', 'DE123456789'], ['ATU12345678', 'ATU12345678'], ['DE12', null]],
  [formatNamed('plate'), ['b-mw  1234', 'B-MW 1234'], ['ABC', null], ['<b>1', null]],
  [
    formatNamed('uuid'),
    ['01234567-89AB-4CDE-8F01-23456789ABCD', '01234567-89ab-4cde-8f01-23456789abcd'],
    ['1', null],
  ],
  [formatNamed('postcode'), ['1234ab', '1234 AB'], ['12345', null]],
  [{ name: 'postcode', country: 'GB' }, ['sw1a1aa', 'SW1A 1AA'], ['M1 1AE', 'M1 1AE'], ['12345', null]],
  [{ name: 'postcode', country: 'US' }, ['90210', '90210'], ['902101234', '90210-1234'], ['9021', null]],
  [formatNamed('mask'), ['ab12x', 'AB-12 X'], ['AB-12 3', 'AB-12 3'], ['AB-1', null], ['AB-12 34', null]],
];

test.each(CASES)('reads texts of the format $name, and no others', (format, ...texts) => {
  for (const [text, stored] of texts) {
    expect([text, readFormat(format, text)]).toEqual([text, stored]);
    // Read again, as a draft and a page of a form are.
    if (stored) expect(readFormat(format, showFormat(format, stored))).toBe(stored);
  }
});

test('names an example of every format that the format takes, with postcodes of every country', () => {
  const all = [
    ...TEXT_FORMATS.map(formatNamed),
    ...POSTCODE_COUNTRIES.map((country) => ({ name: 'postcode' as const, country })),
  ];
  for (const format of all) {
    const read = readFormat(format, exampleOf(format));
    expect([format, read]).toEqual([format, expect.any(String)]);
    expect(isMistyped(format, read!)).toBe(false);
  }
});

test('tells any single mistyped character of an IBAN, and two that are exchanged', () => {
  const right = 'DE89370400440532013000';
  expect(isMistyped({ name: 'iban' }, right)).toBe(false);
  for (let at = 2; at < right.length; at++) {
    const other = (Number(right[at]) + 1) % 10;
    expect(isMistyped({ name: 'iban' }, right.slice(0, at) + other + right.slice(at + 1))).toBe(true);
  }
  expect(isMistyped({ name: 'iban' }, right.replace('37', '73'))).toBe(true);
});

describeFieldType({
  type: 'text',
  settings: { format: { name: 'iban' }, minLength: 3 },
  accepted: [
    {
      raw: ' DE89 3704 0044 0532 0130 00 ',
      stored: 'DE89370400440532013000',
      printed: 'DE89370400440532013000',
    },
  ],
  refused: [
    { raw: 'DE', code: 'invalid_format' },
    { raw: 'DE89 3704 0044 0532 0130 01', code: 'mistyped' },
    { raw: { a: 1 }, code: 'invalid_type' },
  ],
  empty: [undefined, null, '', '  '],
});

describeFieldType({
  type: 'textarea',
  settings: { minLength: 3 },
  accepted: [{ raw: 'abc', stored: 'abc', printed: 'abc' }],
  refused: [{ raw: 'ab', code: 'too_short' }],
  empty: [undefined, null, '', '  '],
});

describe('a text with rules', () => {
  it.each(TEXT_FORMATS)(
    'of the format %s takes any input without a failure, and stores what it takes again',
    (name) => {
      const definition = buildDefinition([buildField('text', { format: formatNamed(name) })]);
      for (const { raw } of hostileAnswers('text', 'x')) {
        const judged = validateAnswers(definition, { text: raw });
        const again = judged.ok ? validateAnswers(definition, judged.answers).answers : judged.answers;
        expect(again).toEqual(judged.answers);
      }
    },
  );

  it('is planned with its code and its words in every language, and can be published', () => {
    const definition = buildDefinition([buildField('text', { format: { name: 'digits' } })]);
    expect(listUnsupported(definition)).toEqual([]);
    for (const language of LANGUAGES) {
      const { chunks, words } = plannedForm(definition, planOf(definition)!, {
        today: '2026-05-03',
        language,
      });
      expect(chunks).toContain('textRules');
      expect(words.invalid_format).toBe(PLANNED_TEXTS[language].invalid_format);
    }
  });

  it.each([
    { name: 'postcode' },
    { name: 'iban', country: 'DE' },
    { name: 'mask' },
    { name: 'mask', mask: '--' },
    { name: 'postcode', country: 'AQ' },
    { name: 'regex' },
  ])('is refused with the format $name and settings that are not its own', (format) => {
    const definition = buildDefinition([buildField('text', { format: format as TextFormat })]);
    expect(formDefinitionSchema.safeParse(definition).success).toBe(false);
  });
});
