import type { Expression } from './expression.ts';
import { type FormTree, isRepeat, isSection, type TreeItem } from './formTree.ts';

/** Position of an expression in a form. */
export interface RulePlace {
  /** Id of the page, item, value or ending. */
  id: string;
  key:
    | 'showIf'
    | 'requiredIf'
    | 'start'
    | 'checks'
    | 'options'
    | 'next'
    | 'is'
    | 'if'
    | 'required'
    | 'texts'
    | 'redirectUrl';
  /** Index of the check, option or jump. */
  index?: number;
}

/** An expression of the form with its place. */
export interface PlacedExpression {
  expression: Expression;
  place: RulePlace & { key: Exclude<RulePlace['key'], 'required' | 'texts' | 'redirectUrl'> };
  /** Number of the page whose answers it may read; endings and values may read all. */
  page: number;
  /** The repeating group whose rows it belongs to. */
  group: string | null;
  isCondition: boolean;
}

/** Page and group of an item's expressions. */
type Surroundings = Pick<PlacedExpression, 'page' | 'group'>;

/** Makes a list of an expression, empty without one. */
const placed = (
  place: PlacedExpression['place'],
  expression: Expression | undefined,
  around: Surroundings,
): PlacedExpression[] => {
  if (!expression) return [];
  return [{ expression, place, ...around, isCondition: place.key !== 'is' && place.key !== 'start' }];
};

/** Lists the expressions of an item and of the items in it. */
function expressionsOfItem(item: TreeItem, around: Surroundings): PlacedExpression[] {
  const { id } = item;
  const own = placed({ id, key: 'showIf' }, item.showIf, around);
  if (isSection(item)) return [...own, ...item.items.flatMap((field) => expressionsOfItem(field, around))];
  const rules = [...own, ...placed({ id, key: 'requiredIf' }, item.requiredIf, around)];
  if (isRepeat(item)) {
    const inRow = { ...around, group: id };
    return [...rules, ...item.items.flatMap((field) => expressionsOfItem(field, inRow))];
  }
  const { start, checks = [], options = [] } = item;
  return [
    ...rules,
    ...placed({ id, key: 'start' }, start, around),
    ...checks.flatMap(({ must }, index) => placed({ id, key: 'checks', index }, must, around)),
    ...options.flatMap(({ showIf }, index) => placed({ id, key: 'options', index }, showIf, around)),
  ];
}

/** Lists every expression of a form. */
export function listExpressions({ pages, values, endings, quotas = [] }: FormTree): PlacedExpression[] {
  const anywhere = { page: pages.length - 1, group: null };
  return [
    ...pages.flatMap(({ id, showIf, items, next = [] }, page) => {
      const around = { page, group: null };
      return [
        ...placed({ id, key: 'showIf' }, showIf, around),
        ...items.flatMap((item) => expressionsOfItem(item, around)),
        ...next.flatMap((jump, index) => placed({ id, key: 'next', index }, jump.if, around)),
      ];
    }),
    ...values.flatMap(({ id, is }) => placed({ id, key: 'is' }, is, anywhere)),
    ...endings.flatMap(({ id, showIf }) => placed({ id, key: 'showIf' }, showIf, anywhere)),
    ...quotas.flatMap((quota) => placed({ id: quota.id, key: 'if' }, quota.if, anywhere)),
  ];
}
