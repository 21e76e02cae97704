/**
 * `npm run check`: what every commit passes. The types first, since the rest reads what they leave in `dist`; then
 * the tests, with the quick looks at the sources beside them, which one core does while tests wait. `npm test` says by
 * INLAY_TYPES that its build has just checked them.
 * `npm run check -- api/src/auth` runs the tests of these paths alone.
 */
import { runNpm } from '../api/bin/lib/runCommand.mjs';

const SOURCES = ['lint', 'format', 'spec', 'links', 'dead-code', 'texts:check', 'budgets'];

/** Exit code where nothing but tests failed: `npm test` tries those once more. */
const TESTS_FAILED = 2;

/** Scripts that failed. @type {string[]} */
const failed = [];

/**
 * @param {string} script
 * @param {{ quiet?: boolean, args?: string[] }} [options]
 * @returns {Promise<string>} what it printed, if quiet
 */
async function run(script, { quiet = false, args = [] } = {}) {
  const { code, output } = await runNpm(['run', script, '--', ...args], { quiet });
  if (code !== 0) failed.push(script);
  return output;
}

async function runSources() {
  let printed = '';
  for (const script of SOURCES) printed += await run(script, { quiet: true });
  return printed;
}

if (process.env['INLAY_TYPES'] !== 'checked') await run('types');
if (failed.length === 0) {
  const [printed] = await Promise.all([runSources(), run('unit', { args: process.argv.slice(2) })]);
  process.stdout.write(printed);
}
// Said at the end: which of them it was stands far above.
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = failed.join() === 'unit' ? TESTS_FAILED : 1;
}
