/** `npm run bench -- NAME`: runs one benchmark; each measures both sides in one run and prints ratios. */
import { readdirSync } from 'node:fs';

const benches = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.bench.mjs'))
  .map((name) => name.replace('.bench.mjs', ''));
const name = process.argv[2];
if (!name || !benches.includes(name)) {
  console.error(`npm run bench -- NAME, with one of: ${benches.join(', ')}`);
  process.exit(1);
}
const { run } = await import(`./${name}.bench.mjs`);
process.exit((await run()) ? 0 : 1);
