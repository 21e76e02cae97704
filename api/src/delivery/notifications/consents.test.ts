import { expect, test } from 'vitest';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';

// The mail server does not matter: mails of these tests stay in the outbox.
const scene = useMailedForm({ smtpUrl: 'smtp://127.0.0.1:1' });
const outbox = (kind: string) =>
  scene.api.database.query<{ id: string; recipient: string; state: string; held_reason: string | null }>(
    'select * from deliveries where kind = $1 order by recipient, id',
    [kind],
  );
const told = async () =>
  (await outbox('submission_notification')).map(
    ({ recipient, held_reason: reason }): [string, string | null] => [recipient, reason],
  );
/** Writes the mails, and sends none of them. */
const answer = async () => {
  const { submissionId } = await scene.answer();
  await scene.api.runJobs();
  return submissionId;
};
/** Returns the path of the newest consent link to an address. */
const questionTo = async (email: string) => {
  const [mail] = await scene.api.database.query<{ body_text: string }>(
    `select message ->> 'text' as body_text from deliveries where kind = 'confirm_notifications' and recipient = $1 order by id desc`,
    [email],
  );
  return /\/api\/confirm-mails\?token=\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
};

test('NOTIF-042 SHELL-053 T22 another’s address is told once its holder has agreed; until then its mails are held back', async () => {
  const added = await scene.owner.post('/api/notification-emails', {
    email: 'team@example.com',
    formId: null,
  });
  expect(added.body).toMatchObject({ isActive: true, isConfirmed: false });
  const question = await scene.api.lastMail('team@example.com');
  expect(question.kind).toBe('confirm_notifications');
  expect(question.text).toContain(scene.owner.email);
  await answer();
  expect(await told()).toEqual([['team@example.com', 'unconfirmed']]);
  const path = await questionTo('team@example.com');
  // Opening the link without pressing the button gives no consent.
  const page = await scene.api.visitor().get(path);
  expect([page.status, page.text.includes('Get these mails?')]).toEqual([200, true]);
  const list = async () => (await scene.owner.get('/api/notification-emails')).body;
  expect(await list()).toMatchObject({ hasMailServer: true, emails: [{ isConfirmed: false }] });
  expect((await scene.api.visitor().send('POST', path)).text).toContain('Your address is confirmed');
  expect((await list()).emails).toMatchObject([{ isConfirmed: true }]);
  await answer();
  expect((await told()).map(([, reason]) => reason)).toEqual(['unconfirmed', null]);
  // Held mails are sent on request.
  const { deliveries } = (await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`)).body;
  const held = deliveries.find(({ state }: { state: string }) => state === 'held');
  expect(held.lastError).toContain('not been confirmed');
  const inGerman = new TestClient(scene.api.url, { 'accept-language': 'de' }, scene.owner.cookie);
  const german = (await inGerman.get(`/api/forms/${scene.form.id}/deliveries`)).body.deliveries;
  expect(german.find(({ id }: { id: string }) => id === held.id).lastError).toContain('nicht bestätigt');
  expect((await scene.owner.post(`/api/forms/${scene.form.id}/deliveries/${held.id}/resend`)).status).toBe(
    202,
  );
  expect((await told()).map(([, reason]) => reason)).toEqual([null, null]);
});

test('NOTIF-042 one’s own address needs no question; a form’s list and its client do, once for all forms', async () => {
  const { id } = scene.form;
  const own = await scene.owner.post(`/api/forms/${id}/notification-emails`, { email: scene.owner.email });
  expect(own.body.isConfirmed).toBe(true);
  const other = await scene.owner.post(`/api/forms/${id}/notification-emails`, { email: 'list@example.com' });
  expect(other.body.isConfirmed).toBe(false);
  await scene.owner.patch(`/api/forms/${id}`, { clientPrimaryEmail: 'Client@example.com' });
  await answer();
  expect(new Map(await told())).toEqual(
    new Map<string, string | null>([
      ['client@example.com', 'unconfirmed'],
      ['list@example.com', 'unconfirmed'],
      [scene.owner.email, null],
    ]),
  );
  expect((await outbox('confirm_notifications')).map(({ recipient }) => recipient)).toEqual([
    'client@example.com',
    'list@example.com',
  ]);
  await scene.api.visitor().send('POST', await questionTo('list@example.com'));
  const second = await scene.api.buildForm(scene.owner, mailedDefinition);
  const again = await scene.owner.post(`/api/forms/${second.id}/notification-emails`, {
    email: 'list@example.com',
  });
  expect(again.body.isConfirmed).toBe(true);
});

test('NOTIF-042 the question is sent again, three times a day at most; another account’s consent is none', async () => {
  const { body } = await scene.owner.post('/api/notification-emails', {
    email: 'team@example.com',
    formId: null,
  });
  const ask = () => scene.owner.post(`/api/notification-emails/${body.id}/confirmation`);
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([202, 202, 429]);
  expect(await outbox('confirm_notifications')).toHaveLength(3);
  const stranger = await scene.api.signedIn();
  const path = await questionTo('team@example.com');
  await scene.api.visitor().send('POST', path);
  const foreign = await stranger.post('/api/notification-emails', {
    email: 'team@example.com',
    formId: null,
  });
  expect(foreign.body.isConfirmed).toBe(false);
});

test('D-125 RFC 8058 links are sealed for one page, for a time: cut, changed, swapped or old they do nothing', async () => {
  await scene.owner.post(`/api/forms/${scene.form.id}/notification-emails`, { email: 'team@example.com' });
  const confirm = await questionTo('team@example.com');
  const token = confirm.slice(confirm.indexOf('=') + 1);
  // The token does not reveal its address.
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('team');
  const middle = token.length >> 1;
  const changed = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
  for (const wrong of ['', 'x', token.slice(0, -4), changed]) {
    for (const page of ['confirm-mails', 'stop-mails']) {
      expect((await scene.api.visitor().send('POST', `/api/${page}?token=${wrong}`)).status).toBe(404);
    }
  }
  expect((await scene.api.visitor().send('POST', `/api/stop-mails?token=${token}`)).status).toBe(404);
  expect((await scene.api.visitor().send('POST', confirm)).status).toBe(200);
});

test('D-125 stopping all forms’ mails takes the consent along, and what waits; the account goes on telling others', async () => {
  const { body } = await scene.owner.post('/api/notification-emails', {
    email: 'team@example.com',
    formId: null,
  });
  await scene.api.visitor().send('POST', await questionTo('team@example.com'));
  await answer();
  const [mail] = await scene.api.database.query<{ stop_url: string }>(
    `select message ->> 'stopUrl' as stop_url from deliveries where kind = 'submission_notification'`,
  );
  await scene.api.visitor().send('POST', (mail?.stop_url ?? '').replace('http://platform.test', ''));
  expect(await told()).toEqual([['team@example.com', 'stopped']]);
  const on = await scene.owner.patch(`/api/notification-emails/${body.id}`, { isActive: true });
  expect(on.body).toMatchObject({ isActive: true, isConfirmed: false });
});

test('D-161 NOTIF-042 a new address of the account takes the place of the old one', async () => {
  await scene.owner.post(`/api/forms/${scene.form.id}/notification-emails`, { email: scene.owner.email });
  await scene.owner.post('/api/profile/email', { email: 'new@example.com', password: 'Correct-Horse-9' });
  const token = /\/confirm#token=([\w-]+)/.exec((await scene.api.lastMail('new@example.com')).text)?.[1];
  await scene.api.visitor().post('/api/auth/confirm', { token });
  const { emails } = (await scene.owner.get(`/api/forms/${scene.form.id}/notification-emails`)).body;
  expect(emails).toMatchObject([{ email: 'new@example.com', isConfirmed: true }]);
});
