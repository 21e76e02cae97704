import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxForm, peopleAround, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { listen } from '../../../../tests/support/api/listen.ts';
import {
  useTestApi,
  type TestPerson,
  type BuiltForm,
  type TestPortalClient,
} from '../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();
let owner: TestPerson;
let admin: TestPerson;
let form: BuiltForm;
let client: TestPortalClient;
let submissionId: string;
beforeAll(async () => {
  await api.liftSubmitLimits();
  [owner, admin, client] = [
    await api.signedIn(),
    await api.signedIn({ role: 'admin' }),
    await api.signedInClient(),
  ];
  await api.database.query(`update clients set name = 'Carla' where id = $1`, [client.clientId]);
});
beforeEach(async () => {
  form = await api.buildForm(owner, inboxForm('Cakes'));
  submissionId = await submitTo(api, form, { name: 'Ada' });
});

const threadOf = (id = submissionId) => `/api/submissions/${id}/comments`;
const clientThread = (id = submissionId) => `/api/client-forms/${form.id}/submissions/${id}/comments`;
const texts = ({ body }: { body: { comments: { text: string }[] } }) => body.comments.map(({ text }) => text);

/** Shares the form with the client, as an administrator does. */
async function share(clientAccess: object, clientId = client.clientId) {
  const answer = await admin.patch(`/api/admin/forms/${form.id}/assignment`, { clientId, clientAccess });
  expect(answer.status).toBe(204);
}

test('SUBM-081 a comment is written, changed and deleted by its author alone, and read by every reader', async () => {
  const { assigned, stranger } = await peopleAround(api, form);
  const added = await owner.post(threadOf(), { text: ' Called Ada ' });
  expect([added.status, added.body]).toMatchObject([
    201,
    {
      comments: [{ text: 'Called Ada', isOwn: true, audience: 'team', editedAt: null }],
      audiences: ['team'],
    },
  ]);
  const one = `${threadOf()}/${added.body.comments[0].id}`;
  for (const person of [admin, assigned]) {
    expect((await person.get(threadOf())).body.comments).toMatchObject([{ isOwn: false }]);
  }
  expect((await admin.patch(one, { text: 'Mine' })).body.error.code).toBe('comment.not_found');
  expect((await assigned.post(threadOf(), { text: 'Me too' })).body.error.code).toBe('comment.read_only');
  expect((await stranger.get(threadOf())).status).toBe(404);
  expect((await owner.post(threadOf(), { text: ' ' })).status).toBe(400);
  const edited = await owner.patch(one, { text: 'Wrote to Ada' });
  expect(edited.body.comments).toMatchObject([{ text: 'Wrote to Ada', editedAt: expect.any(String) }]);
  expect((await owner.delete(one)).body.comments).toEqual([]);
  const events = await api.database.query(
    `select event_data->>'action' as action from security_events
     where event_type = 'comment_changed' and event_data->>'submissionId' = $1 order by created_at`,
    [submissionId],
  );
  expect(events).toEqual([{ action: 'added' }, { action: 'edited' }, { action: 'deleted' }]);
});

test('CLNT-094 clients read what is written for them where the share allows it, and answer', async () => {
  await share({});
  expect((await client.get(clientThread())).body.error.code).toBe('client.not_shared');
  expect((await owner.post(threadOf(), { text: 'x', audience: 'clients' })).body.error.code).toBe(
    'comment.audience',
  );
  await owner.post(threadOf(), { text: 'Difficult customer' });
  await share({ mayComment: true });
  await owner.post(threadOf(), { text: 'Please choose a cake', audience: 'clients' });
  const read = await client.get(clientThread());
  expect(texts(read)).toEqual(['Please choose a cake']);
  expect(read.text).not.toContain(owner.email);
  const answered = await client.post(clientThread(), { text: 'The round one' });
  expect([answered.status, answered.body.comments[1]]).toMatchObject([201, { isOwn: true, author: 'Carla' }]);
  const refused = await client.post(clientThread(), { text: 'x', audience: 'team' });
  expect([refused.status, refused.body.error.message]).toEqual([
    422,
    'The readers you chose can’t read comments here. Choose other readers.',
  ]);
  expect(texts(await owner.get(threadOf()))).toEqual([
    'Difficult customer',
    'Please choose a cake',
    'The round one',
  ]);
  const others = `${clientThread()}/${read.body.comments[0].id}`;
  expect((await client.patch(others, { text: 'x' })).body.error.code).toBe('comment.not_found');
  expect((await client.delete(others)).body.error.code).toBe('comment.not_found');
  const own = `${clientThread()}/${answered.body.comments[1].id}`;
  expect(texts(await client.patch(own, { text: 'The square one' }))).toContain('The square one');
  await share({ mayComment: false });
  expect((await client.delete(own)).body.error.code).toBe('client.not_shared');
});

