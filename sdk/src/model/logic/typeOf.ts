import type { Expression, Operation, RowOperation } from './expression.ts';
import { commonType, type ExpressionType, isComparable } from './expressionType.ts';
import { OPERATOR_RULES } from './operators/index.ts';
import type { ArgumentRule } from './operators/operator.ts';

/** One mistake in an expression whose shape is right. */
export interface ExpressionProblem {
  code:
    | 'unknown_field'
    | 'unknown_part'
    | 'unknown_value'
    | 'unknown_group'
    | 'unknown_page'
    | 'unknown_option'
    | 'row_outside'
    | 'wrong_type'
    | 'not_comparable';
  /** Positions of arguments, from the outermost operator to the place. */
  path: readonly number[];
  params: Readonly<Record<string, string>>;
}

/** Types of the names in an expression. */
export interface Names {
  /** Returns the type of a field's answer or of one part of it; otherwise the fault of the name. */
  field(
    id: string,
    part: string | undefined,
  ): ExpressionType | 'unknown_field' | 'unknown_part' | 'row_outside';
  value(id: string): ExpressionType | undefined;
  /** Returns the names inside a row of a repeating group. */
  rows(id: string): Names | undefined;
  hasPage(id: string): boolean;
}

/** Type of an expression with a mistake: fits everywhere, so that one mistake is reported once. */
const UNKNOWN: ExpressionType = { kind: 'blank' };

/** Names a type for messages: `number`, `list of choice`. */
const printType = ({ kind, isList }: ExpressionType): string => (isList ? `list of ${kind}` : kind);

/** Returns the type of a fixed value. */
function typeOfLiteral(lit: string | number | boolean | string[]): ExpressionType {
  if (Array.isArray(lit)) return { kind: lit.length === 0 ? 'blank' : 'text', isList: true };
  if (typeof lit === 'string') return { kind: lit.trim() === '' ? 'blank' : 'text' };
  return { kind: typeof lit === 'number' ? 'number' : 'yesno' };
}

/** Returns the texts written in an expression, if it is a fixed value. */
const fixedTexts = (expression: Expression): readonly string[] =>
  'lit' in expression ? [expression.lit].flat().filter((value) => typeof value === 'string') : [];

/** `if` takes conditions and values in turn; every other operator repeats its last rule. */
function argumentRule(op: Operation['op'], count: number, index: number): ArgumentRule | undefined {
  const { takes } = OPERATOR_RULES[op];
  if (op !== 'if') return takes[index] ?? takes.at(-1);
  const isCondition = index % 2 === 0 && index < count - (count % 2);
  return takes[isCondition ? 0 : 1];
}

/** Returns whether an argument of this type fits a rule; blank fits everywhere. */
function accepts({ kinds, list }: ArgumentRule, { kind, isList }: ExpressionType): boolean {
  if (isList && !list) return false;
  return kind === 'blank' || kinds.includes(kind);
}

/**
 * Works out the type of an expression and lists all mistakes in it. Never throws; the tree must
 * have passed `parseExpression`.
 */
export function typeOf(
  expression: Expression,
  names: Names,
): { type: ExpressionType; problems: ExpressionProblem[] } {
  const problems: ExpressionProblem[] = [];

  function report(
    ...[code, path, params]: [ExpressionProblem['code'], readonly number[], ExpressionProblem['params']]
  ) {
    problems.push({ code, path, params });
    return UNKNOWN;
  }

  function visit(node: Expression, path: readonly number[], inside: Names): ExpressionType {
    if ('lit' in node) return typeOfLiteral(node.lit);
    if ('date' in node) return { kind: 'date' };
    if ('time' in node) return { kind: 'time' };
    if ('value' in node) return inside.value(node.value) ?? report('unknown_value', path, { id: node.value });
    if ('field' in node) {
      const found = inside.field(node.field, node.part);
      return typeof found === 'string'
        ? report(found, path, { id: node.field, part: node.part ?? '' })
        : found;
    }
    if ('each' in node) {
      const row = inside.rows(node.each);
      if (!row) return report('unknown_group', path, { id: node.each });
      return typeOfResult(node, path, [visit(node.of[0], [...path, 0], row)]);
    }
    const [page] = node.op === 'seen' ? node.of.flatMap(fixedTexts) : [];
    if (page !== undefined && !inside.hasPage(page)) report('unknown_page', [...path, 0], { id: page });
    const [scored] = node.op === 'points' ? node.of.flatMap(fixedTexts) : [];
    const found = scored === undefined ? null : inside.field(scored, undefined);
    // An answer of several parts can give points, too.
    if (found === 'unknown_field' || found === 'row_outside')
      report(found, [...path, 0], { id: scored ?? '', part: '' });
    return typeOfResult(
      node,
      path,
      node.of.map((part, index) => visit(part, [...path, index], inside)),
    );
  }

  /** Checks the arguments against the operator's rule; the first kind of mistake hides the others. */
  function typeOfResult(node: Operation | RowOperation, path: readonly number[], types: ExpressionType[]) {
    const count = problems.length;
    checkKinds(node, path, types);
    if (problems.length === count && OPERATOR_RULES[node.op].alike) checkAlike(node, path, types);
    const { gives } = OPERATOR_RULES[node.op];
    if (typeof gives === 'string') return { kind: gives };
    const type = gives(types);
    if (type || problems.length > count) return type ?? UNKNOWN;
    return report('not_comparable', path, { types: types.map(printType).join(', ') });
  }

  function checkKinds(
    { op }: Operation | RowOperation,
    path: readonly number[],
    types: ExpressionType[],
  ): void {
    for (const [index, type] of types.entries()) {
      const rule = argumentRule(op, types.length, index);
      if (!rule || accepts(rule, type)) continue;
      report('wrong_type', [...path, index], { op, expected: rule.kinds.join(', '), found: printType(type) });
    }
  }

  /** Checks that all arguments can be compared, and that a choice is compared with options it has. */
  function checkAlike(
    { of }: Operation | RowOperation,
    path: readonly number[],
    types: ExpressionType[],
  ): void {
    const first = types.find(({ kind }) => kind !== 'blank') ?? UNKNOWN;
    if (!types.every((type) => isComparable(first, type))) {
      report('not_comparable', path, { types: types.map(printType).join(', ') });
    }
    const options = commonType(
      types
        .filter(({ kind }) => kind === 'choice')
        .map(({ kind, options }) => ({ kind, ...(options && { options }) })),
    )?.options;
    for (const [index, part] of of.entries()) {
      const unknown = options && fixedTexts(part).find((text) => text !== '' && !options.includes(text));
      if (unknown !== undefined) report('unknown_option', [...path, index], { option: unknown });
    }
  }

  return { type: visit(expression, [], names), problems };
}
