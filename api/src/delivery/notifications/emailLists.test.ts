import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { untilServed } from '../../../../tests/support/api/untilServed.ts';
import { removePeople } from '../../../../tests/support/api/removePeople.ts';

const definition = withFields(createEmptyDefinition('Order'), [{ ...createField('text'), id: 'name' }]);

const api = useTestApi();
let owner: TestPerson;
let form: { id: string };
beforeEach(async () => {
  await removePeople(api.database);
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
});

const add = (email: string, formId: string | null = null, label?: string) =>
  owner.post('/api/notification-emails', { email, formId, ...(label !== undefined && { label }) });
const list = async () => (await owner.get('/api/notification-emails')).body.emails;
const formList = async () => (await owner.get(`/api/forms/${form.id}/notification-emails`)).body.emails;
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

test('NOTIF-016 NOTIF-019 NOTIF-020 NOTIF-011 rows newest first, for all forms or one, labels trimmed', async () => {
  expect((await add(' Ada@Example.com ', null, '  ')).status).toBe(201);
  await add('team@example.com', form.id, ' Team ');
  expect(await list()).toMatchObject([
    { email: 'team@example.com', label: 'Team', isActive: true, formId: form.id, formTitle: 'Order' },
    { email: 'ada@example.com', label: null, isActive: true, formId: null, formTitle: null },
  ]);
});

test.each([
  ['NOTIF-012', ' ', 'Please enter an email address'],
  ['NOTIF-013', 'ada', 'Please enter a valid email address'],
  ['NOTIF-013 T21', 'ada@example.com\r\nBcc: eve@evil.example', 'Please enter a valid email address'],
])('%s %j is refused', async (_id, email, message) => {
  const refused = await add(email);
  expect([refused.status, refused.body.error.message]).toEqual([400, message]);
  expect(refused.body.error.issues[0].path).toEqual(['email']);
});

test('D-122 the same address for the same target is refused, for another it is not', async () => {
  await add('ada@example.com');
  const twice = await add('ADA@example.com');
  expect([twice.status, twice.body.error.message]).toEqual([
    409,
    'This email is already in the notification list',
  ]);
  expect((await add('ada@example.com', form.id)).status).toBe(201);
});

