import type { FormTree, TreeField, TreeItem, TreeOption } from './formTree.ts';

/** What the answers of one question are worth. */
export interface FieldPoints {
  /** Points of each option, by value. */
  options: Readonly<Record<string, number>>;
  /** What the points belong to beside the total. */
  category?: string;
}

/** What a form scores. Only the server has it: it says which answers are right. */
export interface Points {
  fields: Readonly<Record<string, FieldPoints>>;
  /** Fewest points to pass; null where nobody can fail. */
  passAt: number | null;
}

/** Points of an option: those it names, otherwise one for a right one. */
export const pointsOfOption = ({ points, right }: Pick<TreeOption, 'points' | 'right'>): number =>
  points ?? (right ? 1 : 0);

/** Lists the questions that give points; those of a repeating group give none. */
export function listScored({ pages }: Pick<FormTree, 'pages'>): TreeField[] {
  const outsideRows = (item: TreeItem): readonly TreeField[] =>
    !('items' in item) ? [item] : item.type === 'section' ? item.items : [];
  return pages
    .flatMap(({ items }) => items.flatMap(outsideRows))
    .filter(({ options = [] }) => options.some(({ points, right }) => points !== undefined || right));
}

/** Returns what a form scores; undefined for a form that does not. */
export function pointsOf(tree: FormTree): Points | undefined {
  if (tree.scoring?.kind !== 'points') return undefined;
  const fields = listScored(tree).map(({ id, options = [], category }): [string, FieldPoints] => [
    id,
    {
      options: Object.fromEntries(options.map((option) => [option.value, pointsOfOption(option)])),
      ...(category && { category }),
    },
  ]);
  return { fields: Object.fromEntries(fields), passAt: tree.scoring.passAt };
}
