/**
 * `npm run budgets`: bytes (brotli) of what visitors load, against their budgets. Fails when one is
 * exceeded, and when zod (docs/decisions/002) or css-tree finds its way into a visitor's script.
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

/** Libraries for the server and the builder, and words that give them away. */
const STOWAWAYS = [
  { name: 'ZOD', mark: '~standard' },
  { name: 'CSS-TREE', mark: 'Identifier is expected' },
];

/** The measured files. */
export function measureBudgets() {
  return BUDGETS.map(({ name, folder, file, bytes }) => {
    const found = readdirSync(`${root}${folder}`).find((entry) => file.test(entry));
    if (!found) throw new Error(`${folder} holds no ${file}. Build first: npm run build`);
    const path = `${root}${folder}/${found}`;
    const isVisitors = folder !== 'dashboard/dist/app/assets';
    const text = readFileSync(path, 'utf8');
    const stowaway = isVisitors ? STOWAWAYS.find(({ mark }) => text.includes(mark))?.name : undefined;
    return { name, file: found, bytes: readFileSync(`${path}.br`).length, budget: bytes, stowaway };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measured = measureBudgets();
  for (const { name, bytes, budget, file, stowaway } of measured) {
    const verdict = bytes > budget ? 'OVER' : (stowaway ?? 'ok');
    console.log(
      `${verdict.padEnd(5)}${String(bytes).padStart(7)} of ${String(budget).padStart(6)} bytes (br)  ${name}  ${file}`,
    );
  }
  if (measured.some(({ bytes, budget, stowaway }) => bytes > budget || stowaway)) process.exit(1);
}
