import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { listen } from '../../../../tests/support/api/listen.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { untilServed } from '../../../../tests/support/api/untilServed.ts';
import { listRoutes } from '../../app/app.ts';
import { routeName } from '../../platform/http/route.ts';

const api = useTestApi();

const SECRET = 'kept-to-another-client';
/** The first ends the session; the second is a stream, which this test subscribes to instead. */
const LAST = /\/(logout-client|client-events)$/;

test('T1 CLNT-050 every call of the platform with every id of another client tells nothing of them and changes nothing', async () => {
  const owner = await api.signedIn({ email: `${SECRET}-owner@example.com` });
  const admin = await api.signedIn({ role: 'admin' });
  const stranger = await api.signedInClient();
  const other = await api.signedInClient();
  await api.database.query('update clients set name = $1, company_name = $1 where id = $2', [
    SECRET,
    other.clientId,
  ]);
  const folder = (await owner.post('/api/folders', { name: SECRET })).body.id as string;
  const definition = withFields(createEmptyDefinition('Enquiries'), [
    { ...createField('text'), id: 'name', label: 'Name' },
  ]);
  const form = (await owner.post('/api/forms', { definition, clientFolderId: folder })).body;
  const sent = {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name: SECRET },
  };
  const receipt = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { clientId: other.clientId });
  // The same folder as a whole: another way to the same form.
  const shared = { emails: [other.email], folderId: folder };
  expect((await admin.post('/api/admin/client-invitations', shared)).status).toBe(201);
  const ids = [form.id, receipt.body.submissionId, folder, other.clientId, owner.userId] as string[];
  expect((await other.get(`/api/client-forms/${form.id}/submissions`)).text).toContain(SECRET);
  const days = '?from_date=2026-01-01&to_date=2026-12-31';
  expect((await other.get(`/api/client-analytics${days}`)).text).toContain('Enquiries');

  const named = `?formId=${form.id}&search=${SECRET.slice(0, 4)}`;
  let calls = 0;
  const events = await listen(stranger, '/api/client-events');
  const call = async (route: string, path: string, body: object | null): Promise<void> => {
    const [method = '', pattern = ''] = route.split(' ');
    const answer = await stranger.send(method, path, {
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    calls++;
    expect(`${route} ${answer.text}`).not.toContain(SECRET);
    // The name of a form is public, but not the client it belongs to.
    if (pattern.startsWith('/api/client')) expect(answer.text).not.toContain('Enquiries');
    // A call that a busy machine refuses proves nothing.
    expect([route, answer.status]).not.toEqual([route, 503]);
  };
  for (const route of listRoutes(api.deps)
    .map(routeName)
    .filter((one) => !LAST.test(one))) {
    const [method = '', pattern = ''] = route.split(' ');
    const hasBody = !['GET', 'DELETE', 'OPTIONS'].includes(method);
    const queries = ['', named];
    if (pattern.endsWith('client-analytics')) queries.push(days, `${days}&form_id=${form.id}`);
    // Each query and each body once: whoever may not call learns nothing by a query beside a body either.
    const sends: [query: string, body: object | null][] = hasBody
      ? [
          ['', {}],
          [named, { ids }],
          [named, { filter: {} }],
        ]
      : queries.map((query) => [query, null]);
    const calling = (pattern.includes(':') ? ids : ['']).map(async (id) => {
      const path = pattern.replace(/:\w+/g, id).replace('{*path}', 'forms');
      for (const [query, body] of sends) await call(route, path + query, body);
    });
    await Promise.all(calling);
  }
  expect(calls).toBeGreaterThan(1_000);
  expect((await untilServed(() => stranger.get('/api/client-forms'))).status).toBe(200);
  // Live events reveal no more of the other client than the lists do.
  const others = await listen(other, '/api/client-events');
  const later = { ...sent, idempotencyKey: crypto.randomUUID(), answers: { name: 'Later' } };
  const submissions = `/api/public/forms/${form.id}/submissions`;
  // Nothing would be heard of one that a busy machine refused.
  expect((await untilServed(() => api.visitor().post(submissions, later))).status).toBe(201);
  await others.next(form.id);
  await others.cancel();
  await stranger.post('/api/logout-client');
  expect(await events.rest()).not.toContain(form.id);
  // The client's own data is unchanged too.
  const left = await untilServed(() => other.get(`/api/client-forms/${form.id}/submissions`));
  expect(left.body.submissions).toMatchObject([
    { answers: { name: 'Later' } },
    { answers: { name: SECRET } },
  ]);
  expect((await owner.get(`/api/folders/${folder}`)).body.folder).toMatchObject({
    name: SECRET,
    formCount: 1,
  });
  expect((await owner.get(`/api/forms/${form.id}`)).body).toMatchObject({
    active: true,
    version: form.version + 1,
  });
  // More than a thousand requests.
}, 300_000);
