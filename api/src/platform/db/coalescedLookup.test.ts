import { expect, test } from 'vitest';
import { createCoalescedLookup } from './coalescedLookup.ts';

/** A database that answers on the test's command. */
function slowDatabase() {
  const asked: { keys: string[]; answer(): void; fail(code?: string): void }[] = [];
  const find = createCoalescedLookup<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        asked.push({
          keys,
          answer: () =>
            resolve(new Map(keys.filter((key) => key !== 'missing').map((key) => [key, `${key}!`]))),
          fail: (code?: string) => reject(Object.assign(new Error('frozen'), { code })),
        });
      }),
  );
  const turn = () => new Promise(setImmediate);
  return { asked, find, turn };
}

test('who asks at the same moment shares one question, each key once', async () => {
  const { asked, find, turn } = slowDatabase();
  const found = Promise.all([find('a'), find('b'), find('a'), find('missing')]);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b', 'missing']]);
  asked[0]?.answer();
  expect(await found).toEqual(['a!', 'b!', 'a!', null]);
});

test('who comes while a question is under way is never given its answer', async () => {
  const { asked, find, turn } = slowDatabase();
  const first = find('a');
  await turn();
  const [second, third] = [find('a'), find('c')];
  await turn();
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  expect(await first).toBe('a!');
  await turn();
  expect(asked[1]?.keys).toEqual(['a', 'c']);
  asked[1]?.answer();
  expect(await Promise.all([second, third])).toEqual(['a!', 'c!']);
});

test('E7 what fails, fails for those that wait behind it too; the next question is asked again', async () => {
  const { asked, find, turn } = slowDatabase();
  const first = find('a');
  await turn();
  const second = find('b');
  asked[0]?.fail();
  expect(await Promise.allSettled([first, second])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  const third = find('a');
  await turn();
  asked[1]?.answer();
  expect(await third).toBe('a!');
});

test('E7 with the database away one waits, and the others are told so at once until it is back', async () => {
  const { asked, find, turn } = slowDatabase();
  const first = find('a');
  await turn();
  asked[0]?.fail('ETIMEDOUT');
  await expect(first).rejects.toThrow('frozen');
  const waiting = find('a');
  await expect(find('b')).rejects.toThrow('frozen');
  await turn();
  await expect(find('c')).rejects.toThrow('frozen');
  asked[1]?.answer();
  expect(await waiting).toBe('a!');
  const [second, third] = [find('b'), find('c')];
  await turn();
  asked[2]?.answer();
  expect(await Promise.all([second, third])).toEqual(['b!', 'c!']);
});
