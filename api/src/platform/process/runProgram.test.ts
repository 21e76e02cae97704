import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runProgram } from './runProgram.ts';

const PRYING = fileURLToPath(new URL('../../../../tests/support/pryingProgram.ts', import.meta.url));

test.each([false, true])(
  'T19 UPLOAD-025 a program that reads strangers’ bytes reaches no secret, file, program or environment (native %s)',
  async (isNative) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'inlay-secret-'));
    const secret = join(folder.path, 'secret');
    writeFileSync(secret, 'canary');
    const program = { file: PRYING, maxTimeMs: 20_000, isNative, reads: [import.meta.dirname] };
    const got = await runProgram<Record<string, string>>(program, { secret });
    const denied = 'ERR_ACCESS_DENIED';
    expect(got).toEqual({
      secret: denied,
      files: denied,
      written: denied,
      parent: denied,
      program: denied,
      worker: denied,
      // What Node itself hands on to a child that it speaks with.
      environment: expect.stringMatching(/^got (NODE_CHANNEL_\w+,?)*$/),
    });
  },
);
