import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../limits.ts';
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
import type { Scalar, Scope, Value } from './value.ts';
import { valuesOf } from './operators/operator.ts';

/** Brings anything but a list into the one form of a value. */
function normaliseScalar(raw: unknown): Scalar | null {
  if (typeof raw === 'boolean') return raw;
  if (typeof raw === 'string') return raw.trim() !== '' && raw.length <= MAX_ANSWER_LENGTH ? raw : null;
  const decimal = typeof raw === 'number' ? toDecimal(raw) : NaN;
  return Number.isNaN(decimal) ? null : decimal;
}

/**
 * Brings anything into the one form of a value: decimals of 15 digits, and blank for empty texts,
 * empty lists, numbers without a value, for texts and lists no answer could be as long as, and for
 * what is no value at all.
 */
export function normaliseValue(raw: unknown): Value {
  if (!Array.isArray(raw)) return normaliseScalar(raw);
  const list = valuesOf(raw.map(normaliseScalar));
  return list.length > 0 && list.length <= MAX_OPTIONS ? list : null;
}

/** An expression as engines read it fastest: missing keys are `undefined`. */
type AnyExpression = Partial<Literal & DateLiteral & TimeLiteral & FieldReference & ValueReference> &
  Partial<Pick<RowOperation, 'each'> & Operation>;

function compute(expression: AnyExpression, scope: Scope): unknown {
  const { op, of = [], each, field, part, value, lit, date, time } = expression;
  if (op !== undefined) {
    const [row] = of;
    const args =
      each === undefined || row === undefined
        ? of.map((argument) => evaluate(argument, scope))
        : scope.rows(each).map((inRow) => evaluate(row, inRow));
    return scope.operators[op]?.(args, scope);
  }
  if (field !== undefined) return scope.field(field, part);
  return value === undefined ? (lit ?? date ?? time) : scope.value(value);
}

/** Returns the value of an expression, the same on every machine. Never throws. */
export function evaluate(expression: Expression, scope: Scope): Value {
  return normaliseValue(compute(expression, scope));
}
