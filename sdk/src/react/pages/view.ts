import type { Settled } from '../../model/logic/settle.ts';
import type { PlannedForm, PublicForm } from '../../model/rendering.ts';
import type { ShownPage } from '../../model/structure/pages/questionPages.ts';

/** A form with pages, logic or groups. */
export type PagedPublicForm = PublicForm & { planned: PlannedForm };

/** The visitor's view of such a form: one page of it, as its logic settles for the answers. */
export interface FormView {
  /** Pages of the visitor's way, or their questions, as they are shown one by one. */
  pages: readonly ShownPage[];
  /** The one that is shown; absent for the review of all answers. */
  page: ShownPage | undefined;
  settled: Settled;
  /** Raw values with the defaults of a new visitor. */
  values: Readonly<Record<string, unknown>>;
  /** Answers as logic and texts read them. */
  answers: Readonly<Record<string, unknown>>;
}
