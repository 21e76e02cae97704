import {
  AS_STORED,
  capabilitiesOf,
  fieldsOf,
  isConstant,
  isQuestion,
  pagesOf,
  itemsOutsideRows,
  questionModelOf,
  type FormDefinition,
  type Question,
} from '@inlay/sdk/model';

/** Lists the fields that a link can fill in: outside of rows, without files, and not always the owner's own text. */
export function linkableFields(definition: FormDefinition): Question[] {
  const outside = new Set<unknown>(pagesOf(definition).flatMap(itemsOutsideRows));
  return fieldsOf(definition)
    .filter(isQuestion)
    .filter((field) => outside.has(field) && !capabilitiesOf(field).uploads && !isConstant(field));
}

/**
 * Returns a raw value as the answer that a field stores; undefined where it is none, or has a mistake.
 * @param isWhole whether the visitor cannot add to it, as to the city of an address
 */
export function parseLinked(field: Question, raw: unknown, { isWhole = true } = {}): unknown {
  const model = questionModelOf<Question>(field);
  const answer = model.parseAnswer(field, raw, AS_STORED);
  if (answer === undefined || model.isEmpty(field, answer)) return undefined;
  const issues = model.check(field, answer).filter(({ code }) => isWhole || code !== 'address_incomplete');
  return issues.length > 0 ? undefined : answer;
}
