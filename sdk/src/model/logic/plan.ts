import type { Expression } from './expression.ts';
import {
  type FormTree,
  isRepeat,
  isSection,
  type TreeField,
  type TreeItem,
  type TreeJump,
  type TreeOption,
  type TreeRepeat,
} from './formTree.ts';
import { readsOf } from './readsOf.ts';

/** One thing to evaluate. Items without a condition have no step: they are shown with their container. */
export type Step =
  | { page: string; showIf?: Expression }
  | { jump: string; next: readonly TreeJump[] }
  | { item: string; showIf?: Expression; options?: readonly TreeOption[] }
  | { repeat: string; showIf?: Expression; steps: readonly Step[]; rules: readonly Rule[] }
  | { value: string; is: Expression };

/** What a field or a repeating group must fulfil. Nothing depends on rules, so they have no order. */
export interface Rule {
  item: string;
  required?: true;
  requiredIf?: Expression;
  checks?: readonly Expression[];
}

/** A form's logic in the order of evaluation. Plain JSON: the server makes it once for each revision. */
export interface Plan {
  steps: readonly Step[];
  rules: readonly Rule[];
  endings: readonly { id: string; showIf?: Expression }[];
  /** Container of every item: a page, section or repeating group. */
  parents: Readonly<Record<string, string>>;
}

/** A circle of things that each need the next to be known first; the last needs the first. */
export interface Circle {
  /** Ids of pages, items and values. */
  circle: readonly string[];
}

/** A step with what it needs, both named by keys such as `item f1`. */
interface Node {
  key: string;
  step: Step | null;
  needs: readonly string[];
}

const itemKey = (id: string) => `item ${id}`;
const pageKey = (id: string) => `page ${id}`;
const jumpKey = (id: string) => `jump ${id}`;
const valueKey = (id: string) => `value ${id}`;

/** Returns the keys of everything that expressions read. */
function needsOf(expressions: readonly (Expression | undefined)[]): string[] {
  const reads = readsOf(expressions.filter((expression) => expression !== undefined));
  return [...reads.fields.map(itemKey), ...reads.values.map(valueKey), ...reads.pages.map(pageKey)];
}

const conditionOf = <Key extends string>(key: Key, expression: Expression | undefined) =>
  (expression && { [key]: expression }) as { [Name in Key]?: Expression };

function ruleOf(item: TreeItem): Rule[] {
  if (isSection(item)) return [];
  const { id, requiredIf } = item;
  const checks = 'checks' in item ? item.checks?.map(({ must }) => must) : undefined;
  const isRequired = 'required' in item && item.required;
  if (!isRequired && !requiredIf && !checks?.length) return [];
  return [
    {
      item: id,
      ...(isRequired && { required: true }),
      ...conditionOf('requiredIf', requiredIf),
      ...(checks?.length && { checks }),
    },
  ];
}

/** Makes the node of a field without what it lies in. */
function nodeOfField({ id, showIf, options = [] }: TreeField): Node {
  const conditional = options.filter((option) => option.showIf);
  const step = {
    item: id,
    ...conditionOf('showIf', showIf),
    ...(conditional.length > 0 && { options: conditional }),
  };
  return {
    key: itemKey(id),
    step: showIf || conditional.length > 0 ? step : null,
    needs: needsOf([showIf, ...conditional.map((option) => option.showIf)]),
  };
}

/** Makes the nodes of an item and of what lies in it. */
function nodesOfItem(item: TreeItem, container: string): Node[] {
  if (isSection(item)) {
    const step = item.showIf ? { item: item.id, showIf: item.showIf } : null;
    const section = { key: itemKey(item.id), step, needs: [container, ...needsOf([item.showIf])] };
    return [section, ...item.items.flatMap((field) => nodesOfItem(field, section.key))];
  }
  const node = isRepeat(item) ? nodeOfRepeat(item) : nodeOfField(item);
  return [{ ...node, needs: [container, ...node.needs] }];
}

