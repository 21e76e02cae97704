import type { Field, Option } from '../fields/field.ts';
import type { Page } from '../definition/formDefinition.ts';
import { controlName } from '../answers/postedAnswers.ts';
import { itemsOutsideRows } from '../structure/pages/itemsOutsideRows.ts';
import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { foldText, valuesOf } from './operators/operator.ts';
import type { Plan } from './plan.ts';
import { readsOf } from './readsOf.ts';
import type { SettledItems } from './settle.ts';
import type { Scope, Value } from './value.ts';
import { createWork } from './work.ts';

/** The form until its script takes over. */
const FORM = '.form-embed-form:not([data-ready])';
/** Most combinations of answers that one comparison is tried with. */
const MAX_COMBINATIONS = 64;
/** Longest selector of one condition; longer ones are left to the server. */
const MAX_SELECTOR = 4_000;

/** A compound selector of the form; a boolean where no choice matters; `null` where CSS cannot say it. */
type Selector = string | boolean | null;

/** An answer that a page's controls can give, and when they do. */
interface State {
  answer: Value;
  when: Selector;
}

const isText = (part: Selector): part is string => typeof part === 'string';

function all(parts: readonly Selector[]): Selector {
  if (parts.includes(false)) return false;
  if (parts.includes(null)) return null;
  return parts.filter(isText).join('') || true;
}

function some(parts: readonly Selector[]): Selector {
  if (parts.includes(true)) return true;
  if (parts.includes(null)) return null;
  const texts = parts.filter(isText);
  return texts.length > 1 ? `:is(${texts.join()})` : (texts[0] ?? false);
}

const not = (part: Selector): Selector => (isText(part) ? `:not(${part})` : part === null ? null : !part);

const shorter = (a: Selector, b: Selector): Selector =>
  isText(a) && isText(b) && b.length < a.length ? b : a;

