/**
 * A failed test as a person needs it: where it failed, what was expected, and the command that runs it alone.
 *
 * @param {import('./report.d.mts').TestFailure} failure
 * @param {string} script that runs tests of its kind
 * @returns {string}
 */
export function printFailure({ file, name, place, text }, script) {
  const shown = name || 'outside of its tests';
  const chosen = name ? ` -t ${quote(name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))}` : '';
  const lines = text.split('\n').map((line) => `    ${line}`);
  return [`FAILED ${place}  ${shown}`, ...lines, `    npm run ${script} -- ${file}${chosen}`].join('\n');
}

/** @param {string} text for a POSIX shell */
const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
