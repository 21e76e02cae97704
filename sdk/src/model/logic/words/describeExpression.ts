import type { Expression, Operation, Reference, RowOperation } from '../expression.ts';
import { PRECEDENCE, SIGNS } from '../formula/signs.ts';
import { OPERATOR_RULES } from '../operators/index.ts';
import { type Description, label, listOf, message } from './description.ts';

/** Owners' names of the things in an expression. */
export interface Labels {
  /** Names a field, one part of it, or a value. */
  of(reference: Reference): Description;
  /** Names a page, item, value or ending. */
  item(id: string): Description;
  /** Returns the label of an option; `undefined` for a value that is no option of the field. */
  option(reference: Reference, value: string): string | undefined;
  /** Whether an answer or value is a date or a time. */
  isDate(reference: Reference): boolean;
  /** Whether an answer holds several choices. */
  isList(reference: Reference): boolean;
}

type OperationNode = Operation | RowOperation;

/** Operators whose arguments are conditions; `if` takes conditions and values in turn. */
const TAKES_CONDITIONS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'any', 'every']);

/** Operators whose argument is a category of points. */
const SUMS: ReadonlySet<string> = new Set(['score', 'maxScore']);

const isReference = (node: Expression): node is Reference => 'field' in node || 'value' in node;

/** Returns the precedence of a node's words, as of its sign; words without a sign need no brackets. */
function bindingOf(node: Expression): number {
  if (!('op' in node) || 'each' in node || node.of.length < 2) return Infinity;
  if (node.op === 'if') return 0;
  return SIGNS.find(({ op }) => op === node.op)?.precedence ?? Infinity;
}

/** Puts the words of an argument into brackets where they would run into those around it. */
function inBrackets(node: Expression, described: Description, around: number): Description {
  // People do not agree on whether “and” or “or” binds tighter.
  const outer = Math.max(around, PRECEDENCE.and);
  return around < Infinity && bindingOf(node) <= outer ? { kind: 'brackets', of: described } : described;
}

/** Says expressions with the labels of one form. */
class Describer {
  readonly #labels: Labels;

  constructor(labels: Labels) {
    this.#labels = labels;
  }

  /** Says a condition, or its opposite. */
  condition(node: Expression, isDenied = false): Description {
    if (isReference(node))
      return message(isDenied ? /*i18n*/ '{0} is not yes' : /*i18n*/ '{0} is yes', {
        0: this.#labels.of(node),
      });
    if ('lit' in node && typeof node.lit === 'boolean')
      return message(node.lit === isDenied ? /*i18n*/ 'never' : /*i18n*/ 'always');
    if ('op' in node && node.op === 'not') return this.condition(node.of[0]!, !isDenied);
    if (!isDenied) return this.value(node);
    const denied = 'op' in node && !('each' in node) ? OPERATOR_RULES[node.op].says.denied : undefined;
    if (denied !== undefined) return this.#operation(node as Operation, denied);
    return message(OPERATOR_RULES.not.says.plain, {
      0: inBrackets(node, this.value(node), PRECEDENCE.and),
    });
  }

  /** Describes a value; a fixed one compared with a field with options by the option's label. */
  value(node: Expression, beside?: Reference): Description {
    if (isReference(node)) return this.#labels.of(node);
    if ('date' in node) return { kind: 'date', text: node.date };
    if ('time' in node) return { kind: 'time', text: node.time };
    if ('op' in node) return this.#operation(node);
    const { lit } = node;
    if (typeof lit === 'number') return { kind: 'number', number: lit };
    if (typeof lit === 'boolean') return message(lit ? /*i18n*/ 'yes' : /*i18n*/ 'no');
    const texts = [lit].flat().map((text) => this.#text(text, beside));
    return texts.length === 0 ? message(/*i18n*/ 'nothing') : listOf(texts);
  }

  #text(text: string, beside: Reference | undefined): Description {
    // A condition that is being written has nothing to compare with yet.
    if (text === '') return label('…');
    const option = beside && this.#labels.option(beside, text);
    return option === undefined ? { kind: 'text', text } : label(option);
  }

