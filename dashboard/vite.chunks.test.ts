import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../tests/support/filesBelow.ts';
import { PLACES } from './chunkPlaces.ts';
import { patternOf, placedPath } from './vite.chunks.ts';

const root = join(import.meta.dirname, '..');
const modules = [
  'dashboard/src',
  'sdk/src',
  'node_modules/@mantine/core/esm/components',
  ...Object.values(PLACES)
    .flat()
    .filter((path) => /^node_modules\/[^/@]+$/.test(path)),
]
  .flatMap((folder) => filesBelow(join(root, folder), '.ts', '.tsx', '.css', '.js', '.mjs'))
  .map((file) => file.slice(root.length + 1))
  .flatMap((file) => [...new Set([file, placedPath(file)])]);

// A path that no longer fits sends its modules to another chunk, and nothing else would say so.
test.each(Object.entries(PLACES))('each path of the chunk %s is that of a module', (_name, paths) => {
  const lost = paths.filter((path) => !modules.some((module) => patternOf(path).test(module)));
  expect(lost).toEqual([]);
});
