import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import type { Plan, Rule, Step } from './plan.ts';
import type { Scalar, Scope, Value } from './value.ts';

/** Answers by field id, as they were read; those of a repeating group are a list of rows. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** What a form comes to for some answers. */
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
}

/** What items come to. */
export interface SettledItems {
  /** Whether an item or what it lies in is hidden. A hidden answer is blank and never stored. */
  isHidden(id: string): boolean;
  /** Options of a field that are not offered. */
  hiddenOptions(id: string): ReadonlySet<string>;
  /** Visible items that must be answered. */
  required: ReadonlySet<string>;
  /** Answers that break a check, with the number of the check. */
  failed: readonly { item: string; check: number }[];
}

const NONE: ReadonlySet<string> = new Set();
const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null;
const isScalar = (raw: unknown): raw is Scalar => ['string', 'number', 'boolean'].includes(typeof raw);
const holds = (condition: Expression | undefined, scope: Scope): boolean =>
  condition === undefined || evaluate(condition, scope) === true;

/** Returns an answer, or one part of it, as expressions see it; options that are not offered are left out. */
function valueOfAnswer(raw: unknown, part: string | undefined, hidden: ReadonlySet<string>): Value {
  if (part !== undefined) {
    return isRecord(raw) && Object.hasOwn(raw, part) ? valueOfAnswer(raw[part], undefined, hidden) : null;
  }
  if (Array.isArray(raw)) return raw.filter((one) => isScalar(one) && !hidden.has(String(one)));
  return isScalar(raw) && !hidden.has(String(raw)) ? raw : null;
}

/** The items of the form or of one row, while they are settled. */
class Items implements SettledItems {
  readonly required = new Set<string>();
  readonly failed: { item: string; check: number }[] = [];
  readonly scope: Scope;
  readonly #hidden = new Set<string>();
  readonly #options = new Map<string, Set<string>>();
  readonly #parents: Plan['parents'];

  /** @param answers of the form or the row; `outer` answers for every other field. */
  constructor(parents: Plan['parents'], answers: RawAnswers, outer: Omit<Scope, 'field'> & Partial<Scope>) {
    this.#parents = parents;
    this.scope = {
      ...outer,
      field: (id, part) => {
        const isOwn = parents[id] !== undefined;
        if (!isOwn) return outer.field?.(id, part) ?? null;
        return this.isHidden(id) ? null : valueOfAnswer(answers[id], part, this.hiddenOptions(id));
      },
    };
  }

  isHidden(id: string): boolean {
    const parent = this.#parents[id];
    return this.#hidden.has(id) || (parent !== undefined && this.isHidden(parent));
  }

  hiddenOptions(id: string): ReadonlySet<string> {
    return this.#options.get(id) ?? NONE;
  }

  hide(id: string): void {
    this.#hidden.add(id);
  }

  show({ item, showIf, options = [] }: Extract<Step, { item: string }>): void {
    if (!holds(showIf, this.scope)) this.hide(item);
    const hidden = options.filter((option) => !holds(option.showIf, this.scope)).map(({ value }) => value);
    if (hidden.length > 0) this.#options.set(item, new Set(hidden));
  }

  judge(rules: readonly Rule[]): void {
    for (const { item, required, requiredIf, checks = [] } of rules) {
      if (this.isHidden(item)) continue;
      if (required || (requiredIf && holds(requiredIf, this.scope))) this.required.add(item);
      if (evaluate({ field: item }, this.scope) === null) continue;
      for (const [check, must] of checks.entries())
        if (!holds(must, this.scope)) this.failed.push({ item, check });
    }
  }
}

/**
 * Works a form's logic out for some answers, in one pass over the plan. The same on server and in
 * browsers; never throws, whatever the answers are.
 * @param today current day in the form's time zone, YYYY-MM-DD.
 */
export function settle(plan: Plan, answers: RawAnswers, { today }: { today: string }): Settled {
  const values = new Map<string, Value>();
  const rows = new Map<string, Items[]>();
  const way: string[] = [];
  let target: string | undefined;
  const items = new Items(plan.parents, answers, {
    today,
    row: null,
    value: (id) => values.get(id) ?? null,
    rows: (id) => (rows.get(id) ?? []).map(({ scope }) => scope),
    seen: (page) => way.includes(page),
    points: () => null,
    score: () => null,
  });
  const { scope } = items;

  function comeTo({ page, showIf }: Extract<Step, { page: string }>): void {
    const isLedTo = target === undefined || target === page;
    if (isLedTo) target = undefined;
    if (isLedTo && holds(showIf, scope)) way.push(page);
    else items.hide(page);
  }

  function settleRows({ repeat, showIf, steps, rules }: Extract<Step, { repeat: string }>): void {
    if (!holds(showIf, scope)) items.hide(repeat);
    const given = items.isHidden(repeat) ? [] : answers[repeat];
    const own = Object.fromEntries(Object.entries(plan.parents).filter(([, parent]) => parent === repeat));
    const settled = (Array.isArray(given) ? given : []).map((row: unknown, at) => {
      const inRow = new Items(own, isRecord(row) ? row : {}, { ...scope, row: at + 1 });
      for (const step of steps) if ('item' in step) inRow.show(step);
      inRow.judge(rules);
      return inRow;
    });
    rows.set(repeat, settled);
  }

  for (const step of plan.steps) {
    if ('page' in step) comeTo(step);
    else if ('item' in step) items.show(step);
    else if ('value' in step) values.set(step.value, evaluate(step.is, scope));
    else if ('repeat' in step) settleRows(step);
    else if (!items.isHidden(step.jump)) target = step.next.find((jump) => holds(jump.if, scope))?.goTo;
  }
  items.judge(plan.rules);
  const reached =
    plan.endings.find(({ id }) => id === target) ?? plan.endings.find(({ showIf }) => holds(showIf, scope));
  return { way, ending: reached?.id ?? '', values, items, rows };
}
