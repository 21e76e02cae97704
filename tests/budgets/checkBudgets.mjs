/**
 * `npm run budgets`: bytes (brotli) of what visitors load, and bytes that a start loads, against their budgets. Fails when one is
 * exceeded, and when zod (docs/decisions/141) or css-tree finds its way into a visitor's script.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { FIELD_TYPE_ORDER, isPlainType } from '@inlay/sdk/model';
import { measureLogic } from './measureLogic.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KIB = 1024;

const part = (script, name, kib) => ({
  name: `${script}, ${name}`,
  folder: 'sdk/dist/browser',
  file: new RegExp(`^${script}-${name}-[\\w-]{8}\\.js$`),
  bytes: kib * KIB,
});

/** A field type, or a setting that some of them have. */
const TYPE_KIB = 2.0625;

/** What every form loads first, and the parts that a form waits for when it uses them. */
const BUDGETS = [
  { name: 'loader', folder: 'embed-loader/dist/browser', file: /^loader\.js$/, bytes: 2.5 * KIB },
  {
    name: 'hydration of /embed',
    folder: 'sdk/dist/browser',
    file: /^page-[\w-]{8}\.js$/,
    bytes: 11.7 * KIB,
  },
  {
    name: '<form-embed>',
    folder: 'sdk/dist/browser',
    file: /^form-embed(-core-[\w-]{8})?\.js$/,
    // A tenth for the way to the frame of a form with a password (decision 893).
    bytes: 15.9 * KIB,
  },
  {
    // All that it loads: words of one language, the largest, and the font's rules.
    name: '<form-results>',
    folder: 'sdk/dist/browser',
    file: /^form-results(-(de|registerFont)-[\w-]{8})?\.js$/,
    bytes: 20 * KIB,
  },
  ...['page', 'form-embed'].flatMap((script) => [
    part(script, 'address', 1),
    part(script, 'captcha', 0.75),
    part(script, 'date', 0.5),
    // With the id of the page load and the input that nobody sees (decision 895).
    part(script, 'sending', 5.535),
    // After the first touch, and for visitors who come back.
    part(script, 'drafts', 1.28125),
    part(script, 'restoreDraft', 1.25),
    // Forms with pages, logic or groups.
    part(script, 'pages', 5.875),
    // Counts the steps of all it evaluates, so that no form freezes a browser or a server (decision 623).
    part(script, 'logic', 3.1875),
    part(script, 'richTexts', 2),
    part(script, 'repeat', 2),
    part(script, 'review', 1),
    part(script, 'questions', 3.0625),
    part(script, 'asks', 1.25),
    part(script, 'score', 1),
    // Keeps answers in progress on the server, for the forms that do (decision 870).
    part(script, 'unfinished', 2.75),
    part(script, 'typeChunks', 0.875),
    part(script, 'points', 2),
    part(script, 'parts', 0.75),
    part(script, 'pictures', 0.25),
    part(script, 'addressFormats', 1.75),
    part(script, 'regions', 3.25),
    // With a reason for each kind of refused file (decision 333).
    part(script, 'uploads', 2.0625),
    part(script, 'locked', 1.5),
    part(script, 'tusClient', 1),
    ...[
      'choices',
      'textRules',
      'confirm',
      'code',
      'dial',
      'grouping',
      'byCountry',
      'days',
      'search',
      'shuffle',
      'places',
    ].map((extra) => part(script, extra, TYPE_KIB)),
    ...FIELD_TYPE_ORDER.filter((type) => !isPlainType(type)).map((type) => part(script, type, TYPE_KIB)),
  ]),
  {
    name: 'dashboard, sign-in',
    folder: 'dashboard/dist/app/assets',
    file: /^index-[\w-]+\.js$/,
    bytes: 152.25 * KIB,
  },
  {
    name: 'dashboard, its one style sheet',
    folder: 'dashboard/dist/app/assets',
    file: /^style-[\w-]+\.css$/,
    bytes: 50 * KIB,
  },
];

/** Scripts behind the entry that the page names for a screen, and their bytes together. */
const SCREENS = [
  { name: 'dashboard, home', chunks: ['frame', 'home'], scripts: 3, bytes: 129.5 * KIB },
  { name: 'dashboard, inbox', chunks: ['frame', 'submissions'], scripts: 3, bytes: 156.25 * KIB },
  { name: 'dashboard, builder', chunks: ['frame', 'builder'], scripts: 5, bytes: 239 * KIB },
];
/** The first screen in any language: the entry and its texts. */
const FIRST_SCREEN_BYTES = 170 * KIB;
/** Texts that a screen brings in any language, those of the entry excepted. */
const SCREEN_TEXTS_BYTES = 24 * KIB;
/** Most scripts of the dashboard beside its texts: each is a round trip for somebody. */
const MOST_CHUNKS = 29;

/** Libraries for the server and the builder, and words that give them away. */
const STOWAWAYS = [
  { name: 'ZOD', mark: '~standard' },
  { name: 'CSS-TREE', mark: 'Identifier is expected' },
];

/** Bytes of files by path, compressed as a release is. @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} path */
function sizeOf(path) {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  sizes.set(path, size);
  return size;
}

