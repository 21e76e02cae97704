/** What is promised, counted by the tests that prove it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVitest } from '../run/steps.mjs';

/**
 * Runs tests and prints what they have counted.
 *
 * @param {Readonly<Record<string, string>>} counts the words of each figure, in the order in which they are printed
 * @param {Readonly<Partial<Record<import('../run/steps.mjs').TestScript, readonly string[]>>>} tests files by script
 * @param {NodeJS.ProcessEnv} environment sizes
 * @returns {Promise<boolean>} whether all holds
 */
export async function countByTests(counts, tests, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-counted-'));
  const file = join(folder, 'counted');
  const problems = [];
  try {
    for (const [script, files] of Object.entries(tests)) {
      const { code, output } = await runVitest(script, ['--reporter=dot', ...files], {
        quiet: true,
        environment: { INLAY_COUNTED: file, ...environment },
      });
      if (code === 0) continue;
      console.log(output);
      problems.push(`a test of ${script} failed`);
    }
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const found = new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.what, one]));
    for (const [what, words] of Object.entries(counts)) {
      const { count, of, more } = found.get(what) ?? {};
      console.log(
        `${words}: ${count === undefined ? 'not counted' : `${count} of ${of}`}${more ? `; ${more}` : ''}`,
      );
      if (count === undefined || (count < of && what !== 'recipes')) problems.push(words);
      // A recipe whose language is not installed says so.
      if (what === 'recipes' && count < of && !more) problems.push(words);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(problems.length > 0 ? `FAILED: ${problems.join(', ')}` : 'passed');
  return problems.length === 0;
}
