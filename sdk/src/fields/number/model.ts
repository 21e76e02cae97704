import type { NumberField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { plainNumber, toDecimal } from '../../model/logic/decimal.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { parseExact } from '../../model/fields/textualAnswer.ts';
import { decimalMarkOf } from './decimalMark.ts';

/** Brings marks of other scripts into the notation that programs read, without spaces between groups. */
const tidy = (text: string): string =>
  text
    .replace('−', '-')
    .replace(/(\d)[\s'’٬](?=\d{3})/g, '$1')
    // A zero more, and the mark can be no other than a decimal one.
    .replace(/٫(\d*)$/, (_mark, decimals: string) => `.${decimals}0`);

/** A mark that may be decimal or group thousands, as in 1,234; nobody groups the digits behind a zero. */
const UNCLEAR = /^([+-]?[1-9]\d{0,2})([.,])(\d{3})$/;
const PLAIN = /^[+-]?\d*(?:[.,]\d*)?$/;
const GROUPED = /^[+-]?[1-9]\d{0,2}((,\d{3})+(\.\d*)?|(\.\d{3})+(,\d*)?)$/;

/**
 * Returns the number that people mean, whichever mark they use for decimals; `NaN` for what is none, or may be two.
 * @param mark decimal mark of the language in which the number is typed
 */
function readNumber(text: string, mark: string | undefined): number {
  const [, , unclear] = UNCLEAR.exec(text) ?? [];
  if (unclear && unclear !== mark) return NaN;
  const isGrouped = !unclear && GROUPED.test(text);
  if (!/\d/.test(text) || !(isGrouped || PLAIN.test(text))) return NaN;
  const [group = ''] = (isGrouped && /[.,]/.exec(text)) || [];
  return toDecimal(Number((group ? text.replaceAll(group, '') : text).replace(',', '.')));
}

function checkNumber({ id, min, max, step, places }: NumberField, answer: number): AnswerIssue[] {
  const fieldId = id;
  const decimals = plainNumber(answer).split('.')[1]?.length ?? 0;
  if (places !== null && decimals > places) return [{ fieldId, code: 'too_precise', params: { places } }];
  if (min !== null && answer < min) return [{ fieldId, code: 'too_small', params: { min } }];
  if (max !== null && answer > max) return [{ fieldId, code: 'too_large', params: { max } }];
  if (step === null || Number.isInteger(toDecimal((answer - (min ?? 0)) / step))) return [];
  return [{ fieldId, code: 'not_a_step', params: { step } }];
}

/** A number, with limits and a unit. Text that is no number is kept as typed, and refused. */
export const numberField: QuestionModel<'number'> = {
  parseAnswer({ decimalMark }, raw, context) {
    if (typeof raw === 'number') {
      const number = toDecimal(raw);
      return Number.isNaN(number) ? plainNumber(raw) : number;
    }
    const text = parseExact(raw, context);
    if (!text) return text;
    const number = readNumber(tidy(text), decimalMark);
    return Number.isNaN(number) ? text : number;
  },
  isEmpty: (_field, answer) => answer === '',
  check(field, answer) {
    if (typeof answer === 'number') return checkNumber(field, answer);
    if (answer === '') return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
    const [text, whole = '', , decimals = ''] = UNCLEAR.exec(tidy(answer)) ?? [];
    if (!text) return [{ fieldId: field.id, code: 'invalid_number' }];
    // Both are written so that they mean one thing: 1.500 as 1500 or 1.5, 1.234 as 1234 or 1.2340.
    const decimal = text.endsWith('0') ? text.replace(/\D?0+$/, '') : `${text}0`;
    return [{ fieldId: field.id, code: 'ambiguous_number', params: { whole: whole + decimals, decimal } }];
  },
  print({ unit, currency }, answer, language) {
    if (typeof answer === 'string') return answer;
    if (!language) return plainNumber(answer);
    const format = new Intl.NumberFormat(language.language, {
      numberingSystem: 'latn',
      ...(currency ? { style: 'currency', currency } : { maximumSignificantDigits: 15 }),
    });
    return format.format(answer) + (unit && ` ${unit}`);
  },
};

export const numberCapabilities: FieldCapabilities<'number'> = {
  name: 'Number',
  texts: { unit: 'line', currency: null, decimalMark: null },
  createDefaults: () => ({
    type: 'number',
    ...baseDefaults('Number'),
    min: null,
    max: null,
    step: null,
    places: null,
    unit: '',
    currency: '',
  }),
  settings: ['label', 'help', 'placeholder', 'required', 'bounds', 'places', 'unit', 'currency'],
  storesText: true,
  countedAs: 'number',
  graded: 'number',
  typeOf: () => ({ kind: 'number' }),
  isOrdered: true,
  inLanguage: (_field, language) => ({ decimalMark: decimalMarkOf(language) }),
  sample: () => 1234.5,
};