/** Rows are evaluated within the step of their group, so the group needs what its fields read elsewhere. */
function nodeOfRepeat(repeat: TreeRepeat): Node {
  const key = itemKey(repeat.id);
  const fields = repeat.items.map(nodeOfField);
  const own = new Set(fields.map((node) => node.key));
  const sorted = sort(fields);
  const isCircular = 'circle' in sorted;
  const outside = fields.flatMap(({ needs }) => needs.filter((need) => !own.has(need)));
  const step = {
    repeat: repeat.id,
    ...conditionOf('showIf', repeat.showIf),
    steps: isCircular ? [] : sorted.steps,
    rules: repeat.items.flatMap(ruleOf),
  };
  // Fields in a circle make their group need itself, so the sort of the whole form reports it.
  return { key, step, needs: [...needsOf([repeat.showIf]), ...outside, ...(isCircular ? [key] : [])] };
}

/** Puts nodes after what they need, in reading order where there is a choice (Kahn's algorithm). */
function sort(nodes: readonly Node[]): { steps: Step[] } | Circle {
  const known = new Set(nodes.map(({ key }) => key));
  const done = new Set<string>();
  const steps: Step[] = [];
  let open = [...nodes];
  while (open.length > 0) {
    const ready = open.find(({ needs }) => needs.every((need) => done.has(need) || !known.has(need)));
    if (!ready) return findCircle(open);
    done.add(ready.key);
    if (ready.step) steps.push(ready.step);
    open = open.filter((node) => node !== ready);
  }
  return { steps };
}

/** Walks from need to need until one comes up again; every open node has one, so the walk ends in a circle. */
function findCircle(open: readonly Node[]): Circle {
  const byKey = new Map(open.map((node) => [node.key, node]));
  const way: string[] = [];
  let node = open[0];
  while (node && !way.includes(node.key)) {
    way.push(node.key);
    node = byKey.get(node.needs.find((need) => byKey.has(need)) ?? '');
  }
  const circle = way.slice(node ? way.indexOf(node.key) : 0);
  return { circle: [...new Set(circle.map((key) => key.slice(key.indexOf(' ') + 1)))] };
}

/**
 * Puts a form's logic into the order of evaluation. Returns the circle instead if there is one.
 * Ids that nothing has are taken for known; the checks report them.
 */
export function planForm({ pages, values, endings }: FormTree): Plan | Circle {
  const parents: Record<string, string> = {};
  const nodes = pages.flatMap((page, at): Node[] => {
    const before = pages[at - 1];
    const first = { key: pageKey(page.id), step: { page: page.id, ...conditionOf('showIf', page.showIf) } };
    for (const item of page.items) {
      parents[item.id] = page.id;
      if ('items' in item) for (const field of item.items) parents[field.id] = item.id;
    }
    return [
      { ...first, needs: [...(before ? [jumpKey(before.id)] : []), ...needsOf([page.showIf])] },
      ...page.items.flatMap((item) => nodesOfItem(item, first.key)),
      {
        key: jumpKey(page.id),
        step: page.next?.length ? { jump: page.id, next: page.next } : null,
        needs: [first.key, ...needsOf(page.next?.map((jump) => jump.if) ?? [])],
      },
    ];
  });
  const computed = values.map(({ id, is }) => ({
    key: valueKey(id),
    step: { value: id, is },
    needs: needsOf([is]),
  }));
  const sorted = sort([...nodes, ...computed]);
  if ('circle' in sorted) return sorted;
  const items = pages.flatMap((page) => page.items);
  const rules = items.flatMap((item) => [
    ...ruleOf(item),
    ...(isSection(item) ? item.items.flatMap(ruleOf) : []),
  ]);
  return {
    steps: sorted.steps,
    rules,
    endings: endings.map(({ id, showIf }) => ({ id, ...conditionOf('showIf', showIf) })),
    parents,
  };
}
