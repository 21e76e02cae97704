/** What a name is cut to, so that a test takes one line. */
const NAME_LENGTH = 100;

/** @typedef {{ name: string, file: string, seconds: number }} TestDuration */

/**
 * The slowest tests of all steps as lines to print, slowest first.
 *
 * @param {{ durations: TestDuration[] }[]} steps
 * @param {number} count how many at most
 */
export function findSlowest(steps, count) {
  const slowest = steps.flatMap(({ durations }) => durations).toSorted((a, b) => b.seconds - a.seconds);
  return slowest.slice(0, count).map(({ name, file, seconds }) => {
    const shown = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;
    return `${seconds.toFixed(1).padStart(6)} s  ${file}: ${shown}`;
  });
}