test('T38 D-123 CONST-022 of fifty added at once five are there, and none is activated beyond', async () => {
  const added = await Promise.all(
    Array.from({ length: 50 }, (_, at) => untilServed(() => add(`a${at}@example.com`))),
  );
  expect(added.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(codeOf(added.find(({ status }) => status !== 201) as never)).toEqual([
    409,
    'notification.limit_reached',
  ]);
  const rows = await list();
  const switchTo = (id: string, isActive: boolean) =>
    owner.patch(`/api/notification-emails/${id}`, { isActive });
  await switchTo(rows[0].id, false);
  expect((await add('sixth@example.com')).status).toBe(201);
  expect(codeOf(await switchTo(rows[0].id, true))).toEqual([409, 'notification.limit_reached']);
});

test('NOTIF-018 NOTIF-021 NOTIF-022 NOTIF-023 a row is switched and removed, the master switch is on until it is put off', async () => {
  const { body } = await add('ada@example.com');
  await add('kept@example.com');
  const switched = await owner.patch(`/api/notification-emails/${body.id}`, { isActive: false });
  expect(switched.body).toMatchObject({ id: body.id, isActive: false });
  expect(await list()).toMatchObject([{ isActive: true }, { id: body.id, isActive: false }]);
  expect((await owner.delete(`/api/notification-emails/${body.id}`)).status).toBe(204);
  expect(await list()).toMatchObject([{ email: 'kept@example.com' }]);
  const isOn = async () => (await owner.get('/api/profile')).body.profile.notificationsEnabled;
  expect(await isOn()).toBe(true);
  await owner.patch('/api/profile', { notificationsEnabled: false });
  expect(await isOn()).toBe(false);
});

test('NOTIF-024 the forms to choose from are one’s own, with id and title', async () => {
  const stranger = await api.signedIn();
  await api.buildForm(stranger, definition);
  const { forms } = (await owner.get('/api/forms')).body;
  expect(forms).toMatchObject([{ id: form.id, title: 'Order' }]);
});

test('NOTIF-017 NOTIF-025 D-122 a row for one form stands in its list, is switched there, and leaves it again', async () => {
  const { body } = await add('ada@example.com', form.id);
  expect(await formList()).toMatchObject([{ email: 'ada@example.com', isEnabled: true }]);
  await owner.patch(`/api/notification-emails/${body.id}`, { isActive: false });
  expect(await formList()).toMatchObject([{ isEnabled: false }]);
  expect((await owner.delete(`/api/notification-emails/${body.id}`)).status).toBe(204);
  expect(await formList()).toEqual([]);
  expect(await list()).toEqual([]);
});

test('NOTIF-022 FSET-026 D-61 an address switched off in the form’s list is off in the account’s list', async () => {
  const { body } = await add('ada@example.com', form.id);
  const [inForm] = await formList();
  const switchInForm = (isEnabled: boolean) =>
    owner.patch(`/api/forms/${form.id}/notification-emails/${inForm.id}`, { isEnabled });
  expect((await switchInForm(false)).body).toMatchObject({ isEnabled: false });
  expect(await list()).toMatchObject([{ id: body.id, isActive: false }]);
  expect((await switchInForm(true)).body).toMatchObject({ isEnabled: true });
  expect(await list()).toMatchObject([{ id: body.id, isActive: true }]);
});

test('D-123 the form’s list switches no sixth address of the account’s list on', async () => {
  const { body } = await add('ada@example.com', form.id);
  const [inForm] = await formList();
  const path = `/api/forms/${form.id}/notification-emails`;
  await owner.patch(`/api/notification-emails/${body.id}`, { isActive: false });
  for (let at = 0; at < 5; at++) await add(`a${at}@example.com`);
  const refused = [409, 'notification.limit_reached'];
  expect(codeOf(await owner.patch(`${path}/${inForm.id}`, { isEnabled: true }))).toEqual(refused);
  expect(codeOf(await owner.post(path, { email: 'ada@example.com' }))).toEqual(refused);
});

test('D-61 T38 BUILD-061 CONST-021 a form has at most ten, however many are added at once; no address twice', async () => {
  const addToForm = (email: string) => owner.post(`/api/forms/${form.id}/notification-emails`, { email });
  const added = await Promise.all(Array.from({ length: 50 }, (_, at) => addToForm(`a${at}@example.com`)));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(codeOf(await add('eleventh@example.com', form.id))).toEqual([
    409,
    'notification.form_limit_reached',
  ]);
  expect(await list()).toEqual([]);
  const [first] = await formList();
  expect(codeOf(await addToForm(first.email.toUpperCase()))).toEqual([409, 'notification.duplicate']);
  await owner.patch(`/api/forms/${form.id}/notification-emails/${first.id}`, { label: ' Office ' });
  expect((await formList())[0]).toMatchObject({ label: 'Office', isEnabled: true });
  expect((await owner.delete(`/api/forms/${form.id}/notification-emails/${first.id}`)).status).toBe(204);
  expect(await formList()).toHaveLength(9);
});

test('T1 nobody touches another account’s rows, nor adds for another account’s form', async () => {
  const { body } = await add('ada@example.com');
  const other = await api.signedIn();
  expect((await other.patch(`/api/notification-emails/${body.id}`, { isActive: false })).status).toBe(404);
  expect((await other.delete(`/api/notification-emails/${body.id}`)).status).toBe(404);
  const foreign = await other.post('/api/notification-emails', { email: 'e@evil.example', formId: form.id });
  expect(foreign.status).toBe(404);
  expect((await other.get('/api/notification-emails')).body.emails).toEqual([]);
  expect(await list()).toMatchObject([{ isActive: true }]);
});

test('FSET-033 FSET-034 NOTIF-025 D-61 a form carries its addresses and which of them are told, for who may change it', async () => {
  const path = `/api/forms/${form.id}/notification-emails`;
  await owner.post(path, { email: 'Ada@example.com' });
  const second = await owner.post(path, { email: 'bea@example.com' });
  await owner.patch(`${path}/${second.body.id}`, { isEnabled: false });
  expect((await owner.get(`/api/forms/${form.id}`)).body).toMatchObject({
    notificationEmails: ['ada@example.com', 'bea@example.com'],
    emailNotifications: { 'ada@example.com': true, 'bea@example.com': false },
  });
  const reader = await api.signedIn();
  await api.assign(form.id, reader);
  expect((await reader.get(`/api/forms/${form.id}`)).body).toMatchObject({
    notificationEmails: [],
    emailNotifications: {},
  });
});

test('D-192 NOTIF-044 a new form notifies whoever made it: from nothing, a template, an import and a copy', async () => {
  const made = [
    await owner.post('/api/forms', { definition }),
    await owner.post('/api/forms', { template: (await owner.get('/api/templates')).body.templates[0].id }),
    await owner.post(`/api/forms/${form.id}/clone`),
  ];
  for (const { status, body } of made) {
    expect([status, body.hasMailServer]).toEqual([201, false]);
    const { emails, hasMailServer } = (await owner.get(`/api/forms/${body.id}/notification-emails`)).body;
    expect(emails).toMatchObject([{ email: owner.email, isEnabled: true, isConfirmed: true }]);
    expect(hasMailServer).toBe(false);
  }
});

test('BUILD-004 a new form with a wrong address is not made, with right ones it has them', async () => {
  const before = (await owner.get('/api/forms')).body.forms.length;
  const refused = await owner.post('/api/forms', { definition, redirectUrl: 'javascript:alert(1)' });
  expect([refused.status, refused.body.error.issues[0].path]).toEqual([400, ['redirectUrl']]);
  expect((await owner.post('/api/forms', { definition, clientPrimaryEmail: 'nobody' })).status).toBe(400);
  expect((await owner.get('/api/forms')).body.forms).toHaveLength(before);
  const { body } = await owner.post('/api/forms', { definition, redirectUrl: 'https://example.com/thanks' });
  expect(body.redirectUrl).toBe('https://example.com/thanks');
});
