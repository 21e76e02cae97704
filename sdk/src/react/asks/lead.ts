import { withStarts } from '../pages/formView.ts';
import type { FormView, PagedPublicForm } from '../pages/view.ts';
import { loadSending } from '../session/loadSending.ts';
import type { Session } from '../session/session.ts';
import { findUnknown } from './findUnknown.ts';
import { learn } from './knownWay.ts';
import { postStep } from './postStep.ts';

/**
 * Asks the server for the way behind the pages of which only it knows, up to the shown one, and goes on as the
 * visitor's press does. What fails is said in the form; nothing typed is lost.
 * @param view what the visitor leaves; without it, the session's send waits for the way to the end
 * @returns whether anything was asked
 */
export async function lead(session: Session | undefined, view?: FormView): Promise<boolean> {
  if (!session?.options.form.planned?.plan.asks[0]) return false;
  const form = session.options.form as PagedPublicForm;
  const values = withStarts(form, session.values);
  let pageId = findUnknown(form, values, view);
  if (pageId === undefined) return false;
  const sending = session.sending.current;
  // Pressed once more while it waits.
  if (view && sending) return true;
  const control = sending ?? session.begin();
  const { validate, finish } = await loadSending();
  while (pageId !== undefined) {
    const { answers } = validate(form, values, { ignoreCaptcha: true });
    const step = await postStep(session, { answers, pageId });
    // The visitor has changed an answer meanwhile; the next press asks again.
    if (control.signal.aborted) return true;
    if (!('next' in step)) {
      finish(session, control, step.outcome, answers);
      return true;
    }
    learn(form, values, { [pageId]: step });
    pageId = findUnknown(form, values, view);
  }
  if (!session.end(control)) return true;
  // A draft may name a page that was not on the way until now.
  if (view) session.setPageId(view.page?.id ?? null);
  // Shows the way that is known now, and goes on from there.
  session.setValues({ ...session.values });
  setTimeout(() => session.options.surface.current?.querySelector('form')?.requestSubmit());
  return true;
}
