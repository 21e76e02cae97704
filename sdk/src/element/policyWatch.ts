/** Addresses that the page's Content-Security-Policy has refused since this script started. */
const refused = new Set<string>();
/** Longest delay (ms) between a refused request and its event. */
const SAID_WITHIN_MS = 50;

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.add(blockedURI));

/** Returns whether the page's policy refused a request to this address that has just failed. */
export async function isRefusedByPolicy(baseUrl: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, SAID_WITHIN_MS);
  });
  return [...refused].some((url) => url.startsWith(baseUrl));
}
