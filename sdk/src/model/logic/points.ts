import type { FormTree, TreeField, TreeItem, TreeOption } from './formTree.ts';
import type { FieldPoints, Points } from './value.ts';

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

/** Returns the points of a form; undefined for one without. */
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
