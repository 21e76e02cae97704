import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** How much of a test's error is printed once more at the end. */
const LINES_OF_AN_ERROR = 12;

/**
 * @typedef {{ status: string, fullName: string, duration?: number, failureMessages: string[] | null }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult
 */

/** @param {string} file @param {string} name @param {string[]} messages */
function describe(file, name, messages) {
  const lines = messages.join('\n').split('\n').slice(0, LINES_OF_AN_ERROR);
  return [`${relative(process.cwd(), file)}: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * Reads a vitest JSON report. A test file that could not even be loaded, or that failed outside of its
 * tests, counts as one failed test. No report counts as no tests.
 *
 * @param {string} file
 * @returns {Promise<{ passed: number, failed: number, failures: string[], retried: string[],
 *   durations: import('./findSlowest.mjs').TestDuration[], failedFiles: { name: string, passed: number }[] }>} the
 *   counts; what failed, and what passed only when it was tried again, each with the beginning of its error; how long
 *   each test took; the files that failed, with what passed in them
 */
export async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => '{"testResults":[]}');
  /** @type {{ testResults: FileResult[] }} */
  const { testResults } = JSON.parse(text);
  let passed = 0;
  let failed = 0;
  const failures = [];
  const retried = [];
  /** @type {import('./findSlowest.mjs').TestDuration[]} */
  const durations = [];
  const failedFiles = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const failedHere = assertionResults.filter((test) => test.status === 'failed');
    const passedHere = assertionResults.filter((test) => test.status === 'passed');
    const outsideOfTests = status === 'failed' && failedHere.length === 0;
    passed += passedHere.length;
    for (const { fullName, duration = 0 } of [...passedHere, ...failedHere]) {
      durations.push({ name: fullName, file: relative(process.cwd(), name), seconds: duration / 1000 });
    }
    failed += outsideOfTests ? 1 : failedHere.length;
    if (status === 'failed') failedFiles.push({ name, passed: passedHere.length });
    if (outsideOfTests) failures.push(describe(name, 'outside of its tests', [message]));
    for (const test of failedHere) failures.push(describe(name, test.fullName, test.failureMessages ?? []));
    for (const test of passedHere) {
      if (test.failureMessages?.length) retried.push(describe(name, test.fullName, test.failureMessages));
    }
  }
  return { passed, failed, failures, retried, durations, failedFiles };
}
