/**
 * `npm run bench -- NAME`: runs one benchmark, or all without a name; each measures both sides in one run and
 * prints ratios. `--json FILE` keeps the ratios for comparing two commits. A ratio that falls by more than 15 %
 * against `baseline.json` fails the run; absolute figures are never compared.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runStoppable } from '../../support/stoppable.mjs';

/** What a ratio may lose against the baseline. */
const MOST_LOSS = 0.15;

const args = process.argv.slice(2);
const file = args.includes('--json') ? args.splice(args.indexOf('--json'), 2)[1] : null;
const benches = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.bench.mjs'))
  .map((name) => name.replace('.bench.mjs', ''));
const [name] = args;
if (name && !benches.includes(name)) {
  console.error(`npm run bench -- NAME, with one of: ${benches.join(', ')}`);
  process.exit(1);
}
await runStoppable(async () => {
  const baseline = JSON.parse(readFileSync(new URL('baseline.json', import.meta.url), 'utf8'));
  const ratios = {};
  let isMet = true;
  for (const bench of name ? [name] : benches) {
    if (!name) console.log(`\n${bench}`);
    const { run } = await import(`./${bench}.bench.mjs`);
    const result = await run();
    const outcome = typeof result === 'boolean' ? { isMet: result, ratios: {} } : result;
    isMet &&= outcome.isMet;
    for (const [what, ratio] of Object.entries(outcome.ratios)) {
      const key = `${bench}: ${what}`;
      ratios[key] = ratio;
      if (ratio >= (baseline[key] ?? 0) * (1 - MOST_LOSS)) continue;
      isMet = false;
      console.error(`${key} fell from ${baseline[key]} to ${ratio.toFixed(2)}`);
    }
  }
  if (file) writeFileSync(file, `${JSON.stringify(ratios, null, 2)}\n`);
  return isMet ? 0 : 1;
});
