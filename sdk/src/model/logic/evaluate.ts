import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../limits.ts';
import { toDecimal } from './decimal.ts';
import type { Expression } from './expression.ts';
import type { Scalar, Scope, Value } from './value.ts';
import { OPERATORS } from './operators/index.ts';
import type { Run } from './operators/operator.ts';

/**
 * Brings a value into its one form: decimals of 15 digits, and blank for empty texts, empty lists,
 * numbers without a value, and for texts and lists no answer could be as long as.
 */
export function normaliseValue(value: Value): Value {
  if (typeof value === 'number') return toDecimal(value);
  if (typeof value === 'string')
    return value.trim() === '' || value.length > MAX_ANSWER_LENGTH ? null : value;
  if (!Array.isArray(value)) return value;
  const list = value.flatMap((one) => (normaliseValue(one) as Scalar | null) ?? []);
  return list.length === 0 || list.length > MAX_OPTIONS ? null : list;
}

function compute(expression: Expression, scope: Scope): Value {
  if ('lit' in expression) return expression.lit;
  if ('date' in expression) return expression.date;
  if ('time' in expression) return expression.time;
  if ('field' in expression) return scope.field(expression.field, expression.part);
  if ('value' in expression) return scope.value(expression.value);
  const run: Run = OPERATORS[expression.op];
  if (!('each' in expression))
    return run(
      expression.of.map((part) => evaluate(part, scope)),
      scope,
    );
  return run(
    scope.rows(expression.each).map((row) => evaluate(expression.of[0], row)),
    scope,
  );
}

/** Returns the value of an expression, the same on every machine. Never throws. */
export function evaluate(expression: Expression, scope: Scope): Value {
  return normaliseValue(compute(expression, scope));
}
