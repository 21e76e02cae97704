import {
  fieldsOf,
  type DefinitionTree,
  type LaterFieldType,
  type PlannedForm,
} from '../../model/rendering.ts';
import { repeatsOf } from '../../model/structure/repeatsOf.ts';
import css from './pages.css?inline';
import { QUESTIONS } from './questions.ts';
import { REVIEW } from './review.ts';
import { ROWS } from './rows.ts';

/** Styles of the loaded field types; types that look alike share one. */
export const TYPE_CSS: Partial<Record<LaterFieldType, string | undefined>> = {};

/** Returns the style of a form with pages, logic, groups or later field types, beside the style that all forms share. */
export function plannedCss(form: DefinitionTree, { flow }: Pick<PlannedForm, 'flow'>): string {
  const styles = fieldsOf(form).map(({ type }) => TYPE_CSS[type as LaterFieldType]);
  const rows = repeatsOf(form).length > 0 ? ROWS.css : '';
  const review = flow.review ? REVIEW.css : '';
  return css + rows + review + [...new Set(styles)].join('') + (flow.layout ? QUESTIONS.css : '');
}
