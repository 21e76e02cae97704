import { readFile } from 'node:fs/promises';

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} Report
 */

/**
 * Counts the tests of a vitest JSON report. A test file that could not even be loaded, or that failed
 * outside of its tests, counts as one failed test. No report counts as no tests.
 *
 * @param {string} file
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function countTests(file) {
  const text = await readFile(file, 'utf8').catch(() => '{"testResults":[]}');
  /** @type {Report} */
  const { testResults } = JSON.parse(text);
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += status === 'failed' ? Math.max(failures, 1) : failures;
  }
  return { passed, failed };
}
