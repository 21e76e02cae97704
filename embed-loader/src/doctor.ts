/** What can be wrong; the sdk has the same lines, and `tests/contract` holds them equal. */
export const PROBLEM_LINES = {
  script_blocked:
    'a part of the form could not be loaded; something on this page or in the browser blocks it.',
  csp: "this page's Content-Security-Policy blocks the form.",
  form_not_found: 'there is no form with this id.',
  form_disabled: 'this form is disabled.',
  website_not_allowed: 'this website is not among the websites allowed for this form.',
  height_clamped: "a style of this page limits the form's height, so that it scrolls inside itself.",
  snippet_twice: 'this form stands more than once in this page.',
} as const;

export type Problem = keyof typeof PROBLEM_LINES;

/** The server's reasons for showing no form. */
const REASONS: Readonly<Record<string, Problem>> = {
  'form.not_found': 'form_not_found',
  'form.disabled': 'form_disabled',
  'form.website_not_allowed': 'website_not_allowed',
};
/** How long a frame that is loaded again may take to be refused by this page's policy, in milliseconds. */
const REFUSED_WITHIN_MS = 2_000;

const told = new Set<string>();

/** One line in the console and a report to the form's owner, each once per page. Never throws. */
export function tell(platform: string, formId: string, problem: Problem): void {
  const key = `${formId} ${problem}`;
  if (told.has(key)) return;
  told.add(key);
  // The one line that a site owner is meant to find when he looks why there is no form.
  // eslint-disable-next-line no-console
  console.warn(`form-embed: ${PROBLEM_LINES[problem]} ${platform}/embed/${formId}`);
  // A page that forbids the report would only gain a second violation.
  if (problem === 'csp') return;
  void fetch(`${platform}/api/public/forms/${encodeURIComponent(formId)}/embed-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ problem, page: location.origin + location.pathname, mode: 'iframe' }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** Finds out why a frame shows no form: this page's policy refuses it, or the server has a reason. */
export async function diagnose(frame: HTMLIFrameElement, platform: string, formId: string): Promise<void> {
  if (await isRefused(frame, platform)) return tell(platform, formId, 'csp');
  const response = await fetch(`${platform}/api/public/forms/${encodeURIComponent(formId)}`, {
    credentials: 'omit',
  }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { error?: { code?: string } } | null;
  const problem = REASONS[body?.error?.code ?? ''];
  if (problem) tell(platform, formId, problem);
}

/** Loads the frame once more: it shows nothing anyway, and the browser says why. */
function isRefused(frame: HTMLIFrameElement, platform: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isRefused: boolean): void => {
      document.removeEventListener('securitypolicyviolation', hear);
      resolve(isRefused);
    };
    const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
      if (blockedURI.startsWith(platform)) end(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    setTimeout(end, REFUSED_WITHIN_MS, false);
    frame.src = frame.getAttribute('src') ?? '';
  });
}
