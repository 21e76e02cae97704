import { MAX_VALUES, type Expression } from '@inlay/sdk/model';
import { compare, join, type Comparison } from '../compare.ts';
import { note, type Draft, type DraftTarget } from '../createDraft.ts';
import { lookUp, entriesAt, isSource, numberAt, partAt, partsAt, textAt, type Source } from '../reading.ts';

/** Comparisons by the operators of the Create API. */
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  is: 'is',
  equal: 'is',
  on: 'is',
  is_not: 'is_not',
  not_equal: 'is_not',
  not_on: 'is_not',
  begins_with: 'starts',
  ends_with: 'ends',
  contains: 'contains',
  not_contains: 'contains_not',
  lower_than: 'less',
  earlier_than: 'less',
  lower_equal_than: 'at_most',
  earlier_than_or_on: 'at_most',
  greater_than: 'more',
  later_than: 'more',
  greater_equal_than: 'at_least',
  later_than_or_on: 'at_least',
};

/** Deepest nesting of conditions that is read; ours end at 16 as well. */
const MAX_DEPTH = 12;

/** The questions between which a typeform jumps forwards: pages end behind the first and begin with the second. */
export function jumpPlaces(form: Source): { sources: Set<string>; targets: Set<string> } {
  const order = new Map(refsIn(form, 0).map((ref, index) => [ref, index]));
  const sources = new Set<string>();
  const targets = new Set<string>();
  for (const { ref, action } of actionsOf(form)) {
    const to = targetOfJump(action);
    const isBack = (order.get(to) ?? Infinity) <= (order.get(ref) ?? -1);
    if (textAt(action, 'action') !== 'jump' || isBack) continue;
    sources.add(ref);
    targets.add(to);
  }
  return { sources, targets };
}

const refsIn = (part: Source, depth: number): string[] =>
  partsAt(part, 'fields').flatMap((field) => [
    textAt(field, 'ref'),
    ...(depth < MAX_DEPTH ? refsIn(partAt(field, 'properties'), depth + 1) : []),
  ]);

const targetOfJump = (action: Source): string => textAt(partAt(partAt(action, 'details'), 'to'), 'value');

const actionsOf = (form: Source): { ref: string; action: Source }[] =>
  partsAt(form, 'logic').flatMap((logic) =>
    partsAt(logic, 'actions').map((action) => ({ ref: textAt(logic, 'ref'), action })),
  );

/** Adds the jumps of a typeform to the pages of the questions behind which they are. */
export function addTypeformJumps(draft: Draft, form: Source): void {
  for (const { ref, action } of actionsOf(form)) {
    if (textAt(action, 'action') !== 'jump') continue;
    const from = draft.targets.get(ref);
    const source = from && 'field' in from ? from : null;
    const condition = conditionOf(draft, action['condition'], 0);
    if (!source || !condition) {
      note(source?.item ?? draft, 'logic_left_out');
      continue;
    }
    draft.jumps.push({
      pageId: source.pageId,
      if: condition,
      target: { to: targetOfJump(action) },
      item: source.item,
    });
  }
}

/** Makes a condition of one in the file; `null` where a part of it means nothing here. */
function conditionOf(draft: Draft, condition: unknown, depth: number): Expression | null {
  if (!isSource(condition) || depth > MAX_DEPTH) return null;
  const op = textAt(condition, 'op');
  if (op === 'always') return { lit: true };
  if (op === 'and' || op === 'or') {
    const parts = entriesAt(condition, 'vars').map((part) => conditionOf(draft, part, depth + 1));
    const known = parts.filter((part) => part !== null);
    return known.length === parts.length && known.length > 0 ? join(op, known) : null;
  }
  const [subject = {}, object = {}] = partsAt(condition, 'vars');
  const target = targetOf(draft, subject);
  const comparison = lookUp(COMPARISONS, op);
  if (!target || !comparison) return null;
  return compare(target, comparison, object['value']);
}

function targetOf(draft: Draft, variable: Source): DraftTarget | undefined {
  const value = textAt(variable, 'value');
  switch (textAt(variable, 'type')) {
    case 'field':
      return draft.targets.get(value);
    case 'hidden':
      return draft.targets.get(`hidden:${value}`);
    case 'variable':
      return draft.targets.get(`var:${value}`);
    default:
      return undefined;
  }
}

/** Most steps of a calculation that one value adds up: an expression has at most 200 parts. */
const MAX_STEPS = 20;

/**
 * Adds the values that a typeform calculates, such as its score: what is added and subtracted under conditions is a
 * sum here. Whatever multiplies, divides or overwrites depends on the order of the answers and is noted.
 */
export function addTypeformValues(draft: Draft, form: Source): void {
  const steps = new Map<string, Expression[]>();
  const refused = new Set<string>();
  const variables = partAt(form, 'variables');
  for (const { ref, action } of actionsOf(form)) {
    const kind = textAt(action, 'action');
    if (kind === 'jump' || kind === '') continue;
    const details = partAt(action, 'details');
    const name = textAt(partAt(details, 'target'), 'value');
    const amount = numberAt(partAt(details, 'value'), 'value');
    const isConstant = textAt(partAt(details, 'value'), 'type') === 'constant';
    const condition = stepCondition(draft, ref, action);
    if (!name || amount === null || !isConstant || !condition || !['add', 'subtract'].includes(kind)) {
      refused.add(name);
      continue;
    }
    const step: Expression = {
      op: 'if',
      of: [condition, { lit: kind === 'add' ? amount : -amount || 0 }, { lit: 0 }],
    };
    steps.set(name, [...(steps.get(name) ?? []), step]);
  }
  for (const name of refused) {
    note(draft, 'calculation_left_out', name.slice(0, 100));
    steps.delete(name);
  }
  for (const [name, of] of steps) addSum(draft, name, numberAt(variables, name) ?? 0, of);
}

/** A step without a condition counts once its question is answered. */
function stepCondition(draft: Draft, ref: string, action: Source): Expression | null {
  const condition = conditionOf(draft, action['condition'], 0);
  const isAlways = condition !== null && 'lit' in condition;
  const source = draft.targets.get(ref);
  if (!isAlways) return condition;
  return source ? compare(source, 'answered', null) : null;
}

function addSum(draft: Draft, name: string, initial: number, steps: readonly Expression[]): void {
  const chunks = Array.from({ length: Math.ceil(steps.length / MAX_STEPS) }, (_, index) =>
    steps.slice(index * MAX_STEPS, (index + 1) * MAX_STEPS),
  );
  if (chunks.length > 15 || draft.values.length + chunks.length + 1 > MAX_VALUES) {
    note(draft, 'calculation_left_out', name.slice(0, 100));
    return;
  }
  const words = name.slice(0, 90);
  const id = (): string => `v${draft.values.length + 1}`;
  const parts = chunks.map((of, index): Expression => {
    if (chunks.length === 1) return { op: 'add', of: [{ lit: initial }, ...of] };
    const value = { id: id(), name: `${words} ${index + 1}`, is: { op: 'add' as const, of: [...of] } };
    draft.values.push({ ...value, show: 'nowhere', format: 'number' });
    return { value: value.id };
  });
  const [only] = parts;
  const is: Expression = only && parts.length === 1 ? only : { op: 'add', of: [{ lit: initial }, ...parts] };
  const value = id();
  draft.values.push({ id: value, name: words, is, show: 'inbox', format: 'number' });
  draft.targets.set(`var:${name}`, { value });
}
