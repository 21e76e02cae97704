import { readFile } from 'node:fs/promises';

/**
 * Reads the report of a run of tests; none is there when the run could not even begin.
 *
 * @param {string} path
 * @returns {Promise<import('./report.d.mts').FileReport[]>}
 */
export async function readReport(path) {
  const text = await readFile(path, 'utf8').catch(() => '{"files":[]}');
  return JSON.parse(text).files;
}
