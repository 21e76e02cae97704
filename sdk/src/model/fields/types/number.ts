import type { NumberField } from '../../field.ts';
import type { FieldCapabilities } from '../../fieldCapabilities.ts';
import type { QuestionModel } from '../../fieldType.ts';
import type { AnswerIssue } from '../../issues.ts';
import { plainNumber, toDecimal } from '../../logic/decimal.ts';
import { baseDefaults } from '../fieldDefaults.ts';
import { parseText } from '../textualAnswer.ts';

/** Brings digits and marks of other scripts into the notation that programs read, without spaces between groups. */
const toAscii = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace('٫', '.')
    .replace('−', '-')
    .replace(/(\d)[\s'’٬](?=\d{3})/g, '$1');

/** Whether a mark may be decimal or group thousands, as in 1,234: nobody can tell which of them is meant. */
const isAmbiguous = (text: string, places: number | null): boolean =>
  /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && (text.includes(',') || (places ?? 3) < 3);

const PLAIN = /^[+-]?\d*[.,]?\d*$/;
const GROUPED = /^[+-]?\d{1,3}((,\d{3})+(\.\d*)?|(\.\d{3})+(,\d*)?)$/;

/** Returns the number that people mean, whichever mark they use for decimals; `NaN` for what is none. */
function readNumber(text: string): number {
  const isGrouped = GROUPED.test(text);
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
  parseAnswer({ places }, raw, context) {
    if (typeof raw === 'number') {
      const number = toDecimal(raw);
      return Number.isNaN(number) ? plainNumber(raw) : number;
    }
    const text = parseText(raw, context)?.trim();
    if (!text) return text;
    const digits = toAscii(text);
    const number = readNumber(digits);
    return Number.isNaN(number) || isAmbiguous(digits, places) ? text : number;
  },
  isEmpty: (_field, answer) => answer === '',
  check(field, answer) {
    if (typeof answer === 'number') return checkNumber(field, answer);
    if (answer === '') return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
    const code = isAmbiguous(toAscii(answer), field.places) ? 'ambiguous_number' : 'invalid_number';
    return [{ fieldId: field.id, code }];
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
  settings: ['label', 'placeholder', 'required', 'bounds', 'places', 'unit', 'currency'],
  storesText: true,
  countedAs: 'number',
  typeOf: () => ({ kind: 'number' }),
  isOrdered: true,
  words: ['invalid_number', 'ambiguous_number', 'too_precise', 'too_small', 'too_large', 'not_a_step'],
  sample: () => 1234.5,
};
