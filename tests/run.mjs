/**
 * `npm test`: everything, from a bare clone. Needs Node 20 and npm, nothing else. The last line sums up the tests.
 * `npm run test:all` runs properties, floods and faults at their full size; `npm test -- --times` prints where the time
 * went.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNodeVersion } from '../api/bin/lib/checkNodeVersion.mjs';
import { createProgress } from '../api/bin/lib/createProgress.mjs';
import { buildAll } from '../api/bin/lib/ensureBuilt.mjs';
import { ensureInstalled } from '../api/bin/lib/ensureInstalled.mjs';
import { findTimedOut, judge, MOST_QUARANTINED, replaceReports } from './run/judge.mjs';
import { printFailure } from './run/printFailure.mjs';
import { readReport } from './run/readReport.mjs';
import { runScript, runVitest, SOURCES } from './run/steps.mjs';
import { printTimes, readCpu, readNotes } from './run/times.mjs';

/**
 * @typedef {import('./run/report.d.mts').FileReport} FileReport
 * @typedef {import('./run/steps.mjs').TestScript} TestScript
 */

const isWhole = process.argv.includes('--all');
const showsTimes = process.argv.includes('--times');

const progress = createProgress();
const reports = mkdtempSync(join(tmpdir(), 'inlay-reports-'));
const notes = join(reports, 'times');

/** @type {Parameters<typeof printTimes>[0]} */
const steps = [];
/** Looks at the sources, and steps without tests, that failed: each counts as one. */
let failedSteps = 0;
/** Files that met a time-out and were run again. @type {string[]} */
const again = [];

/**
 * Runs a step, and says in one line what came of it.
 *
 * @template {{ code: number, output: string }} Result
 * @param {string} name @param {() => Promise<Result>} run
 */
async function step(name, run) {
  const [begin, cpu] = [performance.now(), readCpu()];
  const result = await run();
  const seconds = (performance.now() - begin) / 1_000;
  const after = readCpu();
  steps.push({ name, seconds, cpu: { user: after.user - cpu.user, system: after.system - cpu.system } });
  progress(`${name}: ${result.code === 0 ? 'passed' : 'FAILED'}, ${seconds.toFixed(1)} s`);
  return result;
}

/** A step without tests; what it printed is shown when it failed. */
async function look(/** @type {string} */ name, /** @type {Parameters<typeof step>[1]} */ run) {
  const { code, output } = await step(name, run);
  if (code === 0) return;
  failedSteps++;
  console.log(output);
}

/**
 * Runs tests.
 *
 * @param {string} name @param {string} script @param {(files: string[]) => ReturnType<typeof runVitest>} run
 * @param {string} report its name
 * @returns {Promise<{ name: string, script: string, run: typeof run, report: string, files: FileReport[] }>}
 */
async function runTests(name, script, run, report) {
  const { code, output } = await step(name, () => run([]));
  const files = await readReport(join(reports, `${report}.json`));
  const isTold = files.some(({ failures }) => failures.length > 0);
  // A run that fails by something else than its tests, or that has run none, has not passed.
  if ((code !== 0 && !isTold) || files.length === 0) {
    failedSteps++;
    console.log(output);
  }
  return { name, script, run, report, files };
}

/**
 * Runs files that met nothing but a time-out once more, with nothing beside them.
 *
 * @param {Awaited<ReturnType<typeof runTests>>} tests
 */
async function runTimedOut({ name, run, report, files, ...others }) {
  const timedOut = findTimedOut(files);
  if (timedOut.length === 0) return { files, ...others };
  await step(`${name} that met a time-out, alone`, () => run(timedOut));
  again.push(...timedOut);
  return { files: replaceReports(files, await readReport(join(reports, `${report}.json`))), ...others };
}

const environment = {
  INLAY_TEST_REPORTS: reports,
  ...(isWhole && { INLAY_RUNS: '1' }),
  ...(showsTimes && { INLAY_TEST_TIMES: notes }),
};
const vitest = (/** @type {TestScript} */ script) => (/** @type {string[]} */ files) =>
  runVitest(script, files, { quiet: true, environment });

/** Browsers wait for pages, and faults for a platform to come back: both run beside the others (decision 135). */
async function runBeside() {
  const browsed = await runTests('browser tests', 'test:e2e', vitest('test:e2e'), 'e2e');
  const script = isWhole ? 'test:faults' : 'test:faults:short';
  const faults = (/** @type {string[]} */ names) => runScript(script, names, environment);
  return [browsed, await runTests('fault experiments', script, faults, 'faults')];
}

async function runSources() {
  for (const script of SOURCES) await look(script, () => runScript(script));
}

async function runAll() {
  checkNodeVersion();
  await ensureInstalled(progress, 'everything');
  const built = await step('types and build', () => buildAll({ isRelease: false }));
  if (built.code !== 0) {
    failedSteps++;
    console.log(built.output);
    return [];
  }
  const unit = runTests('unit and API tests', 'unit', vitest('unit'), 'unit');
  const [checked, beside] = await Promise.all([unit, runBeside(), runSources()]);
  const runs = [];
  for (const tests of [checked, ...beside]) runs.push(await runTimedOut(tests));
  return runs;
}

/** @param {Awaited<ReturnType<typeof runAll>>} runs @returns {Promise<{ passed: number, failed: number }>} */
async function tell(runs) {
  const quarantine = JSON.parse(await readFile(new URL('quarantine.json', import.meta.url), 'utf8'));
  if (quarantine.length > MOST_QUARANTINED)
    throw new Error(`More than ${MOST_QUARANTINED} tests are in quarantine: mend some first.`);
  let [passed, failed] = [0, failedSteps];
  for (const { script, files } of runs) {
    const verdict = judge(files, quarantine);
    passed += verdict.passed;
    failed += verdict.failures.length;
    for (const failure of verdict.failures) console.log(`\n${printFailure(failure, script)}`);
    for (const { file, name } of verdict.quarantined) console.log(`\nFailed in quarantine: ${file}: ${name}`);
  }
  for (const file of again) console.log(`\nMet a time-out, and was run again alone: ${file}`);
  const files = runs.flatMap((run) => run.files);
  if (showsTimes) console.log(`\n${printTimes(steps, files, readNotes(notes)).join('\n')}\n`);
  return { passed, failed };
}

try {
  await mkdir(notes);
  const { passed, failed } = await tell(await runAll());
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
