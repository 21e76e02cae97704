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
 * Reports a problem with a form in this page: in the console, and to the form's owner, who sees it in the
 * Embed dialog. Each problem once per page. Never throws.
 */
export function reportEmbedProblem(options: ReportOptions, problem: EmbedProblem): void {
  const { baseUrl, formId, mode, page = location.origin + location.pathname } = options;
  const key = `${formId} ${problem}`;
  if (reported.has(key)) return;
  reported.add(key);
  // The only line in the console, for site owners whose form does not show.
  // eslint-disable-next-line no-console
  console.warn(`form-embed: ${EMBED_PROBLEM_LINES[problem]} ${baseUrl}/embed/${formId}`);
  // The same policy would block the report as well.
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
