/**
 * `npm run budgets`: bytes (brotli) of what visitors load, against their budgets. Fails when one is
 * exceeded, and when zod finds its way into a visitor's script (docs/decisions/002).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KIB = 1024;

/** What is loaded first; parts that are split off are loaded on need and not counted. */
const BUDGETS = [
  { name: 'loader', folder: 'embed-loader/dist/browser', file: /^loader\.js$/, bytes: 2.5 * KIB },
  { name: 'hydration of /embed', folder: 'sdk/dist/browser', file: /^page-[\w-]{8}\.js$/, bytes: 14 * KIB },
  { name: '<form-embed>', folder: 'sdk/dist/browser', file: /^form-embed\.js$/, bytes: 18 * KIB },
  {
    name: 'dashboard, first route',
    folder: 'dashboard/dist/app/assets',
    file: /^index-[\w-]+\.js$/,
    bytes: 170 * KIB,
  },
];

/** The measured files. */
export function measureBudgets() {
  return BUDGETS.map(({ name, folder, file, bytes }) => {
    const found = readdirSync(`${root}${folder}`).find((entry) => file.test(entry));
    if (!found) throw new Error(`${folder} holds no ${file}. Build first: npm run build`);
    const path = `${root}${folder}/${found}`;
    const hasZod = folder !== 'dashboard/dist/app/assets' && readFileSync(path, 'utf8').includes('~standard');
    return { name, file: found, bytes: readFileSync(`${path}.br`).length, budget: bytes, hasZod };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measured = measureBudgets();
  for (const { name, bytes, budget, file, hasZod } of measured) {
    const verdict = bytes > budget ? 'OVER' : hasZod ? 'ZOD' : 'ok';
    console.log(
      `${verdict.padEnd(5)}${String(bytes).padStart(7)} of ${String(budget).padStart(6)} bytes (br)  ${name}  ${file}`,
    );
  }
  if (measured.some(({ bytes, budget, hasZod }) => bytes > budget || hasZod)) process.exit(1);
}
