import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readWebMetrics } from './webMetrics.ts';

/** Web processes that report the given number of stored rows, or do not answer. */
const WORKER = `
import { Counter, Registry } from ${JSON.stringify(import.meta.resolve('prom-client'))};
import { answerMetrics } from ${JSON.stringify(new URL('./webMetrics.ts', import.meta.url).href)};
const registry = new Registry();
const rows = new Counter({ name: 'rows', help: 'Rows', registers: [registry] });
rows.inc(Number(process.env.ROWS ?? 0));
if (process.env.ROWS) answerMetrics(registry);
else process.on('message', () => process.env.ENDS && process.exit());
process.send('ready');
`;
/** Long enough for a process that answers on a busy machine, in milliseconds. */
const PATIENCE_MS = 10_000;

let folder: string;
let workers: Worker[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-web-metrics-'));
  const exec = join(folder, 'worker.mjs');
  await writeFile(exec, WORKER);
  cluster.setupPrimary({ exec, args: [], execArgv: [] });
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  const alive = workers.splice(0).filter((worker) => !worker.isDead());
  await Promise.all(
    alive.map(async (worker) => {
      worker.process.kill('SIGKILL');
      await once(worker, 'exit');
    }),
  );
});

async function start(...environments: Record<string, string>[]): Promise<void> {
  workers = environments.map((environment) => cluster.fork(environment));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
}

const rowsOf = ({ text }: { text: string }): number => Number(/^rows (\S+)$/m.exec(text)?.[1]);

test('what the web processes count is added up, however many ask at once', async () => {
  await start({ ROWS: '3' }, { ROWS: '4' });
  const found = await Promise.all([readWebMetrics(PATIENCE_MS), readWebMetrics(PATIENCE_MS)]);
  expect(found.map(rowsOf)).toEqual([7, 7]);
});

test('a web process that ends when it is asked does not keep the others from being told', async () => {
  await start({ ROWS: '3' }, { ENDS: 'yes' });
  expect(rowsOf(await readWebMetrics(PATIENCE_MS))).toBe(3);
});

test('where none of them answers in time, that is an error', async () => {
  await start({});
  await expect(readWebMetrics(1)).rejects.toThrow('No web process tells its figures');
});
