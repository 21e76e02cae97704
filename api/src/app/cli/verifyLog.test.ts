import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { byText, idsOf, useLogScene } from '../../../../tests/support/api/logScene.ts';
import { counted } from '../../../../tests/support/counted.ts';
import { recordEvents } from '../../platform/audit/recordEvent.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { purgeExpiredTrash } from '../../submissions/trash/purgeExpiredTrash.ts';
import { removeErasedForm } from '../../submissions/trash/removeErasedForm.ts';
import { withdraw } from '../../submissions/versions/storeVersion.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Submissions, and rows that are meddled with in each way: `npm run test:receipts` takes 10,000 and 100. */
const ROWS = Number(process.env['INLAY_LOG_ROWS'] ?? 300);
const MEDDLED = Number(process.env['INLAY_LOG_MEDDLED'] ?? 5);

const scene = useLogScene();

test('RCPT-010 RCPT-011 each row that is removed, changed or back-dated past the platform is named, and no other', async () => {
  const ids = await scene.store(ROWS);
  await scene.seal();
  const [removed, changed, moved] = [0, 1, 2].map((at) => ids.slice(at * MEDDLED, (at + 1) * MEDDLED));
  await scene.sql('delete from form_submissions where id = any($1)', [removed]);
  await scene.sql(`update form_submissions set submission_data = '{"name": "Mallory"}' where id = any($1)`, [
    changed,
  ]);
  await scene.sql(
    `update form_submissions set submitted_at = submitted_at - interval '3 days' where id = any($1)`,
    [moved],
  );
  const added = await scene.store(MEDDLED, Date.now() - 86_400_000);
  // Stored now, with an id of now and a time of before.
  const [dated] = await scene.store(1);
  await scene.sql(`update form_submissions set submitted_at = now() - interval '5 days' where id = $1`, [
    dated,
  ]);
  const { code, rows, submissions } = await scene.verify();
  expect(code).toBe(1);
  expect(idsOf(rows, 'removed')).toEqual(removed);
  expect(idsOf(rows, 'changed')).toEqual([...changed!, ...moved!].toSorted(byText));
  expect(idsOf(rows, 'added')).toEqual(added);
  expect(idsOf(rows, 'back_dated')).toEqual([dated]);
  expect(rows).toHaveLength(4 * MEDDLED + 1);
  expect(submissions).toBe(ROWS + 1);
  for (const what of ['removed', 'changed', 'added'] as const) counted({ what, count: MEDDLED, of: MEDDLED });
});

test('RCPT-012 edits, withdrawals, deletions for good, a form and the trash look like no tampering', async () => {
  const [edited, twice, withdrawn, gone, trashed, live] = await scene.store(6);
  expect((await scene.verify()).rows).toEqual([]);
  await scene.edit(edited!, 1, { name: 'Ada' });
  await scene.edit(twice!, 1, { name: 'Bob' });
  await scene.edit(twice!, 2, { name: 'Eve' });
  await inTransaction(scene.api.deps.orm, (em) => withdraw(em, scene.change(withdrawn!, 1)));
  await scene.owner.post('/api/submissions/trash', { ids: [gone, trashed] });
  expect((await scene.owner.post('/api/submissions/delete', { ids: [gone] })).status).toBe(200);
  await scene.sql(`update form_submissions set deleted_at = now() - interval '400 days' where id = $1`, [
    trashed,
  ]);
  await purgeExpiredTrash(scene.api.deps.orm);
  expect(await scene.verify()).toMatchObject({ code: 0, rows: [], submissions: 4 });
  const kinds = await scene.sql<{ kind: string; count: string }>(
    `select kind, count(*) from log_entries where kind not in ('event', 'expired') group by 1 order by 1`,
  );
  expect(kinds).toEqual([
    { kind: 'edited', count: '3' },
    { kind: 'erased', count: '2' },
    { kind: 'sent', count: '6' },
    { kind: 'withdrawn', count: '1' },
  ]);
  // What is gone can be tried by nobody.
  const salts = await scene.sql<{ row_id: string }>(
    `select row_id from log_entries where kind = 'sent' and salt is null order by row_id`,
  );
  expect(salts.map((one) => one.row_id)).toEqual([gone!, trashed!].toSorted(byText));
  await scene.sql('update forms set erased_at = now() where id = $1', [scene.form.id]);
  await removeErasedForm(scene.api.deps.orm, { formId: scene.form.id, accountId: scene.owner.accountId });
  expect(await scene.verify()).toMatchObject({ code: 0, rows: [], submissions: 0 });
  expect(live).toBeDefined();
});

