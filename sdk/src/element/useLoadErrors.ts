import { useEffect } from 'react';
import type { EmbedProblem } from '../protocol/embedProblems.ts';
import type { EmbeddedFormEvents } from './embeddedFormProps.ts';
import { isRefusedByPolicy } from './policyWatch.ts';
import { reportProblem } from './reportProblem.ts';
import type { ShownForm, ShownMessage } from './useShownForm.ts';

const PROBLEMS = {
  unavailable: 'form_not_found',
  disabled: 'form_disabled',
  not_allowed: 'website_not_allowed',
} as const satisfies Partial<Record<ShownMessage['kind'], EmbedProblem>>;

/** Reports to the page and the form's owner why a message replaces the form. */
export function useLoadErrors(
  shown: ShownForm | ShownMessage | null,
  onFormError: EmbeddedFormEvents['onFormError'],
): void {
  useEffect(() => {
    if (!shown || shown.kind === 'loaded' || shown.kind === 'framed') return;
    const { kind, formId, baseUrl } = shown;
    onFormError({ formId });
    const report = (problem: EmbedProblem): void => {
      onFormError({ formId, problem });
      reportProblem(baseUrl, formId, problem);
    };
    if (kind !== 'failed') report(PROBLEMS[kind]);
    else void isRefusedByPolicy(baseUrl).then((isRefused) => isRefused && report('csp'));
  }, [shown, onFormError]);
}
