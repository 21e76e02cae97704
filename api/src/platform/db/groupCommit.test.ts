import { expect, test, vi } from 'vitest';
import { createGroupCommit, withoutRepeats } from './groupCommit.ts';
import { QueueFullError } from '../process/turns.ts';
import type { GroupLimits } from './groupQueue.ts';

const LIMITS: GroupLimits = {
  group: 100,
  groupSize: 1_000,
  queued: 1_000,
  queuedSize: 1_000,
  waitMs: 60_000,
  inFlight: 1,
  overtakeMs: 0,
};

const errorWith = (code: string) => Object.assign(new Error(code), { code });
const turn = () => new Promise(setImmediate);
const outcome = (result: PromiseSettledResult<string>) =>
  result.status === 'fulfilled' ? result.value : (result.reason as Error);

/**
 * A database that answers on the test's command; items are `partition:name`, and a partition's work is
 * echoed.
 */
function slowDatabase(limits: Partial<GroupLimits> = {}, isByPartition = false) {
  const begun: string[][] = [];
  const ends: { commit(): void; fail(error: Error): void }[] = [];
  const groups = createGroupCommit<string, string>({
    commit: (items) => {
      begun.push([...items]);
      return new Promise((resolve, reject) => {
        ends.push({ commit: () => resolve(items.map((item) => `${item}!`)), fail: reject });
      });
    },
    partitionOf: (item) => item.split(':')[0] ?? '',
    isByPartition,
    sizeOf: () => 1,
    limits: { ...LIMITS, ...limits },
  });
  const add = (...items: string[]) => items.map((item) => groups.add(item));
  /** Ends the group in flight, so that the next can begin. */
  const end = async (error?: Error) => {
    const one = ends.shift();
    if (error) one?.fail(error);
    else one?.commit();
    await turn();
  };
  return { begun, groups, add, end };
}

test('who comes together shares a transaction, and who comes meanwhile the next; each hears after it', async () => {
  const { begun, add, end } = slowDatabase();
  const first = Promise.all(add('a:1', 'b:1'));
  await turn();
  const second = Promise.all(add('a:2', 'b:2', 'a:3'));
  await turn();
  expect(begun).toEqual([['a:1', 'b:1']]);
  await end();
  expect(await first).toEqual(['a:1!', 'b:1!']);
  expect(begun[1]).toEqual(['a:2', 'b:2', 'a:3']);
  await end();
  expect(await second).toEqual(['a:2!', 'b:2!', 'a:3!']);
});

test('two may be under way, and no more', async () => {
  const { begun, add, end } = slowDatabase({ inFlight: 2 });
  const all: Promise<string>[] = [];
  for (const item of ['a:1', 'a:2', 'a:3']) {
    all.push(...add(item));
    await turn();
  }
  expect(begun).toEqual([['a:1'], ['a:2']]);
  await end();
  expect(begun[2]).toEqual(['a:3']);
  await end();
  await end();
  expect(await Promise.all(all)).toHaveLength(3);
});

test('the next group waits for the one in flight, but not for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { begun, add, end } = slowDatabase({ inFlight: 2, overtakeMs: 50 });
  void Promise.all(add('a:1'));
  await turn();
  void Promise.all(add('a:2'));
  await turn();
  vi.advanceTimersByTime(49);
  await turn();
  void Promise.all(add('a:3'));
  await turn();
  expect(begun).toEqual([['a:1']]);
  vi.advanceTimersByTime(1);
  await turn();
  expect(begun).toEqual([['a:1'], ['a:2', 'a:3']]);
  void Promise.all(add('a:4'));
  await end();
  await turn();
  expect(begun).toHaveLength(2);
  await end();
  await turn();
  expect(begun[2]).toEqual(['a:4']);
  await end();
  vi.useRealTimers();
});

test('the halves of a crowd that comes again at once become equal, whatever they were', async () => {
  const { begun, add, end } = slowDatabase();
  const all = add(...Array.from({ length: 50 }, () => 'a:1'));
  await turn();
  all.push(...add(...Array.from({ length: 14 }, () => 'a:1')));
  for (let round = 0; round < 12; round++) {
    const answered = begun.at(-1)?.length ?? 0;
    await end();
    all.push(...add(...Array.from({ length: answered }, () => 'a:1')));
  }
  expect(begun.slice(-4).map(({ length }) => length)).toEqual([32, 32, 32, 32]);
});

