import { describeCondition } from '../logic/words/describeExpression.ts';
import { printDescription } from '../logic/words/printDescription.ts';
import { idLabels } from './idLabels.ts';
import { type Expression, type OperatorName, ROW_OPERATORS } from '../logic/expression.ts';
import type { ExpressionType, Kind } from '../logic/expressionType.ts';
import { OPERATOR_GROUPS } from '../logic/operators/index.ts';
import type { ArgumentRule, OperatorRule } from '../logic/operators/operator.ts';
import { SIGNS } from '../logic/formula/signs.ts';
import type { Value } from '../logic/value.ts';

const KIND_NAMES: Record<Kind, string> = {
  text: 'text',
  number: 'number',
  yesno: 'yes or no',
  date: 'date',
  time: 'time',
  choice: 'choice',
  file: 'file',
};

/** Operators whose arguments are ids, not values. */
const FORM_OPERATORS: ReadonlySet<string> = new Set(['seen', 'points', 'score', 'maxScore']);

function printArgument({ kinds, list }: ArgumentRule): string {
  const names =
    kinds.length === Object.keys(KIND_NAMES).length
      ? 'anything'
      : kinds.map((kind) => KIND_NAMES[kind]).join(', ');
  return list === 'also' ? `${names}, also a list` : names;
}

function printArguments({ takes, repeats, optional = 0 }: OperatorRule): string {
  const printed = takes.map((rule, index) =>
    index >= takes.length - optional ? `${printArgument(rule)} (optional)` : printArgument(rule),
  );
  return [...printed, ...(repeats ? ['…'] : [])].join('; ') || 'nothing';
}

/** Prints the type of a result, and the arguments that decide it. */
function printResult({ gives }: OperatorRule): string {
  if (typeof gives === 'string') return KIND_NAMES[gives];
  const number: ExpressionType = { kind: 'number' };
  return gives([number, number, number])?.isList ? 'a list of the arguments’ kind' : 'the arguments’ kind';
}

function printValue(value: Value): string {
  if (value === null) return 'blank';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `\`${JSON.stringify(value)}\``;
}

/** Says an operator in words, with fields A, B and C for its arguments. */
function printWords(op: OperatorName, { takes, repeats, says }: OperatorRule): string {
  const isNamed = FORM_OPERATORS.has(op);
  const letters = ['a', 'b', 'c'].slice(0, takes.length + (repeats && op !== 'if' ? 1 : 0));
  const of = letters.map((letter): Expression => (isNamed ? { lit: letter } : { field: letter }));
  const say = (expression: Expression) => printDescription(describeCondition(expression, idLabels));
  const row = ROW_OPERATORS.find((one) => one === op);
  return [
    `In words: “${say({ op, of })}”`,
    ...(says.denied === undefined ? [] : [`after \`not\`: “${say({ op: 'not', of: [{ op, of }] })}”`]),
    ...(row ? [`over rows: “${say({ op: row, each: 'guests', of: [of[0]!] })}”`] : []),
  ].join('; ');
}

function printOperator([op, rule]: [string, OperatorRule]): string {
  const sign = SIGNS.find((one) => one.op === op);
  const title = sign && sign.sign !== op ? `### ${op} (\`${sign.sign}\`)` : `### ${op}`;
  const examples = rule.examples.map(([formula, value]) => `| \`${formula}\` | ${printValue(value)} |`);
  return [
    title,
    rule.means,
    `Takes: ${printArguments(rule)}. Gives: ${printResult(rule)}.`,
    `${printWords(op as OperatorName, rule)}.`,
    ['| formula | value |', '| --- | --- |', ...examples].join('\n'),
  ].join('\n\n');
}

/** Returns the reference of all operators as Markdown, from their own rules and examples. */
export function printExpressionReference(): string {
  const groups = OPERATOR_GROUPS.map(({ title, rules }) =>
    [`## ${title}`, ...Object.entries<OperatorRule>(rules).map(printOperator)].join('\n\n'),
  );
  return [
    '# Expressions',
    'Conditions and formulas of a form are one language: the builder shows conditions in words and values as formulas, a [definition](./definition.md) holds both as JSON. This page is written by its tests from the operators themselves (`sdk/src/model/logic/operators`): every example is a test.',
    'A formula names answers and values in braces: `round({Price} * {Guests}, 2)`. Texts stand in quotation marks, `yes` and `no` are words, days and times are `date("2026-11-22")` and `time("09:30")`. `and`, `or` and `not` join conditions. `sum(each {Guests}: {Price})` runs over the rows of a repeating group; so do `avg`, `min`, `max`, `count`, `any`, `every` and `list`.',
    'A question without an answer is **blank**, and so is a hidden one. Every formula has a value for all answers: what cannot be calculated is blank, and comparing with a blank is never true. Numbers are decimals of 15 digits. Texts compare without case and outer spaces.',
    'Evaluating takes steps, which are counted: of each operator, and of the texts and lists it reads. One set of answers may take 800,000, at most 50 ms; a form whose longest answers could take more is not published, and the rule that takes most is named. What does not change from row to row is evaluated once.',
    'Form owners read their rules in words. Each operator has its sentence, a message with placeholders that can be translated.',
    ...groups,
  ].join('\n\n');
}