  #isDated(node: Expression): boolean {
    if (isReference(node)) return this.#labels.isDate(node);
    if (!('op' in node)) return 'date' in node || 'time' in node;
    const { gives } = OPERATOR_RULES[node.op];
    return gives === 'date' || (typeof gives !== 'string' && node.of.some((part) => this.#isDated(part)));
  }

  #argument(parent: OperationNode, index: number): Description {
    const { op, of } = parent;
    const node = of[index]!;
    const isCondition =
      TAKES_CONDITIONS.has(op) || (op === 'if' && index % 2 === 0 && index < of.length - (of.length % 2));
    const beside = of.find((other) => other !== node && isReference(other)) as Reference | undefined;
    const described = isCondition ? this.condition(node) : this.value(node, beside);
    return op === 'if' ? described : inBrackets(node, described, bindingOf(parent));
  }

  #operation(node: OperationNode, denied?: string): Description {
    const { op, of } = node;
    const { says, takes } = OPERATOR_RULES[op];
    if (op === 'not') return this.condition(node);
    if ('each' in node) {
      const rows = this.#labels.item(node.each);
      return message(says.inRows ?? says.plain, { 0: this.#argument(node, 0), rows });
    }
    // Another pair of condition and value is a choice within the choice.
    if (op === 'if' && of.length > 3) {
      const [first, second] = [this.#argument(node, 0), this.#argument(node, 1)];
      return message(says.plain, { 0: first, 1: second, 2: this.#operation({ op, of: of.slice(2) }) });
    }
    if (op === 'seen' || op === 'points' || SUMS.has(op)) return this.#formItem(node, denied);
    const isDated = says.ofDates !== undefined && of.some((part) => this.#isDated(part));
    const [first] = of;
    const isList = first !== undefined && isReference(first) && this.#labels.isList(first);
    const plain =
      denied === undefined
        ? ((isList ? says.ofLists : undefined) ?? (isDated ? says.ofDates! : says.plain))
        : ((isList ? says.deniedOfLists : undefined) ?? denied);
    const parts = of.map((_, index) => this.#argument(node, index));
    const named = Object.fromEntries(parts.entries());
    if (plain.includes('{list}')) return message(plain, { ...named, list: this.#list(node, parts) });
    if (takes.length === 1 && plain.includes('{1}'))
      return parts.reduce((left, right) => message(plain, { 0: left, 1: right }));
    return message(of.length < takes.length && says.short !== undefined ? says.short : plain, named);
  }

  /** Says the repeated arguments as one list; those of a fixed list one by one. */
  #list({ op, of }: Operation, parts: readonly Description[]): Description {
    const { says, takes } = OPERATOR_RULES[op];
    const beside = of.find(isReference);
    const listed = parts.flatMap((part, index) => {
      const node = of[index]!;
      if (index < takes.length - 1) return [];
      return 'lit' in node && Array.isArray(node.lit)
        ? node.lit.map((text) => this.#text(text, beside))
        : [part];
    });
    return listed.length === 0 ? message(/*i18n*/ 'nothing') : listOf(listed, says.joins);
  }

  /** Describes an argument that is an id: a page, a question, or a category of points. */
  #formItem({ op, of }: Operation, denied?: string): Description {
    const { plain, short = plain } = OPERATOR_RULES[op].says;
    const [named] = of;
    if (!named) return message(short);
    if (!('lit' in named) || typeof named.lit !== 'string')
      return message(denied ?? plain, { 0: this.value(named) });
    const id = named.lit;
    return message(denied ?? plain, { 0: SUMS.has(op) ? label(id) : this.#labels.item(id) });
  }
}

/** Says a formula in words, from the sentences of its operators. Never throws. */
export const describeValue = (expression: Expression, labels: Labels): Description =>
  new Describer(labels).value(expression);

/** Says a condition in words: an answer alone becomes “Vegan is yes”. Never throws. */
export const describeCondition = (expression: Expression, labels: Labels): Description =>
  new Describer(labels).condition(expression);
