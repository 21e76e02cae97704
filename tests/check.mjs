/**
 * `npm run check`: what every commit passes: types, the tests that a change touches, and looks at the sources beside
 * them. `npm run check -- api/src/people/auth` runs the tests of these paths instead; `npm run check -- --all` all of them.
 */
import { createProgress } from '../api/bin/lib/createProgress.mjs';
import { SOURCES, runScript, runVitest } from './run/steps.mjs';

const progress = createProgress();
/** Names of the steps that failed. @type {string[]} */
const failed = [];

/**
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} run
 */
async function step(name, run) {
  const begin = performance.now();
  const { code, output } = await run();
  const verdict = code === 0 ? 'passed' : 'FAILED';
  progress(`${name}: ${verdict}, ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
  if (code === 0) return;
  failed.push(name);
  console.log(output);
}

const paths = process.argv.slice(2);
const chosen = paths.includes('--all') ? [] : paths.length > 0 ? paths : ['--changed'];

await step('types', () => runScript('types'));
if (failed.length === 0) {
  // Lint takes as long as all others, and each of those one core.
  const [lint, ...others] = SOURCES;
  const look = (/** @type {string} */ script) => step(script, () => runScript(script));
  const sources = async () => {
    for (const script of others) await look(script);
  };
  const tests = step('tests', () => runVitest('unit', [...chosen, '--passWithNoTests'], {}));
  await Promise.all([look(lint), sources(), tests]);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
