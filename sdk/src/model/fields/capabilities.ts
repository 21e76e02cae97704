import type { Field, FieldOfType, FieldType, Question } from './field.ts';
import type { FieldCapabilities } from './fieldCapabilities.ts';
import { FIELD_CAPABILITIES } from '../generated/capabilities.ts';
import { createFieldId } from './fieldId.ts';
import type { ExpressionType } from '../logic/expressionType.ts';
import { AS_STORED } from './textualAnswer.ts';
import { isQuestion, questionModelOf } from './index.ts';

export { FIELD_CAPABILITIES };

/** Field types in the order of the palette. */
export const FIELD_TYPE_ORDER = /* @__PURE__ */ Object.keys(FIELD_CAPABILITIES) as FieldType[];

/** Returns the capabilities of a field's type. */
export function capabilitiesOf<F extends Pick<Field, 'type'>>({ type }: F): FieldCapabilities<F['type']> {
  return FIELD_CAPABILITIES[type as F['type']];
}

/** Returns whether a form with fields of a type can be plain (see `FieldCapabilities`). */
export const isPlainType = (type: FieldType): boolean => FIELD_CAPABILITIES[type].isPlain === true;

/** Returns a new field of a type, complete with an id that is not taken. */
export function createField<Type extends FieldType>(
  type: Type,
  takenIds: Iterable<string> = [],
): FieldOfType<Type> {
  const defaults = FIELD_CAPABILITIES[type].createDefaults();
  return { id: createFieldId(takenIds), ...defaults } as FieldOfType<Type>;
}

/** Returns the type of a field's answer or of one part of it in expressions; `null` for a missing part. */
export function typeOfAnswer(field: Field, part?: string): ExpressionType | null {
  const isKnown = part === undefined || partsOfAnswer(field).includes(part);
  return isKnown ? (capabilitiesOf(field).typeOf?.(field, part) ?? null) : null;
}

/** Names the parts of a field's answer that rules can read; none for most fields. */
export const partsOfAnswer = (field: Field): readonly string[] => capabilitiesOf(field).parts?.(field) ?? [];

/** Returns an answer in the lines in which people write it; undefined where that is one line. */
export function printAnswerLines(field: Field, answer: unknown): string[] | undefined {
  if (!isQuestion(field) || typeof answer !== 'object' || answer === null) return undefined;
  const read = questionModelOf(field).parseAnswer(field, answer, AS_STORED);
  return read === undefined ? undefined : capabilitiesOf<Question>(field).printLines?.(read);
}
