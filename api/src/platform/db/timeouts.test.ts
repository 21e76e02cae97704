import type pg from 'pg';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const TIMEOUTS = {
  connectMs: 11_000,
  submitConnectMs: 10_000,
  statementMs: 12_000,
  lockMs: 13_000,
  idleInTransactionMs: 14_000,
  queryMs: 15_000,
};

const api = useTestApi({ databaseTimeouts: TIMEOUTS });

const SETTINGS = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle`;

test('T33 every session of an application has the time-outs of its configuration', async () => {
  const { pool, reads, primaryReads, healthPool, queuePool, orm } = api.deps;
  const ofOrm: pg.Pool = await orm.em.getConnection().getNativeClient();
  for (const each of [pool, reads, primaryReads, healthPool, queuePool, ofOrm]) {
    expect((await each.query(SETTINGS)).rows).toEqual([{ statement: '12s', lock: '13s', idle: '14s' }]);
    const connectionTimeoutMillis = each === pool || each === healthPool ? 10_000 : 11_000;
    expect(each.options).toMatchObject({ connectionTimeoutMillis, query_timeout: 15_000 });
  }
});
