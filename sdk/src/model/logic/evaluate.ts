import { NODE_STEPS } from './steps.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../definition/limits.ts';
import { toDecimal } from './decimal.ts';
import type {
  DateLiteral,
  Expression,
  FieldReference,
  Literal,
  Operation,
  RowOperation,
  TimeLiteral,
  ValueReference,
} from './expression.ts';
import type { Scalar, Scope, Value, Work } from './value.ts';
import { valuesOf } from './operators/operator.ts';
import { createWork, spend, stepsOf } from './work.ts';

/** Normalises a raw value other than a list. */
function normaliseScalar(raw: unknown): Scalar | null {
  if (typeof raw === 'boolean') return raw;
  if (typeof raw === 'string') return raw.length <= MAX_ANSWER_LENGTH && raw.trim() !== '' ? raw : null;
  const decimal = typeof raw === 'number' ? toDecimal(raw) : NaN;
  return Number.isNaN(decimal) ? null : decimal;
}

/**
 * Normalises a raw value: numbers to 15 significant digits; empty, overlong or unsupported values become null.
 */
export function normaliseValue(raw: unknown): Value {
  if (!Array.isArray(raw)) return normaliseScalar(raw);
  const list = raw.length > MAX_OPTIONS ? [] : valuesOf(raw.map(normaliseScalar));
  return list.length > 0 ? list : null;
}

/** An expression as engines read it fastest: missing keys are `undefined`. */
type AnyExpression = Partial<Literal & DateLiteral & TimeLiteral & FieldReference & ValueReference> &
  Partial<Pick<RowOperation, 'each'> & Operation>;

function compute(expression: AnyExpression, scope: Scope, work: Work): unknown {
  const { op, of = [], each, field, part, value, lit, date, time } = expression;
  if (op !== undefined) {
    const [row] = of;
    const args =
      each === undefined || row === undefined
        ? of.map((argument) => evaluate(argument, scope, work))
        : evaluateRows(row, scope.rows(each), work);
    return work.left < 0 ? null : scope.operators[op]?.(args, scope, work);
  }
  if (field !== undefined) return scope.field(field, part);
  return value === undefined ? (lit ?? date ?? time) : scope.value(value);
}

function evaluateRows(expression: Expression, rows: readonly Scope[], work: Work): Value[] {
  const bound = bindRows(expression, rows[0], work);
  return rows.map((row) => evaluate(bound, row, work));
}

/**
 * Evaluates the parts of an expression that are the same in all rows of a repeating group, and puts their values
 * in their place.
 */
export function bindRows(expression: Expression, row: Scope | undefined, work: Work): Expression {
  const { op, of = [], each, field }: AnyExpression = expression;
  if (!row || op === 'index' || (field !== undefined && row.owns?.(field) !== false)) return expression;
  let node = expression;
  if (op !== undefined && each === undefined) {
    const parts = of.map((part) => bindRows(part, row, work));
    node = { op, of: parts };
    if (!parts.every((part) => 'lit' in part)) return node;
  }
  return { lit: evaluate(node, row, work) as Literal['lit'] };
}

/**
 * Returns the value of an expression, the same on every machine. Never throws.
 * @param work budget shared by all evaluations of the same work; the value is blank once it is spent
 */
export function evaluate(expression: Expression, scope: Scope, work = createWork()): Value {
  if (work.left < 0) return null;
  const value = normaliseValue(compute(expression, scope, work));
  return spend(work, NODE_STEPS + stepsOf(value)) ? value : null;
}
