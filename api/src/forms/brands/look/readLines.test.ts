import { expect, test } from 'vitest';
import { findMaker } from './findMaker.ts';
import { readLines } from './readLines.ts';

const PLATFORM = 'https://forms.example';
const read = (html: string) => readLines(html, PLATFORM);

test('LINK-058 each way of a form in a page is found, with its script', () => {
  const page = read(`<iframe data-form-embed src="${PLATFORM}/embed/A1?x"></iframe>
    <script async src="${PLATFORM}/sdk/loader.js"></script>
    <div data-form-embed-id="b2"></div><form-embed form-id="c3"></form-embed>
    <iframe data-lazy-src="${PLATFORM}/embed/d4"></iframe>
    <iframe src="https://elsewhere.example/embed/e5"></iframe>`);
  expect(page.forms).toEqual([
    { id: 'a1', way: 'frame', hasMark: true },
    { id: 'b2', way: 'placeholder', hasMark: true },
    { id: 'c3', way: 'element', hasMark: true },
    { id: 'd4', way: 'frame', hasMark: false },
  ]);
  expect(page.scripts).toEqual(['/sdk/loader.js']);
  expect(page.isText).toBe(false);
});

test('LINK-058 a line that is words, in a template or held back until consent is no form', () => {
  const line = `&lt;iframe data-form-embed src="${PLATFORM}/embed/1"&gt;`;
  expect(read(`<p>${line}</p>`)).toMatchObject({ forms: [], isText: true });
  expect(read(`<script>const line = '${line}'</script>`)).toMatchObject({ forms: [], isText: false });
  expect(read('<template><div data-form-embed-id="1"></div></template>').forms).toEqual([]);
  expect(read(`<script type="text/plain" src="${PLATFORM}/sdk/loader.js"></script>`).scripts).toEqual([]);
});

test('LINK-059 the policies of a page are read from its head', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
  expect(read(meta).policies).toEqual(["default-src 'self'"]);
});

test('T20 a page made to be huge names a bounded number of forms', () => {
  expect(read('<div data-form-embed-id="1">'.repeat(5_000)).forms).toHaveLength(50);
});

test.each([
  ['<meta name="generator" content="WordPress 6.9">', 'wordpress'],
  ['<meta name="generator" content="Wix.com Website Builder">', 'wix'],
  ['<link href="https://static1.squarespace.com/a.css">', 'squarespace'],
  ['<script src="https://cdn.shopify.com/s/files/theme.js"></script>', 'shopify'],
  ['<html data-wf-site="1">', 'webflow'],
  ['<meta name="generator" content="Framer 2f1">', 'framer'],
  ['<script src="/_next/static/chunks/main.js"></script>', 'react'],
  ['<h1>WordPress and Wix, compared</h1>', null],
])('LINK-053 what a website is made with is read from %s', (html, maker) => {
  expect(findMaker(html)).toBe(maker);
});