test('the next statement is sent before the answers of the last one are written', async () => {
  const happened: string[] = [];
  const groups = createGroupCommit<string, string>({
    commit: async ([item = '']) => {
      // As the driver's pool does.
      process.nextTick(() => happened.push(`${item} sent`));
      await turn();
      return [item];
    },
    partitionOf: () => '',
    sizeOf: () => 1,
    limits: { ...LIMITS, group: 1 },
  });
  await Promise.all(['1', '2'].map(async (item) => happened.push(`${await groups.add(item)} answered`)));
  expect(happened).toEqual(['1 sent', '2 sent', '1 answered', '2 answered']);
});

test('E22 those who wait are served in turns, however much one of them sends', async () => {
  const { begun, add, end } = slowDatabase({ group: 4 });
  const all = add('a:1', 'a:2', 'a:3', 'a:4', 'a:5', 'b:1', 'c:1', 'c:2');
  await turn();
  await end();
  await end();
  expect(begun).toEqual([
    ['a:1', 'b:1', 'c:1', 'a:2'],
    ['c:2', 'a:3', 'a:4', 'a:5'],
  ]);
  expect(await Promise.all(all)).toHaveLength(8);
});

test('a group grows to its largest number and its largest size', async () => {
  const { begun, add, end } = slowDatabase({ groupSize: 2 });
  const all = add('a:1', 'a:2', 'a:3');
  await turn();
  await end();
  await end();
  expect(begun).toEqual([['a:1', 'a:2'], ['a:3']]);
  expect(await Promise.all(all)).toHaveLength(3);
});

test('by partition, a group holds one partition only', async () => {
  const { begun, add, end } = slowDatabase({}, true);
  const all = add('a:1', 'b:1', 'a:2', 'b:2');
  await turn();
  await end();
  await end();
  expect(begun).toEqual([
    ['a:1', 'a:2'],
    ['b:1', 'b:2'],
  ]);
  expect(await Promise.all(all)).toHaveLength(4);
});

test('a full queue refuses at once; whoever fills it leaves half of it to others', async () => {
  const { groups, add, end } = slowDatabase({ group: 1, queued: 4 });
  const busy = add('z:1');
  await turn();
  const waiting = Promise.allSettled(add('a:1', 'a:2', 'a:3', 'b:1', 'c:1', 'd:1'));
  expect(groups.queued()).toBe(4);
  for (let count = 0; count < 5; count++) await end();
  expect(await Promise.all(busy)).toEqual(['z:1!']);
  expect((await waiting).map(outcome)).toEqual([
    'a:1!',
    'a:2!',
    expect.any(QueueFullError),
    'b:1!',
    'c:1!',
    expect.any(QueueFullError),
  ]);
});

test('who has waited too long is told to come again, and does not hold up the others', async () => {
  const { begun, groups, add } = slowDatabase({ waitMs: -1 });
  const [one] = await Promise.allSettled(add('a:1'));
  expect(one && outcome(one)).toBeInstanceOf(QueueFullError);
  expect([begun, groups.queued()]).toEqual([[], 0]);
});

test('a poison row fails alone', async () => {
  const refused = errorWith('22P05');
  const groups = createGroupCommit<number, number>({
    commit: async (items) => {
      if (items.includes(5)) throw refused;
      return items.map((item) => item * 10);
    },
    partitionOf: () => '',
    sizeOf: () => 1,
    limits: LIMITS,
  });
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => groups.add(at)));
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual([
    0,
    10,
    20,
    30,
    40,
    refused,
    60,
    70,
    80,
  ]);
});

test('E7 with the database away, those who wait are told so without another try', async () => {
  const { begun, add, end } = slowDatabase({ group: 1 });
  const all = Promise.allSettled(add('a:1', 'a:2', 'b:1'));
  await turn();
  const away = errorWith('57P01');
  await end(away);
  expect((await all).map(outcome)).toEqual([away, away, away]);
  expect(begun).toEqual([['a:1']]);
  const [after] = add('a:3');
  await turn();
  await end();
  expect(await after).toBe('a:3!');
});

test('E6 behind a lock fail those of the same partition, and no others', async () => {
  const { add, end } = slowDatabase({ group: 1 });
  const all = Promise.allSettled(add('a:1', 'a:2', 'b:1'));
  await turn();
  const locked = errorWith('55P03');
  await end(locked);
  await end();
  expect((await all).map(outcome)).toEqual([locked, locked, 'b:1!']);
});

test('withoutRepeats keeps the first of each key, and of items that share one of several', () => {
  const items = [['k1', 't1'], ['k2', 't1'], ['k1'], ['k3', 't2']];
  expect(withoutRepeats(items, (item) => item)).toEqual({
    first: [
      ['k1', 't1'],
      ['k3', 't2'],
    ],
    repeats: [['k2', 't1'], ['k1']],
  });
});
