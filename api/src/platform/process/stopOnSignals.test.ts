import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
const platform = {
  async stop() {
    await nextTurn();
    process.stdout.write('Finished\\n');
  },
};
stopOnSignals(Promise.resolve(platform));
createServer().listen(0, '127.0.0.1');
`;
/** Is stopped while it starts. */
const STARTING = `
import { once } from 'node:events';
import { createServer } from 'node:net';
import { stopOnSignals } from ${JSON.stringify(new URL('./stopOnSignals.ts', import.meta.url).href)};
async function start() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.kill(process.pid, process.argv[2]);
  await once(process, process.argv[2]);
  process.stdout.write('Started\\n');
  const stop = async () => {
    server.close();
    await once(server, 'close');
    process.stdout.write('Finished\\n');
  };
  return { stop };
}
stopOnSignals(start());
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
  await writeFile(join(folder, 'starting.mjs'), STARTING);
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

test.runIf(process.platform !== 'win32').each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  'what is stopped while it starts is stopped once it has, and ends without an error (%s)',
  async (signal) => {
    const child = spawn(process.execPath, [join(folder, 'starting.mjs'), signal], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    expect(await text(child.stdout)).toBe('Stopping…\nStarted\nFinished\n');
    expect(await ended).toEqual([0, null]);
  },
);
