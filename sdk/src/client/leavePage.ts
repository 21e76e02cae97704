/**
 * Takes the visitor's whole window to the form's own address. Only http and https; a browser that
 * refuses leaves him with the Continue link (D-101).
 */
export function leavePage(url: string): void {
  try {
    const { protocol, href } = new URL(url);
    if (protocol === 'https:' || protocol === 'http:') (window.top ?? window).location.href = href;
  } catch {
    // The link on the success card leads there as well.
  }
}
