import type { EmbedProblem } from '../protocol/embedProblems.ts';

/** Reports a problem of an element to the console and the form's owner. Never throws. */
export function reportProblem(baseUrl: string, formId: string, problem: EmbedProblem): void {
  import('../protocol/reportEmbedProblem.ts').then(
    ({ reportEmbedProblem }) => reportEmbedProblem({ baseUrl, formId, mode: 'element' }, problem),
    () => undefined,
  );
}
