import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EICAR } from '../../../../tests/support/clamd.ts';
import { startClamdDaemon } from '../../../../tests/support/clamdDaemon.ts';
import { findProgram } from '../../../../tests/support/findProgram.ts';
import { scanFile } from './clamd.ts';

const program = await findProgram('clamd');
const MAX_BYTES = 1_000_000;
const reason = program ? '' : ', skipped: needs clamd (apt-get install clamav-daemon)';

test.skipIf(!program)(
  `ClamAV’s own daemon finds, passes and refuses files (UPLOAD-006)${reason}`,
  async () => {
    await using daemon = await startClamdDaemon(program ?? '', MAX_BYTES);
    await using folder = await mkdtempDisposable(join(tmpdir(), 'inlay-scanned-'));
    const scan = async (bytes: string): Promise<unknown> => {
      const path = join(folder.path, 'file');
      await writeFile(path, bytes);
      return scanFile(daemon.url, path);
    };
    expect(await scan('Ada')).toEqual({ isClean: true });
    expect(await scan(EICAR)).toEqual({ isClean: false, found: expect.stringMatching(/eicar/i) });
    expect(await scan('a'.repeat(MAX_BYTES / 2))).toEqual({ isClean: true });
    // Its limit is the operator's to raise: the file stays as being checked, and is never taken for clean.
    await expect(scan('a'.repeat(3 * MAX_BYTES))).rejects.toBeInstanceOf(Error);
    await expect(scanFile('unix:///nowhere', join(folder.path, 'file'))).rejects.toBeInstanceOf(Error);
  },
);