test('RCPT-012 an edit that only looks like one, and an erasure that somebody wrote, are named', async () => {
  const [edited, gone] = await scene.store(2);
  await scene.seal();
  await scene.sql(
    `insert into submission_versions (submission_id, version, form_id, account_id, kind, answers, revision_id, changed_at, is_by_visitor, proof)
     select id, 1, form_id, account_id, 'edited', submission_data, revision_id, now() - interval '1 hour', true, sha256('x')
     from form_submissions where id = $1`,
    [edited],
  );
  await scene.sql(
    `update form_submissions set submission_data = '{"name": "Eve"}', version = 2, edited_at = now() where id = $1`,
    [edited],
  );
  await scene.sql('delete from form_submissions where id = $1', [gone]);
  await scene.sql(`update erasures set proof = sha256('x') where id = $1`, [gone]);
  const { rows } = await scene.verify();
  expect(rows.map(({ kind, id }) => `${kind} ${id}`).toSorted(byText)).toEqual([
    `changed ${edited}`,
    `removed ${gone}`,
  ]);
});

test('RCPT-013 a proof of one erasure is none of another row', async () => {
  const [gone, other] = await scene.store(2);
  await scene.owner.post('/api/submissions/trash', { ids: [gone] });
  await scene.owner.post('/api/submissions/delete', { ids: [gone] });
  await scene.seal();
  await scene.sql('delete from form_submissions where id = $1', [other]);
  await scene.sql(
    `update erasures e set proof = p.proof, erased_at = p.erased_at from erasures p where e.id = $1 and p.id = $2`,
    [other, gone],
  );
  expect((await scene.verify()).rows).toMatchObject([{ kind: 'removed', id: other }]);
});

test('RCPT-014 entries and heads that are changed or removed are named', async () => {
  const [one, two] = await scene.store(2);
  await scene.seal();
  const { lastHead } = await scene.verify();
  await scene.store(1);
  await scene.seal();
  const [entry] = await scene.sql<{ entry: string }>('select entry from log_entries where row_id = $1', [
    one,
  ]);
  await scene.sql(`update log_entries set digest = sha256('x') where row_id = $1`, [one]);
  const changed = await scene.verify('--only-read');
  expect(changed.rows).toMatchObject([
    { kind: 'entry', id: entry!.entry },
    { kind: 'changed', id: one },
  ]);
  await scene.sql('delete from log_entries where row_id = $1', [two]);
  expect(idsOf((await scene.verify('--only-read')).rows, 'entry')).toHaveLength(2);
  await scene.sql(`update log_heads set sealed_at = sealed_at - interval '1 day' where number = $1`, [
    lastHead.number,
  ]);
  const heads = (await scene.verify('--only-read')).rows.filter(({ kind }) => kind === 'head');
  expect(heads).toMatchObject([
    { id: String(lastHead.number), text: 'is not what was signed' },
    { id: String(lastHead.number + 1), text: 'does not follow from the one before' },
  ]);
  await scene.sql('delete from log_heads where number = $1', [lastHead.number]);
  expect((await scene.verify('--only-read')).rows).toContainEqual(
    expect.objectContaining({ kind: 'head', id: String(lastHead.number), text: 'is missing' }),
  );
});

test('RCPT-015 events of the audit log that are removed, changed or added are named; those past their time are not', async () => {
  await recordEvents(
    scene.api.deps.pool,
    [1, 2, 3].map(() => ({
      type: 'successful_login' as const,
      source: null,
      accountId: scene.owner.accountId,
      userId: scene.owner.userId,
    })),
  );
  const events = await scene.sql<{ id: string }>('select id from security_events order by id');
  const [first, second] = events;
  expect((await scene.verify()).rows).toEqual([]);
  await scene.sql('alter table security_events disable trigger all');
  await scene.sql('delete from security_events where id = $1', [first!.id]);
  await scene.sql(`update security_events set event_data = '{}', user_id = null where id = $1`, [second!.id]);
  const added = v7({ msecs: Date.now() - 86_400_000 });
  await scene.sql(
    `insert into security_events (id, event_type, created_at) values ($1, 'login', now() - interval '1 day')`,
    [added],
  );
  const { rows } = await scene.verify();
  expect(rows.map(({ kind, of, id }) => `${kind} ${of} ${id}`).toSorted(byText)).toEqual([
    `added event ${added}`,
    `changed event ${second!.id}`,
    `removed event ${first!.id}`,
  ]);
});
