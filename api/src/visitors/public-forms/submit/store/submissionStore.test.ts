import { randomBytes, randomUUID } from 'node:crypto';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSubmission } from '../../../../../../tests/support/api/buildSubmission.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../../tests/support/api/testApi.ts';
import { createPool } from '../../../../platform/db/pool.ts';
import { stateKey } from '../../publishedForm.ts';
import { createPostgresSubmissionStore } from './postgresSubmissionStore.ts';
import type { NewSubmission, SubmissionStore } from './submissionStore.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let store: SubmissionStore;
beforeAll(async () => {
  owner = await api.signedIn();
  store = api.deps.submissions;
});
beforeEach(async () => {
  form = await api.buildForm(owner, createEmptyDefinition('Survey'));
  await api.database.query('delete from graphile_worker._private_jobs');
});

const build = (changes?: Partial<NewSubmission>) =>
  buildSubmission({ ...form, accountId: owner.accountId }, changes);
const many = (count: number, changes?: () => Partial<NewSubmission>) =>
  Array.from({ length: count }, () => build(changes?.()));
const storeAll = async (submissions: readonly NewSubmission[], into = store) =>
  (await Promise.all(submissions.map((one) => into.store(one)))).map((outcome) =>
    outcome.kind === 'refused' ? outcome.code : outcome.kind,
  );
const token = () => ({
  hash: randomBytes(16).toString('hex'),
  provider: 'altcha',
  expiresAt: new Date(Date.now() + 60_000),
  whenUsed: { fieldId: 'captcha', code: 'captcha_failed' as const },
});
/** Connections of a process of its own. */
const openPool = (size: number) => {
  const { logger, config } = api.deps;
  return createPool(api.database.connectionString, { size, logger, timeouts: config.databaseTimeouts });
};
const countRows = async (table: string): Promise<number> => {
  const [row] = await api.database.query<{ count: number }>(
    `select count(*)::int as count from ${table} where form_id = $1`,
    [form.id],
  );
  return row?.count ?? 0;
};

test('LANG-009 a moment’s submissions keep each its language, and those of one language none', async () => {
  await storeAll([build({ language: 'fr' }), build(), build({ language: 'ar', captchaToken: token() })]);
  const rows = await api.database.query(
    'select language from form_submissions where form_id = $1 order by language',
    [form.id],
  );
  expect(rows).toEqual([{ language: 'ar' }, { language: 'fr' }, { language: null }]);
});

test('submissions of a moment are one transaction, with all that belongs to them', async () => {
  await api.database.query('update forms set client_primary_email = $2 where id = $1', [
    form.id,
    'client@example.com',
  ]);
  const submissions = many(40, () => ({
    captchaToken: token(),
    redirect: { id: randomUUID(), target: 'https://example.com/thanks' },
    referrer: 'https://example.com/contact',
  }));
  expect(new Set(await storeAll(submissions))).toEqual(new Set(['stored']));
  const [made] = await api.database.query(
    `select count(*)::int as rows, count(distinct s.xmin::text)::int as transactions,
       count(r.id)::int as redirects, min(r.target) as target
     from form_submissions s left join form_redirects r on r.submission_id = s.id and r.xmin = s.xmin
     where s.form_id = $1`,
    [form.id],
  );
  expect(made).toEqual({ rows: 40, transactions: 1, redirects: 40, target: 'https://example.com/thanks' });
  const jobs = await api.database.query<{ payload: { submissions: object[] } }>(
    'select payload from graphile_worker._private_jobs',
  );
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.payload.submissions).toHaveLength(40);
  expect(jobs[0]?.payload.submissions).toContainEqual({
    accountId: owner.accountId,
    submissionId: submissions[7]?.id,
    referrer: 'https://example.com/contact',
  });
});

test('the first job of all is added as well, when no process has made its task known', async () => {
  await api.database.query('delete from graphile_worker._private_tasks');
  await api.database.query('update forms set client_primary_email = $2 where id = $1', [
    form.id,
    'client@example.com',
  ]);
  expect(await storeAll([build()])).toEqual(['stored']);
  expect(await storeAll([build()])).toEqual(['stored']);
  const jobs = await api.database.query(
    'select identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id',
  );
  expect(jobs).toEqual([{ identifier: 'notify_submissions' }, { identifier: 'notify_submissions' }]);
});

test('D-90 claims of one source are counted one by one; while nothing is counted they are one group', async () => {
  const [state] = await api.database.query<{ stateKey: string }>(
    `select ${stateKey('f', 'p')} as "stateKey"
     from forms f left join form_publishing p on p.form_id = f.id where f.id = $1`,
    [form.id],
  );
  const send = () =>
    storeAll(many(6, () => ({ claim: { stateKey: state?.stateKey ?? '', bucket: 'one source' } })));
  const kinds = await send();
  expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'form.changed')).toHaveLength(3);
  const isOn = (value: boolean) =>
    api.database.query(
      `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', $1, now())
       on conflict (key) do update set value = $1`,
      [JSON.stringify(value)],
    );
  await isOn(false);
  for (let group = 0; group < 2; group++) expect(new Set(await send())).toEqual(new Set(['stored']));
  await isOn(true);
  expect(new Set(await send())).toEqual(new Set(['form.changed']));
});

