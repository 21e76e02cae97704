import { expect, test } from 'vitest';
import { inboxForm, namesOf, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';

const portal = usePortal();

test('CLNT-098 the language that a client chooses in the portal is that of their mails, and theirs alone', async () => {
  const client = await portal.api.signedInClient();
  const form = await portal.api.buildForm(portal.owner, inboxForm());
  const clientAccess = { mayComment: true };
  expect((await portal.assign(form.id, { clientId: client.clientId, clientAccess })).status).toBe(204);
  const id = await submitTo(portal.api, form, { name: 'Ada' });
  expect((await client.patch('/api/client-settings', { language: 'xx' })).status).toBe(400);
  expect((await client.patch('/api/client-settings', { language: 'de' })).status).toBeLessThan(300);
  const thread = (await portal.owner.get(`/api/submissions/${id}/comments`)).body;
  const mentioned = thread.people.find((one: { kind: string }) => one.kind === 'client');
  const text = `Look, @${mentioned.name}`;
  const comment = { text, audience: 'clients', mentions: [{ kind: 'client', id: mentioned.id }] };
  expect((await portal.owner.post(`/api/submissions/${id}/comments`, comment)).status).toBe(201);
  const mails = await portal.api.database.query<{ subject: string; body_text: string }>(
    `select subject, message ->> 'text' as body_text from deliveries where kind = 'comment_mention'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/hat Sie erwähnt/);
  expect(mails[0]?.body_text).toContain(`/client/form/${form.id}/submissions?submission=${id}`);
});

test('CLNT-099 a list begins at a submission, and ignores one that is not shown', async () => {
  const client = await portal.api.signedInClient();
  const form = await portal.api.buildForm(portal.owner, inboxForm());
  expect((await portal.assign(form.id, { clientId: client.clientId })).status).toBe(204);
  const ids = [];
  for (const name of ['Ada', 'Bo', 'Cy']) ids.push(await submitTo(portal.api, form, { name }));
  const list = async (around?: string) =>
    (await client.get(`/api/client-forms/${form.id}/submissions?around=${around}`)).body;
  expect(namesOf(await list(ids[1]))).toEqual(['Bo', 'Ada']);
  expect(namesOf(await list(crypto.randomUUID()))).toEqual(['Cy', 'Bo', 'Ada']);
});

test('VALID-014 a text that is too long is refused in the language of the page', async () => {
  const message = async (language: string) => {
    const response = await fetch(`${portal.api.url}/api/folders`, {
      method: 'POST',
      headers: {
        cookie: portal.owner.cookie,
        'content-type': 'application/json',
        'accept-language': language,
      },
      body: JSON.stringify({ name: 'x'.repeat(5_000) }),
    });
    expect(response.status).toBe(400);
    return ((await response.json()) as { error: { issues: { message: string }[] } }).error.issues[0]?.message;
  };
  expect(await message('en')).toMatch(/^Text must be less than \d+ characters$/);
  expect(await message('de')).toMatch(/^Der Text darf höchstens \d+ Zeichen lang sein$/);
});
