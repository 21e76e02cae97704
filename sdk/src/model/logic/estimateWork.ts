import { EXCESS, longestText, mostChoices } from '../fields/longestAnswer.ts';
import { MAX_OPTIONS, MAX_ROWS, MAX_SUBMISSION_BYTES } from '../definition/limits.ts';
import type { Expression } from './expression.ts';
import { type FieldTyping, type FormNames, formNames } from './formNames.ts';
import { type FormTree, isRepeat } from './formTree.ts';
import { listExpressions, type PlacedExpression } from './listExpressions.ts';
import { listScored } from './points.ts';
import { isScoreOperator } from './scoreOperators.ts';
import { MEMBER_STEPS, NODE_STEPS, TEXT_STEPS } from './steps.ts';
import type { FieldPoints } from './value.ts';
import { FOLD, NOTHING, resultOf, type Size, stepsOfSize, sum } from './valueSize.ts';

/** The most steps of an expression in the rows of a repeating group. */
interface RowEstimate {
  size: Size;
  /** Steps of the parts that are the same in all rows, and of the others in each row. */
  once: number;
  each: number;
  isSame: boolean;
}

/** The most steps of a form's logic, in all and for each expression. */
export interface WorkEstimate {
  steps: number;
  /** The expression that takes the most. */
  heaviest: PlacedExpression | undefined;
}

/** Facts about the fields of a form. */
type Fields = Pick<FormNames, 'fields' | 'groupOf'>;

/**
 * Works out the most steps that a form's logic can take for one set of answers. An upper bound: no answers that the
 * server reads take more, right or not (`boundedModel`, decision 623).
 */
export const estimateWork = (
  tree: FormTree,
  typeOfField: FieldTyping,
  fields: Fields = formNames(tree, typeOfField),
): WorkEstimate => new Estimator(tree, typeOfField, fields).estimateForm();

/** Adds up the most steps of a form, expression by expression. */
class Estimator {
  readonly #tree: FormTree;
  readonly #typeOfField: FieldTyping;
  readonly #fields: Fields['fields'];
  readonly #groupOf: Fields['groupOf'];
  readonly #rowsOf: ReadonlyMap<string, number>;
  /** Characters of texts that are stored without an answer. */
  readonly #ownTexts: number;
  readonly #scored: number;
  readonly #sizes = new Map<string, Size>();
  /** Steps for comparing answers for the first time, and the answers that are among them. */
  #folding = 0;
  readonly #foldedFields = new Set<string>();

