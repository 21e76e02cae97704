import { createEmptyDefinition, createField, withFields, fieldsOf } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

const definition = (title: string) =>
  withFields({ ...createEmptyDefinition(title), customStyles: { primaryColor: '#336699' } }, [
    { ...createField('text'), id: 'name' },
  ]);
const newFolder = async (name: string, person = owner) =>
  (await person.post('/api/folders', { name })).body.id as string;
const formIn = async (clientFolderId: string | null, title: string, person = owner) =>
  (await person.post('/api/forms', { definition: definition(title), clientFolderId })).body.id as string;

test('FOLD-016 FOLD-017 FOLD-018 FOLD-024 a folder has a trimmed name and perhaps a description', async () => {
  const made = await owner.post('/api/folders', { name: '  Bakery  ', description: '   ' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: 'Bakery', description: null, formCount: 0, hasActiveForms: false });
  const empty = await owner.post('/api/folders', { name: '   ' });
  expect(empty.status).toBe(400);
  expect(empty.body.error.issues[0].path).toEqual(['name']);
  const renamed = await owner.patch(`/api/folders/${made.body.id}`, { description: ' Bread ' });
  expect(renamed.body).toMatchObject({ name: 'Bakery', description: 'Bread' });
});

test('FOLD-023 FOLD-026 FOLD-009 FOLD-060 own folders newest first, with what is derived of their forms', async () => {
  const person = await api.signedIn();
  const first = await newFolder('First', person);
  const second = await newFolder('Second', person);
  await newFolder('Foreign');
  for (const title of ['A', 'B', 'C', 'D']) await formIn(first, title, person);
  const off = await formIn(first, 'Off', person);
  await person.patch(`/api/forms/${off}`, { active: false });
  const gone = await formIn(first, 'Gone', person);
  await person.delete(`/api/forms/${gone}`);
  await formIn(second, 'Elsewhere', person).then((id) => person.patch(`/api/forms/${id}`, { active: false }));
  const { folders } = (await person.get('/api/folders')).body;
  expect(folders.map(({ name }: { name: string }) => name)).toEqual(['Second', 'First']);
  expect(folders[0]).toMatchObject({ formCount: 1, activeFormCount: 0, hasActiveForms: false });
  expect(folders[1]).toMatchObject({
    formCount: 5,
    activeForms: ['D', 'C', 'B'],
    activeFormCount: 4,
    hasActiveForms: true,
    submissionCount: 0,
  });
});

test('FOLD-027 FOLD-031 FOLD-036 FOLD-058 FOLD-059 DASH-021 a folder lists its forms newest first; what lies in the trash is not counted', async () => {
  const folder = await newFolder('Counted');
  const older = await formIn(folder, 'Older');
  await formIn(folder, 'Newer');
  const { revisionId } = (await owner.get(`/api/forms/${older}`)).body;
  for (const name of ['Ada', 'Grace']) {
    await api.visitor().post(`/api/public/forms/${older}/submissions`, {
      revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name },
    });
  }
  const { submissions } = (await owner.get(`/api/submissions?formId=${older}`)).body;
  await owner.post('/api/submissions/trash', { ids: [submissions[0].id] });
  const { body } = await owner.get(`/api/folders/${folder}`);
  expect(body.forms.map(({ title }: { title: string }) => title)).toEqual(['Newer', 'Older']);
  expect(body.forms[1]).toMatchObject({ submissionCount: 1, fieldCount: 1, clientFolderId: folder });
  expect(body.folder).toMatchObject({ formCount: 2, submissionCount: 1 });
  expect(body.canManage).toBe(true);
});

test('D-53 D-175 FOLD-025 deleting a folder keeps its forms, outside any folder', async () => {
  const folder = await newFolder('Gone soon');
  const form = await formIn(folder, 'Kept');
  expect((await owner.delete(`/api/folders/${folder}`)).status).toBe(204);
  expect((await owner.get(`/api/folders/${folder}`)).body.error.code).toBe('folder.not_found');
  expect((await owner.get(`/api/forms/${form}`)).body.clientFolderId).toBeNull();
});

