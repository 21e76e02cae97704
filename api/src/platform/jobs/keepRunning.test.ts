import pino from 'pino';
import { expect, test } from 'vitest';
import { keepRunning, type Running } from './keepRunning.ts';

const logger = pino({ level: 'silent' });

/** A queue that ends on the test's command. */
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

test('a queue that fails while it starts again and is told to stop ends quietly: nothing is left unhandled', async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
  process.prependListener('unhandledRejection', onUnhandled);
  const again = Promise.withResolvers<Running>();
  const first = startStoppable();
  let starts = 0;
  const kept = await keepRunning(() => (starts++ === 0 ? Promise.resolve(first) : again.promise), logger, 1);
  first.reject(new Error('Query read timeout'));
  await expect.poll(() => starts).toBe(2);
  const stopped = kept.stop();
  // As graphile-worker does on a standby: the queue has ended, and stopping it again is an error.
  again.resolve({
    promise: Promise.reject(new Error('cannot execute INSERT in a read-only transaction')),
    stop: () =>
      new Promise((_resolve, reject) => setImmediate(reject, new Error('Runner is already stopped'))),
  });
  await stopped;
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect(unhandled).toEqual([]);
});

test('a queue that has ended by itself is stopped without an error', async () => {
  const first = { ...startStoppable(), stop: () => Promise.reject(new Error('Runner is already stopped')) };
  const kept = await keepRunning(() => Promise.resolve(first), logger, 1);
  const stopped = kept.stop();
  first.resolve();
  await expect(stopped).resolves.toBeUndefined();
});
