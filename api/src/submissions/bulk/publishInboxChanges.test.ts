import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../../../tests/support/api/listen.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(async () => {
  owner = await api.signedIn();
});

interface Filled {
  id: string;
  /** Its submissions, in the order of their ids. */
  ids: string[];
}

async function formWith(count: number, person = owner): Promise<Filled> {
  const { id, revisionId } = await api.buildForm(person, createEmptyDefinition('Moved'));
  const rows = await api.database.query<{ id: string }>(
    `with stored as (
       insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         idempotency_key, content_hash, receipt_code)
       select gen_random_uuid(), $1, $2, $3, '{}', date_trunc('milliseconds', now()), gen_random_uuid(), '',
         gen_random_uuid()::text from generate_series(1, $4::int) returning id)
     select id from stored order by id`,
    [id, person.accountId, revisionId, count],
  );
  return { id, ids: rows.map((row) => row.id) };
}
const told = (news: object) => `event: submissions\ndata: ${JSON.stringify(news)}\n\n`;
const toldLeft = ({ id }: Filled, left: string[]) => told({ formId: id, left });
const toldReread = ({ id }: Filled) => told({ formId: id, isReread: true });

test('D-115 DASH-038 T1 what leaves an inbox is named to those who see the form, what comes back is to be read, and nobody else hears of it', async () => {
  const [reader, stranger] = [await api.signedIn(), await api.signedIn()];
  const [form, other] = [await formWith(3), await formWith(1, stranger)];
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { assignedToUserId: reader.userId });
  const hearers = await Promise.all([owner, reader, admin].map((one) => listen(one)));
  const deaf = await listen(stranger);
  const allHear = (text: string) => Promise.all(hearers.map((one) => one.next(text)));
  const [first = '', second = '', third = ''] = form.ids;
  await owner.post('/api/submissions/trash', { ids: [first, second] });
  await allHear(toldLeft(form, [first, second]));
  await owner.post('/api/submissions/restore', { ids: [first] });
  await allHear(toldReread(form));
  await owner.post('/api/submissions/delete', { ids: [third] });
  await allHear(toldLeft(form, [third]));
  // Its submission is in no inbox any more; the next event is the next change.
  await owner.post('/api/submissions/delete', { ids: [second] });
  await owner.post('/api/submissions/trash', { ids: [first] });
  for (const before of await allHear(toldLeft(form, [first]))) expect(before).not.toContain('event:');
  await stranger.post('/api/submissions/trash', { ids: other.ids });
  expect(await deaf.next(toldLeft(other, other.ids))).not.toContain('event:');
  await Promise.all([...hearers, deaf].map((one) => one.cancel()));
});

test('a refused move is told to nobody', async () => {
  const [reader, form] = [await api.signedIn(), await formWith(2)];
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { assignedToUserId: reader.userId });
  const stream = await listen(owner);
  const [kept = '', moved = ''] = form.ids;
  expect((await reader.post('/api/submissions/trash', { ids: [kept] })).status).toBe(403);
  await owner.post('/api/submissions/trash', { ids: [moved] });
  expect(await stream.next(toldLeft(form, [moved]))).not.toContain('event: submissions');
  await stream.cancel();
});

test('D-112 D-115 so many as a notice of the database holds are named; of more, and of a job, it is told that the list is to be read', async () => {
  const [most, more, job] = [await formWith(200), await formWith(201), await formWith(501)];
  const stream = await listen(owner);
  const trash = (form: Filled) => owner.post('/api/submissions/trash', { filter: { formId: form.id } });
  await trash(most);
  await stream.next(toldLeft(most, most.ids));
  expect((await trash(more)).body.ids).toHaveLength(201);
  await stream.next(toldReread(more));
  await trash(job);
  await api.runJobs();
  expect(await stream.next(toldReread(job))).not.toContain(job.id);
  await stream.cancel();
});

test('CLNT-083 D-13 T1 a client is told that something of their form has changed, by the form’s id, without those of submissions', async () => {
  const [client, form, other] = [await api.signedInClient(), await formWith(1), await formWith(1)];
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { clientId: client.clientId });
  const stream = await listen(client, '/api/client-events');
  await owner.post('/api/submissions/trash', { ids: other.ids });
  await owner.post('/api/submissions/trash', { ids: form.ids });
  expect(await stream.next(told({ formId: form.id }))).not.toContain(other.id);
  await owner.post('/api/submissions/restore', { ids: form.ids });
  await stream.next(toldReread(form));
  await stream.cancel();
});
