import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Has something to finish when it is stopped. */
const WORKER = `
import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stopOnSignals } from ${JSON.stringify(new URL('./stopOnSignals.ts', import.meta.url).href)};
stopOnSignals(async () => {
  await nextTurn();
  process.stdout.write('Finished\\n');
});
createServer().listen(0, '127.0.0.1');
`;
const PRIMARY = `
import cluster from 'node:cluster';
cluster.setupPrimary({ exec: process.argv[2] });
cluster.fork().on('listening', () => {
  if (process.argv[3] === 'kill') process.kill(process.pid, 'SIGKILL');
  else Object.values(cluster.workers)[0].process.kill(process.argv[3]);
});
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-signals-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER);
  await writeFile(join(folder, 'primary.mjs'), PRIMARY);
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns the whole output of a web process. */
async function told(harm: string): Promise<string> {
  const args = [join(folder, 'primary.mjs'), join(folder, 'worker.mjs'), harm];
  const primary = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return text(primary.stdout);
}

test.runIf(process.platform !== 'win32').each(['SIGTERM', 'kill'])(
  'a web process finishes what is under way when it is told to stop, and when who keeps it is killed (%s)',
  async (harm) => {
    expect(await told(harm)).toBe('Stopping…\nFinished\n');
  },
);
