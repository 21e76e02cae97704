/**
 * Part of `npm run links`: ids in the sources that nobody can look up; exit code 1 if there are any. Rows and D- are
 * in docs/specification.md, T and E in docs/threats.md, decisions in docs/decisions.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(resolve(root, file), 'utf8');
const idsIn = (file, pattern) => new Set(Array.from(read(file).matchAll(pattern), ([, id]) => id));

const rows = idsIn('docs/specification.md', /^\| ([A-Z]+-\d{3}) \|/gm);
const areas = new Set([...rows].map((id) => id.split('-')[0]));
const threats = idsIn('docs/threats.md', /^\| ([TE]\d{1,2}) +\|/gm);
const rules = idsIn('docs/specification.md', /\b(D-\d{2,3})\b/g);
const decisions = new Set(globSync('docs/decisions/*.md', { cwd: root }).map((path) => path.slice(15, 18)));

/** What an id looks like, and whether it can be looked up. */
const KINDS = [
  { pattern: /\b[TE][1-9]\d?\b/g, isKnown: (id) => threats.has(id) },
  { pattern: /\bD-\d{2,3}\b/g, isKnown: (id) => rules.has(id) },
  { pattern: /\b[A-Z]{3,5}-\d{3}\b/g, isKnown: (id) => !areas.has(id.split('-')[0]) || rows.has(id) },
  { pattern: /(?<=\bdecision )\d{3}\b/gi, isKnown: (id) => decisions.has(id) },
];

const files = globSync('{sdk,api,dashboard,embed-loader,tests,examples}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
});
for (const file of files) {
  const source = read(file);
  for (const { pattern, isKnown } of KINDS) {
    for (const { 0: id, index } of source.matchAll(pattern)) {
      if (isKnown(id)) continue;
      console.error(`${file}:${source.slice(0, index).split('\n').length} ${id} is defined nowhere`);
      process.exitCode = 1;
    }
  }
}
