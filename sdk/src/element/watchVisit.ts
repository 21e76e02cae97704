import { watchForm } from '../client/watchForm.ts';
import type { EmbeddedFormEvents } from './embeddedFormProps.ts';
import { keepKeys } from './keepKeys.ts';
import { isRefusedByPolicy } from './policyWatch.ts';
import { reportProblem } from './reportProblem.ts';
import type { ShownForm } from './useShownForm.ts';

/** Watches the form in its page, and reports one whose policy lets the form send nothing. Returns what ends it. */
export function watchVisit(
  place: Element,
  { form, baseUrl }: Pick<ShownForm, 'form' | 'baseUrl'>,
  onFormError: EmbeddedFormEvents['onFormError'],
): () => void {
  keepKeys(place);
  return watchForm(place, form, baseUrl, async () => {
    if (!(await isRefusedByPolicy(baseUrl))) return;
    onFormError({ formId: form.id, problem: 'csp' });
    reportProblem(baseUrl, form.id, 'csp');
  });
}
