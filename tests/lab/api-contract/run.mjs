/**
 * `npm run api:contract`: what is promised of the API for programs, counted by the tests that prove it, at full size.
 * Needs a build; the recipes run against it. `-- --small` counts what `npm test` does.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTS } from '../../support/counted.ts';
import { runVitest } from '../../run/steps.mjs';
import { TESTS } from './tests.mjs';

/** The full size. */
const FULL = { INLAY_API_WRITES: '10000', INLAY_FORMS: '40' };

const folder = mkdtempSync(join(tmpdir(), 'inlay-contract-'));
const file = join(folder, 'counted');
const environment = { INLAY_COUNTED: file, ...(!process.argv.includes('--small') && FULL) };
const problems = [];
try {
  for (const [script, files] of Object.entries(TESTS)) {
    const { code, output } = await runVitest(script, ['--reporter=dot', ...files], {
      quiet: true,
      environment,
    });
    if (code === 0) continue;
    console.log(output);
    problems.push(`a test of ${script} failed`);
  }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const found = new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.what, one]));
  for (const [what, words] of Object.entries(COUNTS)) {
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
process.exitCode = problems.length > 0 ? 1 : 0;
