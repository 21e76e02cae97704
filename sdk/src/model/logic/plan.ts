import type { Expression } from './expression.ts';
import {
  type FormTree,
  isRepeat,
  isSection,
  type TreeField,
  type TreeItem,
  type TreeJump,
  type TreeRepeat,
} from './formTree.ts';
import { listScored, pointsOf } from './points.ts';
import { readsOf } from './readsOf.ts';
import type { Points } from './value.ts';

/** Decides whether the visitor comes to a page. */
export interface PageStep {
  page: string;
  showIf?: Expression;
}

/** Decides whether an item is shown; with `option`, whether one of its options is offered. */
export interface ItemStep {
  item: string;
  option?: string;
  showIf?: Expression;
}

/** Decides whether a repeating group is shown, and settles each of its rows. */
export interface RepeatStep extends ItemStep {
  steps: readonly ItemStep[];
  rules: readonly Rule[];
}

/** One thing to evaluate. Items without a condition have no step: they are shown with their container. */
export type Step =
  | PageStep
  | { jump: string; next: readonly TreeJump[] }
  | ItemStep
  | RepeatStep
  | { value: string; is: Expression };

/**
 * Something that an item must fulfil: an answer, always or under a condition, or one of its checks
 * by number. Nothing depends on rules, so they have no order.
 */
export type Rule =
  | { item: string; requiredIf?: Expression }
  | { item: string; check: number; must: Expression };

/** A form's logic in the order of evaluation. Plain JSON: the server makes it once for each revision. */
export interface Plan {
  steps: readonly Step[];
  rules: readonly Rule[];
  endings: readonly { id: string; showIf?: Expression }[];
  /** Container of every item: a page, section or repeating group. */
  parents: Readonly<Record<string, string>>;
  /** What answers are worth; only the server has it. */
  points?: Points;
}

/** A circle of things that each need the next to be known first; the last needs the first. */
export interface Circle {
  /** Ids of pages, items and values. */
  circle: readonly string[];
}

/** Steps that belong together, with their dependencies, all named by keys such as `item f1`. */
interface Node {
  key: string;
  steps: readonly Step[];
  needs: readonly string[];
}

const itemKey = (id: string) => `item ${id}`;
const pageKey = (id: string) => `page ${id}`;
const jumpKey = (id: string) => `jump ${id}`;
const valueKey = (id: string) => `value ${id}`;
const scoreKey = (category: string | null) => `points ${category === null ? 'score' : `score.${category}`}`;

/** Returns the keys of everything that expressions read. */
function needsOf(expressions: readonly (Expression | undefined)[]): string[] {
  const reads = readsOf(expressions.filter((expression) => expression !== undefined));
  return [
    ...reads.fields.map(itemKey),
    ...reads.values.map(valueKey),
    ...reads.pages.map(pageKey),
    ...reads.scores.map(scoreKey),
  ];
}

const conditionOf = <Key extends string>(key: Key, expression: Expression | undefined) =>
  (expression && { [key]: expression }) as { [Name in Key]?: Expression };

function rulesOf(item: TreeItem): Rule[] {
  if (isSection(item)) return item.items.flatMap(rulesOf);
  const { id, requiredIf } = item;
  const { required = false, checks = [] } = isRepeat(item) ? {} : item;
  return [
    ...(required ? [{ item: id }] : requiredIf ? [{ item: id, requiredIf }] : []),
    ...checks.map(({ must }, check) => ({ item: id, check, must })),
  ];
}

/** Makes the node of a field without its container. */
function nodeOfField({ id, showIf, options = [] }: TreeField): Node {
  const conditional = options.filter((option) => option.showIf);
  const steps = [
    ...(showIf ? [{ item: id, showIf }] : []),
    ...conditional.map((option) => ({
      item: id,
      option: option.value,
      ...conditionOf('showIf', option.showIf),
    })),
  ];
  return { key: itemKey(id), steps, needs: needsOf([showIf, ...conditional.map((option) => option.showIf)]) };
}

/** Makes the nodes of an item and of the items in it. */
function nodesOfItem(item: TreeItem, container: string): Node[] {
  if (isSection(item)) {
    const { key, steps, needs } = nodeOfField({ id: item.id, ...conditionOf('showIf', item.showIf) });
    const section = { key, steps, needs: [container, ...needs] };
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
    item: repeat.id,
    ...conditionOf('showIf', repeat.showIf),
    steps: isCircular ? [] : sorted.steps.filter((one) => 'item' in one),
    rules: repeat.items.flatMap(rulesOf),
  };
  // Fields in a circle make their group need itself, so the sort of the whole form reports it.
  return {
    key,
    steps: [step],
    needs: [...needsOf([repeat.showIf]), ...outside, ...(isCircular ? [key] : [])],
  };
}

/** Sorts nodes after their dependencies, in reading order where there is a choice (Kahn's algorithm). */
function sort(nodes: readonly Node[]): { steps: Step[] } | Circle {
  const known = new Set(nodes.map(({ key }) => key));
  const done = new Set<string>();
  const steps: Step[] = [];
  let open = [...nodes];
  while (open.length > 0) {
    const ready = open.find(({ needs }) => needs.every((need) => done.has(need) || !known.has(need)));
    if (!ready) return findCircle(open);
    done.add(ready.key);
    steps.push(...ready.steps);
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

/** Makes nodes without steps for the sums of points: what reads a sum needs all questions that give points to it. */
function nodesOfScores(tree: FormTree): Node[] {
  const scored = listScored(tree);
  const categories = new Set([null, ...scored.flatMap(({ marks }) => marks.category ?? [])]);
  return [...categories].map((sum) => ({
    key: scoreKey(sum),
    steps: [],
    needs: scored.filter(({ marks }) => sum === null || marks.category === sum).map(({ id }) => itemKey(id)),
  }));
}

/**
 * Puts a form's logic into the order of evaluation. Returns the circle instead if there is one.
 * Ids that nothing has are taken for known; the checks report them.
 */
export function planForm(tree: FormTree): Plan | Circle {
  const { pages, values, endings } = tree;
  const parents: Record<string, string> = {};
  const nodes = pages.flatMap((page, index): Node[] => {
    const before = pages[index - 1];
    const first = {
      key: pageKey(page.id),
      steps: [{ page: page.id, ...conditionOf('showIf', page.showIf) }],
    };
    for (const item of page.items) {
      parents[item.id] = page.id;
      if ('items' in item) for (const field of item.items) parents[field.id] = item.id;
    }
    return [
      { ...first, needs: [...(before ? [jumpKey(before.id)] : []), ...needsOf([page.showIf])] },
      ...page.items.flatMap((item) => nodesOfItem(item, first.key)),
      {
        key: jumpKey(page.id),
        steps: page.next?.length ? [{ jump: page.id, next: page.next }] : [],
        needs: [first.key, ...needsOf(page.next?.map((jump) => jump.if) ?? [])],
      },
    ];
  });
  const computed = values.map(({ id, is }) => ({
    key: valueKey(id),
    steps: [{ value: id, is }],
    needs: needsOf([is]),
  }));
  const sorted = sort([...nodes, ...nodesOfScores(tree), ...computed]);
  if ('circle' in sorted) return sorted;
  const points = pointsOf(tree);
  return {
    steps: sorted.steps,
    rules: pages.flatMap((page) => page.items.flatMap(rulesOf)),
    endings: endings.map(({ id, showIf }) => ({ id, ...conditionOf('showIf', showIf) })),
    parents,
    ...(points && { points }),
  };
}
