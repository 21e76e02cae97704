import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spool } from './spool.ts';

const PATIENT = { bytes: 1, everyMs: 60_000 };
const chunk = (at: number) => Buffer.alloc(256 * 1024, at);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-spool-'));
});
afterAll(() => rm(folder, { recursive: true }));

const whole = (count: number) => Buffer.concat(Array.from({ length: count }, (_, at) => chunk(at)));

/** A source of a number of chunks, and its state. */
function startSource(count: number, failure?: Error) {
  const seen = { given: 0, isOver: false };
  const chunks = async function* () {
    try {
      for (; seen.given < count; seen.given++) yield chunk(seen.given);
      if (failure) throw failure;
    } finally {
      seen.isOver = true;
    }
  };
  return { seen, begin: async () => chunks() };
}

test('T33 everything arrives, and no file is left', async () => {
  const { begin } = startSource(20);
  const bytes = await buffer(await spool(folder, begin, PATIENT));
  expect(bytes.equals(whole(20))).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test('T33 everything arrives in its order, whether memory or the file held it', async () => {
  const { begin, seen } = startSource(40);
  const read: Buffer[] = [];
  for await (const piece of await spool(folder, begin, PATIENT)) {
    read.push(piece as Buffer);
    // The reader falls behind once, then catches up.
    if (read.length === 2) await expect.poll(() => seen.given).toBeGreaterThan(20);
  }
  expect(Buffer.concat(read).equals(whole(40))).toBe(true);
});

test('T33 what comes is taken to its end, also when nobody reads', async () => {
  const { begin, seen } = startSource(40);
  const stream = await spool(folder, begin, PATIENT);
  await expect.poll(() => seen).toEqual({ given: 40, isOver: true });
  stream.destroy();
});

test('T33 a reader who has stopped is cut off; what failed is told to them', async () => {
  const { begin } = startSource(40);
  const stopped = await spool(folder, begin, { bytes: 1_000, everyMs: 5 });
  await expect.poll(() => stopped.destroyed).toBe(true);
  const failed = await spool(folder, startSource(1, new Error('The database is away.')).begin, PATIENT);
  await expect(buffer(failed)).rejects.toThrow('The database is away.');
});

test('T33 nothing more is read for whoever has left', async () => {
  const { begin, seen } = startSource(Infinity);
  const stream = await spool(folder, begin, PATIENT);
  while (seen.given === 0) await nextTurn();
  stream.destroy();
  await expect.poll(() => seen.isOver).toBe(true);
});