/** The measured files. */
export function measureBudgets() {
  return BUDGETS.map(({ name, folder, file, bytes }) => {
    const found = readdirSync(`${root}${folder}`).filter((entry) => file.test(entry));
    if (found.length === 0) throw new Error(`${folder} holds no ${file}. Build first: npm run build`);
    const paths = found.map((entry) => `${root}${folder}/${entry}`);
    const isVisitors = folder !== 'dashboard/dist/app/assets';
    const text = paths.map((path) => readFileSync(path)).join('');
    const stowaway = isVisitors ? STOWAWAYS.find(({ mark }) => text.includes(mark))?.name : undefined;
    const compressed = paths.reduce((sum, path) => sum + sizeOf(path), 0);
    return { name, file: found.join(' '), bytes: compressed, budget: bytes, stowaway };
  });
}

/** The scripts of the dashboard's screens: their number and their bytes. */
function measureScreens() {
  const app = `${root}dashboard/dist/app/`;
  const scriptsOf = JSON.parse(readFileSync(`${app}screens.json`, 'utf8'));
  const count = readdirSync(`${app}assets`).filter((name) => /^(?!texts-).*\.js$/.test(name)).length;
  const all = { name: 'dashboard, all scripts', count, most: MOST_CHUNKS, bytes: 0, budget: Infinity };
  const screens = SCREENS.map(({ name, chunks, scripts, bytes: budget }) => {
    const files = [...new Set(chunks.flatMap((chunk) => scriptsOf[chunk]))];
    const bytes = files.reduce((sum, file) => sum + sizeOf(`${app}${file}`), 0);
    return { name, count: files.length, most: scripts, bytes, budget };
  });
  return [all, ...screens];
}

/** Bytes of code that a start of the platform loads (decision 195): a package for one feature loads with its first use. */
// With what weighs spam, which each submission passes (decision 895).
const START_BYTES = 5_990_000;
const STATIC_IMPORT = /(?:^|[;}\n])(?:import|export)(?:[^'"`();]*from)?\s*["'`](\.\/[^"'`]+)["'`]/g;

function measureStart() {
  const folder = `${root}api/dist/bundle/`;
  const loaded = new Map();
  const load = (/** @type {string} */ file) => {
    if (loaded.has(file)) return;
    const code = readFileSync(`${folder}${file}`, 'utf8');
    loaded.set(file, code.length);
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) load(imported.slice(2));
  };
  for (const file of readdirSync(folder).filter((name) => /^runInlay-.*\.js$/.test(name))) load(file);
  return { bytes: [...loaded.values()].reduce((sum, size) => sum + size, 0), files: loaded.size };
}

/** The bytes of texts that screens bring, in the language that has most (decision 175). */
function measureTexts() {
  const app = `${root}dashboard/dist/app/`;
  const [scriptsOf, parts] = ['screens', 'texts'].map((name) =>
    JSON.parse(readFileSync(`${app}${name}.json`, 'utf8')),
  );
  const entry = parts.find(({ isEntry }) => isEntry);
  const most = (scripts) =>
    Object.keys(entry.files)
      .map((language) => {
        const found = parts.filter(({ script, files }) => scripts.includes(script) && files[language]);
        return {
          language,
          bytes: found.reduce((sum, { files }) => sum + sizeOf(`${app}${files[language]}`), 0),
        };
      })
      .reduce((largest, one) => (one.bytes > largest.bytes ? one : largest));
  const first = most([entry.script]);
  const screens = SCREENS.map(({ name, chunks }) => {
    const { language, bytes } = most(chunks.flatMap((chunk) => scriptsOf[chunk]));
    return { name: `${name}, texts`, file: language, bytes, budget: SCREEN_TEXTS_BYTES };
  });
  const bytes = first.bytes + sizeOf(`${app}${entry.script}`);
  return [
    { name: 'dashboard, sign-in, texts included', file: first.language, bytes, budget: FIRST_SCREEN_BYTES },
    ...screens,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measured = [...measureBudgets(), ...measureTexts(), ...(await measureLogic())];
  for (const { name, bytes, budget, file, stowaway } of measured) {
    const verdict = bytes > budget ? 'OVER' : (stowaway ?? 'ok');
    console.log(
      `${verdict.padEnd(5)}${String(bytes).padStart(7)} of ${String(budget).padStart(6)} bytes (br)  ${name}  ${file}`,
    );
  }
  const screens = measureScreens();
  for (const { name, count, most, bytes, budget } of screens)
    console.log(
      `${count > most || bytes > budget ? 'OVER ' : 'ok   '}${String(bytes).padStart(7)} of ${budget} bytes (br), ${count} of ${most} scripts  ${name}`,
    );
  const start = measureStart();
  console.log(
    `${start.bytes > START_BYTES ? 'OVER ' : 'ok   '}${String(start.bytes).padStart(7)} of ${START_BYTES} bytes, ${start.files} files  start of the platform`,
  );
  if (start.bytes > START_BYTES) process.exit(1);
  if (screens.some(({ count, most, bytes, budget }) => count > most || bytes > budget)) process.exit(1);
  if (measured.some(({ bytes, budget, stowaway }) => bytes > budget || stowaway)) process.exit(1);
}
