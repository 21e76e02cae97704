import { expect, test } from 'vitest';
import { mailedDefinition, pathIn, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';
import { plain, startMailServer } from '../../../../tests/support/mailServer.ts';
import { recoverJobs } from '../../platform/jobs/recoverJobs.ts';
import { runWaitingJobs } from '../../app/startWorker.ts';
import { notifySubmissionsJob } from './notifySubmission.ts';

const scene = useMailedForm();
const { answer, runJobs, tell } = scene;
const addToForm = (email: string) =>
  scene.owner.post(`/api/forms/${scene.form.id}/notification-emails`, { email });
const outbox = () => scene.api.database.query('select * from deliveries order by recipient, id');
const recipients = async () => (await outbox()).map(({ recipient }) => recipient);
const jobs = async (name: string) =>
  (await scene.api.database.query('select * from graphile_worker.jobs where task_identifier = $1', [name]))
    .length;
const visit = (path: string, client: TestClient = scene.api.visitor()) => client.get(path);

test('NOTIF-037 EMBED-044 D-125 a submission is told by mail: answers with labels, escaped, as text and HTML', async () => {
  await tell('team@example.com');
  const { submissionId } = await answer(
    { name: '<b>Ada</b> & co' },
    {
      headers: {
        'user-agent': 'Browser <1>',
        referer: 'https://bakery.example/shop/cakes?utm=secret#top',
      },
    },
  );
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
  const mail = plain(scene.server.received[0]);
  expect(mail).toMatch(/^To: team@example.com/m);
  expect(mail).toMatch(/^Subject: New submission: Order <cake>/m);
  expect(mail).toContain('Your name:\r\n<b>Ada</b> & co');
  expect(mail).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; co');
  expect(mail).toMatch(/submitted [^.]* on [^.]*\d{4}/);
  const links = await scene.api.database.query<{ target: string }>('select target from mail_links');
  const targets = links.map(({ target }) => target).join(' ');
  expect([targets.includes(scene.form.id), targets.includes(submissionId)]).toEqual([true, true]);
  expect(mail).toContain('Browser &lt;1&gt;');
  expect(mail).toContain('https://bakery.example/shop/cakes');
  expect(mail).not.toContain('utm');
  expect(mail).toMatch(/^List-Unsubscribe: <http:\/\/platform\.test\/api\/stop-mails\?token=/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const [row] = await outbox();
  expect(row).toMatchObject({ state: 'sent', message: null, form_id: scene.form.id });
});

test('NOTIF-037 an answer to the mail goes to the first address that the visitor entered, else to nobody', async () => {
  await tell('team@example.com');
  await answer({ name: 'Ada', mail: 'ada@example.com' });
  await answer({ name: 'Nobody' });
  await runJobs();
  const replies = scene.server.received.map((mail) => /^Reply-To: (.*)$/m.exec(plain(mail))?.[1]?.trim());
  expect(new Set(replies)).toEqual(new Set(['ada@example.com', undefined]));
});

test('D-121 each address once: form list, global, per form, the client; others and disabled ones not', async () => {
  await tell('global@example.com');
  await tell('forthis@example.com', scene.form.id);
  await addToForm('global@example.com');
  const off = await addToForm('off@example.com');
  await scene.owner.patch(`/api/forms/${scene.form.id}/notification-emails/${off.body.id}`, {
    isEnabled: false,
  });
  const other = await scene.api.buildForm(scene.owner, mailedDefinition);
  await tell('other@example.com', other.id);
  await scene.api.database.query('update forms set client_primary_email = $1 where id = $2', [
    'Client@example.com',
    scene.form.id,
  ]);
  await answer();
  await runJobs();
  expect(await recipients()).toEqual(['client@example.com', 'forthis@example.com', 'global@example.com']);
});

test('NOTIF-002 D-121 the master switch off stops all of them', async () => {
  await tell('team@example.com');
  await addToForm('list@example.com');
  await scene.owner.patch('/api/profile', { notificationsEnabled: false });
  await answer();
  await runJobs();
  expect(await recipients()).toEqual([]);
});

test('EMBED-045 D-124 without anybody to tell there is no job; a failing mail server fails no submission', async () => {
  await answer();
  expect(await jobs('notify_submissions')).toBe(0);
  await tell('team@example.com');
  await answer();
  expect(await jobs('notify_submissions')).toBe(1);
  // Its port has no listener any more.
  const gone = await startMailServer(scene.api.deps.config);
  await gone.close();
  await runWaitingJobs({ ...scene.api.deps, findMailer: gone.findMailer });
  const { submissionId } = await answer();
  const { body } = await scene.owner.get(`/api/submissions/${submissionId}`);
  expect(body.submission.id).toBe(submissionId);
  expect((await outbox()).map(({ state }) => state)).not.toContain('sent');
  await runJobs();
});

test('D-124 once per submission and address, also when the job runs twice, at once, or its worker was killed', async () => {
  await tell('team@example.com');
  const { submissionId } = await answer();
  const news = { submissions: [{ accountId: scene.owner.accountId, submissionId, referrer: null }] };
  const once = () =>
    notifySubmissionsJob.perform(scene.api.deps, news, { isLast: false, signal: AbortSignal.any([]) });
  await Promise.all([once(), once()]);
  expect(await recipients()).toEqual(['team@example.com']);
  // The worker of the job is dead: the job is locked, and its connection is closed.
  await scene.api.database.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '6 minutes'`,
  );
  await runJobs();
  expect(scene.server.received).toEqual([]);
  await recoverJobs(scene.api.deps.orm);
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
  expect(await jobs('notify_submissions')).toBe(0);
});

test('T13 D-125 links are tracked: a stored target, a click on record, nothing taken from the address', async () => {
  await tell('team@example.com');
  const { submissionId } = await answer();
  await runJobs();
  const path = pathIn(scene.server.received[0], /View submission:\s+(\S+)/);
  const followed = await visit(`${path}&redirect=https://evil.example&url=//evil.example`);
  expect(followed.status).toBe(302);
  expect(followed.headers.get('location')).toBe(`/submissions/${scene.form.id}?submission=${submissionId}`);
  const formLink = await visit(pathIn(scene.server.received[0], /View form:\s+(\S+)/));
  expect(formLink.headers.get('location')).toBe(`/builder/${scene.form.id}`);
  const clicks = await scene.api.database.query('select * from email_clicks order by id');
  expect(clicks).toMatchObject([
    { click_type: 'view_submission', recipient_email: 'team@example.com', submission_id: submissionId },
    { click_type: 'view_form', form_id: scene.form.id },
  ]);
  for (const wrong of [
    '',
    '?id=',
    '?id=x',
    `?id=${crypto.randomUUID()}`,
    `?id=${scene.form.id}&redirect=https://evil.example`,
  ]) {
    expect((await visit(`/api/track-click${wrong}`)).status).toBe(404);
  }
});

test('D-125 RFC 8058 one press stops the mails of this form, and the page before it asks', async () => {
  await tell('team@example.com', scene.form.id);
  await addToForm('client@example.com');
  await scene.api.database.query(`update forms set client_primary_email = 'client@example.com'`);
  await answer();
  await runJobs();
  expect(scene.server.received).toHaveLength(2);
  for (const mail of scene.server.received) {
    const path = pathIn(mail, /List-Unsubscribe: <([^>]+)>/);
    const page = await visit(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Stop these mails?');
    expect(page.text).toContain('Order &lt;cake&gt;');
    const pressed = await scene.api.visitor().send('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
  }
  await answer();
  await runJobs();
  expect(scene.server.received).toHaveLength(2);
  const { body } = await scene.owner.get('/api/notification-emails');
  expect(body.emails).toMatchObject([{ email: 'team@example.com', isActive: false }]);
});

test('D-125 who is told about all forms stops all of them; a changed token stops nothing', async () => {
  await tell('team@example.com');
  const other = await scene.api.buildForm(scene.owner, mailedDefinition);
  await answer();
  await runJobs();
  const path = pathIn(scene.server.received[0], /List-Unsubscribe: <([^>]+)>/);
  const forged = Buffer.from(
    JSON.stringify({ formId: scene.form.id, email: 'team@example.com', isGlobal: true, expiresAt: 9e15 }),
  ).toString('base64url');
  for (const wrong of [
    '',
    '?token=',
    `?token=${forged}`,
    `?token=${forged}.x`,
    path.slice(path.indexOf('?'), -1),
  ]) {
    expect((await scene.api.visitor().send('POST', `/api/stop-mails${wrong}`)).status).toBe(404);
  }
  expect((await visit(path)).text).toContain('any form of this account');
  await scene.api.visitor().send('POST', path);
  await answer();
  await answer({ name: 'Ada' }, { form: other });
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
});
