import { createEmptyDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { listen } from '../../../../tests/support/api/listen.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();

/** The connection that listens is lost, and opened again. Its last statement is `listen`, or its heartbeat. */
const loseNotices = () =>
  api.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and (query like 'listen%' or query = 'select 1')`,
  );

test('AUTH-038 D-38 D-13 a waiting person is told of the approval, and nobody else is', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const [pending, other] = [
    await api.signedIn({ isApproved: false }),
    await api.signedIn({ isApproved: false }),
  ];
  const [stream, silent] = [await listen(pending), await listen(other)];
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  await admin.post(`/api/admin/users/${pending.userId}/approve`);
  await stream.next('event: account\ndata: {}\n\n');
  expect((await pending.get('/api/auth/session')).body.user.isApproved).toBe(true);
  await admin.post(`/api/admin/users/${other.userId}/approve`);
  await silent.next('event: account');
  await stream.cancel();
  await silent.cancel();
});

test('DASH-038 D-13 T1 new submissions are told to those who may see them, as ids, and to nobody else', async () => {
  const [owner, reader, stranger] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
  const admin = await api.signedIn({ role: 'admin' });
  const definition = createEmptyDefinition('Watched');
  const [form, other] = [await api.buildForm(owner, definition), await api.buildForm(stranger, definition)];
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { assignedToUserId: reader.userId });
  const streams = await Promise.all([owner, reader, stranger].map((one) => listen(one)));
  const send = ({ id, revisionId }: typeof form) =>
    api.visitor().post(`/api/public/forms/${id}/submissions`, {
      revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: {},
    });
  const told = ({ id }: typeof form) => `event: submissions\ndata: {"formId":"${id}"}\n\n`;
  await send(form);
  for (const stream of streams.slice(0, 2)) await stream.next(told(form));
  await send(other);
  expect(await streams[2]?.next(told(other))).not.toContain(form.id);
  for (const stream of streams) await stream.cancel();
});

test('D-193 D-13 T1 a changed draft is told to those who may change the form, as ids, and to nobody else', async () => {
  const [owner, reader] = [await api.signedIn(), await api.signedIn()];
  const definition = createEmptyDefinition('Shared');
  const [form, other] = [await api.buildForm(owner, definition), await api.buildForm(reader, definition)];
  await api.assign(form.id, reader);
  const streams = await Promise.all([owner, reader].map((one) => listen(one)));
  const save = async (client: typeof owner, { id, revisionId }: typeof form) => {
    const { body } = await client.put(`/api/forms/${id}/draft`, { definition, revisionId, state: null });
    return `event: form\ndata: {"formId":"${id}","state":"${body.state}"}\n\n`;
  };
  await streams[0]?.next(await save(owner, form));
  expect(await streams[1]?.next(await save(reader, other))).not.toContain(form.id);
  for (const stream of streams) await stream.cancel();
});

test('T25 a stream closes with its session', async () => {
  const person = await api.signedIn();
  const stream = await listen(person);
  await person.post('/api/auth/signout');
  expect(await stream.rest()).not.toContain('event: account');
});

test('T34 one session has ten streams at most; the oldest gives way', async () => {
  const person = await api.signedIn();
  const streams = [];
  for (let count = 0; count < 11; count++) {
    const stream = await listen(person);
    streams.push(stream);
  }
  expect(await streams[0]?.rest()).not.toContain('event:');
  await Promise.all(streams.slice(1).map((stream) => stream.cancel()));
});

test('without a session there is no stream', async () => {
  expect((await api.visitor().get('/api/events')).status).toBe(401);
});

test('E7 after its connection was lost it listens again, and says that something may be missing', async () => {
  const person = await api.signedIn();
  const stream = await listen(person);
  await loseNotices();
  await stream.next('event: resync');
  await stream.cancel();
  expect(api.log()).toContain('Live events: the connection was lost');
});

test('T25 a session that ended while nothing was heard is noticed when it listens again', async () => {
  const person = await api.signedIn();
  const stream = await listen(person);
  await api.database.query('delete from user_sessions where user_id = $1', [person.userId]);
  await loseNotices();
  expect(await stream.rest()).not.toContain('event: resync');
});

test('D-13 what happened between the page’s data and the opening of the stream is told, and nothing else', async () => {
  const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  const definition = createEmptyDefinition('Between');
  const [form, other] = [await api.buildForm(owner, definition), await api.buildForm(stranger, definition)];
  const quiet = await listen(owner);
  const send = ({ id, revisionId }: typeof form) =>
    api.visitor().post(`/api/public/forms/${id}/submissions`, {
      revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: {},
    });
  const readAt = Date.now();
  for (const one of [other, form]) await send(one);
  const told = `event: submissions\ndata: {"formId":"${form.id}"}\n\n`;
  await quiet.next(told);
  const behind = await listen(owner, `/api/events?since=${readAt}`);
  expect(await behind.next(told)).not.toContain(other.id);
  const later = await listen(owner, `/api/events?since=${Date.now() + 60_000}`);
  await send(form);
  expect(await later.next(told)).not.toContain('event:');
  for (const stream of [quiet, behind, later]) await stream.cancel();
});

test('D-13 a page that is older than what is remembered is told to read everything', async () => {
  const person = await api.signedIn();
  const stream = await listen(person, '/api/events?since=0');
  expect(await stream.next('event: resync')).not.toContain('event:');
  await stream.cancel();
});
