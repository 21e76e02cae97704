import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWebProcesses, runningWorkers } from './webProcesses.ts';

/** A web process that listens, unless it finds that it must not. */
const WORKER = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
if (existsSync(process.env.BROKEN)) process.exit(1);
process.on('SIGTERM', () => process.exit());
createServer().listen(0, '127.0.0.1');
`;

let folder: string;
let broken: string;
let stopLast: (() => Promise<void>) | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-web-processes-'));
  broken = join(folder, 'broken');
  const exec = join(folder, 'worker.mjs');
  await writeFile(exec, WORKER);
  cluster.setupPrimary({ exec, args: [], execArgv: [] });
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await stopLast?.();
  await rm(broken, { force: true });
});

function webProcesses() {
  const told: string[] = [];
  const tell = (_about: object, text: string): void => void told.push(text);
  const web = createWebProcesses({
    count: 2,
    environment: { BROKEN: broken },
    logger: { warn: tell, error: tell } as never,
    restartMs: 0,
  });
  stopLast = web.stop;
  return { ...web, told };
}

const idsOf = (workers: readonly Worker[]): number[] => workers.map(({ id }) => id);
const kill = async (worker: Worker): Promise<void> => {
  const gone = once(worker, 'exit');
  worker.process.kill('SIGKILL');
  await gone;
};

test('E13b exchanged twice at once, there are as many web processes as before, and all are new', async () => {
  const web = webProcesses();
  await web.start();
  const before = idsOf(runningWorkers());
  await Promise.all([web.exchange(), web.exchange()]);
  const after = idsOf(runningWorkers());
  expect(after).toHaveLength(2);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
});

test('E13b a web process that ends while its successor starts has this one successor', async () => {
  const web = webProcesses();
  await web.start();
  const [first] = runningWorkers();
  const forked = once(cluster, 'fork');
  const exchanged = web.exchange();
  await forked;
  await kill(first as Worker);
  await exchanged;
  expect(runningWorkers()).toHaveLength(2);
  expect(web.told).toEqual([]);
});

test('E13b where no new web process starts the old ones stay, and one that ends then is started again', async () => {
  const web = webProcesses();
  await web.start();
  const before = idsOf(runningWorkers());
  await writeFile(broken, '');
  await web.exchange();
  expect(idsOf(runningWorkers())).toEqual(before);
  await rm(broken);
  const forked = once(cluster, 'fork');
  await kill(runningWorkers()[0] as Worker);
  const [next] = (await forked) as [Worker];
  await once(next, 'listening');
  expect(runningWorkers()).toHaveLength(2);
  expect(web.told).toEqual(['A web process did not start', 'A web process has ended and is started again']);
});

test('web processes that do not come to listen are an error at once, and none is left', async () => {
  const web = webProcesses();
  await writeFile(broken, '');
  await expect(web.start()).rejects.toThrow('A web process ended before it listened (1)');
  await web.stop();
  expect(runningWorkers()).toEqual([]);
});

test('a web process that ends while all are stopped is not started again', async () => {
  const web = webProcesses();
  await web.start();
  const killed = kill(runningWorkers()[0] as Worker);
  await Promise.all([killed, web.stop()]);
  expect(runningWorkers()).toEqual([]);
  expect(web.told).toEqual([]);
});