/** Escapes what would end a string, a line or the style element; lines end as the HTML parser reads them. */
const cssString = (text: string): string =>
  `"${text.replace(/\r\n?/g, '\n').replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Selects a form in which this choice is made. */
function chosen({ id, type }: Field, value: string): string {
  const name = `[name=${cssString(controlName(id))}]`;
  const choice = `[value=${cssString(value)}]:checked`;
  return `:has(${type === 'select' ? `${name}>${choice}` : name + choice})`;
}

const combine = (lists: readonly (readonly State[])[]): State[][] =>
  lists.reduce<State[][]>(
    (sofar, states) => sofar.flatMap((one) => states.map((state) => [...one, state])),
    [[]],
  );

/** Compiles the conditions of one page's items to selectors. */
class PageConditions {
  readonly #conditions = new Map<string, Expression>();
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #groups: ReadonlySet<string>;
  readonly #values: readonly { id: string; is: Expression }[];
  readonly #parents: Plan['parents'];
  readonly #scope: Scope;
  readonly #compiled = new Map<string, Selector>();
  /** Budget of all conditions of the page; the server keeps the state of items beyond it. */
  readonly #work = createWork();

  constructor(page: Pick<Page, 'items'>, plan: Plan, scope: Scope) {
    this.#parents = plan.parents;
    this.#scope = scope;
    for (const step of plan.steps)
      if ('item' in step && step.showIf) this.#conditions.set(keyOf(step.item, step.option), step.showIf);
    this.#values = plan.steps.flatMap((step) => ('value' in step ? [{ id: step.value, is: step.is }] : []));
    const fields = itemsOutsideRows(page).flatMap((item) =>
      'items' in item ? [] : [[item.id, item] as const],
    );
    this.#fields = new Map(fields);
    this.#groups = new Set(page.items.filter(({ type }) => type === 'repeat').map(({ id }) => id));
  }

  /** Returns when an item is shown within its container, or one of its options is offered. */
  shown(id: string, option?: string): Selector {
    const key = keyOf(id, option);
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const condition = this.#conditions.get(key);
    const selector = condition ? this.#compile(condition) : true;
    const shown = isText(selector) && selector.length > MAX_SELECTOR ? null : selector;
    this.#compiled.set(key, shown);
    return shown;
  }

  /** Whether an item's own condition holds as the server sees it. */
  isShown(id: string): boolean {
    const condition = this.#conditions.get(keyOf(id));
    return !condition || evaluate(condition, this.#scope, this.#work) === true;
  }

  /** Returns when an item and its container are shown; pages are, because this one is. */
  #visible(id: string): Selector {
    const parent = this.#parents[id] ?? '';
    return all([this.shown(id), this.shown(parent)]);
  }

  #compile(condition: Expression): Selector {
    if ('op' in condition && !('each' in condition)) {
      const { op, of } = condition;
      if (op === 'and') return all(of.map((part) => this.#compile(part)));
      if (op === 'or') return some(of.map((part) => this.#compile(part)));
      if (op === 'not') return not(this.#compile(of[0] ?? { lit: false }));
    }
    return this.#enumerate(condition);
  }

  /** Evaluates a condition for all answers that the page can give to the fields that it reads. */
  #enumerate(condition: Expression): Selector {
    const reads = readsOf([condition], this.#values).fields;
    if (reads.some((id) => this.#groups.has(id))) return null;
    const fields = reads.flatMap((id) => this.#fields.get(id) ?? []);
    const lists = fields.map((field) => this.#statesOf(field, condition));
    if (lists.includes(null)) return null;
    const domains = lists.filter((list) => list !== null);
    if (domains.reduce((count, { length }) => count * length, 1) > MAX_COMBINATIONS) return null;
    const met: Selector[] = [];
    const unmet: Selector[] = [];
    for (const states of combine(domains)) {
      const answers = new Map(fields.map(({ id }, index) => [id, states[index]!.answer]));
      const holds = evaluate(condition, this.#scopeWith(answers), this.#work) === true;
      (holds ? met : unmet).push(all(states.map(({ when }) => when)));
    }
    return this.#work.left < 0 ? null : shorter(some(met), not(some(unmet)));
  }

  #scopeWith(answers: ReadonlyMap<string, Value>): Scope {
    const scope: Scope = {
      ...this.#scope,
      field: (id, part) => {
        if (!answers.has(id)) return this.#scope.field(id, part);
        return part === undefined ? (answers.get(id) ?? null) : null;
      },
      value: (id) => {
        const value = this.#values.find((one) => one.id === id);
        return value ? evaluate(value.is, scope, this.#work) : null;
      },
    };
    return scope;
  }

  /** Lists the possible answers of a field; each state excludes the others. `null` for typed answers. */
  #statesOf(field: Field, condition: Expression): State[] | null {
    // Own words are typed.
    if ('other' in field) return null;
    const visible = this.#visible(field.id);
    const made = ({ value }: Pick<Option, 'value'>): Selector =>
      all([chosen(field, value), visible, this.shown(field.id, value)]);
    if (field.type === 'radio' || field.type === 'select') {
      const states = field.options.map((option) => ({ answer: option.value, when: made(option) }));
      return [{ answer: null, when: not(some(states.map(({ when }) => when))) }, ...states];
    }
    if (field.type !== 'checkbox') return null;
    if (field.options.length === 0) {
      const ticked = chosen(field, 'true');
      return [
        { answer: null, when: not(visible) },
        { answer: false, when: all([not(ticked), visible]) },
        { answer: true, when: all([ticked, visible]) },
      ];
    }
    const options = optionsThatMatter(field.id, field.options, condition);
    if (2 ** options.length > MAX_COMBINATIONS) return null;
    const ticks = options.map((option) => [
      { answer: null, when: not(made(option)) },
      { answer: option.value, when: made(option) },
    ]);
    return combine(ticks).map((states) => ({
      answer: valuesOf(states.map(({ answer }) => answer)),
      when: all(states.map(({ when }) => when)),
    }));
  }
}

const keyOf = (item: string, option?: string): string => JSON.stringify([item, option]);

/** Leaves out the options of a list that a search for fixed values does not find. */
function optionsThatMatter(id: string, options: readonly Option[], condition: Expression): readonly Option[] {
  if (!('op' in condition) || (condition.op !== 'has' && condition.op !== 'in')) return options;
  const [list, ...sought] = condition.of;
  if (!list || !('field' in list) || list.field !== id || !sought.every((one) => 'lit' in one))
    return options;
  const texts = sought.flatMap((one) => one.lit).map((one) => foldText(String(one)));
  return options.filter(({ value }) => texts.includes(foldText(value)));
}

/** Selectors by which a page's choices show its items without a script. */
export interface CssConditions {
  css: string;
  /** Ids of hidden items that no choice can show. */
  unseen: string[];
}

/**
 * Compiles the conditions of a page's items to a style, live without a script. What reads anything typed,
 * and items in rows, keeps the state that the server gave it.
 * @param items items settled for the posted answers
 */
export function cssConditions(page: Pick<Page, 'items'>, plan: Plan, items: SettledItems): CssConditions {
  const conditions = new PageConditions(page, plan, items.scope);
  const result: CssConditions = { css: '', unseen: [] };
  for (const { id } of itemsOutsideRows(page)) {
    const shown = conditions.shown(id);
    // The server hides a field with its section; the section alone decides once choices show it.
    const isInChosen = isText(conditions.shown(plan.parents[id] ?? ''));
    const item = cssString(id);
    // Browsers without :has show it; the server drops answers to hidden fields.
    if (isText(shown) || (isInChosen && (shown ?? conditions.isShown(id))))
      result.css += `${FORM} [data-item=${item}]{display:block}`;
    else if (items.isHidden(id)) result.unseen.push(id);
    if (isText(shown))
      result.css += `@supports selector(:has(a)){${FORM}:not(${shown}) [data-item=${item}]{display:none}}`;
  }
  return result;
}
