/**
 * What counts of a run of tests. An assertion that failed has failed: nothing is tried again for it. A file that met
 * nothing but time-outs is run once more, alone, and named (`timedOut`). Tests in quarantine run and are named, and
 * count neither as passed nor as failed.
 *
 * @typedef {import('./report.d.mts').FileReport} FileReport
 * @typedef {import('./report.d.mts').TestFailure} TestFailure
 * @typedef {{ test: string, reason: string }} Quarantined the test as `FILE: NAME`
 */

/** Most tests that may stand in quarantine. */
export const MOST_QUARANTINED = 5;

/**
 * @param {readonly FileReport[]} files
 * @returns {string[]} the files to run once more, alone
 */
export const findTimedOut = (files) =>
  files
    .filter(({ failures }) => failures.length > 0 && failures.every(({ isTimeout }) => isTimeout))
    .map(({ file }) => file);

/**
 * Replaces the reports of files that were run again.
 *
 * @param {readonly FileReport[]} files @param {readonly FileReport[]} again
 * @returns {FileReport[]}
 */
export const replaceReports = (files, again) => {
  const byFile = new Map(again.map((report) => [report.file, report]));
  return files.map((report) => byFile.get(report.file) ?? report);
};

/**
 * Counts tests. A failure outside of tests counts as one, and so does a run without any test.
 *
 * @param {readonly FileReport[]} files
 * @param {readonly Quarantined[]} quarantine
 */
export function judge(files, quarantine = []) {
  const isQuarantined = (/** @type {{ file: string, name: string }} */ { file, name }) =>
    quarantine.some(({ test }) => test === `${file}: ${name}`);
  const failures = files.flatMap((report) => report.failures);
  const held = failures.filter(isQuarantined);
  const heldPassed = files.flatMap(({ file, tests }) =>
    tests.filter(({ name }) => isQuarantined({ file, name })),
  ).length;
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0) - (heldPassed - held.length),
    failures: failures.filter((failure) => !isQuarantined(failure)),
    quarantined: held,
  };
}
