import { expect, test, vi } from 'vitest';
import { useLogScene } from '../../../../tests/support/api/logScene.ts';
import { counted } from '../../../../tests/support/counted.ts';

vi.setConfig({ testTimeout: 1_800_000 });

/** Rows that are logged and verified: `npm run test:receipts -- --million` takes a million. */
const MANY = Number(process.env['INLAY_LOG_MANY'] ?? 12_000);
const MEGABYTE = 1024 * 1024;

const scene = useLogScene();

test('RCPT-016 many rows are logged and verified in batches, with little in memory', async () => {
  for (let stored = 0; stored < MANY; stored += 4_000) await scene.store(Math.min(4_000, MANY - stored));
  const began = Date.now();
  await scene.seal();
  const sealed = Date.now();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), 200);
  const before = process.memoryUsage().heapUsed;
  const { code, rows, submissions } = await scene.verify();
  clearInterval(watch);
  expect({ code, rows, submissions }).toEqual({ code: 0, rows: [], submissions: MANY });
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  const megabytes = ((Math.max(most, before) - before) / MEGABYTE).toFixed(0);
  counted({
    what: 'many',
    count: submissions,
    of: MANY,
    more: `logged in ${seconds(began, sealed)}, verified in ${seconds(sealed, Date.now())}, ${megabytes} MB more in memory`,
  });
});
