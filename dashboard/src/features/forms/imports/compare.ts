import {
  MAX_EXPRESSION_DEPTH,
  MAX_EXPRESSION_NODES,
  MAX_LABEL_LENGTH,
  partsOfAnswer,
  typeOfAnswer,
  type Expression,
  type FieldReference,
  type OperatorName,
} from '@inlay/sdk/model';
import type { DraftField, DraftTarget } from './createDraft.ts';
import { parseNumber } from './reading.ts';

/** Comparisons of a source's rules; every product names them differently. */
export type Comparison =
  | 'is'
  | 'is_not'
  | 'contains'
  | 'contains_not'
  | 'starts'
  | 'ends'
  | 'less'
  | 'at_most'
  | 'more'
  | 'at_least'
  | 'answered'
  | 'blank';

/** Operators by comparison; `contains_not` and `is_not` hold without an answer as well, as they do elsewhere. */
const OPERATORS: Readonly<Record<Comparison, OperatorName>> = {
  is: 'eq',
  is_not: 'eq',
  contains: 'has',
  contains_not: 'has',
  starts: 'starts',
  ends: 'ends',
  less: 'lt',
  at_most: 'le',
  more: 'gt',
  at_least: 'ge',
  answered: 'answered',
  blank: 'blank',
};

export const not = (condition: Expression): Expression => ({ op: 'not', of: [condition] });

/** Joins conditions; one needs no operator. */
export function join(op: 'and' | 'or', conditions: readonly Expression[]): Expression {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { op, of: [...conditions] };
}

/** Returns whether a form can hold a condition: its parts and its depth have limits. */
export const isSmallEnough = (condition: Expression): boolean =>
  countParts(condition) <= MAX_EXPRESSION_NODES && depthOf(condition) <= MAX_EXPRESSION_DEPTH;

const partsIn = (condition: Expression): readonly Expression[] => ('of' in condition ? condition.of : []);
const countParts = (condition: Expression): number =>
  partsIn(condition).reduce((sum, part) => sum + countParts(part), 1);
const depthOf = (condition: Expression): number =>
  partsIn(condition).reduce((deepest, part) => Math.max(deepest, depthOf(part) + 1), 1);

/** Makes a condition of a comparison in a source; `null` where it means nothing here. */
export function compare(target: DraftTarget, comparison: Comparison, value: unknown): Expression | null {
  const reference = referenceTo(target);
  if (!reference) return null;
  if (comparison === 'answered' || comparison === 'blank')
    return { op: OPERATORS[comparison], of: [reference] };
  const literal = literalFor(target, reference, value);
  if (!literal) return null;
  const isList = 'field' in target && typeOfAnswer(target.field)?.isList === true;
  const isEquality = comparison === 'is' || comparison === 'is_not';
  const op = isList && isEquality ? 'has' : OPERATORS[comparison];
  const condition: Expression = { op, of: [reference, literal] };
  return comparison === 'is_not' || comparison === 'contains_not' ? not(condition) : condition;
}

/** Returns the reference to a target's answer, or to the one part that says all of it. */
function referenceTo(target: DraftTarget): Expression | null {
  if ('value' in target) return { value: target.value };
  const { field } = target;
  if (typeOfAnswer(field)) return { field: field.id };
  const [part, ...others] = partsOfAnswer(field);
  return part !== undefined && others.length === 0 ? { field: field.id, part } : null;
}

function literalFor(target: DraftTarget, reference: Expression, value: unknown): Expression | null {
  const kind =
    'value' in target ? 'number' : typeOfAnswer(target.field, (reference as FieldReference).part)?.kind;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  switch (kind) {
    case 'yesno': {
      const isYes = value === true || /^(?:yes|true|1)$/i.test(text);
      return isYes || value === false || /^(?:no|false|0)$/i.test(text) ? { lit: isYes } : null;
    }
    case 'number': {
      const number = parseNumber(value);
      return number === null ? null : { lit: number };
    }
    case 'date':
      return /^\d{4}-\d\d-\d\d/.test(text) ? { date: text.slice(0, 10) } : null;
    case 'time':
      return /^\d\d:\d\d/.test(text) ? { time: text.slice(0, 5) } : null;
    case 'choice': {
      const chosen = 'field' in target ? optionValue(target, text) : null;
      return chosen === null ? null : { lit: chosen };
    }
    case 'text':
      return text === ''
        ? null
        : { lit: text.slice(0, MAX_LABEL_LENGTH).toWellFormed().replaceAll('\0', '') };
    default:
      return null;
  }
}

/** Finds the value of an option by what the source names it by, or by its words. */
function optionValue({ field, choices }: DraftField, name: string): string | null {
  const value = choices.get(name);
  if (value !== undefined) return value;
  const options = 'options' in field ? field.options : [];
  return options.find((option) => option.label === name)?.value ?? null;
}
