import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameSources } from './nameSources.ts';

let folder: string;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-bundle-'));
  const bundle = join(folder, 'dist', 'bundle');
  await mkdir(bundle, { recursive: true });
  // The first place of the second line is the third line of the source.
  const map = { version: 3, sources: ['../../src/mail/sendMail.ts'], names: [], mappings: ';AAEA' };
  await writeFile(join(bundle, 'main.js.map'), JSON.stringify(map));
  address = pathToFileURL(join(bundle, 'main.js')).href;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a stack of the bundle names the sources', () => {
  expect(nameSources(`at send (${address}:2:1)`)).toBe('at send (src/mail/sendMail.ts:3:1)');
});

test('places without a source map stay as they are', () => {
  const frames = [`at other (${address.replace('main', 'other')}:2:1)`, 'at node:internal/process:1:1'];
  for (const frame of frames) expect(nameSources(frame)).toBe(frame);
});