test('FOLD-057 D-55 D-172 strangers find no folder, administrators read it and change nothing', async () => {
  const folder = await newFolder('Private');
  const stranger = await api.signedIn();
  const admin = await api.signedIn({ role: 'admin' });
  for (const answer of [
    await stranger.get(`/api/folders/${folder}`),
    await stranger.patch(`/api/folders/${folder}`, { name: 'Mine' }),
    await stranger.delete(`/api/folders/${folder}`),
  ]) {
    expect(answer.status).toBe(404);
  }
  const read = await admin.get(`/api/folders/${folder}`);
  expect(read.body).toMatchObject({ canManage: false, folder: { name: 'Private' } });
  expect((await admin.delete(`/api/folders/${folder}`)).status).toBe(403);
  // Another account's folder accepts no form, by any route.
  const own = await formIn(null, 'Own', stranger);
  const moved = await stranger.patch(`/api/forms/${own}`, { clientFolderId: folder });
  expect(moved.body.error.code).toBe('folder.not_found');
  const made = await stranger.post('/api/forms', { definition: definition('New'), clientFolderId: folder });
  expect(made.body.error.code).toBe('folder.not_found');
  const foreign = await admin.patch(`/api/forms/${await formIn(folder, 'Theirs')}`, { clientFolderId: null });
  expect(foreign.status).toBe(403);
});

test('FOLD-056 D-58 a clone takes questions, look and folder, and no settings; the next has another title', async () => {
  const folder = await newFolder('Clones');
  const form = await formIn(folder, 'Original');
  await owner.patch(`/api/forms/${form}`, {
    active: false,
    redirectUrl: 'https://example.com/thanks',
    logoUrl: 'https://example.com/logo.png',
    clientPrimaryEmail: 'client@example.com',
  });
  await owner.post(`/api/forms/${form}/notification-emails`, { email: 'team@example.com' });
  const { status, body } = await owner.post(`/api/forms/${form}/clone`);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'Original (Copy)',
    active: true,
    clientFolderId: folder,
    redirectUrl: null,
    logoUrl: null,
    clientPrimaryEmail: null,
  });
  expect(body.id).not.toBe(form);
  expect(fieldsOf(body.definition)).toHaveLength(1);
  expect(body.definition.customStyles).toEqual({ primaryColor: '#336699' });
  expect((await owner.post(`/api/forms/${form}/clone`)).body.title).toBe('Original (Copy 2)');
  // Its only address is its maker's (D-192).
  const { emails } = (await owner.get(`/api/forms/${body.id}/notification-emails`)).body;
  expect(emails.map(({ email }: { email: string }) => email)).toEqual([owner.email]);
});

test('DASH-016 DASH-040 ROLE-010 a clone counts against the limit', async () => {
  const limited = await api.signedIn({ formLimit: 1 });
  const form = await formIn(null, 'Only', limited);
  const refused = await limited.post(`/api/forms/${form}/clone`);
  expect(refused.body.error.code).toBe('form.limit_reached');
});

test('FSET-007 FSET-008 FSET-009 FSET-010 FOLD-061 D-62 D-63 D-64 each attribute is saved on its own', async () => {
  const form = await formIn(null, 'Before');
  const read = async () => (await owner.get(`/api/forms/${form}`)).body;
  const first = await read();
  const saved = await owner.patch(`/api/forms/${form}`, { title: 'After' });
  expect(saved.body).toMatchObject({ title: 'After', definition: { title: 'After' } });
  expect(saved.body.revisionId).not.toBe(first.revisionId);
  await owner.patch(`/api/forms/${form}`, { description: 'Words' });
  await owner.patch(`/api/forms/${form}`, { showSecurityBadge: true });
  await owner.patch(`/api/forms/${form}`, { textHandling: 'as_typed' });
  await owner.patch(`/api/forms/${form}`, { clientPrimaryEmail: ' Client@Example.com ' });
  await owner.patch(`/api/forms/${form}`, { redirectUrl: 'https://example.com/thanks' });
  const before = await read();
  await owner.patch(`/api/forms/${form}`, { active: false });
  expect(await read()).toMatchObject({
    title: 'After',
    description: 'Words',
    active: false,
    clientPrimaryEmail: 'client@example.com',
    redirectUrl: 'https://example.com/thanks',
    // Settings of a form create no revision.
    revisionId: before.revisionId,
    definition: {
      ...first.definition,
      title: 'After',
      description: 'Words',
      textHandling: 'as_typed',
      customStyles: { primaryColor: '#336699', showSecurityBadge: true },
    },
  });
  for (const changes of [
    { redirectUrl: 'javascript:alert(1)' },
    { logoUrl: 'http://127.0.0.1/logo.png' },
    { clientPrimaryEmail: 'nobody' },
  ]) {
    const refused = await owner.patch(`/api/forms/${form}`, changes);
    expect(refused.status).toBe(400);
    expect(refused.body.error.issues[0].path).toEqual(Object.keys(changes));
  }
  const assigned = await api.signedIn();
  await api.assign(form, assigned);
  expect((await assigned.get(`/api/forms/${form}`)).body.clientPrimaryEmail).toBeNull();
  expect((await assigned.patch(`/api/forms/${form}`, { title: 'Mine' })).status).toBe(403);
});

