import { describe, expect, it } from 'vitest';
import type { NumberField } from '../../model/fields/field.ts';
import { LANGUAGES, type Language } from '../../model/language/languages.ts';
import { buildDefinition, buildField } from '../../model/testing/buildDefinition.ts';
import { validateAnswers } from '../../model/answers/validateAnswers.ts';
import { withFormDefaults } from '../../model/fields/withFormDefaults.ts';

describe('TYPE-010 the decimal mark of a number', () => {
  const read = (typed: string, language: Language | null, settings: Partial<NumberField> = {}) => {
    const form = buildDefinition([buildField('number', settings)]);
    const verdict = validateAnswers(language ? withFormDefaults(form, language) : form, { number: typed });
    return verdict.ok ? verdict.answers['number'] : verdict.issues[0]?.code;
  };
  const POINT: readonly Language[] = ['en', 'ja', 'ar'];

  it.each(LANGUAGES)('never makes thousands of decimals in a form in %s', (language) => {
    const [own, other] = POINT.includes(language) ? (['.', ','] as const) : ([',', '.'] as const);
    for (const mark of ['.', ','])
      for (const [typed, number] of [['0*125', 0.125], ['-0*125', -0.125], ['+0*250', 0.25], ['*125', 0.125], ['1234*567', 1234.567], ['1*5', 1.5], ['12*3450', 12.345], ['1 234*567', 1234.567]] as const)
        expect([typed, read(typed.replace('*', mark), language)]).toEqual([typed, number]); // prettier-ignore
    for (const [typed, number] of [['1*500', 1.5], ['12*345', 12.345], ['-10*000', -10], ['+999*999', 999.999]] as const) {
      expect([typed, read(typed.replace('*', own), language)]).toEqual([typed, number]);
      expect([typed, read(typed.replace('*', other), language)]).toEqual([typed, 'ambiguous_number']);
    } // prettier-ignore
    expect(read(`1${other}234${other}567`, language)).toBe(1_234_567);
    expect(read(`1${other}234${own}5`, language)).toBe(1234.5);
  });

  it('asks where nobody knows the language, as of a link', () => {
    for (const typed of ['1.500', '1,500', '-12.345', '+10,000'])
      expect([typed, read(typed, null)]).toEqual([typed, 'ambiguous_number']);
  });

  it.each([
    ['1.500', '1500', '1.5'],
    ['1,500', '1500', '1,5'],
    ['-12.345', '-12345', '-12.3450'],
    ['10,000', '10000', '10'],
  ])('asks about %s in a way that either answer is understood', (typed, whole, decimal) => {
    const form = buildDefinition([buildField('number')]);
    const verdict = validateAnswers(form, { number: typed });
    expect(verdict).toMatchObject({ issues: [{ code: 'ambiguous_number', params: { whole, decimal } }] });
    for (const answer of [whole, decimal])
      expect([answer, typeof read(answer, null)]).toEqual([answer, 'number']);
    expect(Number(whole)).toBe((read(decimal, null) as number) * 1000);
  });

  it('holds limits and decimal places against what was meant', () => {
    expect(read('0.250', 'en', { min: 0, max: 1 })).toBe(0.25);
    expect(read('0.125', 'en', { places: 2 })).toBe('too_precise');
    expect(read('1.234', 'en', { places: 2 })).toBe('too_precise');
    expect(read('1.234', 'en', { places: 3 })).toBe(1.234);
    expect(read('0,125', 'de', { currency: 'EUR', places: 2 })).toBe('too_precise');
  });

  it('reads digits and marks of other scripts, and no character that nobody sees', () => {
    expect(read('۱۲۳', 'ar')).toBe(123);
    expect(read('١٫٥٠٠', 'ar')).toBe(1.5);
    expect(read('١٬٥٠٠', 'ar')).toBe(1500);
    expect(read('１２．５', 'ja')).toBe(12.5);
    expect(read('\u200e1,234.50\u2060\t', 'en')).toBe(1234.5);
    expect(read('0.125.000', 'en')).toBe('invalid_number');
  });
});
