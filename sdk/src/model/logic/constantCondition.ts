import { addDays } from './days.ts';
import { evaluate } from './evaluate.ts';
import type { Expression, Operation } from './expression.ts';
import type { ExpressionType } from './expressionType.ts';
import { OPERATORS } from './operators/index.ts';
import { isScoreOperator } from './scoreOperators.ts';
import type { Scope, Value } from './value.ts';
import { createWork } from './work.ts';

/** Most combinations of answers that are tried. */
const MAX_COMBINATIONS = 4_096;
/** Most work on one condition, in evaluations of a part of it; its lists and texts may take as many steps. */
const MAX_WORK = 400_000;
const MAX_STEPS = 10 * MAX_WORK;
/** Most options of a list whose every selection is tried. */
const MAX_LIST_OPTIONS = 6;
/** Operators whose result depends on a single answer only by how it compares with fixed values. */
const COMPARISONS: ReadonlySet<string> = new Set([
  'eq',
  'ne',
  'in',
  'lt',
  'le',
  'gt',
  'ge',
  'between',
  'blank',
  'answered',
]);
/** A text that nobody has written into a condition. */
const OTHER_TEXT = '\u{e000}';
const A_DAY = '2000-01-01';
const A_TIME = '12:00';

/** Returns the type of a field's answer or of a part of it; `undefined` for unknown names. */
export type TypeOfField = (id: string, part: string | undefined) => ExpressionType | undefined;

/** An answer that a condition reads, with everything it is compared with. */
interface Variable {
  type: ExpressionType;
  /** Fixed values it is compared with; `null` for other uses, which a few answers cannot represent. */
  compared: Set<string | number> | null;
}

const keyOf = (field: string, part: string | undefined) => JSON.stringify([field, part]);

/** Returns the fixed values that an expression is, if it is one. */
function fixedValues(node: Expression): readonly (string | number | boolean)[] | null {
  if ('lit' in node) return [node.lit].flat();
  if ('date' in node) return [node.date];
  return 'time' in node ? [node.time] : null;
}

/** Collects the answers that a condition reads; `null` when it reads what cannot be enumerated. */
function collectVariables(condition: Expression, typeOfField: TypeOfField): Map<string, Variable> | null {
  const variables = new Map<string, Variable>();
  let isEnumerable = true;

  function note(field: string, part: string | undefined, beside: readonly Expression[] | null): void {
    const type = typeOfField(field, part);
    if (!type) isEnumerable = false;
    const variable = variables.get(keyOf(field, part)) ?? {
      type: type ?? { kind: 'blank' },
      compared: new Set(),
    };
    const fixed = beside?.map(fixedValues);
    if (!fixed || fixed.includes(null)) variable.compared = null;
    else
      for (const value of fixed.flat())
        if (value !== null && typeof value !== 'boolean') variable.compared?.add(value);
    variables.set(keyOf(field, part), variable);
  }

  function visitArgument(node: Expression, index: number, { op, of }: Operation): void {
    if (!('field' in node)) return visit(node);
    note(node.field, node.part, COMPARISONS.has(op) ? of.filter((_, other) => other !== index) : null);
  }

  function visit(node: Expression): void {
    if ('field' in node) note(node.field, node.part, []);
    // Values, rows, the clock and pages are worked out elsewhere.
    if ('value' in node || 'each' in node) isEnumerable = false;
    if (!('op' in node) || 'each' in node) return;
    if (['today', 'age', 'seen', 'index'].includes(node.op) || isScoreOperator(node.op)) isEnumerable = false;
    for (const [index, part] of node.of.entries()) visitArgument(part, index, node);
  }

  visit(condition);
  return isEnumerable ? variables : null;
}

/** Returns every selection of options. */
function selectionsOf(options: readonly string[]): string[][] {
  return Array.from({ length: 2 ** options.length }, (_, chosen) =>
    options.filter((_option, index) => Math.floor(chosen / 2 ** index) % 2 === 1),
  );
}

