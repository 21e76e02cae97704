import type { Report } from './finding.ts';
import type { FormTree } from './formTree.ts';
import { listExpressions, type RulePlace } from './listExpressions.ts';
import { readsOf } from './readsOf.ts';

/** Rules that show and hide. */
const SHOWING: ReadonlySet<RulePlace['key']> = new Set(['showIf', 'options']);

/**
 * Checks what points decide. Browsers do not know them, and ask the server for the way between pages alone (decision
 * 280). No page is before the first ones of which it could be asked.
 */
export function checkPoints(tree: FormTree, report: Report): void {
  const { pages, values, endings, scoring } = tree;
  if (!scoring) return;
  const certain = pages.findIndex(({ showIf }) => !showIf);
  const decidable = new Set([...endings, ...pages.slice(certain + 1 || pages.length)].map(({ id }) => id));
  for (const { expression, place } of listExpressions(tree)) {
    if (!readsOf([expression], values).points) continue;
    if (SHOWING.has(place.key) && !decidable.has(place.id)) report('not_yet_supported', place);
    if (scoring.kind !== 'points') report('nothing_scores', place);
  }
}
