import pino from 'pino';
import { expect, test } from 'vitest';
import { keepRunning } from './keepRunning.ts';

const logger = pino({ level: 'silent' });

/** Something that ends when the test says so. */
function startStoppable() {
  const end = Promise.withResolvers<void>();
  return { ...end, stop: async () => end.resolve() };
}

test('what ends by itself is started again, also when that does not succeed at once; what is stopped is not', async () => {
  const started: ReturnType<typeof startStoppable>[] = [];
  let refusals = 2;
  const start = async () => {
    if (started.length === 1 && refusals-- > 0) throw new Error('The database is away.');
    const next = startStoppable();
    started.push(next);
    return next;
  };
  const kept = await keepRunning(start, logger, 1);
  started[0]?.reject(new Error('Query read timeout'));
  await expect.poll(() => started.length).toBe(2);
  expect(refusals).toBe(-1);
  await kept.stop();
  expect(started).toHaveLength(2);
});

test('a first start that fails is told to whoever asked for it', async () => {
  const start = () => Promise.reject(new Error('No such database.'));
  await expect(keepRunning(start, logger, 1)).rejects.toThrow('No such database.');
});

test('what is stopped while it starts again is stopped as soon as it runs', async () => {
  const again = Promise.withResolvers<void>();
  const started: ReturnType<typeof startStoppable>[] = [];
  const start = async () => {
    const next = startStoppable();
    started.push(next);
    if (started.length === 2) await again.promise;
    return next;
  };
  const kept = await keepRunning(start, logger, 1);
  started[0]?.reject(new Error('Query read timeout'));
  await expect.poll(() => started.length).toBe(2);
  const stopped = kept.stop();
  again.resolve();
  await stopped;
  await started[1]?.promise;
});
