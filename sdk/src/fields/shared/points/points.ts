import type { Field, FieldOfType } from '../../../model/fields/field.ts';
import type { FieldCapabilities } from '../../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../../model/fields/fieldType.ts';
import { NPS_RANGE } from '../../../model/definition/limits.ts';

type PointType = 'rating' | 'scale' | 'nps';
type PointField = FieldOfType<PointType>;

/** Returns whether a field asks for one of some whole numbers. */
export const isPointField = (field: Field): field is PointField =>
  field.type === 'rating' || field.type === 'scale' || field.type === 'nps';

/** Returns the whole numbers that a field offers. */
export function pointsOf(field: PointField): number[] {
  const { min, max } =
    field.type === 'rating'
      ? { min: 1, max: field.points }
      : field.type === 'scale'
        ? { min: field.from, max: field.to }
        : NPS_RANGE;
  return Array.from({ length: Math.max(0, max - min + 1) }, (_one, index) => min + index);
}

/** The model of a choice of one whole number; the three types differ in their range and look. */
export function points(): QuestionModel<PointType> {
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

/** The capabilities that the three types share. */
export function pointCapabilities<Type extends PointType>(
  own: Pick<FieldCapabilities<Type>, 'name' | 'createDefaults' | 'texts' | 'settings' | 'countedAs'>,
): FieldCapabilities<Type> {
  return {
    chunk: 'points',
    storesText: true,
    isOrdered: true,
    countedAs: 'points',
    typeOf: () => ({ kind: 'number' }),
    choices: (field) => pointsOf(field).map(String),
    sample: () => 3,
    ...own,
  };
}
