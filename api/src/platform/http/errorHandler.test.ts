import { expect, test } from 'vitest';
import { DatabaseError } from 'pg';
import type { AppContext } from './appContext.ts';
import { errorHandler } from './errorHandler.ts';

/** What a request answers whose statement fails with these fields of PostgreSQL's error. */
async function answerTo(fields: Partial<DatabaseError>): Promise<[number, string]> {
  const cause = Object.assign(new DatabaseError('refused', 0, 'error'), fields);
  const set = (): void => undefined;
  const state = { requestId: '1', logger: { warn: set, error: set } };
  const ctx = { status: 200, body: '', state, set, req: { headers: {} } } as unknown as AppContext;
  await errorHandler({ note: set })(ctx, () => Promise.reject(new Error('of the ORM', { cause })));
  return [ctx.status, JSON.parse(String(ctx.body)).error.code];
}

test('what a cluster cannot plan is refused with a sentence, an outdated plan is an error', async () => {
  expect(await answerTo({ code: '0A000', routine: 'RaiseDeferredErrorInternal' })).toEqual([
    422,
    'request.several_accounts',
  ]);
  expect(await answerTo({ code: '0A000', routine: 'RevalidateCachedQuery' })).toEqual([500, 'internal']);
});
