import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root = '';
const write = async (/** @type {string} */ path, text = 'text') => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inlay-fingerprint-'));
  await write('api/src/main.ts');
});
afterEach(() => rm(root, { recursive: true }));

test('stays the same while nothing that is built changes', async () => {
  const before = await fingerprint(root, ['api']);
  await write('api/dist/main.js');
  await write('api/node_modules/pg/index.js');
  await write('api/src/main.test.ts');
  expect(await fingerprint(root, ['api'])).toBe(before);
});

test('changes with every source that is edited, added, removed or saved again', async () => {
  const seen = new Set([await fingerprint(root, ['api'])]);
  await write('api/src/main.ts', 'another text');
  seen.add(await fingerprint(root, ['api']));
  await write('api/src/more.ts');
  seen.add(await fingerprint(root, ['api']));
  await rm(join(root, 'api/src/main.ts'));
  seen.add(await fingerprint(root, ['api']));
  await utimes(join(root, 'api/src/more.ts'), 1, 1);
  seen.add(await fingerprint(root, ['api']));
  expect(seen.size).toBe(5);
});
