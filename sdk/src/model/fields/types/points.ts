import type { FieldOfType } from '../../field.ts';
import type { FieldCapabilities } from '../../fieldCapabilities.ts';
import type { QuestionModel } from '../../fieldType.ts';
import { NPS_RANGE } from '../../limits.ts';
import { baseDefaults } from '../fieldDefaults.ts';

type PointType = 'rating' | 'scale' | 'nps';
type PointField = FieldOfType<PointType>;

/** Returns the whole numbers that a field offers. */
export function pointsOf(field: PointField): number[] {
  const { min, max } =
    field.type === 'rating'
      ? { min: 1, max: field.points }
      : field.type === 'scale'
        ? { min: field.from, max: field.to }
        : NPS_RANGE;
  return Array.from({ length: Math.max(0, max - min + 1) }, (_one, at) => min + at);
}

/** The model of a choice of one whole number; the three types differ in their range and look. */
function points(): QuestionModel<PointType> {
  return {
    parseAnswer(_field, raw) {
      if (raw === undefined || raw === null || raw === '') return '';
      if (typeof raw === 'number') return raw + 0;
      return typeof raw === 'string' && /^\d{1,3}$/.test(raw) ? Number(raw) : undefined;
    },
    isEmpty: (_field, answer) => answer === '',
    check(field, answer) {
      if (answer === '') return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
      return pointsOf(field).includes(answer) ? [] : [{ fieldId: field.id, code: 'invalid_option' }];
    },
    print: (field, answer, language) =>
      language && field.type === 'rating' && answer !== '' ? `${answer}/${field.points}` : String(answer),
  };
}

export const ratingField = /* @__PURE__ */ points();
export const scaleField = /* @__PURE__ */ points();
export const npsField = /* @__PURE__ */ points();

/** The capabilities that the three types share. */
function pointCapabilities<Type extends PointType>(
  own: Pick<FieldCapabilities<Type>, 'name' | 'createDefaults' | 'settings' | 'words' | 'countedAs'>,
): FieldCapabilities<Type> {
  return {
    chunk: 'points',
    storesText: true,
    isOrdered: true,
    countedAs: 'points',
    typeOf: () => ({ kind: 'number' }),
    sample: () => 3,
    ...own,
  };
}

export const ratingCapabilities = /* @__PURE__ */ pointCapabilities<'rating'>({
  name: 'Rating',
  createDefaults: () => ({ type: 'rating', ...baseDefaults('Rating'), points: 5, look: 'star' }),
  settings: ['label', 'required', 'rating'],
  words: ['ratingOf'],
});

export const scaleCapabilities = /* @__PURE__ */ pointCapabilities<'scale'>({
  name: 'Scale',
  createDefaults: () => ({
    type: 'scale',
    ...baseDefaults('Scale'),
    from: 1,
    to: 5,
    startLabel: '',
    endLabel: '',
  }),
  settings: ['label', 'required', 'scale', 'endLabels'],
});

export const npsCapabilities = /* @__PURE__ */ pointCapabilities<'nps'>({
  name: 'NPS',
  createDefaults: () => ({
    type: 'nps',
    ...baseDefaults('How likely are you to recommend us?'),
    startLabel: 'Not at all likely',
    endLabel: 'Extremely likely',
  }),
  settings: ['label', 'required', 'endLabels'],
  countedAs: 'nps',
});
