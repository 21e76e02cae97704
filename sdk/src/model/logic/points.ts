import type { FormTree, TreeField, TreeItem } from './formTree.ts';
import { tidyText } from './operators/scores.ts';
import type { FieldPoints, Points } from './value.ts';

/** A question that gives points. */
export type ScoredField = TreeField & { marks: FieldPoints };

/** Lists the questions that give points; those of a repeating group give none. */
export function listScored({ pages }: Pick<FormTree, 'pages'>): ScoredField[] {
  const outsideRows = (item: TreeItem): readonly TreeField[] =>
    !('items' in item) ? [item] : item.type === 'section' ? item.items : [];
  return pages
    .flatMap(({ items }) => items.flatMap(outsideRows))
    .filter((field): field is ScoredField => field.marks !== undefined);
}

/** Returns the points of a form; undefined for one without. */
export function pointsOf(tree: FormTree): Points | undefined {
  if (!tree.scoring || tree.scoring.kind === 'none') return undefined;
  const fields = listScored(tree).map(({ id, marks }): [string, FieldPoints] => [
    id,
    { ...marks, ...(marks.texts && { texts: marks.texts.map(tidyText) }) },
  ]);
  return { fields: Object.fromEntries(fields), passAt: tree.scoring.passAt };
}
