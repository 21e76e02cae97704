import { reportEmbedProblem, type EmbedProblem } from '@inlay/sdk/protocol';

/** Problems by the server's error code. */
const REASONS: Readonly<Record<string, EmbedProblem>> = {
  'form.not_found': 'form_not_found',
  'form.disabled': 'form_disabled',
  'form.website_not_allowed': 'website_not_allowed',
};
/** Longest time (ms) in which the browser refuses a frame that is loaded again. */
const REFUSED_WITHIN_MS = 2_000;

/** Reports a problem of a frame to the console and the form's owner. */
export const report = (platform: string, formId: string, problem: EmbedProblem): void =>
  reportEmbedProblem({ baseUrl: platform, formId, mode: 'iframe' }, problem);

/** Finds out why a frame shows no form: the page's policy refuses it, or the server has a reason. */
export async function diagnose(frame: HTMLIFrameElement, platform: string, formId: string): Promise<void> {
  if (await isRefused(frame, platform)) return report(platform, formId, 'csp');
  const response = await fetch(`${platform}/api/public/forms/${encodeURIComponent(formId)}`, {
    credentials: 'omit',
  }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { error?: { code?: string } } | null;
  const problem = REASONS[body?.error?.code ?? ''];
  if (problem) report(platform, formId, problem);
}

/** Loads the frame, which shows nothing, once more: the browser reports a refusal as an event. */
function isRefused(frame: HTMLIFrameElement, platform: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isRefused: boolean): void => {
      document.removeEventListener('securitypolicyviolation', listener);
      resolve(isRefused);
    };
    const listener = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
      if (blockedURI.startsWith(platform)) end(true);
    };
    document.addEventListener('securitypolicyviolation', listener);
    setTimeout(end, REFUSED_WITHIN_MS, false);
    frame.src = frame.getAttribute('src') ?? '';
  });
}
