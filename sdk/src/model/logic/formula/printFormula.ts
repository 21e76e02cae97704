import { plainNumber } from '../decimal.ts';
import type { Expression, Literal, Operation, Reference } from '../expression.ts';
import { PRECEDENCE, SIGNS } from './signs.ts';

/** Names a reference as its owner knows it. */
export type NameOf = (reference: Reference) => string;

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const brace = (name: string): string => `{${name.replace(/[\\}]/g, String.raw`\$&`)}}`;

function printLiteral(lit: Literal['lit']): string {
  if (Array.isArray(lit)) return `[${lit.map(quote).join(', ')}]`;
  if (typeof lit === 'string') return quote(lit);
  return typeof lit === 'number' ? plainNumber(lit) : lit ? 'yes' : 'no';
}

/** Returns the sign of an operation that is written between its arguments; `undefined` for a function. */
function infixOf({ op, of }: Operation) {
  const sign = SIGNS.find((one) => one.op === op);
  if (!sign) return undefined;
  return (sign.chains ? of.length >= 2 : of.length === 2) ? sign : undefined;
}

/**
 * Writes an expression as a formula that `parseFormula` reads back into the same tree:
 * `if({Guests} > 10, {Price} * 0.9, {Price})`.
 */
export function printFormula(expression: Expression, nameOf: NameOf): string {
  const print = (node: Expression): string => {
    if ('lit' in node) return printLiteral(node.lit);
    if ('date' in node) return `date(${quote(node.date)})`;
    if ('time' in node) return `time(${quote(node.time)})`;
    if (!('op' in node)) return brace(nameOf(node));
    if ('each' in node)
      return `${node.op}(each ${brace(nameOf({ field: node.each }))}: ${print(node.of[0])})`;
    return printOperation(node);
  };

  function printOperation(node: Operation): string {
    const infix = infixOf(node);
    if (infix) {
      return node.of.map((part, index) => printOperand(part, infix, index)).join(` ${infix.sign} `);
    }
    const [only] = node.of;
    if (only && node.op === 'not') return `not ${printUnder(only, PRECEDENCE.not)}`;
    if (only && node.op === 'sub') return isAtom(only) ? `-${print(only)}` : `-(${print(only)})`;
    return `${node.op}(${node.of.map(print).join(', ')})`;
  }

  /** Writes an argument of a sign, in brackets where the formula would be read another way without. */
  function printOperand(part: Expression, outer: (typeof SIGNS)[number], index: number): string {
    const inner = 'op' in part && !('each' in part) ? infixOf(part) : undefined;
    // On the left, a chain of the same level is read the same way, unless it is the same chain.
    const joinsLeft =
      index === 0 &&
      inner?.precedence === outer.precedence &&
      outer.precedence >= PRECEDENCE.sum &&
      (inner.op !== outer.op || !inner.chains);
    return joinsLeft ? print(part) : printUnder(part, outer.precedence + 1);
  }

  function printUnder(part: Expression, precedence: number): string {
    const text = print(part);
    return precedenceOf(part) < precedence ? `(${text})` : text;
  }

  return print(expression);
}

/** Returns whether a minus may directly precede a node: a reference or a call; a number would become negative. */
const isAtom = (node: Expression): boolean =>
  'field' in node ||
  'value' in node ||
  ('op' in node && node.op !== 'sub' && precedenceOf(node) === Infinity);

function precedenceOf(node: Expression): number {
  if (!('op' in node) || 'each' in node) return Infinity;
  if (node.op === 'not' && node.of.length === 1) return PRECEDENCE.not;
  return infixOf(node)?.precedence ?? Infinity;
}
