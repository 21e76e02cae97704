/** Addresses that this page's Content-Security-Policy refused, since this script runs. */
const refused = new Set<string>();
/** How long after a refused request the browser may take to say so, in milliseconds. */
const SAID_WITHIN_MS = 50;

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.add(blockedURI));

/** Whether a request to this address that has just failed was refused by this page's policy. */
export async function isRefusedByPolicy(baseUrl: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, SAID_WITHIN_MS);
  });
  return [...refused].some((url) => url.startsWith(baseUrl));
}
