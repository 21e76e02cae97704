import type { EmbedProblem } from '../model/embedProblems.ts';

/** Reports a problem of an element to the console and the form's owner. Never throws. */
export function reportProblem(baseUrl: string, formId: string, problem: EmbedProblem): void {
  import('../client/embedDoctor.ts').then(
    ({ tellProblem }) => tellProblem({ baseUrl, formId, mode: 'element' }, problem),
    () => undefined,
  );
}
