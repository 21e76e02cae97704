/** @typedef {(text: string) => void} Progress */

/**
 * Prints plain lines, each with the seconds since the start.
 *
 * @returns {Progress}
 */
export function createProgress() {
  const begin = performance.now();
  return (text) => {
    const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5);
    console.log(`[${seconds} s] ${text}`);
  };
}
