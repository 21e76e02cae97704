import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let formId: string;
beforeAll(async () => {
  owner = await api.signedIn();
  formId = (await api.buildForm(owner, createEmptyDefinition('Contact'))).id;
});

/** The answers that a page brings with it, by path below `/api`. */
async function answersOf(person: TestPerson, address: string): Promise<Record<string, unknown>> {
  const { text } = await person.get(address);
  return JSON.parse(/id="first-data">([^<]*)</.exec(text)?.[1] ?? '{}').answers;
}

test.each([
  ['settings/website', ['', '/publishing']],
  ['summary/visits', ['', '/publishing']],
  ['responses', ['', '/publishing']],
  ['settings/notifications', ['', '/publishing', '/notification-emails']],
  ['settings/webhooks', ['', '/publishing', '/notification-emails', '/webhooks']],
  ['build', ['', '/notification-emails']],
  ['design', ['', '/notification-emails']],
])('the page of /forms/…/%s brings what the API answers', async (screen, paths) => {
  const answers = await answersOf(owner, `/forms/${formId}/${screen}`);
  const ofForm = Object.keys(answers).filter((path) => path.startsWith(`/forms/${formId}`));
  expect(ofForm).toEqual(paths.map((path) => `/forms/${formId}${path}`));
  const others = Object.keys(answers).filter((path) =>
    /formId=|^\/(notification-emails|public|brand-kits)/.test(path),
  );
  for (const path of [...ofForm, ...others])
    expect({ [path]: answers[path] }).toEqual({ [path]: (await owner.get(`/api${path}`)).body });
});

test('SHELL-053 the page of webhooks says in the reader’s language why one was turned off', async () => {
  const url = 'https://hooks.example.com/';
  expect((await owner.post(`/api/forms/${formId}/webhooks`, { url })).status).toBe(201);
  await api.database.query(
    `update webhooks set is_active = false, stopped_reason = 'The receiver answered 410: it wants no more of these.'`,
  );
  await owner.patch('/api/profile', { language: 'de' });
  const { [`/forms/${formId}/webhooks`]: brought } = await answersOf(
    owner,
    `/forms/${formId}/settings/webhooks`,
  );
  await owner.patch('/api/profile', { language: null });
  expect(brought).toMatchObject({
    webhooks: [{ stoppedReason: expect.stringContaining('Der Empfänger hat') }],
  });
});

test('the page of Design brings the brands of the account, that of the builder none', async () => {
  expect(await answersOf(owner, `/forms/${formId}/design`)).toHaveProperty('/brand-kits');
  expect(await answersOf(owner, `/forms/${formId}/build`)).not.toHaveProperty('/brand-kits');
});

test('D-172 the page of somebody else’s form, or of none, brings nothing of it', async () => {
  const stranger = await api.signedIn();
  for (const id of [formId, crypto.randomUUID()]) {
    const answers = await answersOf(stranger, `/forms/${id}/settings`);
    expect(Object.keys(answers)).toContain('/forms');
    expect(JSON.stringify(answers)).not.toContain(id);
  }
});

test('a long form is left to a request', async () => {
  const fields = Array.from({ length: 200 }, (_, at) => ({
    ...createField('text'),
    id: `f${at}`,
    label: 'word '.repeat(30),
  }));
  const { id } = await api.buildForm(owner, withFields(createEmptyDefinition('Long'), fields));
  const ofForm = async (screen: string) =>
    Object.keys(await answersOf(owner, `/forms/${id}/${screen}`)).filter((path) => path.includes(id));
  expect(await ofForm('settings')).toEqual([`/forms/${id}/publishing`]);
  expect(await ofForm('build')).toEqual([`/forms/${id}/notification-emails`]);
});

test('STYLE-040 the page of a brand brings the newest form, on which it is shown', async () => {
  const person = await api.signedIn();
  expect(await answersOf(person, '/settings/brands/new')).not.toHaveProperty('/forms/undefined');
  await api.buildForm(person, createEmptyDefinition('Older'));
  const { id } = await api.buildForm(person, createEmptyDefinition('Newest'));
  const answers = await answersOf(person, '/settings/brands/new');
  expect(Object.keys(answers).filter((path) => /^\/forms\/[\da-f-]{36}$/.test(path))).toEqual([
    `/forms/${id}`,
  ]);
  expect(answers[`/forms/${id}`]).toEqual((await person.get(`/api/forms/${id}`)).body);
});
