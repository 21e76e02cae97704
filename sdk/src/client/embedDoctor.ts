import {
  EMBED_PROBLEM_LINES,
  type EmbedMode,
  type EmbedProblem,
  type EmbedReport,
} from '../model/embedProblems.ts';

export interface DoctorOptions {
  /** The platform's address, without a slash at the end. */
  baseUrl: string;
  formId: string;
  mode: EmbedMode;
  /** Address of the page, without query and fragment; by default this one's. */
  page?: string;
}

const told = new Set<string>();

/**
 * Says what is wrong with a form in this page: one line in the console, and a report to its owner, who
 * reads it in the Embed dialog. Each once per page. Never throws.
 */
export function tellProblem(options: DoctorOptions, problem: EmbedProblem): void {
  const { baseUrl, formId, mode, page = location.origin + location.pathname } = options;
  const key = `${formId} ${problem}`;
  if (told.has(key)) return;
  told.add(key);
  // The one line that a site owner is meant to find when he looks why there is no form.
  // eslint-disable-next-line no-console
  console.warn(`form-embed: ${EMBED_PROBLEM_LINES[problem]} ${baseUrl}/embed/${formId}`);
  // A page that forbids the report would only gain a second violation.
  if (problem === 'csp') return;
  const report: EmbedReport = { problem, page, mode };
  void fetch(`${baseUrl}/api/public/forms/${encodeURIComponent(formId)}/embed-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
