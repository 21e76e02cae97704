import type { Expression, ExpressionType } from '@inlay/sdk/model';
import { COMPARISONS, comparisonsOf, type ComparisonName } from './comparisons.ts';

/** Operator between the conditions of a group. */
export type Join = 'all' | 'any' | 'none';

/** Conditions that belong together. */
export interface Group {
  kind: 'group';
  join: Join;
  parts: readonly Part[];
}

/** One condition of a sentence: “Country is one of Germany or Austria”. */
export interface Condition {
  kind: 'condition';
  left: Expression;
  comparison: ComparisonName;
  operands: readonly Expression[];
}

/** A condition that no sentence can express; it is edited as a formula. */
export interface FormulaPart {
  kind: 'formula';
  expression: Expression;
}

export type Part = Group | Condition | FormulaPart;

/** Returns the type of an expression at the sentence's place. */
export type TypeOf = (expression: Expression) => ExpressionType;

const isReference = (node: Expression): boolean => 'field' in node || 'value' in node;

/** Returns whether an expression can be a left side: an answer, a value, or a measure of one. */
const isTerm = (node: Expression): boolean =>
  isReference(node) ||
  ('op' in node &&
    !('each' in node) &&
    (isScore(node) || (MEASURES.has(node.op) && node.of.length === 1 && isReference(node.of[0]!))));

/** Returns whether an operation is the score, whether it is enough, or the points of one question. */
const isScore = ({ op, of: [named, ...others] }: Extract<Expression, { op: unknown }>): boolean => {
  if (op === 'score' || op === 'passed') return named === undefined;
  return op === 'points' && named !== undefined && 'lit' in named && others.length === 0;
};

/** Operators that measure an answer, so that conditions compare the result. */
const MEASURES: ReadonlySet<string> = new Set(['age', 'length', 'count']);

/** Returns the days from today if an expression is “today”, or some days before or after it; else null. */
export function daysFromToday(node: Expression): number | null {
  if (!('op' in node) || 'each' in node) return null;
  if (node.op === 'today') return 0;
  const [base, days] = node.of;
  const isShifted = node.op === 'addDays' && base && 'op' in base && base.op === 'today';
  return isShifted && days && 'lit' in days && typeof days.lit === 'number' ? days.lit : null;
}

const isOperand = (node: Expression): boolean =>
  'lit' in node || 'date' in node || 'time' in node || isReference(node) || daysFromToday(node) !== null;

/** Reads the operands of a comparison; null for what its controls cannot show. */
function readOperands(name: ComparisonName, given: readonly Expression[]): Expression[] | null {
  const { operands } = COMPARISONS[name];
  if (operands !== 'list') return given.length === operands && given.every(isOperand) ? [...given] : null;
  const texts = given.flatMap((one) => ('lit' in one ? [one.lit].flat() : [null]));
  if (!texts.every((one): one is string => typeof one === 'string')) return null;
  return [{ lit: texts }];
}

function readCondition(node: Expression, typeOf: TypeOf): Condition | null {
  const isDenied = 'op' in node && node.op === 'not';
  const inner = isDenied ? node.of[0]! : node;
  const isPlain = !('op' in inner) || isTerm(inner);
  const op = isPlain || !('op' in inner) ? undefined : inner.op;
  const [left, ...given] = isPlain || !('op' in inner) || 'each' in inner ? [inner] : inner.of;
  if (!left || !isTerm(left)) return null;
  for (const comparison of comparisonsOf(typeOf(left))) {
    const { op: written, isDenied: denied = false } = COMPARISONS[comparison];
    if (written !== op || denied !== isDenied) continue;
    const operands = readOperands(comparison, given);
    if (operands) return { kind: 'condition', left, comparison, operands };
  }
  return null;
}

/** Reads an expression as a part of a sentence; what none says is a formula. */
function readPart(node: Expression, typeOf: TypeOf): Part {
  const group = readGroup(node, typeOf);
  return group ?? readCondition(node, typeOf) ?? { kind: 'formula', expression: node };
}

function readGroup(node: Expression, typeOf: TypeOf): Group | null {
  if (!('op' in node) || 'each' in node) return null;
  const read = (join: Join, of: readonly Expression[]): Group => ({
    kind: 'group',
    join,
    parts: of.map((part) => readPart(part, typeOf)),
  });
  if (node.op === 'and') return read('all', node.of);
  if (node.op === 'or') return read('any', node.of);
  const [inner] = node.of;
  const isNone = node.op === 'not' && inner && 'op' in inner && inner.op === 'or' && !('each' in inner);
  return isNone ? read('none', inner.of) : null;
}

/** Reads a condition as a sentence: a group of conditions, groups and formulas. */
export function readSentence(condition: Expression | undefined, typeOf: TypeOf): Group {
  if (!condition) return { kind: 'group', join: 'all', parts: [] };
  const part = readPart(condition, typeOf);
  return part.kind === 'group' ? part : { kind: 'group', join: 'all', parts: [part] };
}

function writeCondition({ left, comparison, operands }: Condition): Expression {
  const { op, isDenied } = COMPARISONS[comparison];
  const plain: Expression = op ? { op, of: [left, ...operands] } : left;
  return isDenied ? { op: 'not', of: [plain] } : plain;
}

function writePart(part: Part): Expression | undefined {
  if (part.kind === 'formula') return part.expression;
  return part.kind === 'condition' ? writeCondition(part) : writeSentence(part);
}

/** Writes a sentence as an expression; `undefined` for one without conditions. */
export function writeSentence({ join, parts }: Group): Expression | undefined {
  const of = parts.map(writePart).filter((part) => part !== undefined);
  const [only] = of;
  if (!only) return undefined;
  if (join === 'all') return of.length === 1 ? only : { op: 'and', of };
  const any: Expression = { op: 'or', of };
  return join === 'any' ? any : { op: 'not', of: [any] };
}
