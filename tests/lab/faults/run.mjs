/**
 * `npm run test:faults -- E1 E7`: does harm to a running platform and holds what it acknowledged against what
 * it stored. `--short` is the form for CI, `--form=pages` sends a form of four pages with logic. Each experiment prints one line; the exit code says whether all passed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStoppable } from '../../support/stoppable.mjs';
import { EXPERIMENTS } from './experiments.mjs';

const args = process.argv.slice(2);
if (args.includes('--form=pages')) process.env.INLAY_FAULTS_FORM = 'pages';
const isShort = args.includes('--short');
const asked = args.filter((arg) => !arg.startsWith('--'));
const names = asked.length > 0 ? asked : Object.keys(EXPERIMENTS);
const unknown = names.filter((name) => !EXPERIMENTS[name]);
if (unknown.length > 0) {
  console.error(`npm run test:faults -- NAME…, with some of: ${Object.keys(EXPERIMENTS).join(', ')}`);
  process.exit(1);
}

await runStoppable(async () => {
  let [failed, skips] = [0, 0];
  /** Seconds and failures of each, for the count of all tests. */
  const results = [];
  const sum = { acknowledged: 0, lost: 0, doubled: 0, changed: 0 };
  for (const name of names) {
    const began = performance.now();
    const { title, run } = EXPERIMENTS[name];
    const { passes, figures, history, skipped } = await run({ isShort });
    if (skipped) {
      console.log(`${name.padEnd(4)} ${title}: skipped, ${skipped}`);
      skips++;
      continue;
    }
    const failures = Object.entries(passes).flatMap(([what, isMet]) => (isMet ? [] : [what]));
    for (const key of Object.keys(sum)) sum[key] += history?.[key] ?? 0;
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    const parts = history
      ? [
          `acknowledged ${history.acknowledged}`,
          `lost ${history.lost}`,
          `doubled ${history.doubled}`,
          `changed ${history.changed}`,
          `unknown ${history.unknown}`,
        ]
      : [];
    const told = [...parts, ...Object.entries(figures).map(([what, value]) => `${what} ${value}`)].join(', ');
    const verdict = failures.length === 0 ? 'passed' : `FAILED: ${failures.join('; ')}`;
    console.log(`${name.padEnd(4)} ${title}: ${told} (${seconds} s) ${verdict}`);
    if (failures.length > 0) failed++;
    results.push({ name: `${name} ${title}`, seconds: (performance.now() - began) / 1_000, failures });
  }
  console.log(
    `acknowledged ${sum.acknowledged}, lost ${sum.lost}, doubled ${sum.doubled}, changed ${sum.changed}`,
  );
  console.log(`${names.length - failed - skips} passed, ${failed} failed, ${skips} skipped`);
  const reports = process.env.INLAY_TEST_REPORTS;
  if (reports) {
    const file = 'tests/lab/faults/experiments.mjs';
    const report = {
      file,
      passed: results.length - failed,
      skipped: skips,
      failures: results
        .filter(({ failures }) => failures.length > 0)
        .map(({ name, failures }) => ({
          file,
          name,
          place: file,
          text: failures.join('\n'),
          isTimeout: false,
        })),
      tests: results.map(({ name, seconds }) => ({ name, seconds })),
      parts: null,
    };
    writeFileSync(join(reports, 'faults.json'), JSON.stringify({ files: [report] }));
  }
  return failed === 0 ? 0 : 1;
});
