import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { UploadRow } from './uploadRows.ts';
import { zipFiles } from './zipFiles.ts';

const rows = ['one', 'two'].map(
  (submissionId) =>
    ({ submissionId, name: 'a.bin', state: 'kept', key: 'a', createdAt: new Date(0) }) as UploadRow,
);

test('a reader who leaves within a file closes it, and no further one is opened', async () => {
  const opened: Readable[] = [];
  const files = {
    async open() {
      const endless = new Readable({ read: () => endless.push(Buffer.alloc(64 * 1024)) });
      opened.push(endless);
      return endless;
    },
  };
  const zip = zipFiles(files, rows);
  await once(zip, 'data');
  zip.destroy();
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});

test('a file that is found once the reader has left is closed at once', async () => {
  const found = new Readable({ read: () => undefined });
  const zip = zipFiles(
    {
      async open() {
        // Behind the call that returns the archive.
        await setImmediate();
        zip.destroy();
        await once(zip, 'close');
        return found;
      },
    },
    rows,
  );
  await expect.poll(() => found.destroyed).toBe(true);
});
