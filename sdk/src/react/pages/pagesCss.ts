import type { DefinitionTree, PlannedForm } from '../../model/rendering.ts';
import { repeatsOf } from '../../model/structure/repeatsOf.ts';
import css from './pages.css?inline';
import { QUESTIONS } from './questions.ts';
import { REVIEW } from './review.ts';
import { ROWS } from './rows.ts';

/** Styles of the loaded field types and settings, by the name of their chunk; types that look alike share one. */
export const TYPE_CSS: Record<string, string | undefined> = {};

/** Returns the style of a form with a plan, in addition to the style that all forms share. */
export function plannedCss(
  form: DefinitionTree,
  { chunks, flow }: Pick<PlannedForm, 'chunks' | 'flow'>,
): string {
  const styles = chunks.map((name) => TYPE_CSS[name]);
  const rows = repeatsOf(form).length > 0 ? ROWS.css : '';
  const review = flow.review ? REVIEW.css : '';
  return css + rows + review + [...new Set(styles)].join('') + (flow.layout ? QUESTIONS.css : '');
}
