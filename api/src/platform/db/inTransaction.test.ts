import { AsyncResource } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { createId } from './columns.ts';
import { asOneTransaction, inTransaction } from './inTransaction.ts';
import { run, sql } from './sql.ts';

const api = useTestApi();

const keep = (name: string) =>
  inTransaction(api.deps.orm, (em) =>
    run(
      em,
      sql`insert into used_captcha_tokens (token_hash, provider, expires_at) values (${name}, 'altcha', now() + interval '1 day')`,
    ),
  );
const kept = async (): Promise<string[]> => {
  const rows = await api.database.query<{ token_hash: string }>('select token_hash from used_captcha_tokens');
  return rows.map(({ token_hash }) => token_hash);
};

test('API-011 what is done in transactions of their own is done together, or not at all', async () => {
  const { orm } = api.deps;
  const [a, b, c, d] = [createId(), createId(), createId(), createId()];
  await asOneTransaction(orm, async () => {
    await keep(a);
    expect(await kept()).not.toContain(a);
    await keep(b);
  });
  expect(await kept()).toEqual(expect.arrayContaining([a, b]));
  const failing = asOneTransaction(orm, async () => {
    await keep(c);
    throw new Error('Later');
  });
  await expect(failing).rejects.toThrow('Later');
  expect(await kept()).not.toContain(c);
  // A part that fails, and is borne, takes nothing else with it.
  await asOneTransaction(orm, async () => {
    await keep(d);
    await expect(keep(a)).rejects.toThrow('duplicate key');
  });
  expect(await kept()).toContain(d);
});

test('what outlives a transaction that surrounded it has one of its own', async () => {
  const name = createId();
  let later: (() => Promise<unknown>) | undefined;
  await asOneTransaction(api.deps.orm, async () => {
    // Bound to where it was made, as work that goes on behind an answer is.
    later = AsyncResource.bind(() => keep(name));
  });
  await later?.();
  expect(await kept()).toContain(name);
});
