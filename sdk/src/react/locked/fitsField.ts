import type { Field, Question, QuestionModel } from '../../model/rendering.ts';
import { CHUNK_MODELS } from '../fieldTypes.ts';

const AS_IS = { clean: (text: string) => text };

/**
 * Returns whether a raw value can be an answer of a field, by the models loaded before the visitor's first touch: a link
 * may be older than the field's type or options.
 */
export function fitsField(field: Field, value: unknown): boolean {
  if ('options' in field && !('other' in field)) {
    const chosen = [value].flat().filter((one) => typeof one === 'string');
    if (!chosen.every((one) => field.options.some((option) => option.value === one))) return false;
  }
  const model = CHUNK_MODELS[field.type as keyof typeof CHUNK_MODELS] as QuestionModel | undefined;
  if (!model) return typeof value === 'string' || field.type === 'checkbox';
  const answer = model.parseAnswer(field as Question, value, AS_IS);
  return answer !== undefined && model.check(field as Question, answer).length === 0;
}
