/** A program that was taken over: it tries to reach the platform's secrets and files, and says what it got. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { answerRequest } from '../../api/src/platform/process/answerRequest.ts';

const attempt = (act: () => unknown): string => {
  try {
    return `got ${String(act())}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
};

answerRequest<Record<string, string>>(
  ({ secret }: { secret: string }) => ({
    secret: attempt(() => readFileSync(secret, 'utf8')),
    files: attempt(() => readdirSync(dirname(secret))),
    written: attempt(() => writeFileSync(join(dirname(secret), 'left'), 'x')),
    parent: attempt(() => readFileSync(`/proc/${process.ppid}/environ`, 'utf8')),
    program: attempt(() => execFileSync('/bin/cat', [secret])),
    worker: attempt(() => new Worker('', { eval: true })),
    environment: attempt(() => Object.keys(process.env).join()),
  }),
  () => ({}),
);
