import { createEmptyDefinition, createField, withFields, fieldsOf, createOptions } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { indexRows, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import type { BuiltForm, TestPortalClient } from '../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';

type PortalClient = TestPortalClient;

/** An address: it has an index of its own. */
const SECRET = 'zebra-finch@example.com';
const definition = withFields(createEmptyDefinition('Enquiries'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('text'), id: 'salary', label: 'Wanted salary' },
  { ...createField('checkbox'), id: 'topics', label: 'Topics', options: createOptions(['Bread', 'Cake']) },
]);

const portal = usePortal();

const send = (form: BuiltForm, answers: object) => submitTo(portal.api, form, answers);

/** A form with two submissions, one of them a year old, assigned to a client. */
async function sharedForm(client: PortalClient, clientAccess: object = {}) {
  const form = await portal.api.buildForm(portal.owner, definition);
  const old = await send(form, { name: 'Old Ada', salary: SECRET, topics: ['Bread'] });
  await portal.api.database.query(
    `update form_submissions set submitted_at = now() - interval '1 year' where id = $1`,
    [old],
  );
  const fresh = await send(form, { name: 'Grace', salary: SECRET, topics: ['Cake'] });
  await portal.assign(form.id, { clientId: client.clientId, clientAccess });
  return { form, old, fresh, path: `/api/client-forms/${form.id}/submissions` };
}

/** Everything the portal answers about a form, as text. */
async function everything(client: TestClient, path: string, query = ''): Promise<string> {
  const answers = await Promise.all(
    [
      '/api/client-forms',
      `${path}?${query}`,
      `${path}/count?${query}`,
      `${path}/export?${query}`,
      `${path}/export?format=jsonl&${query}`,
    ].map((address) => client.get(address)),
  );
  return answers.map(({ text }) => text).join('\n');
}

test('CLNT-043 CLNT-044 CLNT-045 CLNT-050 ROLE-026 D-141 a client is listed their forms, inactive ones too, and nobody else’s', async () => {
  const client = await portal.api.signedInClient();
  const { form } = await sharedForm(client);
  await portal.owner.patch(`/api/forms/${form.id}`, { active: false });
  const { forms } = (await portal.owner.get('/api/forms')).body;
  expect(forms.find(({ id }: { id: string }) => id === form.id).clientName).toEqual(expect.any(String));
  await sharedForm(await portal.api.signedInClient());
  const { body } = await client.get('/api/client-forms');
  expect(body.forms).toEqual([
    {
      id: form.id,
      title: 'Enquiries',
      description: '',
      active: false,
      createdAt: expect.any(String),
      unreadCount: 1,
      submissionCount: 2,
      monthCount: 1,
      mayReadSubmissions: true,
      mayExport: true,
    },
  ]);
});

test('D-142 SUBM-092 a client reads, searches, counts and exports what they are given', async () => {
  const client = await portal.api.signedInClient();
  const { path, fresh } = await sharedForm(client);
  const { body } = await client.get(path);
  expect(body.submissions).toHaveLength(2);
  expect(body.submissions[0]).toEqual({
    id: fresh,
    isRead: false,
    revisionId: expect.any(String),
    answers: { name: 'Grace', salary: SECRET, topics: ['Cake'] },
    receiptCode: expect.any(String),
    submittedAt: expect.any(String),
  });
  expect((await client.get(`${path}?search=grace`)).body.submissions).toHaveLength(1);
  const { id, receiptCode } = (await client.get(`${path}?search=grace`)).body.submissions[0];
  const found = (await client.get(`${path}?search=${receiptCode.toLowerCase()}`)).body.submissions;
  expect(found.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await client.get(`${path}/count?search=${SECRET}`)).body.total).toBe(2);
  const csv = await client.get(`${path}/export`);
  expect(csv.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Enquiries \d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''Enquiries%20/,
  );
  expect(csv.text).toContain('"Name","Wanted salary","Topics"');
  const [event] = await portal.api.database.query(
    `select event_type from security_events where client_id = $1 and event_type = 'submissions_exported'`,
    [client.clientId],
  );
  expect(event).toBeDefined();
});

