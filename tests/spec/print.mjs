/**
 * `npm run spec`: the rows of docs/specification.md that no test names, and ids of two rows; exit code 1 if there are any.
 * `npm run spec -- CONST` prints which test names which row of an area.
 * Only titles count, with the table of `test.each`, and only ids that are written out, never a range.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';

const ROW = /^\| ([A-Z]+-\d{3}) \| (.*) \|$/gm;
const TITLED = new Set(['describe', 'it', 'test']);

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(resolve(root, file), 'utf8');

/** The function at the root of a call: `test` of `test.skipIf(slow).each(rows)('…')`. */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  return callee.type === 'CallExpression' ? calledName(callee.callee) : undefined;
}

/** The text of a title as it is written: of a template, the parts between its expressions. */
function writtenText(title) {
  if (title?.type === 'Literal') return String(title.value);
  if (title?.type === 'TemplateLiteral') return title.quasis.map((part) => part.value.raw).join('');
  return '';
}

/** What a table brings into a title such as `%s %j`: its code, of which only the ids are looked for. */
function tableCode(source, callee) {
  const [table] = callee.type === 'CallExpression' ? callee.arguments : [];
  return table ? source.slice(table.start, table.end) : '';
}

function titlesOf(file) {
  const source = read(file);
  const titles = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!TITLED.has(calledName(callee))) return;
      const text = writtenText(title);
      titles.push({ text, ids: text + (/[%$]/.test(text) ? tableCode(source, callee) : '') });
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

const files = globSync('{sdk,api,dashboard,embed-loader,tests}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).toSorted();
const namedBy = new Map();
for (const file of files) {
  for (const { text, ids } of titlesOf(file)) {
    for (const [id] of ids.matchAll(/[A-Z]+-\d{3}/g)) {
      namedBy.set(id, (namedBy.get(id) ?? new Set()).add(`${file}: ${text}`));
    }
  }
}

const written = [...read('docs/specification.md').matchAll(ROW)].map(([, id, text]) => [id, text]);
const rows = new Map(written);
const doubled = written.filter(([id, text]) => rows.get(id) !== text);
const missing = [...rows].filter(([id]) => !namedBy.has(id));
const areas = new Set([...rows.keys()].map((id) => id.split('-')[0]));
const unknown = [...namedBy].filter(([id]) => areas.has(id.split('-')[0]) && !rows.has(id));

const area = process.argv[2];
for (const [id, text] of rows) {
  if (area && id.startsWith(area)) {
    console.log(`${id} ${text}`);
    for (const place of namedBy.get(id) ?? []) console.log(`    ${place}`);
  }
}
for (const [id, text] of missing) console.log(`no test names ${id}: ${text}`);
for (const [id, places] of unknown) console.log(`${id} is no row, but ${[...places].join(', ')}`);
for (const [id] of doubled) console.log(`${id} is the id of two rows`);
console.log(`${rows.size - missing.length} of ${rows.size} rows are named by a test`);
if (missing.length + unknown.length + doubled.length > 0) process.exitCode = 1;