  constructor(tree: FormTree, typeOfField: FieldTyping, { fields, groupOf }: Fields) {
    this.#tree = tree;
    this.#typeOfField = typeOfField;
    this.#fields = fields;
    this.#groupOf = groupOf;
    this.#rowsOf = new Map(
      tree.pages.flatMap(({ items }) =>
        // One row more than there may be is read, so that too many are noticed.
        items.filter(isRepeat).map(({ id, max = MAX_ROWS }): [string, number] => [id, max + 1]),
      ),
    );
    const texts = [...fields.values()].map(({ value }) => (typeof value === 'string' ? value.length : 0));
    this.#ownTexts = sum(texts);
    this.#scored = sum(listScored(tree).map(({ id, marks }) => this.#stepsOfMarks(id, marks)));
  }

  estimateForm(): WorkEstimate {
    const placed = listExpressions(this.#tree).map((one) => ({ one, steps: this.#stepsOfPlaced(one) }));
    const [heaviest] = placed.toSorted((a, b) => b.steps - a.steps);
    const literals = sum(placed.map(({ one }) => FOLD * charsOfLiterals(one.expression)));
    // Of a submission, two bytes at least are a character that takes two steps.
    const answers = Math.min(this.#folding, MAX_SUBMISSION_BYTES + FOLD * this.#ownTexts);
    return { steps: answers + literals + sum(placed.map(({ steps }) => steps)), heaviest: heaviest?.one };
  }

  /** Returns the largest answer of a field; all rows together are no longer than a submission. */
  #sizeOfField(id: string, part: string | undefined): Size {
    const field = this.#fields.get(id);
    const type = field && this.#typeOfField(field, part);
    const rows = this.#rowsOf.get(this.#groupOf.get(id) ?? '') ?? 1;
    // Of a name that means nothing, anything may be read.
    const isList = !type || type.isList === true;
    const longest = !type || type.kind === 'yesno' ? 0 : longestText(field, part, type) + EXCESS;
    const members = field && isList ? Math.min(MAX_OPTIONS, mostChoices(field) + EXCESS) : 0;
    const chars = Math.max(1, members) * longest;
    const key = JSON.stringify([id, part]);
    if (!this.#foldedFields.has(key)) this.#folding += FOLD * chars * rows;
    this.#foldedFields.add(key);
    const share = Math.min(chars, (MAX_SUBMISSION_BYTES + this.#ownTexts) / rows);
    return {
      members,
      longest: Math.min(longest, share),
      chars: share,
      made: 0,
      hasDigits: type?.kind === 'number',
    };
  }

  /** Returns the most steps of grading one answer and of the most that it could give. */
  #stepsOfMarks(id: string, { options = {}, rows, texts = [] }: FieldPoints): number {
    const { members, longest } = this.#sizeOfField(id, undefined);
    const offered = Object.keys(options).length;
    const values = rows === undefined ? members || 1 : rows * (offered + EXCESS);
    const compared = texts.length > 0 ? TEXT_STEPS + 2 * longest + MEMBER_STEPS * texts.length : 0;
    return 2 * NODE_STEPS + MEMBER_STEPS * (values + offered) + compared;
  }

  #sizeOfValue(id: string): Size {
    const known = this.#sizes.get(id);
    if (known) return known;
    // Values that name each other in a circle are refused.
    this.#sizes.set(id, NOTHING);
    const value = this.#tree.values.find((one) => one.id === id);
    const size = value ? this.#estimate(value.is).size : NOTHING;
    this.#sizes.set(id, size);
    return size;
  }

  #sizeOfLeaf(node: Exclude<Expression, { op: unknown }>): Size {
    if ('field' in node) return this.#sizeOfField(node.field, node.part);
    if ('value' in node) return this.#sizeOfValue(node.value);
    const lit = 'lit' in node ? node.lit : 'date' in node ? node.date : node.time;
    const texts = [lit].flat().map((one) => (typeof one === 'string' ? one.length : 0));
    const chars = sum(texts);
    return {
      members: Array.isArray(lit) ? lit.length : 0,
      longest: Math.max(0, ...texts),
      chars,
      made: 0,
      hasDigits: typeof lit === 'number',
    };
  }

  /** Adds up an operator, its value, and the making of its arguments. */
  #add(op: string, args: readonly Size[], making: number): { size: Size; steps: number } {
    const { size, own = 0 } = resultOf(op, args);
    const reads = isScoreOperator(op) ? this.#scored : 0;
    return { size, steps: NODE_STEPS + stepsOfSize(size) + own + reads + making };
  }

  #estimate(node: Expression): { size: Size; steps: number } {
    if (!('op' in node)) {
      const size = this.#sizeOfLeaf(node);
      return { size, steps: NODE_STEPS + stepsOfSize(size) };
    }
    if ('each' in node) {
      const { once, each, size } = this.#estimateRow(node.of[0], node.each);
      const rows = this.#rowsOf.get(node.each) ?? 0;
      return this.#add(
        node.op,
        Array.from({ length: rows }, () => size),
        once + rows * each,
      );
    }
    const args = node.of.map((part) => this.#estimate(part));
    return this.#add(
      node.op,
      args.map(({ size }) => size),
      sum(args.map(({ steps }) => steps)),
    );
  }

  /** Follows `bindRows`, which evaluates what is the same in all rows once. */
  #estimateRow(node: Expression, group: string): RowEstimate {
    const isOfRow =
      ('field' in node && this.#groupOf.get(node.field) === group) || ('op' in node && node.op === 'index');
    if (isOfRow) {
      const { size, steps } = this.#estimate(node);
      return { size, once: 0, each: steps, isSame: false };
    }
    if (!('op' in node) || 'each' in node) {
      const { size, steps } = this.#estimate(node);
      return { size, once: steps, each: NODE_STEPS + stepsOfSize(size), isSame: true };
    }
    const parts = node.of.map((part) => this.#estimateRow(part, group));
    const once = sum(parts.map((part) => part.once));
    const { size, steps } = this.#add(
      node.op,
      parts.map((part) => part.size),
      sum(parts.map(({ each }) => each)),
    );
    if (!parts.every(({ isSame }) => isSame)) return { size, once, each: steps, isSame: false };
    return { size, once: once + steps, each: NODE_STEPS + stepsOfSize(size), isSame: true };
  }

  /** Returns the most steps of an expression at its place. */
  #stepsOfPlaced({ expression, place, group }: PlacedExpression): number {
    const rows = group === null ? 1 : (this.#rowsOf.get(group) ?? 1);
    // A check is asked of answers only, so the answer is read first.
    const answer = place.key === 'checks' ? this.#estimate({ field: place.id }).steps : 0;
    if (group === null) return answer + this.#estimate(expression).steps;
    const { once, each } = this.#estimateRow(expression, group);
    return once + rows * (answer + each);
  }
}

/** Counts the characters of the fixed texts in an expression. */
function charsOfLiterals(node: Expression): number {
  if ('lit' in node) return sum([node.lit].flat().map((one) => (typeof one === 'string' ? one.length : 0)));
  return 'op' in node ? sum(node.of.map(charsOfLiterals)) : 10;
}