test('CLNT-079 CLNT-080 a field that is kept from a client is in no answer, search, count or export', async () => {
  const client = await portal.api.signedInClient();
  const { path } = await sharedForm(client, { visibleFields: ['name', 'topics'] });
  const said = await everything(client, path);
  expect(said).toContain('Grace');
  expect(said).toContain('Topics');
  expect(said).not.toContain(SECRET);
  expect(said).not.toContain('salary');
  // The count must reveal nothing, before and after the index covers the rows.
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(portal.api);
    expect((await client.get(`${path}?search=${SECRET}`)).body.submissions).toEqual([]);
    expect((await client.get(`${path}/count?search=${SECRET}`)).body.total).toBe(0);
    // A word of what is hidden beside one that is shown.
    expect((await client.get(`${path}/count?search=${SECRET}%20grace`)).body.total).toBe(0);
    expect((await client.get(`${path}/export?search=${SECRET}`)).body.error.code).toBe('export.empty');
    expect((await client.get(`${path}/count?search=grace`)).body.total).toBe(1);
    expect((await client.get(`${path}?search=grace`)).body.submissions).toHaveLength(1);
  }
  // Nor by a filter that only users have.
  expect((await client.get(`${path}?field=salary&value=${SECRET}`)).status).toBe(400);
});

test('CLNT-080 an answer to a field that was removed or added since stays hidden while fields are named', async () => {
  const client = await portal.api.signedInClient();
  const { form, path } = await sharedForm(client, { visibleFields: ['name'] });
  const { version } = (await portal.owner.get(`/api/forms/${form.id}`)).body;
  const added = { ...createField('text'), id: 'diagnosis', label: 'Diagnosis' };
  const changed = withFields(definition, [...fieldsOf(definition).slice(0, 1), added]);
  const saved = await portal.owner.put(`/api/forms/${form.id}/definition`, { definition: changed, version });
  await send({ id: form.id, revisionId: saved.body.revisionId }, { name: 'Edith', diagnosis: SECRET });
  const said = await everything(client, path);
  expect(said).toContain('Edith');
  for (const kept of [SECRET, 'Diagnosis', 'salary', 'Topics']) expect(said).not.toContain(kept);
});

test('CLNT-079 CLNT-080 what came before the day is in no answer, search, count or export', async () => {
  const client = await portal.api.signedInClient();
  const visibleFrom = new Date(Date.now() - 86_400_000).toISOString();
  const { path, old } = await sharedForm(client, { visibleFrom });
  for (const query of ['', 'search=ada', 'from=2000-01-01']) {
    const said = await everything(client, path, query);
    expect(said).not.toContain('Old Ada');
    expect(said).not.toContain(old);
  }
  expect((await client.get('/api/client-forms')).body.forms[0].submissionCount).toBe(1);
  expect((await client.get(`${path}/count`)).body.total).toBe(1);
  expect((await client.get(`${path}/count?search=ada`)).body.total).toBe(0);
});

test('CLNT-080 a search that gives up half-way names no place before the day', async () => {
  const client = await portal.api.signedInClient();
  const visibleFrom = new Date(Date.now() - 86_400_000).toISOString();
  const { form, path } = await sharedForm(client, { visibleFrom });
  // One more than a search without an index scans.
  await portal.api.database.query(
    `insert into form_submissions
       (id, form_id, account_id, revision_id, submission_data, submitted_at, idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{}', now() - interval '2 years' - n * interval '1 second',
       gen_random_uuid(), '', 'old-' || n
     from generate_series(1, 60001) as n`,
    [form.id, portal.owner.accountId, form.revisionId],
  );
  const { status, body } = await client.get(`${path}?search=zq`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ submissions: [], nextCursor: null });
});

test('CLNT-079 CLNT-082 export and reading are switched off apart, at once and on every way', async () => {
  const client = await portal.api.signedInClient();
  const { form, path } = await sharedForm(client, { mayExport: false });
  expect((await client.get(path)).body).toMatchObject({ mayExport: false });
  for (const format of ['csv', 'jsonl']) {
    const refused = await client.get(`${path}/export?format=${format}`);
    expect(refused.body.error).toMatchObject({
      code: 'client.no_export',
      message: 'You can read the submissions of this form, but not export them.',
    });
    expect(refused.text).not.toContain('Grace');
  }
  await portal.assign(form.id, { clientAccess: { mayReadSubmissions: false, mayExport: true } });
  for (const way of ['', '/count', '/export']) {
    const refused = await client.get(path + way);
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toBe('Submissions of this form are not shared with you.');
  }
  expect((await client.get('/api/client-forms')).body.forms[0]).toMatchObject({
    mayReadSubmissions: false,
    mayExport: false,
  });
});

