import { chmod, mkdir, mkdtempDisposable, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileStore } from './fileStore.ts';

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

test('UPLOAD-024 files of visitors are for the platform’s own user, also in a folder that others could read', async () => {
  for (const isOpen of [false, true]) {
    await using data = await mkdtempDisposable(join(tmpdir(), 'inlay-files-'));
    const folder = join(data.path, 'files');
    if (isOpen) {
      await mkdir(folder);
      await chmod(folder, 0o755);
    }
    const files = createFileStore({ dataFolder: data.path, s3: null });
    await files.put('uploads/a', Buffer.from('Ada'), 'text/plain');
    const sent = join(data.path, 'sent');
    await writeFile(sent, 'Ada');
    await files.putFile('uploads/b/c', sent, 'text/plain');
    expect([isOpen, await modeOf(folder)]).toEqual([isOpen, '700']);
    expect(await files.read('uploads/b/c')).toEqual(Buffer.from('Ada'));
  }
});
