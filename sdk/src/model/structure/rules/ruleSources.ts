import { partsOfAnswer, typeOfAnswer } from '../../fields/capabilities.ts';
import type { FormDefinition } from '../../definition/formDefinition.ts';
import type { Expression, Reference } from '../../logic/expression.ts';
import type { ExpressionType } from '../../logic/expressionType.ts';
import { type FieldTyping, formNames } from '../../logic/formNames.ts';
import type { RulePlace } from '../../logic/listExpressions.ts';
import { type ExpressionProblem, typeOf } from '../../logic/typeOf.ts';
import { ENGLISH, printDescription, type Reader } from '../../logic/words/printDescription.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { labelsOf } from '../print/labelsOf.ts';
import { logicTree } from './logicTree.ts';

/** An answer or a value that a rule can read. */
export interface RuleSource {
  reference: Reference;
  /** Its label, unique among the form's sources. */
  name: string;
  type: ExpressionType;
  /** Title of the page that asks for it; empty for values, and where the page has none. */
  page: string;
}

/** Returns what knows the types of a form's answers. */
export function typingOf(form: FormDefinition): FieldTyping {
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]));
  return ({ id }, part) => {
    const field = fields.get(id);
    return field ? typeOfAnswer(field, part) : null;
  };
}

/** Writes a reference as a key. */
export const referenceKey = (reference: Reference): string =>
  'value' in reference
    ? `value ${reference.value}`
    : ['field', reference.field, ...(reference.part === undefined ? [] : [reference.part])].join(' ');

/** Lists everything in a form that has a name in formulas, in reading order; labels that are alike get numbers. */
export function listSources(form: FormDefinition, reader: Reader = ENGLISH): RuleSource[] {
  const labels = labelsOf(form);
  const names = formNames(logicTree(form), typingOf(form));
  const taken = new Map<string, number>();
  const source = (reference: Reference, type: ExpressionType | null, page: string): RuleSource[] => {
    if (!type) return [];
    const label = printDescription(labels.of(reference), reader);
    const count = (taken.get(label) ?? 0) + 1;
    taken.set(label, count);
    return [{ reference, name: count === 1 ? label : `${label} (${count})`, type, page }];
  };
  return [
    ...fieldsOf(form).flatMap((field) => {
      const page = form.pages[names.pageOf.get(field.id) ?? 0]?.title ?? '';
      const parts = partsOfAnswer(field).map((part) => ({ field: field.id, part }));
      return [{ field: field.id }, ...parts].flatMap((reference: { field: string; part?: string }) =>
        source(reference, typeOfAnswer(field, reference.part), page),
      );
    }),
    ...form.values.flatMap(({ id }) => source({ value: id }, names.namesIn(null).value(id) ?? null, '')),
  ];
}

/** Returns the positions of a form's parts, as far as rules depend on them. */
function placesOf(form: FormDefinition) {
  const names = formNames(logicTree(form), typingOf(form));
  const last = form.pages.length - 1;
  return {
    names,
    /** Number of the last page whose answers a rule of the part may read. */
    pageOf(id: string): number {
      const page = form.pages.findIndex((one) => one.id === id);
      return names.pageOf.get(id) ?? (page < 0 ? last : page);
    },
  };
}

/**
 * Lists what a rule at a place can read: answers of earlier pages and of its own, and values. Its own answer only
 * where a check judges it; rows of a repeating group only within the group.
 */
export function sourcesAt(
  form: FormDefinition,
  { id, key }: RulePlace,
  reader: Reader = ENGLISH,
): RuleSource[] {
  const { names, pageOf } = placesOf(form);
  const group = names.groupOf.get(id);
  return listSources(form, reader).filter(({ reference }) => {
    if ('value' in reference) return reference.value !== id;
    if (reference.field === id) return key === 'checks';
    const own = names.groupOf.get(reference.field);
    return (names.pageOf.get(reference.field) ?? 0) <= pageOf(id) && (own === undefined || own === group);
  });
}

/** Works out the type of an expression at a place, and lists its mistakes. */
export function typeAt(
  form: FormDefinition,
  { id }: Pick<RulePlace, 'id'>,
  expression: Expression,
): { type: ExpressionType; problems: ExpressionProblem[] } {
  const { names } = placesOf(form);
  return typeOf(expression, names.namesIn(names.groupOf.get(id) ?? null));
}
