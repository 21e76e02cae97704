import { MAX_EXPRESSION_DEPTH, MAX_FORMULA_LENGTH } from '../../definition/limits.ts';
import { isDay, isTime } from '../days.ts';
import { type Expression, type OperatorName, type Reference, ROW_OPERATORS } from '../expression.ts';
import { OPERATORS } from '../operators/index.ts';
import { canTake, parseExpression } from '../parseExpression.ts';
import { PRECEDENCE, SIGNS } from './signs.ts';
import { type Token, tokenise, type TokenFault } from './tokens.ts';

/** Reason why a formula cannot be read, and its position. */
export interface FormulaFault {
  code:
    | TokenFault['code']
    | 'unknown_name'
    | 'unknown_function'
    | 'wrong_number_of_arguments'
    | 'invalid_literal'
    | 'too_deep'
    | 'too_long';
  /** Position in the formula, in UTF-16 units. */
  offset: number;
  found: string;
}

/** Returns the reference that a name in braces means; `null` for an unknown name. */
export type FindReference = (name: string) => Reference | null;

type Parsed = { ok: true; expression: Expression } | { ok: false; fault: FormulaFault };

class Refusal extends Error {
  readonly fault: FormulaFault;
  constructor(fault: FormulaFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Operators by their names in small letters: formulas may write them in any case, as spreadsheets do. */
const BY_LOWER_CASE = new Map(Object.keys(OPERATORS).map((op) => [op.toLowerCase(), op as OperatorName]));

/** Other ways to write a sign. */
const SAME_SIGN: Readonly<Record<string, string>> = { '<>': '!=' };

/** Brackets may be nested as deeply as trees, twice over. */
const MAX_NESTING = MAX_EXPRESSION_DEPTH * 2;

/** Reads the pieces of a formula by recursive descent; each method reads one level of precedence. */
class FormulaParser {
  readonly #tokens: readonly Token[];
  readonly #find: FindReference;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], find: FindReference) {
    this.#tokens = tokens;
    this.#find = find;
  }

  parseAll(): Expression {
    const expression = this.#parseInfix(PRECEDENCE.or);
    if (this.#peek().kind !== 'end') this.#refuse('unexpected');
    return expression;
  }

  #peek(): Token {
    return this.#tokens[this.#next]!;
  }

  #refuse(code: FormulaFault['code'], { offset, text }: Token = this.#peek()): never {
    throw new Refusal({ code, offset, found: text });
  }

