import { expect, test } from 'vitest';
import type { AppContext } from './appContext.ts';
import { shedLoad, watchOverload } from './overload.ts';

function context(method: string, path: string) {
  const headers: Record<string, string> = {};
  const ctx = { method, path, set: (name: string, value: string) => (headers[name] = value) };
  return { ctx: ctx as unknown as AppContext, headers };
}

test('E21 with too many waiting new work is refused at once, but never the question how it is', async () => {
  let waiting = 0;
  const overload = watchOverload(() => waiting);
  const pass = shedLoad(overload);
  const answered: string[] = [];
  const send = async (method: string, path: string) => {
    const { ctx, headers } = context(method, path);
    await pass(ctx, async () => answered.push(path));
    return headers;
  };
  await send('POST', '/api/public/forms/x/submissions');
  waiting = 4_000;
  await expect(send('POST', '/api/public/forms/y/submissions')).rejects.toMatchObject({
    code: 'service.unavailable',
    headers: { 'Retry-After': '1' },
  });
  await send('GET', '/readyz');
  waiting = 0;
  await send('POST', '/api/public/forms/z/submissions');
  overload.stop();
  expect(answered).toEqual([
    ...['/api/public/forms/x/submissions', '/readyz', '/api/public/forms/z/submissions'],
  ]);
});

test('E21 with too many under way more are refused at once, until some have ended', async () => {
  const overload = watchOverload(() => 0);
  const ends: (() => void)[] = [];
  const crowd = Array.from({ length: 2_000 }, () =>
    overload.during(() => new Promise<void>((resolve) => ends.push(resolve))),
  );
  expect(overload.isOverloaded()).toBe(true);
  ends.pop()?.();
  await crowd.pop();
  expect(overload.isOverloaded()).toBe(false);
  for (const end of ends) end();
  await Promise.all(crowd);
  overload.stop();
});
