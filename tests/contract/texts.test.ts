// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const isOfTests = (file: string): boolean => /\.test\.|\.suite\.|\/testing\//.test(file);
const files = globSync('{sdk,api,dashboard,embed-loader,tests}/{src,landing,e2e}/**/*.{ts,tsx}', {
  cwd: root,
});

/** The code as one line, with quotes and the breaks of markup as they are read. */
function read(chosen: readonly string[]): string {
  const code = chosen.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
  return code.replaceAll("\\'", "'").replaceAll("{' '}", ' ').replace(/\s+/g, ' ');
}
const sources = read(files.filter((file) => !isOfTests(file) && !file.startsWith('tests/')));
const tests = read(files.filter((file) => isOfTests(file) || file.startsWith('tests/')));

const specification = readFileSync(`${root}/docs/specification.md`, 'utf8');
const texts = specification
  .slice(specification.indexOf('## 4. All message texts'))
  .split(/^### /m)
  .slice(1)
  .flatMap((area) => {
    const messages = [...area.matchAll(/^\| \w+ \| "(.*)" \|/gm)];
    const labels = [...(/^Labels: .*$/m.exec(area)?.[0] ?? '').matchAll(/"([^"]*)"/g)];
    return [...messages, ...labels].map(([, text = '']) => text);
  });

/** A text without what stands for a value, or for one or many (D-18). */
const partsOf = (text: string): string[] =>
  text
    .split(/\{[^}]*\}|\bN\b|\bn\b|\.\.\.|\(s\)|\(count\)/)
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part));

/** Decision 073: the same answer as everywhere, "Please sign in". */
const DECIDED_OTHERWISE = ['Not authenticated'];
/** Texts with a number of the platform's in them, as tests read them. */
const EXAMPLES: Record<string, string> = {
  'n/1 forms used': '1/1 forms used',
  'n/max characters': '3/10 characters',
};

test('D-18 every text of the specification is written so in the code, or read so by a test where it is put together', () => {
  expect(texts.length).toBeGreaterThan(400);
  const missing = texts.filter((text) => {
    const isWritten = partsOf(text).every((part) => sources.includes(part));
    return !isWritten && !partsOf(EXAMPLES[text] ?? text).every((part) => tests.includes(part));
  });
  expect(missing).toEqual(DECIDED_OTHERWISE);
});
