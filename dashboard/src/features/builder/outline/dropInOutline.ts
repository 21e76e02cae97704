import { pagesOf } from '@inlay/sdk/model';
import { gapBetweenRows } from '../definition/rows.ts';
import { isField, kindOfPart, outermost, treeOf, type Gap } from '../definition/tree.ts';
import { definitionOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** Moves dragged parts to a gap between the rows of the outline. */
export function dropInOutline(
  builder: BuilderCore,
  rows: readonly string[],
  dragged: readonly string[],
  index: number,
): void {
  const [id = ''] = dragged;
  const definition = definitionOf(builder.get());
  const kind = kindOfPart(definition, id);
  /** Counts the other parts before the gap. */
  const before = (parts: readonly { id: string }[]): number =>
    parts.filter((part) => part.id !== id && rows.slice(0, index).includes(part.id)).length;
  if (kind === 'page') return builder.movePage(id, before(pagesOf(definition)));
  if (kind === 'ending') return builder.moveEnding(id, before(definition.endings));
  const gap = gapBetweenRows(definition, rows, index, builder.get().collapsed);
  return builder.moveTo(dragged, outerGap(gap));

  /** Groups lie in no group: their gap is the one behind it. */
  function outerGap(found: Gap): Gap {
    const outer = treeOf(definition).gaps.get(found.parent);
    if (!outer || outermost(definition, dragged).every(isField)) return found;
    return { parent: outer.parent, index: outer.index + 1 };
  }
}
