import type { BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { listen as listenAt } from '../../../../tests/support/api/listen.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';

const portal = usePortal();

const SECRET = 'zebra-finch';
const listen = (client: TestClient) => listenAt(client, '/api/client-events');
const buildForm = () => {
  const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
  return portal.api.buildForm(portal.owner, withFields(createEmptyDefinition('Enquiries'), fields));
};
const send = (form: BuiltForm) => submitTo(portal.api, form, { name: SECRET });
const told = ({ id }: BuiltForm) => `event: submissions\ndata: {"formId":"${id}"}\n\n`;

/** Returns a client with a form, and a stream that has received the assignment's event. */
async function listeningClient(clientAccess: object = {}) {
  const client = await portal.api.signedInClient();
  const form = await buildForm();
  await portal.assign(form.id, { clientId: client.clientId, clientAccess });
  return { client, form, stream: await listen(client) };
}

test('CLNT-050 CLNT-083 D-13 T1 T34 a client is told of submissions of their own forms, by the form’s id and nothing else', async () => {
  const { form, stream } = await listeningClient();
  const other = await listeningClient();
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  await send(other.form);
  await other.stream.next(told(other.form));
  await send(form);
  const before = await stream.next(told(form));
  expect(before).not.toContain(other.form.id);
  expect(before).not.toContain(SECRET);
  await Promise.all([stream.cancel(), other.stream.cancel()]);
});

test('D-13 what arrived between the session’s answer and the opening of the stream is told, and nothing else', async () => {
  const { client, form, stream } = await listeningClient();
  const other = await listeningClient();
  const { readAt } = (await client.post('/api/validate-client-session', {})).body as { readAt: number };
  for (const one of [other.form, form]) await send(one);
  await stream.next(told(form));
  const behind = await listenAt(client, `/api/client-events?since=${readAt}`);
  expect(await behind.next(told(form))).not.toContain(other.form.id);
  const later = await listenAt(client, `/api/client-events?since=${Date.now() + 60_000}`);
  await send(form);
  expect(await later.next(told(form))).not.toContain('event:');
  await Promise.all([stream, other.stream, behind, later].map((one) => one.cancel()));
});

test.each([
  ['D-142 CLNT-079 not shared', { mayReadSubmissions: false }],
  ['CLNT-079 CLNT-080 shared from a later day', { visibleFrom: '2100-01-01T00:00:00.000Z' }],
])('of a form that is %s nothing is told', async (_what, clientAccess) => {
  const { client, form, stream } = await listeningClient(clientAccess);
  const shared = await buildForm();
  await portal.assign(shared.id, { clientId: client.clientId });
  await send(form);
  await send(shared);
  expect(await stream.next(told(shared))).not.toContain(form.id);
  await stream.cancel();
});

test('CLNT-069 CLNT-083 D-160 what is assigned, shared or taken back is told at once, and a form taken back is heard of no more', async () => {
  const { client, form, stream } = await listeningClient();
  await portal.assign(form.id, { clientAccess: { mayExport: false } });
  await stream.next('event: account');
  await portal.assign(form.id, { clientId: null });
  await stream.next('event: account');
  const next = await buildForm();
  await portal.assign(next.id, { clientId: client.clientId });
  await stream.next('event: account');
  await send(form);
  await send(next);
  expect(await stream.next(told(next))).not.toContain(form.id);
  await portal.owner.delete(`/api/forms/${next.id}`);
  await stream.next('event: account');
  await stream.cancel();
});

test('T25 the stream ends with the session: signed out, shut out, password set anew', async () => {
  const ends: ((one: Awaited<ReturnType<typeof listeningClient>>) => Promise<unknown>)[] = [
    ({ client }) => client.post('/api/logout-client'),
    ({ client }) => portal.admin.patch(`/api/admin/clients/${client.clientId}`, { isActive: false }),
    async ({ client }) => {
      await portal.api.visitor().post('/api/client-forgot-password', { email: client.email });
      await portal.api.runJobs();
      const { text } = await portal.api.lastMail(client.email);
      const token = /#token=([\w-]+)/.exec(text)?.[1];
      await portal.api
        .visitor()
        .post('/api/client-reset-password', { token, newPassword: 'Another-Horse-8' });
    },
  ];
  for (const end of ends) {
    const one = await listeningClient();
    await end(one);
    expect(await one.stream.rest()).not.toContain('event: submissions');
    expect((await listen(one.client)).response.status).toBe(401);
  }
});

test('T25 D-137 a stream ends when the twelve hours of its session are over', async () => {
  const client = await portal.api.signedInClient();
  await portal.api.database.query(
    `update client_sessions set expires_at = now() + interval '3 seconds' where client_id = $1`,
    [client.clientId],
  );
  const stream = await listen(client);
  expect(stream.response.status).toBe(200);
  expect(await stream.rest()).not.toContain('event:');
});

test('T34 a session has ten streams at most, the oldest gives way', async () => {
  const client = await portal.api.signedInClient();
  const first = await listen(client);
  const others = [];
  for (let count = 0; count < 10; count++) others.push(await listen(client));
  expect(await first.rest()).not.toContain('event:');
  await Promise.all(others.map((stream) => stream.cancel()));
});

test('D-13 D-145 who comes back is told to read everything, and a user’s session opens no client’s stream', async () => {
  const client = await portal.api.signedInClient();
  const response = await client.open('/api/client-events', { headers: { 'last-event-id': 'any' } });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('event: resync')) heard += (await reader.read()).value ?? '';
  await reader.cancel();
  expect((await listen(portal.owner)).response.status).toBe(401);
  expect((await listenAt(client)).response.status).toBe(401);
});
