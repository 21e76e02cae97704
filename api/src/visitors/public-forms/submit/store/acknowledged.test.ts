import { createEmptyDefinition } from '@inlay/sdk/model';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../../../../tests/support/api/buildSubmission.ts';
import { useTestApi } from '../../../../../../tests/support/api/testApi.ts';
import { createPool } from '../../../../platform/db/pool.ts';
import { createPostgresSubmissionStore } from './postgresSubmissionStore.ts';
import type { NewSubmission, SubmissionStore } from './submissionStore.ts';

/** Says how each row is committed, and refuses at the commit itself what a visitor called "late" has sent. */
const WATCH = `
  create table commits (kind text);
  create function watch_commit() returns trigger language plpgsql as $$
  begin
    insert into commits values (current_setting('synchronous_commit'));
    if new.user_agent = 'late' then raise exception 'refused at the commit'; end if;
    return null;
  end $$;
  create constraint trigger watch_commit after insert on form_submissions
    deferrable initially deferred for each row execute function watch_commit();`;

const api = useTestApi();
let pool: pg.Pool;
let store: SubmissionStore;
let build: (changes?: Partial<NewSubmission>) => NewSubmission;
beforeAll(async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, createEmptyDefinition('Survey'));
  const database = pg.escapeIdentifier(new URL(api.database.connectionString).pathname.slice(1));
  // The tests' server commits asynchronously, for speed.
  await api.database.query(`alter database ${database} set synchronous_commit = on`);
  await api.database.query(WATCH);
  pool = createPool(api.database.connectionString, {
    size: 2,
    logger: pino({ level: 'silent' }),
    timeouts: api.deps.config.databaseTimeouts,
  });
  store = createPostgresSubmissionStore(pool);
  const { accountId } = owner;
  build = (changes) => buildSubmission({ ...form, accountId }, changes);
});
afterAll(async () => {
  await pool.end();
});

test.each([
  ['alone', {}],
  ['under conditions', { isLimited: true }],
])(
  'E3 D-97 a submission %s is acknowledged after a commit that waits for the disk, and not before it',
  async (_how, conditions) => {
    expect((await store.store(build(conditions))).kind).toBe('stored');
    expect(await api.database.query('select distinct kind from commits')).toEqual([{ kind: 'on' }]);
    await expect(store.store(build({ ...conditions, userAgent: 'late' }))).rejects.toThrow('at the commit');
  },
);

test('D-183 E6 whose commit was not heard of, and is tried again, is told that it is stored, and not that it was', async () => {
  const one = build();
  const first = await store.store(one);
  const second = await store.store(one);
  expect([first.kind, second.kind]).toEqual(['stored', 'stored']);
  expect(second).toMatchObject({ submission: { id: one.id, receiptCode: one.receiptCode } });
  expect((await store.store(build({ idempotencyKey: one.idempotencyKey }))).kind).toBe('repeated');
});
