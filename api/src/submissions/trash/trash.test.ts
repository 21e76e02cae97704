import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { purgeExpiredTrash } from './purgeExpiredTrash.ts';

const api = useTestApi();

const definition = (title = 'Contact') =>
  withFields(createEmptyDefinition(title), [{ ...createField('text'), id: 'name', label: 'Name' }]);
const buildForm = (owner: TestPerson, title?: string) => api.buildForm(owner, definition(title));

async function submit(form: BuiltForm, name: string): Promise<string> {
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name } };
  return (await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body)).body.submissionId;
}
/** Inserts many submissions in one statement, as an import would. */
async function seed(form: BuiltForm, owner: TestPerson, count: number) {
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, jsonb_build_object('name', 'Row ' || n),
       date_trunc('milliseconds', now()) - make_interval(secs => n), gen_random_uuid(), '', 'R' || n
     from generate_series(1, $4::int) n`,
    [form.id, owner.accountId, form.revisionId, count],
  );
}
const age = (days: number, id: string) =>
  api.database.query(
    `update form_submissions set deleted_at = now() - make_interval(days => $1) where id = $2`,
    [days, id],
  );
const idsOf = (body: { submissions: { id: string }[] }) => body.submissions.map(({ id }) => id);
const counts = async (formId: string) =>
  (
    await api.database.query<{ inbox: number; trash: number }>(
      `select count(*) filter (where deleted_at is null)::int as inbox,
        count(*) filter (where deleted_at is not null)::int as trash from form_submissions where form_id = $1`,
      [formId],
    )
  )[0];

test('TRASH-004 TRASH-020 TRASH-021 TRASH-022 SUBM-054 a submission goes to the trash and comes back', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  const [a, b] = [await submit(form, 'a'), await submit(form, 'b')];
  const moved = await owner.post('/api/submissions/trash', { ids: [a] });
  expect([moved.status, moved.body]).toEqual([200, { ids: [a], failed: [], job: null, before: [] }]);
  expect(idsOf((await owner.get('/api/submissions')).body)).toEqual([b]);
  const trash = (await owner.get('/api/trash')).body;
  expect(trash.submissions).toMatchObject([
    { id: a, formTitle: 'Contact', answers: { name: 'a' }, daysLeft: 365 },
  ]);
  expect(trash.revisions[trash.submissions[0].revisionId].fields).toMatchObject([{ label: 'Name' }]);
  expect((await owner.post('/api/submissions/restore', { ids: [a] })).body.ids).toEqual([a]);
  expect(idsOf((await owner.get('/api/submissions')).body)).toEqual([b, a]);
  expect((await owner.get('/api/trash')).body).toMatchObject({ submissions: [], total: 0 });
});

test('TRASH-025 D-118 T1 of mixed rows the own ones are changed and the rest is named; another’s alone is refused', async () => {
  const [owner, stranger, admin] = [
    await api.signedIn(),
    await api.signedIn(),
    await api.signedIn({ role: 'admin' }),
  ];
  const [own, foreign] = [await buildForm(owner), await buildForm(stranger)];
  const [a, x] = [await submit(own, 'a'), await submit(foreign, 'x')];
  const missing = randomUUID();
  const mixed = (await owner.post('/api/submissions/trash', { ids: [a, x, missing] })).body;
  expect(mixed).toEqual({ ids: [a], failed: [x, missing], job: null, before: [] });
  expect((await owner.post('/api/submissions/trash', { ids: [x] })).status).toBe(404);
  for (const action of ['trash', 'delete', 'restore']) {
    const byAdmin = await admin.post(`/api/submissions/${action}`, { ids: [x] });
    expect([action, byAdmin.status]).toEqual([action, 403]);
  }
  const ofForm = { filter: { formId: foreign.id } };
  expect((await admin.post('/api/submissions/trash', ofForm)).status).toBe(403);
  expect((await owner.post('/api/submissions/trash', ofForm)).status).toBe(404);
  expect((await owner.get(`/api/submissions/nearing-deletion?formId=${foreign.id}`)).status).toBe(404);
  expect((await admin.get('/api/trash')).body.total).toBe(0);
  expect(await counts(foreign.id)).toEqual({ inbox: 1, trash: 0 });
  for (const body of [{}, { ids: [] }, { ids: ['1'] }, { ids: [a], userId: stranger.userId }]) {
    expect((await owner.post('/api/submissions/trash', body)).status).toBe(400);
  }
});

test('SUBM-028 SUBM-029 SUBM-030 D-112 D-118 a filter means every row it fits, by answers, title or day', async () => {
  const owner = await api.signedIn({});
  const [bakery, bank] = [await buildForm(owner, 'Bakery 100%'), await buildForm(owner, 'Bank')];
  for (const name of ['Ada', 'Grace', 'ada_2']) await submit(bakery, name);
  const old = await submit(bank, 'Alan');
  await api.database.query(
    `update form_submissions set submitted_at = '2024-02-29T23:30:00Z' where id = $1`,
    [old],
  );
  const trash = async (filter: object) =>
    (await owner.post('/api/submissions/trash', { filter })).body.ids.length;
  const back = () => owner.post('/api/submissions/restore', { filter: {} });
  for (const [filter, count] of [
    [{ search: 'ADA' }, 2],
    [{ search: 'ada_' }, 1],
    [{ search: '100%' }, 3],
    [{ search: '2/29/2024' }, 1],
    [{ search: '3/1/2024', zone: 'Europe/Berlin' }, 1],
    [{ search: '1. märz 2024', zone: 'Europe/Berlin', locale: 'de-DE' }, 0],
    [{ search: '01.03.2024', zone: 'Europe/Berlin', locale: 'de-DE' }, 1],
    [{ to: '2024-02-29' }, 1],
    [{ from: '2024-03-01', formId: bakery.id, search: 'a' }, 3],
    [{ search: "'; drop table forms; --" }, 0],
  ] as const) {
    expect([filter, await trash(filter)]).toEqual([filter, count]);
    await back();
  }
  expect((await owner.post('/api/submissions/trash', { filter: { zone: 'Mars/Base' } })).status).toBe(400);
  await trash({});
  expect((await owner.get('/api/trash?search=grace')).body.total).toBe(1);
  expect((await owner.get('/api/trash?search=BANK')).body.total).toBe(1);
});

test('TRASH-026 the trash comes newest deleted first, page by page, each row once', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  await seed(form, owner, 7);
  await owner.post('/api/submissions/trash', { filter: {} });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { submissions: { id: string }[]; nextCursor: string | null } = (
      await owner.get(`/api/trash?limit=3${cursor && `&cursor=${cursor}`}`)
    ).body;
    seen.push(...idsOf(page));
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
});

test('T38 of fifty calls for one row one moves it, and one restores it', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  const id = await submit(form, 'a');
  for (const action of ['trash', 'restore', 'trash', 'delete']) {
    const calls = Array.from({ length: 50 }, () => owner.post(`/api/submissions/${action}`, { ids: [id] }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect([action, statuses.filter((status) => status === 200).length]).toEqual([action, 1]);
    expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
  }
});

test('TRASH-023 T38 restore against the clean-up: each row is back whole or gone, and the answer is true', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  // Four times as many as may be changed at once.
  await seed(form, owner, 20);
  await owner.post('/api/submissions/trash', { filter: {} });
  await api.database.query(
    `update form_submissions set deleted_at = now() - interval '400 days' where form_id = $1`,
    [form.id],
  );
  const ids = (
    await api.database.query<{ id: string }>('select id from form_submissions where form_id = $1', [form.id])
  ).map((row) => row.id);
  const restores = ids.map((id) => owner.post('/api/submissions/restore', { ids: [id] }));
  const [answers] = await Promise.all([Promise.all(restores), purgeExpiredTrash(api.deps.orm)]);
  await purgeExpiredTrash(api.deps.orm);
  // A call that was refused for another reason would prove nothing.
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  const restored = ids.filter((_id, at) => answers[at]?.status === 200);
  const left = (
    await api.database.query<{ id: string }>('select id from form_submissions where form_id = $1', [form.id])
  ).map((row) => row.id);
  expect(left.sort()).toEqual(restored.sort());
  expect(await counts(form.id)).toEqual({ inbox: restored.length, trash: 0 });
});

test('SUBM-039 TRASH-027 one or a list is removed by id, from the inbox and from the trash, and nothing else', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  await seed(form, owner, 5);
  const [a = '', b = '', c = '', d = '', kept = ''] = idsOf((await owner.get('/api/submissions')).body);
  const remove = async (...ids: string[]) =>
    (await owner.post('/api/submissions/delete', { ids })).body.ids.sort();
  expect(await remove(a)).toEqual([a]);
  await owner.post('/api/submissions/trash', { ids: [b, c] });
  expect(await remove(b, c, d)).toEqual([b, c, d].sort());
  expect(idsOf((await owner.get('/api/submissions')).body)).toEqual([kept]);
  expect(await counts(form.id)).toEqual({ inbox: 1, trash: 0 });
});

test('TRASH-016 the days that are left are rounded up and never below none', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  const id = await submit(form, 'a');
  await owner.post('/api/submissions/trash', { ids: [id] });
  const daysLeft: number[] = [];
  for (const hours of [0, 1, 24, 364 * 24 + 1, 365 * 24 - 1, 366 * 24]) {
    await api.database.query(
      'update form_submissions set deleted_at = now() - make_interval(hours => $1) where id = $2',
      [hours, id],
    );
    daysLeft.push((await owner.get('/api/trash')).body.submissions[0].daysLeft);
  }
  expect(daysLeft).toEqual([365, 365, 364, 1, 1, 0]);
});

test('D-119 removing for ever takes redirects and unsent mail along, and leaves clicks without their link', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  const [gone, kept] = [await submit(form, 'gone'), await submit(form, 'kept')];
  for (const id of [gone, kept]) {
    await api.database.query(
      `insert into form_redirects (id, form_id, account_id, submission_id, target) values (gen_random_uuid(), $1, $2, $3, 'https://a.example')`,
      [form.id, owner.accountId, id],
    );
    await api.database.query(
      `insert into email_clicks (id, form_id, account_id, click_type, clicked_at, recipient_email, submission_id)
       values (gen_random_uuid(), $1, $2, 'view_submission', now(), 'a@b.example', $3)`,
      [form.id, owner.accountId, id],
    );
    await api.database.query(
      `insert into deliveries (id, channel, kind, recipient, subject, account_id, form_id, submission_id, created_at)
       values (gen_random_uuid(), 'mail', 'new_submission', 'a@b.example', 'S', $1, $2, $3, now())`,
      [owner.accountId, form.id, id],
    );
  }
  expect((await owner.post('/api/submissions/delete', { ids: [gone] })).body.ids).toEqual([gone]);
  const left = async (table: string) =>
    (
      await api.database.query(
        `select submission_id from ${table} where form_id = $1 order by submission_id`,
        [form.id],
      )
    ).map((row) => row['submission_id']);
  expect(await left('form_redirects')).toEqual([kept]);
  expect(await left('deliveries')).toEqual([kept]);
  expect(await left('email_clicks')).toEqual([kept, null]);
  expect((await owner.post('/api/submissions/restore', { ids: [gone] })).status).toBe(404);
});

test('TRASH-024 D-02 D-117 the clean-up removes what is past the retention; lowering it removes nothing for a day', async () => {
  const [owner, admin] = [await api.signedIn(), await api.signedIn({ role: 'admin' })];
  const form = await buildForm(owner);
  const [young, old] = [await submit(form, 'young'), await submit(form, 'old')];
  await owner.post('/api/submissions/trash', { ids: [young, old] });
  await age(40, young);
  await age(366, old);
  await purgeExpiredTrash(api.deps.orm);
  expect(idsOf((await owner.get('/api/trash')).body)).toEqual([young]);
  await admin.patch('/api/admin/settings', { trashRetentionDays: 30 });
  await admin.patch('/api/admin/settings', { trashRetentionDays: 20 });
  expect((await owner.get('/api/settings')).body).toMatchObject({ trashRetentionDays: 20 });
  await purgeExpiredTrash(api.deps.orm);
  expect((await owner.get('/api/trash')).body.submissions).toMatchObject([{ id: young, daysLeft: 0 }]);
  await api.database.query(
    `update platform_settings set value = jsonb_set(value, '{at}', to_jsonb(to_char(now() - interval '25 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
     where key = 'trash_retention_lowered'`,
  );
  await purgeExpiredTrash(api.deps.orm);
  expect((await owner.get('/api/trash')).body.total).toBe(0);
  await admin.patch('/api/admin/settings', { trashRetentionDays: 365 });
  const { status } = (await admin.get('/api/admin/security/summary')).body;
  expect(status).toContainEqual({
    key: 'trash_cleanup',
    state: 'fine',
    text: 'Last run less than an hour ago, submissions removed: 1',
  });
});

test('DASH-026 DASH-029 D-52 what is removed next is counted, if within 30 days, with its day', async () => {
  const owner = await api.signedIn();
  const form = await buildForm(owner);
  const ids = [await submit(form, 'a'), await submit(form, 'b'), await submit(form, 'c')];
  const near = () => owner.get('/api/submissions/nearing-deletion');
  await owner.post('/api/submissions/trash', { ids });
  expect((await near()).body).toEqual({ count: 0, earliestAt: null });
  await age(336, ids[0] ?? '');
  await age(360, ids[1] ?? '');
  const { count, earliestAt } = (await near()).body;
  // Not the one that has 29 days left.
  expect(count).toBe(1);
  expect(Math.ceil((Date.parse(earliestAt) - Date.now()) / 86_400_000)).toBe(5);
  const other = await buildForm(owner);
  expect((await owner.get(`/api/submissions/nearing-deletion?formId=${other.id}`)).body.count).toBe(0);
});
