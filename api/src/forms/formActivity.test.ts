import { expect, test } from 'vitest';
import { definition, field, store } from '../../../tests/support/api/exportSamples.ts';
import { useTestApi } from '../../../tests/support/api/testApi.ts';

const api = useTestApi();

test('DASH-021 a form tells its submissions outside the trash, be they few or many', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Many', field('text', 'a', 'A')));
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code, search_text)
     select gen_random_uuid(), $1, $2, $3, '{}', timestamptz '2026-01-01' + n * interval '1 hour',
       gen_random_uuid(), '', n::text, '' from generate_series(1, 1100) n`,
    [form.id, owner.accountId, form.revisionId],
  );
  const told = async () => {
    const { body } = await owner.get('/api/forms');
    return [body.forms[0].submissionCount, body.forms[0].lastSubmissionAt];
  };
  expect(await told()).toEqual([1100, '2026-02-15T20:00:00.000Z']);
  const ids = await store(api, form, owner, [{ a: 'newest' }]);
  await owner.post('/api/submissions/trash', { ids });
  expect((await told())[0]).toBe(1100);
  await api.database.query(`update form_submissions set deleted_at = now() where receipt_code > '2'`);
  const { length: left } = await api.database.query(
    `select from form_submissions where form_id = $1 and deleted_at is null`,
    [form.id],
  );
  expect(left).toBeLessThan(1_000);
  expect((await told())[0]).toBe(left);
});

test('DASH-046 trends tell what came in a fortnight and what the reader has not read, of own and assigned forms', async () => {
  const [owner, other] = [await api.signedIn(), await api.signedIn()];
  const mine = await api.buildForm(owner, definition('Mine', field('text', 'a', 'A')));
  const theirs = await api.buildForm(other, definition('Theirs', field('text', 'a', 'A')));
  await api.buildForm(owner, definition('Quiet', field('text', 'a', 'A')));
  const [first = ''] = await store(api, mine, owner, [{ a: '1' }, { a: '2' }, { a: '3' }]);
  await store(api, theirs, other, [{ a: 'not mine' }]);
  await api.database.query(
    `update form_submissions set submitted_at = now() - case when id = $1 then interval '5 days' else '0' end
     where form_id = $2`,
    [first, mine.id],
  );
  await owner.put('/api/submissions/marks', { ids: [first], read: true });
  const trends = async () => (await owner.get('/api/forms/trends')).body.trends;
  const [trend, ...more] = await trends();
  expect(more).toEqual([]);
  expect(trend).toMatchObject({ formId: mine.id, unread: 2 });
  expect(trend.days).toHaveLength(14);
  expect([trend.days[8], trend.days[13]]).toEqual([1, 2]);
  await api.assign(theirs.id, owner);
  expect((await trends()).map(({ formId }: { formId: string }) => formId).toSorted()).toEqual(
    [mine.id, theirs.id].toSorted(),
  );
  expect((await other.get('/api/forms/trends')).body.trends).toMatchObject([
    { formId: theirs.id, unread: 1 },
  ]);
});

test('DASH-046 unread ones behind the newest hundred count: reading one of them leaves "99+"', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Busy', field('text', 'a', 'A')));
  const ids = await store(
    api,
    form,
    owner,
    Array.from({ length: 121 }, () => ({ a: '1' })),
  );
  const countUnread = async () => (await owner.get('/api/forms/trends')).body.trends[0].unread;
  const read = (some: string[]) => owner.put('/api/submissions/marks', { ids: some, read: true });
  await read(ids.slice(-1));
  expect(await countUnread()).toBe(100);
  await read(ids.slice(-22));
  expect(await countUnread()).toBe(99);
});

test('DASH-046 pictures show the first fields of forms one may see, and no others', async () => {
  const [owner, other] = [await api.signedIn(), await api.signedIn()];
  const fields = Array.from({ length: 12 }, (_, at) => field('text', `f${at}`, `Question ${at}`));
  const mine = await api.buildForm(owner, definition('Mine', ...fields));
  const theirs = await api.buildForm(other, definition('Theirs', field('text', 'a', 'A')));
  const { status, body } = await owner.get(`/api/forms/pictures?formIds=${mine.id},${theirs.id}`);
  expect([status, body.pictures.length]).toEqual([200, 1]);
  expect(body.pictures[0].formId).toBe(mine.id);
  expect(JSON.stringify(body.pictures[0].definition)).toContain('Question 7');
  expect(JSON.stringify(body.pictures[0].definition)).not.toContain('Question 8');
  expect((await owner.get('/api/forms/pictures?formIds=everything')).status).toBe(400);
});

test('DASH-046 a picture is in the language of the whole form, not of its beginning', async () => {
  const owner = await api.signedIn();
  const german = ['Ihr Name', 'Ihre Adresse', 'Ihre Nachricht', 'Ihr Wunsch'];
  const english = 'Please tell us what you would like to have for your next party and when you need it';
  const labels = [...german, ...german, ...Array.from({ length: 6 }, () => english)];
  const { id } = await api.buildForm(
    owner,
    definition('Fest', ...labels.map((label, at) => field('text', `f${at}`, label))),
  );
  const { body } = await owner.get(`/api/forms/pictures?formIds=${id}`);
  expect(body.pictures[0].definition.language).toBe('en');
});
