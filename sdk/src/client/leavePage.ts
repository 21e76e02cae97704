/**
 * Redirects the visitor's whole window, to http and https alone. Where the browser refuses, the Continue
 * link remains (D-101).
 */
export function leavePage(url: string): void {
  try {
    const { protocol, href } = new URL(url);
    if (protocol === 'https:' || protocol === 'http:') (window.top ?? window).location.href = href;
  } catch {
    // The success card has the same link.
  }
}
