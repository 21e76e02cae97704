import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { rereadFirstReads } from './rereadFirstReads.ts';

test('D-13 what happens while a query is read for the first time is on the screen in the end', async () => {
  const client = new QueryClient();
  rereadFirstReads(client);
  const answers: ((count: number) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['inbox-count', ''],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  });
  const shown: unknown[] = [];
  const end = observer.subscribe(({ data }) => shown.push(data));
  void client.invalidateQueries({ queryKey: ['inbox-count'] });
  answers[0]?.(0);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(1);
  await expect.poll(() => shown.at(-1)).toBe(1);
  expect(answers).toHaveLength(2);
  end();
  client.clear();
});

test('D-13 a first read that nothing has made old is asked for once', async () => {
  const client = new QueryClient();
  rereadFirstReads(client);
  let reads = 0;
  const read = () => client.fetchQuery({ queryKey: ['forms'], queryFn: () => Promise.resolve(++reads) });
  expect(await read()).toBe(1);
  await client.invalidateQueries({ queryKey: ['forms'] });
  expect(reads).toBe(1);
  client.clear();
});
