/**
 * `npm test`: everything, from a bare clone. Needs Node 20 and npm, nothing else. The last line sums up
 * the tests of all steps.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNodeVersion } from '../api/bin/lib/checkNodeVersion.mjs';
import { createProgress } from '../api/bin/lib/createProgress.mjs';
import { buildAll } from '../api/bin/lib/ensureBuilt.mjs';
import { ensureInstalled } from '../api/bin/lib/ensureInstalled.mjs';
import { runNpm } from '../api/bin/lib/runCommand.mjs';
import { readReport } from './readReport.mjs';
import { findSlowest } from './findSlowest.mjs';

/**
 * What one step came to.
 * @typedef {{ name: string, seconds: number, code: number, problem: string | null, output: string }} StepResult
 * @typedef {StepResult & Awaited<ReturnType<typeof readReport>>} TestsResult what a step with tests came to
 */

/** @type {Awaited<ReturnType<typeof readReport>>} */
const NO_TESTS = { passed: 0, failed: 0, failures: [], retried: [], durations: [], failedFiles: [] };

/** Exit codes of steps in which nothing but tests failed: vitest's, and that of `check`. */
const TESTS_FAILED = { vitest: 1, check: 2 };
/** Most files of failed tests that are tried again; more are no matter of a slow machine. */
const MOST_TRIED_AGAIN = 12;

/** How many of the slowest tests are named at the end. */
const SLOWEST = 10;

const progress = createProgress();

/**
 * @param {string} name
 * @param {() => Promise<{ code: number, output?: string }>} run gives an exit code, and what is still to be printed
 * @returns {Promise<StepResult>}
 */
async function runStep(name, run) {
  progress(`${name}…`);
  const begin = performance.now();
  const { code, output = '' } = await run();
  const seconds = (performance.now() - begin) / 1000;
  progress(`${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return { name, seconds, code, problem: code === 0 ? null : `exit code ${code}`, output };
}

/**
 * Runs an npm script that must leave a report of its tests.
 *
 * @param {string} script @param {string} report its name @param {string} reports the folder
 * @param {{ quiet?: boolean, variables?: NodeJS.ProcessEnv, files?: readonly string[] }} [options] quiet: its output is
 *   returned, not printed; files: those that are run, instead of all
 * @returns {Promise<TestsResult>}
 */
async function runTests(script, report, reports, { quiet = false, variables, files = [] } = {}) {
  // The steps name themselves also when npm is told to be silent about the whole.
  const environment = { INLAY_TEST_REPORTS: reports, npm_config_loglevel: 'notice', ...variables };
  const result = await runStep(`npm run ${script}`, () =>
    runNpm(['run', script, '--', ...files], { environment, quiet }),
  );
  const tests = await readReport(join(reports, `${report}.json`));
  // A step that passes without having run its tests has not passed.
  const problem = result.problem ?? (tests.passed === 0 ? 'no test has run' : null);
  // One that fails by something other than a test must not end in "0 failed".
  const failed = problem && tests.failed === 0 ? 1 : tests.failed;
  return { ...result, ...tests, problem, failed };
}

/**
 * Tries the files of failed tests once more, with nothing beside them: on a slow machine tests that run side by side
 * meet each other's time-outs. What passes then is named like all that passed at a second try.
 *
 * @param {TestsResult} step @param {number} testsFailed its exit code where nothing but tests failed
 * @param {string} script @param {string} report @param {string} reports
 * @returns {Promise<TestsResult>}
 */
async function tryAgain(step, testsFailed, script, report, reports) {
  const { failedFiles } = step;
  const isOfTests = step.code === testsFailed && failedFiles.length > 0;
  if (!isOfTests || failedFiles.length > MOST_TRIED_AGAIN) return step;
  const again = await runTests(script, report, reports, { files: failedFiles.map(({ name }) => name) });
  if (again.problem) return step;
  const passedBefore = failedFiles.reduce((sum, { passed }) => sum + passed, 0);
  return {
    ...step,
    problem: null,
    passed: step.passed - passedBefore + again.passed,
    failed: 0,
    failures: [],
    retried: [...step.retried, ...step.failures],
  };
}

/** Browsers wait for pages, and faults for a platform to come back: both run beside the check (decisions 136, 465). */
async function runBeside(/** @type {string} */ reports) {
  const browsed = await runTests('test:e2e', 'e2e', reports, { quiet: true });
  return { browsed, faults: await runTests('test:faults:short', 'faults', reports, { quiet: true }) };
}

async function runAll() {
  checkNodeVersion();
  await ensureInstalled(progress, 'everything');
  const built = await runStep('build', () => buildAll({ isRelease: false }));
  if (built.problem) return [{ ...built, ...NO_TESTS, failed: 1 }];
  const reports = await mkdtemp(join(tmpdir(), 'inlay-reports-'));
  try {
    // The build has checked the types.
    const variables = { INLAY_TYPES: 'checked' };
    const check = runTests('check', 'unit', reports, { variables });
    const [checked, { browsed, faults }] = await Promise.all([check, runBeside(reports)]);
    // Printed when all have ended, so that the output of each stays together.
    for (const { output } of [browsed, faults]) process.stdout.write(output);
    return [
      { ...built, ...NO_TESTS },
      await tryAgain(checked, TESTS_FAILED.check, 'unit', 'unit', reports),
      await tryAgain(browsed, TESTS_FAILED.vitest, 'test:e2e', 'e2e', reports),
      faults,
    ];
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

try {
  const steps = await runAll();
  const sum = (/** @type {'passed' | 'failed'} */ key) => steps.reduce((total, step) => total + step[key], 0);
  // Said once more at the end: the output of a whole run is long, and often only its end is kept.
  for (const { failures } of steps) for (const failure of failures) console.log(`\nFAILED ${failure}`);
  for (const { retried } of steps)
    for (const test of retried) console.log(`\npassed when tried again: ${test}`);
  console.log(`\nThe ${SLOWEST} slowest tests:`);
  for (const line of findSlowest(steps, SLOWEST)) console.log(line);
  console.log('');
  for (const { name, seconds, problem } of steps) {
    console.log(
      `${name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s  ${problem ? `FAILED: ${problem}` : 'passed'}`,
    );
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