test('CLNT-094 masks hold: hidden submissions have no thread, and other clients’ comments stay hidden behind a mask', async () => {
  const folder = (await owner.post('/api/folders', { name: 'Bakery' })).body.id as string;
  await owner.patch(`/api/forms/${form.id}`, { clientFolderId: folder });
  const invited = { emails: [client.email], folderId: folder };
  expect((await admin.post('/api/admin/client-invitations', invited)).status).toBe(201);
  await admin.patch(`/api/admin/clients/${client.clientId}/folders/${folder}`, { mayComment: true });
  const masked = await api.signedInClient();
  await share({ mayComment: true, visibleFields: ['extras'] }, masked.clientId);
  await client.post(clientThread(), { text: 'Ada is my aunt' });
  await owner.post(threadOf(), { text: 'Thanks', audience: 'clients' });
  expect(texts(await masked.get(clientThread()))).toEqual(['Thanks']);
  expect(texts(await client.get(clientThread()))).toEqual(['Ada is my aunt', 'Thanks']);
  await share({ visibleFrom: '2999-01-01T00:00:00Z' }, masked.clientId);
  expect((await masked.get(clientThread())).body.error.code).toBe('submission.not_found');
});

test('SUBM-082 a mention mails those who want it, once, and clients only about what they may read', async () => {
  await share({ mayComment: true });
  const carla = { kind: 'client', id: client.clientId };
  const mailsTo = (email: string) =>
    api.database.query(`select id from deliveries where kind = 'comment_mention' and recipient = $1`, [
      email,
    ]);
  expect((await owner.get(threadOf())).body.people).toContainEqual({ ...carla, name: 'Carla' });
  await owner.post(threadOf(), { text: 'Ask @Carla first', mentions: [carla] });
  expect(await mailsTo(client.email)).toEqual([]);
  const posted = await owner.post(threadOf(), {
    text: 'Which one, @Carla?',
    mentions: [carla],
    audience: 'clients',
  });
  expect(posted.body.comments[1].mentions).toEqual(['Carla']);
  const mail = await api.lastMail(client.email);
  expect(mail.text).toContain('Which one, @Carla?');
  expect(mail.text).toContain(`/client/form/${form.id}/submissions?submission=${submissionId}`);
  const one = `${threadOf()}/${posted.body.comments[1].id}`;
  await owner.patch(one, { text: 'Which one, dear @Carla?', mentions: [carla] });
  expect(await mailsTo(client.email)).toHaveLength(1);
  // The client answers who has written to clients.
  const { people } = (await client.get(clientThread())).body as { people: { id: string; name: string }[] };
  expect(people).toMatchObject([{ kind: 'user', id: owner.userId }]);
  const answer = {
    text: `@${people[0]?.name} the round one`,
    mentions: [{ kind: 'user', id: owner.userId }],
  };
  expect((await client.post(clientThread(), answer)).status).toBe(201);
  expect((await api.lastMail(owner.email)).text).toContain(
    `/submissions/${form.id}?submission=${submissionId}`,
  );
  expect((await owner.patch('/api/profile', { mentionMails: false })).status).toBeLessThan(300);
  await client.post(clientThread(), answer);
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test('SUBM-093 what clients write is mailed to the owner in one mail, without what mentions them', async () => {
  await share({ mayComment: true });
  await owner.patch('/api/profile', { mentionMails: true });
  const second = await submitTo(api, form, { name: 'Grace' });
  const mails = async () => {
    await api.database.query(
      `update graphile_worker._private_jobs set run_at = now() where key = 'mail_client_comments:' || $1`,
      [form.id],
    );
    await api.runJobs();
    return api.database.query<{ recipient: string; subject: string }>(
      `select recipient, subject from deliveries where kind = 'client_comments' and form_id = $1 order by created_at`,
      [form.id],
    );
  };
  await owner.post(threadOf(), { text: 'Which cake?', audience: 'clients' });
  await owner.post(threadOf(), { text: 'Ours alone' });
  const { comments } = (await client.post(clientThread(), { text: 'The round one' })).body;
  await client.patch(`${clientThread()}/${comments.at(-1).id}`, { text: 'The square one' });
  const gone = (await client.post(clientThread(), { text: 'Never mind' })).body.comments.at(-1);
  await client.delete(`${clientThread()}/${gone.id}`);
  await client.post(clientThread(second), { text: 'For Grace, too' });
  const { people } = (await client.get(clientThread())).body as { people: { id: string; name: string }[] };
  const mention = { text: `@${people[0]?.name} and soon`, mentions: [{ kind: 'user', id: owner.userId }] };
  expect((await client.post(clientThread(), mention)).status).toBe(201);
  // Nothing is mailed before the ten minutes are over.
  await api.runJobs();
  expect((await api.lastMail(owner.email)).kind).toBe('comment_mention');
  expect(await mails()).toEqual([{ recipient: owner.email, subject: '2 new comments: Cakes' }]);
  const { text } = await api.lastMail(owner.email);
  for (const part of ['Carla', 'The square one', 'For Grace, too']) expect(text).toContain(part);
  for (const part of ['round', 'Never mind', 'soon', 'Ours alone', 'Which cake'])
    expect(text).not.toContain(part);
  expect(text).toContain(`/submissions/${form.id}?submission=${second}`);

  await client.post(clientThread(), { text: 'With candles' });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    '2 new comments: Cakes',
    '1 new comment: Cakes',
  ]);
  for (const off of [{ mentionMails: false }, { mentionMails: true, notificationsEnabled: false }]) {
    await owner.patch('/api/profile', off);
    await client.post(clientThread(), { text: 'And cream' });
    expect(await mails()).toHaveLength(2);
  }
  await owner.patch('/api/profile', { notificationsEnabled: true });
});

