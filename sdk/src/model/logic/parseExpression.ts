import {
  MAX_EXPRESSION_DEPTH,
  MAX_EXPRESSION_NODES,
  MAX_LABEL_LENGTH,
  MAX_OPTIONS,
} from '../definition/limits.ts';
import { isWellFormedText } from '../validation/wellFormedText.ts';
import { toDecimal } from './decimal.ts';
import { isDay, isTime } from './days.ts';
import { type Expression, type OperatorName, ROW_OPERATORS } from './expression.ts';
import { OPERATOR_RULES } from './operators/index.ts';

/** Reason why a tree is no expression. */
export interface ExpressionFault {
  code:
    | 'not_an_expression'
    | 'unknown_operator'
    | 'wrong_number_of_arguments'
    | 'too_deep'
    | 'too_many_parts'
    | 'invalid_literal'
    | 'invalid_id';
  /** Keys and positions from the root to the place. */
  path: readonly (string | number)[];
}

type Parsed = { ok: true; expression: Expression } | { ok: false; fault: ExpressionFault };

class Refusal extends Error {
  readonly fault: ExpressionFault;
  constructor(fault: ExpressionFault) {
    super(fault.code);
    this.fault = fault;
  }
}

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const hasKeys = (raw: Record<string, unknown>, required: string, ...optional: string[]): boolean =>
  Object.hasOwn(raw, required) && Object.keys(raw).every((key) => key === required || optional.includes(key));

const isText = (raw: unknown): raw is string => typeof raw === 'string';

const isShortText = (raw: unknown): raw is string =>
  isText(raw) && raw.length <= MAX_LABEL_LENGTH && isWellFormedText(raw);

const isLiteral = (raw: unknown): boolean =>
  isShortText(raw) ||
  typeof raw === 'boolean' ||
  (typeof raw === 'number' && toDecimal(raw) === raw && !Object.is(raw, -0)) ||
  (Array.isArray(raw) && raw.length <= MAX_OPTIONS && raw.every((one) => isShortText(one)));

/** Returns whether an operator can have this many arguments. */
export function canTake(op: OperatorName, count: number): boolean {
  const { takes, optional = 0, repeats } = OPERATOR_RULES[op];
  return count >= takes.length - optional && (repeats === true || count <= takes.length);
}

/**
 * Brings an unknown value into an expression: known keys and operators only, at most 16 levels and
 * 200 parts. Says nothing of names and types, which `typeOf` checks. Never throws.
 */
export function parseExpression(raw: unknown): Parsed {
  let parts = 0;

  function refuse(code: ExpressionFault['code'], path: ExpressionFault['path']): never {
    throw new Refusal({ code, path });
  }

  function parseId(id: unknown, path: ExpressionFault['path']): string {
    return isShortText(id) && id !== '' ? id : refuse('invalid_id', path);
  }

  function parse(node: unknown, path: ExpressionFault['path'], depth: number): Expression {
    parts += 1;
    if (parts > MAX_EXPRESSION_NODES) refuse('too_many_parts', path);
    if (depth > MAX_EXPRESSION_DEPTH) refuse('too_deep', path);
    if (!isRecord(node)) return refuse('not_an_expression', path);
    if (hasKeys(node, 'lit')) {
      return isLiteral(node['lit'])
        ? { lit: node['lit'] as string }
        : refuse('invalid_literal', [...path, 'lit']);
    }
    if (hasKeys(node, 'date')) {
      const { date } = node;
      return isText(date) && isDay(date) ? { date } : refuse('invalid_literal', [...path, 'date']);
    }
    if (hasKeys(node, 'time')) {
      const { time } = node;
      return isText(time) && isTime(time) ? { time } : refuse('invalid_literal', [...path, 'time']);
    }
    if (hasKeys(node, 'value')) return { value: parseId(node['value'], [...path, 'value']) };
    if (hasKeys(node, 'field', 'part')) {
      const field = parseId(node['field'], [...path, 'field']);
      return 'part' in node ? { field, part: parseId(node['part'], [...path, 'part']) } : { field };
    }
    return parseOperation(node, path, depth);
  }

  function parseOperation(
    node: Record<string, unknown>,
    path: ExpressionFault['path'],
    depth: number,
  ): Expression {
    const { op, of, each } = node;
    if (!hasKeys(node, 'op', 'of', 'each') || !Array.isArray(of)) return refuse('not_an_expression', path);
    if (typeof op !== 'string' || !Object.hasOwn(OPERATOR_RULES, op))
      return refuse('unknown_operator', [...path, 'op']);
    const name = op as OperatorName;
    if (!canTake(name, of.length)) return refuse('wrong_number_of_arguments', [...path, 'of']);
    const children = of.map((child, index) => parse(child, [...path, 'of', index], depth + 1));
    if (each === undefined) return { op: name, of: children };
    const rowOperator = ROW_OPERATORS.find((one) => one === name);
    const [child] = children;
    if (!rowOperator) return refuse('unknown_operator', [...path, 'op']);
    if (!child || children.length > 1) return refuse('not_an_expression', [...path, 'of']);
    return { op: rowOperator, each: parseId(each, [...path, 'each']), of: [child] };
  }

  // A schema asks for every condition that is left out: an error with its stack for each would take seconds.
  if (raw === undefined) return { ok: false, fault: { code: 'not_an_expression', path: [] } };
  try {
    return { ok: true, expression: parse(raw, [], 1) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault };
    throw error;
  }
}