test('DASH-017 ROLE-012 an administrator has no form limit', async () => {
  const admin = await api.signedIn({ role: 'admin', formLimit: 1 });
  await formIn(null, 'First', admin);
  expect(await formIn(null, 'Second', admin)).toBeDefined();
  expect((await admin.get('/api/forms')).body.forms).toHaveLength(2);
});

test('FSET-012 FSET-020 FSET-026 FSET-027 FSET-032 FSET-033 FSET-034 a form’s addresses: enabled at first, labelled, switched, at most ten', async () => {
  const form = await formIn(null, 'Told');
  const path = `/api/forms/${form}/notification-emails`;
  const [own] = (await owner.get(path)).body.emails;
  await owner.delete(`${path}/${own.id}`);
  await owner.post(path, { email: 'first@example.com', label: 'Office' });
  const [first] = (await owner.get(path)).body.emails;
  expect(first).toMatchObject({ email: 'first@example.com', label: 'Office', isEnabled: true });
  await owner.patch(`${path}/${first.id}`, { isEnabled: false });
  expect((await owner.get(path)).body.emails).toMatchObject([{ isEnabled: false, label: 'Office' }]);
  for (let at = 2; at <= 10; at++) await owner.post(path, { email: `n${at}@example.com` });
  const refused = await owner.post(path, { email: 'eleventh@example.com' });
  expect(refused.body.error.code).toBe('notification.form_limit_reached');
  expect((await owner.get(path)).body.emails).toHaveLength(10);
});

test('FSET-013 two attributes saved at the same time are both kept', async () => {
  const form = await formIn(null, 'Both');
  await Promise.all([
    owner.patch(`/api/forms/${form}`, { title: 'One' }),
    owner.patch(`/api/forms/${form}`, { description: 'Two' }),
    owner.patch(`/api/forms/${form}`, { showSecurityBadge: true }),
  ]);
  expect((await owner.get(`/api/forms/${form}`)).body).toMatchObject({
    title: 'One',
    description: 'Two',
    definition: { customStyles: { showSecurityBadge: true } },
  });
});

test('FSET-011 D-64 the public page lets the logo’s origin in, and no other', async () => {
  const form = await formIn(null, 'Logo');
  const policy = async () =>
    (await api.visitor().get(`/embed/${form}`)).headers.get('content-security-policy') ?? '';
  expect(await policy()).toContain("img-src 'self' data:;");
  await owner.patch(`/api/forms/${form}`, { logoUrl: 'https://cdn.example.com/a/logo.png' });
  expect(await policy()).toContain("img-src 'self' data: https://cdn.example.com;");
  expect((await api.visitor().get(`/embed/${form}`)).text).toContain('https://cdn.example.com/a/logo.png');
});

test('FOLD-080 a folder has a brand of its account, which its new forms begin in; without the kit it has none', async () => {
  const person = await api.signedIn();
  const newKit = async (name: string, primaryColor: string, of = person) =>
    (await of.post('/api/brand-kits', { name, styles: { primaryColor } })).body.id as string;
  const [standard, kitId, foreign] = [
    await newKit('Studio', '#333333'),
    await newKit('Bakery', '#006644'),
    await newKit('Foreign', '#ff0000', owner),
  ];
  const refused = await person.post('/api/folders', { name: 'Bakery', brandKitId: foreign });
  expect(refused.body.error.code).toBe('brand_kit.not_found');
  const { body: folder } = await person.post('/api/folders', { name: 'Bakery', brandKitId: kitId });
  expect(folder.brand).toMatchObject({ kitId, name: 'Bakery', fill: '#006644' });
  const path = `/api/folders/${folder.id}`;
  expect((await person.patch(path, { brandKitId: foreign })).body.error.code).toBe('brand_kit.not_found');
  const template = { template: 'basic-contact' };
  const inFolder = await person.post('/api/forms', { ...template, clientFolderId: folder.id });
  const outside = await person.post('/api/forms', template);
  expect([inFolder.body.definition.brand.kitId, outside.body.definition.brand.kitId]).toEqual([
    kitId,
    standard,
  ]);
  expect((await person.patch(path, { name: 'Bakers' })).body.brand).toMatchObject({ kitId });
  await person.delete(`/api/brand-kits/${kitId}`);
  expect((await person.get(path)).body.folder).toMatchObject({ name: 'Bakers', brand: null });
});