test('CLNT-096 a client turns mails about mentions off', async () => {
  await share({ mayComment: true });
  expect((await client.patch('/api/client-settings', { mentionMails: false })).status).toBe(204);
  expect((await client.post('/api/validate-client-session')).body.settings).toMatchObject({
    mentionMails: false,
  });
  const mention = {
    text: '@Carla',
    mentions: [{ kind: 'client', id: client.clientId }],
    audience: 'clients',
  };
  const before = await api.database.query('select count(*) from deliveries');
  expect((await owner.post(threadOf(), mention)).status).toBe(201);
  expect(await api.database.query('select count(*) from deliveries')).toEqual(before);
});

test('SUBM-081 open screens learn of a comment', async () => {
  await share({ mayComment: true });
  const heard = async (who: TestClient, path: string, isNamed: boolean, write: () => Promise<unknown>) => {
    const events = await listen(who, path);
    await write();
    // The submission itself may be told of first.
    const before = await events.next(isNamed ? submissionId : form.id);
    await events.cancel();
    return before;
  };
  const commented = await heard(owner, '/api/events', true, () =>
    client.post(clientThread(), { text: 'Hello' }),
  );
  expect(commented).toContain('"commented":');
  const told = await heard(client, '/api/client-events', false, () =>
    owner.post(threadOf(), { text: 'Hello' }),
  );
  expect(told).not.toContain('commented');
});

test('SUBM-090 clients do not read comments for the sender, nor learn who wrote them', async () => {
  await share({ mayComment: true });
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, { showsStatus: true })).status).toBe(200);
  const added = await owner.post(threadOf(), {
    text: 'Dear Ada @Carla',
    audience: 'public',
    mentions: [{ kind: 'client', id: client.clientId }],
  });
  expect(added.status).toBe(201);
  expect(added.body.audiences).toEqual(['team', 'clients', 'public']);
  expect(added.body.comments).toMatchObject([{ audience: 'public', mentions: [] }]);
  const read = await client.get(clientThread());
  expect([read.status, texts(read), read.body.people]).toEqual([200, [], []]);
});

test('SUBM-081 a thread holds 500 comments, however many are posted at once', async () => {
  await share({ mayComment: true });
  await api.database.query(
    `insert into submission_comments (id, form_id, account_id, submission_id, is_by_client, text, audience, created_at)
     select gen_random_uuid(), form_id, account_id, id, false, 'Hello', 'team', now()
     from form_submissions, generate_series(1, 497) where id = $1`,
    [submissionId],
  );
  const posts = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0
        ? owner.post(threadOf(), { text: 'Hello' })
        : client.post(clientThread(), { text: 'Hello' }),
    ),
  );
  const refused = posts.filter(({ status }) => status !== 201).map(({ body }) => body.error.code);
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'comment.too_many'));
});
