import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../../../tests/support/api/testS3.ts';
import { createFileStore, type FileStore } from './fileStore.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores: [name: string, create: () => FileStore][] = [
  ['the data folder', () => createFileStore({ dataFolder: folder, s3: null })],
  ['a bucket', () => createFileStore({ dataFolder: '/nonexistent', s3: s3.config })],
];

describe.each(stores)('%s', (_name, create) => {
  test('keeps bytes as they are, replaces and removes them', async () => {
    const store = create();
    const bytes = Buffer.from([0, 255, 10, 13, 128, 0]);
    await store.put('logos/a.webp', bytes, 'image/webp');
    expect(await store.read('logos/a.webp')).toEqual(bytes);
    await store.put('logos/a.webp', Buffer.from('second'), 'image/webp');
    expect(String(await store.read('logos/a.webp'))).toBe('second');
    await store.remove('logos/a.webp');
    expect(await store.read('logos/a.webp')).toBeNull();
    await store.remove('logos/a.webp');
  });

  test('T19 knows no way out of itself', async () => {
    const store = create();
    for (const key of ['../secret', 'logos/../../secret', '/../secret']) {
      await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(/traversal/i);
      await expect(store.read(key)).rejects.toThrow(/traversal/i);
    }
    expect(await store.read('logos')).toBeNull();
  });
});

test.each([{ key: 'SOMEBODY' }, { bucket: 'nothing-here' }, { endpoint: 'http://127.0.0.1:1' }])(
  'a bucket that cannot be used (%o) is an error, not a missing file',
  async (wrong) => {
    const store = createFileStore({ dataFolder: folder, s3: { ...s3.config, ...wrong } });
    await expect(store.put('logos/b.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(/write file/);
    await expect(store.read('logos/b.webp')).rejects.toThrow(/read file/);
  },
);

test('files lie below `files` in the data folder', async () => {
  const store = createFileStore({ dataFolder: folder, s3: null });
  await store.put('logos/c.webp', Buffer.from('x'), 'image/webp');
  expect(await readdir(join(folder, 'files', 'logos'))).toEqual(['c.webp']);
});
