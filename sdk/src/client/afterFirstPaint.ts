/** Where no frames are drawn (a hidden tab, a frame out of sight) nothing is waited for any longer, in milliseconds. */
const LONGEST_WAIT_MS = 200;

/**
 * Ends once what stands in the page has been drawn. A form that the server rendered can be read and
 * filled in before its script takes it over, so that work is kept out of the way of the first paint.
 */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // In a task of its own: a frame is drawn after its callbacks have run.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
