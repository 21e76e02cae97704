import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Interrupted } from '@inlay/sdk/cli';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { byText, useLogScene } from '../../../../tests/support/api/logScene.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';
import { applyErasures, type Erasure } from '../../platform/backup/erasures.ts';
import { hashCanonically } from '../../platform/signed-log/canonicalJson.ts';

vi.setConfig({ testTimeout: 60_000 });

const scene = useLogScene();

test('RCPT-016 it goes on where it was interrupted, keeps to days and an account, and refuses other words', async () => {
  const ids = await scene.store(20);
  await scene.seal();
  await scene.sql('delete from form_submissions where id = $1', [ids[3]]);
  const whole = await scene.verify();
  const rest = await scene.verify('--continue', `submissions:${ids[9]}`);
  expect(rest).toMatchObject({ code: 0, submissions: 10 });
  expect(whole.rows).toHaveLength(1);
  expect((await scene.verify('--continue', 'log:1')).rows).toHaveLength(1);
  expect((await scene.verify('--account', randomUUID())).rows).toEqual([]);
  expect((await scene.verify('--account', scene.owner.accountId)).rows).toHaveLength(1);
  expect((await scene.verify('--to', '2026-01-01')).rows).toEqual([]);
  const over = new AbortController();
  const interrupted = runTestCli(['verify-log', '--only-read'], {
    environment: scene.environment(),
    signal: over.signal,
    now: () => {
      over.abort(new Interrupted());
      return Date.now();
    },
  });
  expect(await interrupted).toMatchObject({ code: 3, output: 'Interrupted. Go on with: --continue log:0\n' });
  for (const typed of [
    ['--from', 'today'],
    ['--account', 'x'],
    ['--continue', 'log:x'],
    ['--continue', 'submissions:1'],
  ])
    expect((await runTestCli(['verify-log', ...typed], { environment: scene.environment() })).code).toBe(2);
});

test('RCPT-017 keys are rotated, old signatures hold, and a planted key is named', async () => {
  await scene.store(1);
  await scene.seal();
  const keys = (word: string) => runTestCli(['signing-keys', word], { environment: scene.environment() });
  expect((await keys('list')).output).toMatch(/ signs\n$/);
  expect((await keys('rotate')).output).toMatch(/^Signs from now on: /);
  expect((await keys('list')).output).toMatch(/ signs\n.* verifies\n$/);
  await scene.store(1);
  expect(await scene.verify()).toMatchObject({ code: 0, rows: [] });
  const ids = await scene.sql<{ key_id: string }>('select distinct key_id from log_heads');
  expect(ids).toHaveLength(2);
  await scene.sql(
    `update platform_settings set value = jsonb_set(value, '{0,x}', '"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"') where key = 'signing_keys'`,
  );
  const { rows } = await scene.verify('--only-read');
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'key' }));
  expect(rows.filter(({ kind }) => kind === 'head').length).toBeGreaterThan(0);
});

test('RCPT-018 a head that was kept outside shows a log that was written anew, and one that ends before it', async () => {
  await scene.store(1);
  const { lastHead } = await scene.verify();
  const folder = await mkdtemp(join(tmpdir(), 'inlay-anchor-'));
  const file = join(folder, 'anchor.json');
  const held = async (log: object) => {
    await writeFile(file, JSON.stringify({ log }));
    const { code, anchor } = await scene.verify('--anchor', file);
    return [code, anchor];
  };
  expect(await held(lastHead)).toEqual([0, 'same']);
  expect(await held({ ...lastHead, hash: 'f'.repeat(64) })).toEqual([1, 'other']);
  expect(await held({ ...lastHead, number: 999 })).toEqual([1, 'missing']);
  await rm(folder, { recursive: true });
});

test('RCPT-019 submissions of an anonymous list are logged when their day is over, in no order of theirs', async () => {
  await scene.sql(
    `insert into invitation_lists (form_id, account_id, is_anonymous, language, subject, body) values ($1, $2, true, 'en', '', '')`,
    [scene.form.id, scene.owner.accountId],
  );
  const day = (offset: number) => new Date(Math.floor(Date.now() / 86_400_000 + offset) * 86_400_000);
  const storeAnonymous = async (at: Date) => {
    const id = randomUUID();
    await scene.sql(
      `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at, idempotency_key, content_hash, receipt_code)
       values ($1, $2, $3, $4, '{}', $5, gen_random_uuid(), $6, '')`,
      [id, scene.form.id, scene.owner.accountId, scene.form.revisionId, at, hashCanonically({})],
    );
    return id;
  };
  const today = await storeAnonymous(day(0));
  expect(await scene.verify()).toMatchObject({ code: 0, rows: [], waiting: 1 });
  expect(await scene.sql('select 1 from log_entries where row_id = $1', [today])).toEqual([]);
  const sent = [];
  for (let one = 0; one < 20; one++) sent.push(await storeAnonymous(day(0)));
  vi.useFakeTimers({ now: day(2.2), toFake: ['Date'] });
  await scene.seal();
  vi.useRealTimers();
  const logged = await scene.sql<{ row_id: string }>(
    `select row_id from log_entries where kind = 'sent' order by entry`,
  );
  expect(logged.map((one) => one.row_id)).toEqual([today, ...sent].toSorted(byText));
  // Another one for a day that is over was added later.
  const late = await storeAnonymous(day(-5));
  expect((await scene.verify()).rows).toMatchObject([{ kind: 'added', id: late }]);
});

test('RCPT-018 what is erased again after a restore is no tampering', async () => {
  const [gone] = await scene.store(3);
  await scene.seal();
  await scene.owner.post('/api/submissions/trash', { ids: [gone] });
  await scene.owner.post('/api/submissions/delete', { ids: [gone] });
  const ledger = await scene.sql<Erasure>(
    `select kind, account_id as "accountId", id, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "erasedAt",
       encode(proof, 'hex') as proof from erasures`,
  );
  // As a copy of before has it.
  await scene.sql('delete from erasures');
  await scene.sql(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at, idempotency_key, content_hash, receipt_code)
     values ($1, $2, $3, $4, '{}', now(), gen_random_uuid(), '', '')`,
    [gone, scene.form.id, scene.owner.accountId, scene.form.revisionId],
  );
  const client = new pg.Client(scene.api.database.connectionString);
  await client.connect();
  await applyErasures(client, ledger);
  await client.end();
  expect(await scene.verify()).toMatchObject({ code: 0, rows: [] });
});
