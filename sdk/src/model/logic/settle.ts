import { MAX_OPTIONS } from '../definition/limits.ts';
import { bindRows, evaluate } from './evaluate.ts';
import type { Language } from '../language/languages.ts';
import type { Expression } from './expression.ts';
import type { ItemStep, PageStep, Plan, RepeatStep, Rule } from './plan.ts';
import type { Scope, Value, Work } from './value.ts';
import { createWork } from './work.ts';

/** Answers by field id, as they were read; those of a repeating group are a list of rows. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** Inputs of a form's logic, besides the answers. */
export type SettleInputs = Pick<Scope, 'today' | 'operators'> & {
  /** Language of messages about invalid answers. */
  language?: Language | null | undefined;
};

/** A form settled for some answers. */
export interface Settled {
  /** Pages that the visitor comes past, in order. */
  way: readonly string[];
  /** Id of the ending. */
  ending: string;
  /** Results of the computed values. */
  values: ReadonlyMap<string, Value>;
  /** The form's own items; a repeating group's are in `rows`. */
  items: SettledItems;
  /** Items of each row, by repeating group. */
  rows: ReadonlyMap<string, readonly SettledItems[]>;
  /** Steps of work that were left. Below zero the form asks for too much, and nothing here holds (`isSpent`). */
  stepsLeft: number;
}

/** Items settled for some answers. */
export interface SettledItems {
  /**
   * Whether an item or its container is hidden; with `option`, whether an option is not offered.
   * A hidden answer is blank and never stored.
   */
  isHidden(id: string, option?: string): boolean;
  /** Visible items that must be answered. */
  required: ReadonlySet<string>;
  /** Reads visible answers, for other expressions about the same answers. */
  scope: Scope;
  /** Answers that break a check, with the number of the check. */
  failed: readonly { item: string; check: number }[];
}

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null;
const holds = (condition: Expression | undefined, scope: Scope, work: Work): boolean =>
  condition === undefined || evaluate(condition, scope, work) === true;
/** Returns an own property of anything; null without it. */
export const partOf = (answer: unknown, part: string): unknown =>
  isRecord(answer) && Object.hasOwn(answer, part) ? answer[part] : null;

/**
 * Opens the items of the form, or those of one row of a repeating group, to settle them.
 * @param outer reads everything else; for a row, the form's own answers too.
 */
function openItems(
  { parents }: Plan,
  answers: RawAnswers,
  outer: Omit<Scope, 'field'> & Partial<Scope>,
  work: Work,
) {
  const hidden = new Set<string>();
  const hiddenOptions = new Map<string, Set<unknown>>();
  const required = new Set<string>();
  const failed: { item: string; check: number }[] = [];

  const hide = (id: string) => hidden.add(id);
  const isWithin = (id: string | undefined, option?: unknown): boolean =>
    id !== undefined &&
    (hidden.has(id) || hiddenOptions.get(id)?.has(option) === true || isWithin(parents[id]));
  // Most of the time nothing is hidden.
  const isHidden: typeof isWithin = (id, option) =>
    hidden.size + hiddenOptions.size > 0 && isWithin(id, option);

  const scope: Scope = {
    isHidden,
    ...outer,
    field(id, part) {
      if (outer.owns?.(id) === false) return outer.field?.(id, part);
      const answer = part === undefined ? answers[id] : partOf(answers[id], part);
      if (Array.isArray(answer))
        return answer.length > MAX_OPTIONS ? null : answer.filter((one) => !isHidden(id, one));
      return isHidden(id, answer) ? null : answer;
    },
  };

  function show({ item, option, showIf }: ItemStep): void {
    if (holds(showIf, scope, work)) return;
    if (option === undefined) hide(item);
    else hiddenOptions.set(item, (hiddenOptions.get(item) ?? new Set()).add(option));
  }

  function judge(rules: readonly Rule[]): void {
    for (const rule of rules) {
      const { item } = rule;
      if (work.left < 0 || isHidden(item)) continue;
      if (!('check' in rule)) {
        if (holds(rule.requiredIf, scope, work)) required.add(item);
      } else if (evaluate({ field: item }, scope, work) !== null && !holds(rule.must, scope, work))
        failed.push({ item, check: rule.check });
    }
  }

  return { scope, isHidden, required, failed, hide, show, judge };
}

/**
 * Works a form's logic out for some answers, in one pass over the plan. The same on server and in
 * browsers; never throws, whatever the answers are. Stops evaluating when the budget of work is spent (`isSpent`).
 */
export function settle(plan: Plan, answers: RawAnswers, { today, operators }: SettleInputs): Settled {
  const work = createWork();
  const values = new Map<string, Value>();
  const rows = new Map<string, ReturnType<typeof openItems>[]>();
  const way: string[] = [];
  let target: string | undefined;
  const outer = {
    today,
    operators,
    row: null,
    points: plan.points,
    value: (id: string) => values.get(id) ?? null,
    rows: (id: string) => (rows.get(id) ?? []).map((row) => row.scope),
    seen: (page: string) => way.includes(page),
  };
  const items = openItems(plan, answers, outer, work);
  const { scope, isHidden } = items;

  function comeTo({ page, showIf }: PageStep): void {
    if (target === page) target = undefined;
    if (target === undefined && holds(showIf, scope, work)) way.push(page);
    else items.hide(page);
  }

  function settleRows({ item, steps, rules }: RepeatStep): void {
    const given = isHidden(item) ? [] : answers[item];
    const owns = (id: string) => plan.parents[id] === item;
    const opened = (Array.isArray(given) ? given : []).map((row: unknown, index) =>
      openItems(plan, isRecord(row) ? row : {}, { ...scope, row: index + 1, owns }, work),
    );
    const [first] = opened;
    const bind = <One extends ItemStep | Rule>(one: One): One => {
      const bound = { ...one } as Partial<Record<'showIf' | 'requiredIf' | 'must', Expression>>;
      for (const key of ['showIf', 'requiredIf', 'must'] as const)
        if (bound[key]) bound[key] = bindRows(bound[key], first?.scope, work);
      return bound as One;
    };
    const [boundSteps, boundRules] = [steps.map(bind), rules.map(bind)];
    for (const row of opened) {
      for (const step of boundSteps) row.show(step);
      row.judge(boundRules);
    }
    rows.set(item, opened);
  }

  for (const step of plan.steps) {
    if ('value' in step) values.set(step.value, evaluate(step.is, scope, work));
    if ('page' in step) comeTo(step);
    if ('jump' in step && !isHidden(step.jump))
      target = step.next.find((jump) => holds(jump.if, scope, work))?.goTo;
    if ('item' in step) items.show(step);
    if ('steps' in step) settleRows(step);
  }
  items.judge(plan.rules);
  const ending = plan.endings.find(({ id, showIf }) =>
    target === undefined ? holds(showIf, scope, work) : id === target,
  );
  return { way, ending: ending?.id ?? '', values, items, rows, stepsLeft: work.left };
}
