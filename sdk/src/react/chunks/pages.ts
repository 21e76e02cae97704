import type { PublicForm } from '../../model/rendering.ts';
import type { ChunkContent } from '../fieldTypes.ts';
import { PLANNED } from '../planned.ts';
import { loadOperators } from '../pages/operators.ts';
import { PagedForm } from '../pages/PagedForm.tsx';
import { PAGES_CSS } from '../pages/pagesCss.ts';
import { validatePlanned } from '../pages/validatePlanned.ts';

Object.assign(PLANNED, { Form: PagedForm, validate: validatePlanned, css: PAGES_CSS });

/** Loads what else a form needs before it is shown. */
export async function load(form: Pick<PublicForm, 'planned'>): Promise<ChunkContent> {
  await loadOperators(form.planned!);
  return {};
}
