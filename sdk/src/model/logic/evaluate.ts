import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../limits.ts';
import { toDecimal } from './decimal.ts';
import type { Expression } from './expression.ts';
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

function compute(expression: Expression, scope: Scope): unknown {
  if ('field' in expression) return scope.field(expression.field, expression.part);
  if ('value' in expression) return scope.value(expression.value);
  if ('op' in expression) {
    const args =
      'each' in expression
        ? scope.rows(expression.each).map((row) => evaluate(expression.of[0], row))
        : expression.of.map((part) => evaluate(part, scope));
    return scope.operators[expression.op]?.(args, scope);
  }
  return 'lit' in expression ? expression.lit : 'date' in expression ? expression.date : expression.time;
}

/** Returns the value of an expression, the same on every machine. Never throws. */
export function evaluate(expression: Expression, scope: Scope): Value {
  return normaliseValue(compute(expression, scope));
}