  #isAt(kind: Token['kind'], text: string): boolean {
    const token = this.#peek();
    return token.kind === kind && token.text.toLowerCase() === text;
  }

  #skip(kind: Token['kind'], text: string): boolean {
    if (!this.#isAt(kind, text)) return false;
    this.#next += 1;
    return true;
  }

  #expect(text: string): void {
    if (!this.#skip('sign', text)) this.#refuse('unexpected');
  }

  #take(): Token {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }

  /** Returns the sign that comes next, if it is of this level. */
  #takeSign(precedence: number) {
    const { kind, text } = this.#peek();
    if (kind !== 'sign' && kind !== 'word') return undefined;
    const written = text.toLowerCase();
    const sign = SIGNS.find(
      (one) => one.sign === (SAME_SIGN[written] ?? written) && one.precedence === precedence,
    );
    if (sign) this.#next += 1;
    return sign;
  }

  #parseInfix(precedence: number): Expression {
    if (precedence === PRECEDENCE.not) return this.#parseNot();
    if (precedence > PRECEDENCE.product) return this.#parseUnary();
    let left = this.#parseInfix(precedence + 1);
    // A chain goes on only in the operation that this level made itself: brackets end it.
    let chain: Extract<Expression, { op: unknown }> | undefined;
    for (let sign = this.#takeSign(precedence); sign; sign = this.#takeSign(precedence)) {
      const right = this.#parseInfix(precedence + 1);
      if (chain && sign.chains && chain.op === sign.op) (chain.of as Expression[]).push(right);
      else left = chain = { op: sign.op, of: [left, right] };
      if (precedence === PRECEDENCE.comparison) break;
    }
    return left;
  }

  #parseNot(): Expression {
    if (!this.#skip('word', 'not')) return this.#parseInfix(PRECEDENCE.comparison);
    return this.#nested(() => ({ op: 'not', of: [this.#parseNot()] }));
  }

  #parseUnary(): Expression {
    if (!this.#skip('sign', '-')) return this.#parsePrimary();
    if (this.#peek().kind === 'number') return { lit: -this.#parseNumber() + 0 };
    return this.#nested(() => ({ op: 'sub', of: [this.#parseUnary()] }));
  }

  #nested<Result>(parse: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > MAX_NESTING) this.#refuse('too_deep');
    const result = parse();
    this.#depth -= 1;
    return result;
  }

  #parsePrimary(): Expression {
    const token = this.#peek();
    if (token.kind === 'number') return { lit: this.#parseNumber() };
    if (token.kind === 'text') return { lit: this.#take().text };
    if (token.kind === 'name') return this.#parseName();
    if (token.kind === 'word') return this.#parseWord();
    if (this.#skip('sign', '[')) return { lit: this.#parseTexts() };
    if (!this.#skip('sign', '(')) this.#refuse('unexpected');
    const inner = this.#nested(() => this.#parseInfix(PRECEDENCE.or));
    this.#expect(')');
    return inner;
  }

  #parseNumber(): number {
    return Number(this.#take().text);
  }

  #parseTexts(): string[] {
    const texts: string[] = [];
    while (!this.#skip('sign', ']')) {
      if (texts.length > 0) this.#expect(',');
      if (this.#peek().kind !== 'text') this.#refuse('unexpected');
      texts.push(this.#take().text);
    }
    return texts;
  }

  #parseName(): Reference {
    const token = this.#take();
    return this.#find(token.text) ?? this.#refuse('unknown_name', token);
  }

  #parseWord(): Expression {
    const word = this.#take();
    const name = word.text.toLowerCase();
    if (name === 'yes' || name === 'no') return { lit: name === 'yes' };
    if (!this.#skip('sign', '('))
      this.#refuse(BY_LOWER_CASE.has(name) ? 'unexpected' : 'unknown_function', word);
    if (name === 'date' || name === 'time') return this.#parseFixed(name, word);
    const op = BY_LOWER_CASE.get(name) ?? this.#refuse('unknown_function', word);
    return this.#nested(() => this.#parseCall(op, word));
  }

  /** Reads a fixed day or time: `date("2026-11-22")`, `time("09:30")`. */
  #parseFixed(name: 'date' | 'time', word: Token): Expression {
    const { kind, text } = this.#take();
    const isValid = kind === 'text' && (name === 'date' ? isDay(text) : isTime(text));
    if (!isValid) this.#refuse('invalid_literal', word);
    this.#expect(')');
    return name === 'date' ? { date: text } : { time: text };
  }

  #parseCall(op: OperatorName, word: Token): Expression {
    const rowOperator = ROW_OPERATORS.find((one) => one === op);
    if (rowOperator && this.#skip('word', 'each')) {
      const token = this.#peek();
      if (token.kind !== 'name') this.#refuse('unexpected');
      const group = this.#parseName();
      if (!('field' in group)) return this.#refuse('unknown_name', token);
      this.#expect(':');
      const part = this.#parseInfix(PRECEDENCE.or);
      this.#expect(')');
      return { op: rowOperator, each: group.field, of: [part] };
    }
    const of: Expression[] = [];
    while (!this.#skip('sign', ')')) {
      if (of.length > 0) this.#expect(',');
      of.push(this.#parseInfix(PRECEDENCE.or));
    }
    return canTake(op, of.length) ? { op, of } : this.#refuse('wrong_number_of_arguments', word);
  }
}

/**
 * Reads a formula such as `round({Price} * {Guests}, 2)`. Names in braces are looked up by `find`.
 * Never throws; what cannot be read is told with its place.
 */
export function parseFormula(formula: string, find: FindReference): Parsed {
  if (formula.length > MAX_FORMULA_LENGTH) {
    return { ok: false, fault: { code: 'too_long', offset: MAX_FORMULA_LENGTH, found: '' } };
  }
  const tokens = tokenise(formula);
  if ('code' in tokens) return { ok: false, fault: tokens };
  try {
    const expression = new FormulaParser(tokens, find).parseAll();
    const checked = parseExpression(expression);
    if (checked.ok) return checked;
    const code = checked.fault.code === 'invalid_literal' ? 'invalid_literal' : 'too_deep';
    return { ok: false, fault: { code, offset: 0, found: '' } };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault };
    throw error;
  }
}
