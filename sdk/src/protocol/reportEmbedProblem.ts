import { EMBED_PROBLEM_LINES, type EmbedProblem, type EmbedReport } from './embedProblems.ts';

interface ReportOptions extends Pick<EmbedReport, 'mode'> {
  /** The platform's address, without a slash at the end. */
  baseUrl: string;
  formId: string;
  /** Address of the page, without query and fragment; by default this one's. */
  page?: string;
}

const reported = new Set<string>();

/**
 * Reports what is wrong with a form in this page: one line in the console, and one to the form's owner, who
 * reads it in the Embed dialog. Each once per page. Never throws.
 */
export function reportEmbedProblem(options: ReportOptions, problem: EmbedProblem): void {
  const { baseUrl, formId, mode, page = location.origin + location.pathname } = options;
  const key = `${formId} ${problem}`;
  if (reported.has(key)) return;
  reported.add(key);
  // The one line that site owners are meant to find when they look why there is no form.
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
