import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../tests/support/filesBelow.ts';
import { patterns } from './vite.chunks.ts';

const root = join(import.meta.dirname, '..');
const packages = readdirSync(join(root, 'node_modules')).map((name) => `/node_modules/${name}/`);
const modules = [
  ...['dashboard/src', 'sdk/src'].flatMap((folder) => filesBelow(join(root, folder), '.ts', '.tsx', '.css')),
  ...filesBelow(join(root, 'node_modules/@mantine/core/esm/components'), '.mjs'),
  ...packages,
];

/**
 * Writes a pattern's alternatives out: `a(b|c)` is `ab` and `ac`. What it leaves out counts, too: `a(?!b)` is itself
 * and `ab`.
 */
function alternativesOf(source: string): string[] {
  let at = 0;
  const readGroup = (): string[] => {
    const ended: string[] = [];
    let open = [''];
    for (; at < source.length && source[at] !== ')'; at++) {
      if (source[at] === '|') {
        ended.push(...open);
        open = [''];
        continue;
      }
      const from = at;
      if (source[at] === '\\') at++;
      else if (source[at] === '[') at = source.indexOf(']', at);
      if (source[from] !== '(') {
        const text = source.slice(from, at + 1);
        open = open.map((before) => before + text);
        continue;
      }
      const excludes = source.startsWith('(?!', from);
      at += excludes ? 3 : 1;
      const inner = readGroup();
      const isRepeated = /[*+?]/.test(source[at + 1] ?? '');
      const verbatim = source.slice(from, at + 1);
      if (excludes) ended.push(...inner.map((left) => `(${open.join('|')})${left}`));
      open =
        excludes || isRepeated
          ? open.map((before) => before + verbatim)
          : open.flatMap((before) => inner.map((one) => before + one));
    }
    return [...ended, ...open];
  };
  return readGroup();
}

test('the alternatives of a pattern are written out', () => {
  const given = String.raw`/(a|b\(|[c|d])x?/(\w+/)*|e/(?!f|g/(?!h))`;
  expect(alternativesOf(given)).toEqual([
    String.raw`/ax?/(\w+/)*`,
    String.raw`/b\(x?/(\w+/)*`,
    String.raw`/[c|d]x?/(\w+/)*`,
    '(e/)f',
    '(e/)(g/)h',
    '(e/)g/(?!h)',
    'e/(?!f|g/(?!h))',
  ]);
});

// A path that no longer matches sends its module to another chunk, and nothing else would say so.
test.each(Object.entries(patterns))('each path in %s is that of a module', (_name, pattern) => {
  const lost = alternativesOf(pattern.source).filter((one) => {
    const path = new RegExp(one);
    return !modules.some((module) => path.test(module));
  });
  expect(lost).toEqual([]);
});
