/**
 * `npm run links`: links in README, docs and examples that lead to no file of ours or to no heading of it; exit
 * code 1 if there are any. Addresses of others are not asked for.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import Slugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const root = resolve(import.meta.dirname, '../..');
const docs = resolve(root, 'docs');
/** What `npm run docs` makes there; building the site checks links to it. */
const MADE = ['reference', 'api', 'generated', 'dist'].map((folder) => resolve(docs, folder));
const HAS_SCHEME = /^([a-z][a-z+.-]*:|\/\/)/i;

const isMade = (path) => MADE.some((folder) => path === folder || path.startsWith(`${folder}/`));
const parse = (path) => fromMarkdown(readFileSync(path, 'utf8'));

const anchors = new Map();
/** The names of a page's headings, as GitHub and the site give them. */
function anchorsOf(path) {
  const known = anchors.get(path);
  if (known) return known;
  const slugger = new Slugger();
  const found = new Set();
  visit(parse(path), 'heading', (heading) => void found.add(slugger.slug(toString(heading))));
  anchors.set(path, found);
  return found;
}

/** @returns what is wrong with a link; null where nothing is. */
function problemOf(page, url) {
  const [path, anchor] = url.split('#');
  const target = path.startsWith('/')
    ? resolve(docs, `.${path}`)
    : path
      ? resolve(dirname(page), decodeURI(path))
      : page;
  if (isMade(target)) return null;
  if (!existsSync(target)) return 'there is no such file';
  if (anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor)) return 'there is no such heading';
  return null;
}

const pages = globSync('{*.md,{docs,examples,sdk,api,dashboard,embed-loader,tests}/**/*.md}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
})
  .map((path) => resolve(root, path))
  .filter((path) => !isMade(path));

let links = 0;
for (const page of pages) {
  visit(parse(page), ['link', 'image', 'definition'], ({ url, position }) => {
    if (HAS_SCHEME.test(url)) return;
    links++;
    const problem = problemOf(page, url);
    if (!problem) return;
    console.error(`${relative(root, page)}:${position.start.line} ${url}: ${problem}`);
    process.exitCode = 1;
  });
}
if (!process.exitCode) console.log(`${links} links in ${pages.length} pages lead somewhere.`);