test('D-183 one key is stored once, however many send it at once; with other content too', async () => {
  const one = build();
  const others = many(5, () => ({ idempotencyKey: one.idempotencyKey, contentHash: 'other' }));
  const results = await Promise.all([one, ...others].map((submission) => store.store(submission)));
  expect(results.map(({ kind }) => kind)).toEqual(['stored', ...others.map(() => 'repeated')]);
  for (const result of results)
    expect(result).toMatchObject({ submission: { id: one.id, contentHash: 'hash' } });
  expect(await countRows('form_submissions')).toBe(1);
});

test('a row that the database refuses fails alone', async () => {
  const poison = build({ answers: { name: 'a\u0000b' } });
  const good = many(20);
  const results = await Promise.allSettled(
    [...good.slice(0, 9), poison, ...good.slice(9)].map((one) => store.store(one)),
  );
  expect(results.map(({ status }) => status)).toEqual(
    results.map((_, at) => (at === 9 ? 'rejected' : 'fulfilled')),
  );
  expect(await countRows('form_submissions')).toBe(20);
});

test('T30 a captcha token is used once, also by those that come together; a repeat needs none', async () => {
  const captchaToken = token();
  const [first, second] = many(2, () => ({ captchaToken }));
  if (!first || !second) throw new Error('unreachable');
  expect(await storeAll([first, second])).toEqual(['stored', 'invalid']);
  expect(await storeAll([second])).toEqual(['invalid']);
  const repeat = build({ idempotencyKey: first.idempotencyKey, captchaToken });
  const fresh = token();
  const repeatWithFresh = build({ idempotencyKey: first.idempotencyKey, captchaToken: fresh });
  expect(await storeAll([repeat, repeatWithFresh])).toEqual(['repeated', 'repeated']);
  expect(await storeAll([build({ captchaToken: fresh })])).toEqual(['stored']);
});

test('T38 a largest number and once from a browser are exact, with two processes and in groups', async () => {
  await api.database.query(
    `insert into form_publishing (form_id, account_id, max_submissions, one_per_browser, prefillable, hidden_fields)
     values ($1, $2, 25, true, '{}', '{}')`,
    [form.id, owner.accountId],
  );
  const pool = openPool(5);
  try {
    const second = createPostgresSubmissionStore(pool);
    const limited = () => ({ isLimited: true, browserHash: randomUUID() });
    const oneBrowser = () => ({ isLimited: true, browserHash: 'one browser' });
    // Another form shares the store, and none of its conditions.
    const other = await api.buildForm(owner, createEmptyDefinition('Other'));
    const meanwhile = many(30, () => ({ formId: other.id, revisionId: other.revisionId }));
    const [kinds, sameKinds, otherKinds] = await Promise.all([
      Promise.all([storeAll(many(20, limited)), storeAll(many(20, limited), second)]),
      Promise.all([storeAll(many(5, oneBrowser)), storeAll(many(5, oneBrowser), second)]),
      storeAll(meanwhile),
    ]);
    expect(new Set(otherKinds)).toEqual(new Set(['stored']));
    const counts = Object.groupBy([...kinds.flat(), ...sameKinds.flat()], (kind) => kind);
    expect([counts.stored?.length, await countRows('form_submissions')]).toEqual([25, 25]);
    expect(new Set(kinds.flat())).toEqual(new Set(['stored', 'form.full']));
    expect(sameKinds.flat().filter((kind) => kind === 'stored').length).toBeLessThanOrEqual(1);
    expect(await countRows('submission_browsers')).toBe(25);
  } finally {
    await pool.end();
  }
});

test('a plan made while there is nothing yet reads used keys by their own index ever after', async () => {
  const scans = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ name: string; scans: number }>(
      `select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes
       where relname = 'form_submissions' and idx_scan > 0`,
    );
    return new Map(rows.map(({ name, scans }) => [name, scans]));
  };
  await api.database.query('truncate form_submissions cascade');
  const pool = openPool(1);
  try {
    const fresh = createPostgresSubmissionStore(pool);
    const before = await scans();
    // PostgreSQL fixes the plan at the sixth execution.
    const submissions = many(10, () => ({ captchaToken: token() }));
    for (const one of submissions) expect(await fresh.store(one)).toMatchObject({ kind: 'stored' });
    for (const one of submissions) {
      expect(await fresh.findByKey(one)).toMatchObject({ id: one.id });
    }
    const after = await scans();
    const used = [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
    expect(used).toEqual(['form_submissions_idempotency_key']);
  } finally {
    await pool.end();
  }
});