test('CLNT-072 a client whose access has ended reads that, in their language', async () => {
  const client = await portal.api.signedInClient();
  const { form, path } = await sharedForm(client);
  await portal.api.database.query('update forms set client_id = null where id = $1', [form.id]);
  for (const way of [path, `/api/client-forms/${form.id}/results`]) {
    const headers = { 'accept-language': 'de' };
    const { status, body } = await client.send('GET', way, { headers });
    expect([status, body.error.code]).toEqual([404, 'form.not_found']);
    expect(body.error.message).toBe('Dieses Formular ist nicht mehr für Sie freigegeben.');
  }
});

test('T1 another client’s form is a 404 on every way, and nothing of it is told', async () => {
  const client = await portal.api.signedInClient();
  const stranger = await portal.api.signedInClient();
  const { form, path } = await sharedForm(client);
  for (const way of ['', '/count', '/export', '/export?format=jsonl']) {
    const refused = await stranger.get(path + way);
    expect(refused.status).toBe(404);
    expect(refused.text).not.toMatch(/Enquiries|Grace/);
  }
  expect(await everything(stranger, path)).not.toMatch(/Enquiries|Grace/);
  await portal.assign(form.id, { clientId: null });
  expect((await client.get(path)).status).toBe(404);
  expect((await client.get('/api/client-forms')).body.forms).toEqual([]);
  await portal.assign(form.id, { clientId: client.clientId });
  await portal.owner.delete(`/api/forms/${form.id}`);
  expect((await client.get(path)).status).toBe(404);
});

test('D-145 neither session opens what the other one does', async () => {
  const client = await portal.api.signedInClient();
  const { path } = await sharedForm(client);
  expect((await portal.owner.get(path)).status).toBe(401);
  expect((await portal.admin.get('/api/client-forms')).status).toBe(401);
  for (const way of ['/api/forms', '/api/submissions', '/api/folders', '/api/admin/clients']) {
    expect((await client.get(way)).status).toBe(401);
  }
});

test('CLNT-068 CLNT-069 CLNT-078 CLNT-081 ROLE-016 one form has one client; the next one begins with everything allowed', async () => {
  const [first, second] = [await portal.api.signedInClient(), await portal.api.signedInClient()];
  const { form } = await sharedForm(first, { visibleFields: ['name'], mayExport: false });
  expect((await portal.assign(form.id, { clientId: second.clientId })).body.error.code).toBe(
    'form.has_client',
  );
  const missing = await portal.api.buildForm(portal.owner, definition);
  expect((await portal.assign(missing.id, { clientId: crypto.randomUUID() })).body.error.code).toBe(
    'client.not_found',
  );
  await portal.assign(form.id, { clientId: null });
  await portal.assign(form.id, { clientId: second.clientId });
  const { body } = await portal.admin.get(`/api/admin/clients?search=${second.email}`);
  expect(body.clients[0].forms).toEqual([
    {
      id: form.id,
      title: 'Enquiries',
      active: true,
      access: {
        mayReadSubmissions: true,
        mayExport: true,
        mayComment: false,
        seesStatus: false,
        visibleFields: null,
        visibleFrom: null,
      },
    },
  ]);
  const offered = await portal.admin.get('/api/admin/forms?client=no&limit=200');
  expect(offered.body.forms.map(({ id }: { id: string }) => id)).not.toContain(form.id);
});

test('CLNT-077 ADMIN-035 the forms a client can be given come by title, page by page, each once', async () => {
  const mark = crypto.randomUUID();
  for (const letter of ['b', 'c', 'a', 'b']) {
    await portal.api.buildForm(portal.owner, { ...definition, title: `${letter} ${mark}` });
  }
  const titles: string[] = [];
  let cursor = '';
  do {
    const { body } = await portal.admin.get(
      `/api/admin/forms?client=no&order=title&limit=1&search=${mark}${cursor}`,
    );
    titles.push(...body.forms.map(({ title }: { title: string }) => title));
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  expect(titles).toEqual(['a', 'b', 'b', 'c'].map((letter) => `${letter} ${mark}`));
  const newest = await portal.admin.get(`/api/admin/forms?client=no&search=${mark}`);
  expect(newest.body.forms.map(({ title }: { title: string }) => title[0])).toEqual(['b', 'a', 'c', 'b']);
  expect((await portal.admin.get('/api/admin/forms?order=title&cursor=nonsense')).status).toBe(400);
});
