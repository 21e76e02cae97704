import type { Report } from './finding.ts';
import type { FormTree } from './formTree.ts';
import { listExpressions, type PlacedExpression, type RulePlace } from './listExpressions.ts';
import { listScored } from './points.ts';
import { readsOf } from './readsOf.ts';

/** Rules that show and hide. */
const SHOWING: ReadonlySet<RulePlace['key']> = new Set(['showIf', 'options']);

/**
 * Checks what points decide. Browsers do not know them, and ask the server between pages for the way and for what the
 * next page shows (decision 761). No page is before the first ones of which it could be asked. What appeared beside a
 * question would say whether its answer was right, so items depend on the pages before theirs alone.
 */
export function checkPoints(tree: FormTree, report: Report): void {
  const { pages, values, endings, scoring } = tree;
  if (!scoring) return;
  const certain = pages.findIndex(({ showIf }) => !showIf);
  const decidable = pages.slice(certain + 1 || pages.length);
  const pageOf = new Map(
    pages.flatMap((page, index) =>
      page.items.flatMap((item): [string, number][] => [
        [item.id, index],
        ...('items' in item ? item.items.map(({ id }): [string, number] => [id, index]) : []),
      ]),
    ),
  );
  const whole = new Set([...endings, ...decidable].map(({ id }) => id));

  /** Returns whether an item's condition is about earlier pages, and the server can be asked before its own. */
  function isAsked({ expression, place, page, group }: PlacedExpression): boolean {
    if (place.key !== 'showIf' || group !== null || !decidable.some(({ id }) => id === pages[page]?.id))
      return false;
    const { fields, scores } = readsOf([expression], values);
    const added = listScored(tree).filter(
      ({ marks }) => scores.includes(null) || scores.includes(marks.category ?? ''),
    );
    return [...fields, ...added.map(({ id }) => id)].every((id) => (pageOf.get(id) ?? 0) < page);
  }

  for (const placed of listExpressions(tree)) {
    const { expression, place } = placed;
    if (!readsOf([expression], values).points) continue;
    if (SHOWING.has(place.key) && !whole.has(place.id) && !isAsked(placed))
      report('not_yet_supported', place);
    if (scoring.kind === 'none') report('nothing_scores', place);
  }
}
