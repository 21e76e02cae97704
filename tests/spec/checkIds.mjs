/**
 * Part of `npm run links`: ids in sources and documentation that nobody can look up, and records of decisions that
 * are in no topic of their index; exit code 1 if there are any. Rows and D- are in docs/specification.md, T and E in
 * docs/threats.md, decisions in docs/decisions.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(resolve(root, file), 'utf8');
const idsIn = (file, pattern) => new Set(Array.from(read(file).matchAll(pattern), ([, id]) => id));
const INDEX = 'docs/decisions/README.md';
const NUMBER = /\b\d{3}\b/g;

const rows = idsIn('docs/specification.md', /^\| ([A-Z]+-\d{3}) \|/gm);
const areas = new Set([...rows].map((id) => id.split('-')[0]));
const threats = idsIn('docs/threats.md', /^\| ([TE]\d{1,2}) +\|/gm);
const rules = idsIn('docs/specification.md', /\b(D-\d{2,3})\b/g);
const records = globSync('docs/decisions/[0-9]*.md', { cwd: root })
  .map((path) => basename(path))
  .filter((name) => name !== '000-template.md');
const decisions = new Set(records.map((name) => name.slice(0, 3)));

/** “decision 080”, “decisions 060 and 355”, “docs/decisions/135”, also over the end of a comment's line. */
const DECISION =
  /(?:\bdecisions?(?:[\s*[]|\/\/)+|docs\/decisions\/)\d{3}\b(?:(?:\]\([^)]*\))?(?:,|,? and|,? or)(?:[\s*[]|\/\/)+\d{3}\b)*/gi;

/** What an id looks like, and whether it can be looked up. */
const KINDS = [
  { pattern: /\b[TE][1-9]\d?\b/g, isKnown: (id) => threats.has(id) },
  { pattern: /\bD-\d{2,3}\b/g, isKnown: (id) => rules.has(id) },
  { pattern: /\b[A-Z]{3,5}-\d{3}\b/g, isKnown: (id) => !areas.has(id.split('-')[0]) || rows.has(id) },
];

function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}

const place = (file, source, index) => `${file}:${source.slice(0, index).split('\n').length}`;

function checkKinds(file) {
  const source = read(file);
  for (const { pattern, isKnown } of KINDS) {
    for (const { 0: id, index } of source.matchAll(pattern))
      if (!isKnown(id)) fail(`${place(file, source, index)} ${id} is defined nowhere`);
  }
}

function checkDecisions(file) {
  const source = read(file);
  for (const { 0: text, index } of source.matchAll(DECISION)) {
    // The name of a record's file is left to the check of links.
    for (const [id] of text.replaceAll(/\]\([^)]*\)/g, '').matchAll(NUMBER))
      if (!decisions.has(id))
        fail(`${place(file, source, index)} decision ${id} is no record of docs/decisions`);
  }
}

const exclude = (path) => /(^|\/)(node_modules|dist|generated)$/.test(path);
const list = (patterns) => globSync(patterns, { cwd: root, exclude });
const sources = list('{sdk,api,dashboard,embed-loader,tests,examples}/**/*.{ts,tsx,mjs}');
const others = list(['.oxlintrc.json', '*.md', '{docs,examples,sdk,api,dashboard,tests}/**/*.{md,css,sql}']);
sources.forEach(checkKinds);
[...sources, ...others].forEach(checkDecisions);

/** The index lists each record once, below the heading of a topic. */
const topics = read(INDEX).split(/^## /m).slice(1).join('\n');
for (const name of records) {
  const lines = topics.split('\n').filter((line) => line.startsWith('- ') && line.includes(`](${name})`));
  if (lines.length !== 1)
    fail(`docs/decisions/${name} is in ${lines.length} lines of topics in ${INDEX}, not in one`);
}
