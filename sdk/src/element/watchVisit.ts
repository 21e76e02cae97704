import { countVisit } from '../client/countVisit.ts';
import type { EmbeddedFormEvents } from './embeddedFormProps.ts';
import { isRefusedByPolicy } from './policyWatch.ts';
import { reportProblem } from './reportProblem.ts';
import type { ShownForm } from './useShownForm.ts';

/** Counts the visit, and reports a page whose policy lets the form send nothing. Returns what ends it. */
export const watchVisit = (
  place: Element,
  { form, baseUrl }: Pick<ShownForm, 'form' | 'baseUrl'>,
  onFormError: EmbeddedFormEvents['onFormError'],
): (() => void) =>
  countVisit(place, form, baseUrl, async () => {
    if (!(await isRefusedByPolicy(baseUrl))) return;
    onFormError({ formId: form.id, problem: 'csp' });
    reportProblem(baseUrl, form.id, 'csp');
  });
