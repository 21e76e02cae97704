import type { SliderField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { plainNumber, toDecimal } from '../../model/logic/decimal.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { parseExact } from '../../model/fields/textualAnswer.ts';

/** Names the first thing wrong with a number: outside the line, or between two of its steps. */
function checkPlace({ id: fieldId, from, to, step }: SliderField, answer: number): AnswerIssue[] {
  if (answer < from) return [{ fieldId, code: 'too_small', params: { min: from } }];
  if (answer > to) return [{ fieldId, code: 'too_large', params: { max: to } }];
  if (Number.isInteger(toDecimal((answer - from) / (step ?? 1)))) return [];
  return [{ fieldId, code: 'not_a_step', params: { step: step ?? 1 } }];
}

/** A number chosen on a line. Without a script it is typed; text that is no number is kept, and refused. */
export const sliderField: QuestionModel<'slider'> = {
  parseAnswer(_field, raw, context) {
    const text = typeof raw === 'number' ? plainNumber(raw) : parseExact(raw, context);
    if (!text) return text;
    const number = /^[+-]?\d*[.,]?\d+$/.test(text) ? toDecimal(Number(text.replace(',', '.'))) : NaN;
    return Number.isNaN(number) ? text : number;
  },
  isEmpty: (_field, answer) => answer === '',
  check(field, answer) {
    if (typeof answer === 'number') return checkPlace(field, answer);
    if (answer !== '') return [{ fieldId: field.id, code: 'invalid_number' }];
    return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
  },
  print({ unit }, answer, language) {
    if (typeof answer === 'string') return answer;
    if (!language) return plainNumber(answer);
    const format = { numberingSystem: 'latn', maximumSignificantDigits: 15 };
    return new Intl.NumberFormat(language.language, format).format(answer) + (unit && ` ${unit}`);
  },
};

export const sliderCapabilities: FieldCapabilities<'slider'> = {
  name: 'Slider',
  texts: { unit: 'line' },
  createDefaults: () => ({
    type: 'slider',
    ...baseDefaults('Slider'),
    from: 0,
    to: 100,
    step: null,
    unit: '',
  }),
  settings: ['label', 'help', 'required', 'line', 'unit'],
  storesText: true,
  countedAs: 'number',
  graded: 'number',
  typeOf: () => ({ kind: 'number' }),
  isOrdered: true,
  sample: ({ from, step }) => from + (step ?? 1),
};
