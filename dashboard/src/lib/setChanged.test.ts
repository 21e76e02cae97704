import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { setChanged } from './setChanged.ts';

const KEY = ['thread'];

test('a read that is older than a change does not bring back what was before, and the next one shows', async () => {
  const client = new QueryClient();
  const reads: PromiseWithResolvers<string>[] = [];
  client.setQueryData(KEY, 'empty');
  const queryFn = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  const first = client.fetchQuery({ queryKey: KEY, queryFn });
  setChanged(client, KEY, 'mine');
  expect(reads).toHaveLength(2);
  reads[0]?.resolve('empty');
  await new Promise((done) => setImmediate(done));
  expect(client.getQueryData(KEY)).toBe('mine');
  reads[1]?.resolve('mine and others');
  await first;
  expect(client.getQueryData(KEY)).toBe('mine and others');
});

test('a change alone asks the server for nothing', async () => {
  const client = new QueryClient();
  let reads = 0;
  await client.fetchQuery({ queryKey: KEY, queryFn: () => ++reads });
  setChanged<number>(client, KEY, (count = 0) => count + 10);
  expect([client.getQueryData(KEY), reads]).toEqual([11, 1]);
});