/** Returns numbers on every side of these, and between them. */
function numbersAround(numbers: readonly number[]): number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const between = sorted.slice(1).map((number, index) => (number + sorted[index]!) / 2);
  return [(sorted[0] ?? 0) - 1, ...sorted, ...between, (sorted.at(-1) ?? 0) + 1];
}

/** Returns the minutes right before and after a time of the day. */
function timesAround(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return [-1, 0, 1].map((by) => {
    const total = (hours * 60 + minutes + by + 1_440) % 1_440;
    return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
  });
}

/** Returns answers that represent all, blank included; `null` if a few cannot. */
function answersOf({ type: { kind, isList, options }, compared }: Variable): Value[] | null {
  if (kind === 'yesno') return [true, false, null];
  if (options && isList) return options.length > MAX_LIST_OPTIONS ? null : selectionsOf(options);
  if (options) return [...options, null];
  if (!compared || isList) return null;
  const texts = [...compared].filter((value) => typeof value === 'string');
  if (kind === 'number')
    return [...numbersAround([...compared].filter((value) => typeof value === 'number')), null];
  if (kind === 'text') return [OTHER_TEXT, ...texts, null];
  if (kind === 'date')
    return [A_DAY, ...texts.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]), null];
  return kind === 'time' ? [A_TIME, ...texts.flatMap(timesAround), null] : null;
}

const sizeOf = (node: Expression): number =>
  'of' in node ? node.of.reduce((sum, part) => sum + sizeOf(part), 1) : 1;

/** Returns the conditions that all have to hold for one to hold. */
const conjunctsOf = (condition: Expression): readonly Expression[] =>
  'op' in condition && condition.op === 'and' && condition.of.length > 0
    ? condition.of.flatMap(conjunctsOf)
    : [condition];

/** Returns whether a few answers represent all that a condition can read. */
function isEnumerable(condition: Expression, typeOfField: TypeOfField): boolean {
  const variables = collectVariables(condition, typeOfField);
  return variables !== null && ![...variables.values()].map(answersOf).includes(null);
}

/**
 * Says whether a condition comes out the same for all answers: `true` or `false`, `undefined` where
 * it depends on them or where that cannot be told. Tries all options, and values around those that
 * the condition names. Of conditions that all have to hold, those that can be tried are enough to say
 * that they never do.
 */
export function findConstant(condition: Expression, typeOfField: TypeOfField): boolean | undefined {
  const conjuncts = conjunctsOf(condition);
  const tried = conjuncts.filter((one) => isEnumerable(one, typeOfField));
  if (tried.length === conjuncts.length) return tryAnswers(condition, typeOfField);
  return tried.length > 0 && tryAnswers({ op: 'and', of: tried }, typeOfField) === false ? false : undefined;
}

/** Evaluates a condition for all combinations of answers. */
function tryAnswers(condition: Expression, typeOfField: TypeOfField): boolean | undefined {
  const variables = collectVariables(condition, typeOfField);
  if (!variables) return undefined;
  const names = [...variables.keys()];
  const answers = [...variables.values()].map(answersOf);
  if (answers.includes(null)) return undefined;
  const domains = answers.map((domain) => domain ?? []);
  const combinations = domains.reduce((count, domain) => count * domain.length, 1);
  if (combinations > MAX_COMBINATIONS || combinations * sizeOf(condition) > MAX_WORK) return undefined;
  const work = createWork(MAX_STEPS);
  const results = new Set<boolean>();
  for (let number = 0; number < combinations && results.size < 2; number += 1) {
    let rest = number;
    const chosen = new Map(
      domains.map((domain, index): [string, Value] => {
        const value = domain[rest % domain.length] ?? null;
        rest = Math.floor(rest / domain.length);
        return [names[index]!, value];
      }),
    );
    results.add(evaluate(condition, scopeOf(chosen), work) === true);
  }
  return results.size === 1 && work.left >= 0 ? results.has(true) : undefined;
}

const scopeOf = (answers: ReadonlyMap<string, Value>): Scope => ({
  operators: OPERATORS,
  today: A_DAY,
  row: null,
  field: (id, part) => answers.get(keyOf(id, part)) ?? null,
  value: () => null,
  rows: () => [],
  seen: () => false,
});
