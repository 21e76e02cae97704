import { Webhook as Verifier } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { takeIt, useWebhooks } from '../../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();
const { startReceiver, hooksPath, addWebhook, answer, deliveries, runJobs } = scene;

test('NOTIF-038 one submission, one signed call: Standard Webhooks, answers with labels, exactly once', async () => {
  const receiver = await startReceiver(takeIt);
  const { secret, path } = await addWebhook(receiver.url);
  const submissionId = await answer();
  await runJobs();
  await runJobs();
  expect(receiver.calls).toHaveLength(1);
  const [call] = receiver.calls;
  const told = new Verifier(secret).verify(call?.body ?? '', call?.headers as Record<string, string>);
  expect(told).toMatchObject({
    type: 'form.submitted',
    data: {
      submissionId,
      formTitle: 'Order',
      answers: { name: 'Ada' },
      labels: { name: 'Your name' },
      texts: { name: 'Ada' },
    },
  });
  const [delivery] = await deliveries(path);
  expect(delivery).toMatchObject({
    id: call?.headers['webhook-id'],
    state: 'sent',
    attempts: 1,
    lastStatus: 200,
    response: 'Taken',
    request: call?.body,
  });
});

test('NOTIF-038 T37 the secret is told once; it is encrypted, and shown nowhere else', async () => {
  const receiver = await startReceiver(takeIt);
  const { secret, path } = await addWebhook(receiver.url);
  await scene.owner.post(`${path}/test`);
  await runJobs();
  const shown = [
    await scene.owner.get(hooksPath()),
    await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`),
  ].map(({ text }) => text);
  expect(shown.join()).not.toContain(secret.slice(6));
  expect(JSON.stringify(await scene.api.database.query('select * from webhooks'))).not.toContain(
    secret.slice(6),
  );
  expect(scene.api.log()).not.toContain(secret.slice(6));
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({ type: 'form.test' });
});

test('NOTIF-041 a new secret signs at once, the one before for a day as well', async () => {
  const receiver = await startReceiver(takeIt);
  const { secret: before, path } = await addWebhook(receiver.url);
  const { body: rotated } = await scene.owner.post(`${path}/rotate-secret`);
  expect(rotated.webhook.previousSecretExpiresAt).not.toBeNull();
  await answer();
  await runJobs();
  const { headers = {}, body = '' } = receiver.calls[0] ?? {};
  for (const secret of [before, rotated.secret]) {
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toBeDefined();
  }
  await scene.api.database.query(`update webhooks set previous_expires_at = now()`);
  await answer();
  await runJobs();
  const second = receiver.calls[1] ?? { headers: {}, body: '' };
  expect(() => new Verifier(before).verify(second.body, second.headers as Record<string, string>)).toThrow(
    'No matching signature',
  );
});

test('NOTIF-039 D-61 one list has mails and calls, newest first, page by page, by channel and by state', async () => {
  const receiver = await startReceiver(takeIt);
  await addWebhook(receiver.url);
  const told = { email: scene.owner.email, formId: scene.form.id };
  expect((await scene.owner.post('/api/notification-emails', told)).status).toBe(201);
  await answer();
  await answer();
  await runJobs();
  const list = async (query: string) =>
    (await scene.owner.get(`/api/forms/${scene.form.id}/deliveries?${query}`)).body;
  const shown = async (query: string) =>
    (await list(query)).deliveries.map(({ channel, recipient, state, canResend }: Record<string, unknown>) =>
      [channel, recipient, state, canResend].join(' '),
    );
  const call = `webhook ${receiver.url} sent true`;
  // There is no mail server.
  const mail = `mail ${scene.owner.email} waiting false`;
  expect(await shown('')).toEqual([call, mail, call, mail]);
  expect(await shown('channel=mail')).toEqual([mail, mail]);
  expect(await shown('channel=webhook&state=sent')).toEqual([call, call]);
  expect(await shown('channel=webhook&state=held')).toEqual([]);
  const { nextCursor } = await list('state=sent&limit=1');
  const rest = await list(`state=sent&limit=1&cursor=${nextCursor}`);
  expect([rest.deliveries.length, rest.nextCursor]).toEqual([1, null]);
  const {
    deliveries: [{ request }],
  } = await list('channel=mail&limit=1');
  expect(request).toBeNull();
});

test('NOTIF-039 what did not arrive follows its webhook to another address, and the log names it', async () => {
  const [before, after] = [
    await startReceiver((response) => void response.writeHead(503).end()),
    await startReceiver(takeIt),
  ];
  const { path } = await addWebhook(before.url);
  await answer();
  await runJobs();
  expect(await deliveries(path)).toMatchObject([{ state: 'waiting', recipient: before.url }]);
  await scene.owner.patch(path, { url: after.url });
  await runJobs();
  expect(await deliveries(path)).toMatchObject([{ state: 'sent', recipient: after.url }]);
  expect(after.calls).toHaveLength(1);
});

test.each([
  ['http://hooks.example.com/', 'Only HTTPS URLs are allowed'],
  ['https://10.0.0.1/', 'Private and local URLs are not allowed'],
  ['https://167772161/', 'Private and local URLs are not allowed'],
  ['https://[::ffff:10.0.0.1]/', 'Private and local URLs are not allowed'],
  ['https://printer.local/', 'Private and local URLs are not allowed'],
  ['https://user:pass@hooks.example.com/', 'Invalid URL format'],
  ['file:///etc/passwd', 'Only HTTP and HTTPS URLs are allowed'],
])('T17 the address %s is refused', async (url, message) => {
  const refused = await scene.owner.post(hooksPath(), { url });
  expect([refused.status, refused.body.error.message]).toEqual([400, message]);
});

test('NOTIF-038 T38 at most ten webhooks, however many are added at once', async () => {
  const urls = Array.from({ length: 20 }, (_one, at) => `https://hooks.example.com/${at}`);
  const added = await Promise.all(urls.map((url) => scene.owner.post(hooksPath(), { url })));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
});

test('NOTIF-038 an address that the form calls already is refused beside the field, also for another webhook', async () => {
  const [first, second] = ['https://hooks.example.com/a', 'https://hooks.example.com/b'];
  await addWebhook(first);
  const { path } = await addWebhook(second);
  const refused = [
    await scene.owner.post(hooksPath(), { url: first }),
    await scene.owner.patch(path, { url: first }),
  ];
  const message = 'This form already has a webhook with this address';
  for (const { status, body } of refused)
    expect([status, body.error.issues]).toEqual([400, [{ path: ['url'], code: 'taken', message }]]);
  expect((await scene.owner.patch(path, { url: second })).status).toBe(200);
});

test('NOTIF-070 a webhook with a condition is called for the submissions that fit it, and for what becomes of them', async () => {
  const receiver = await startReceiver(takeIt);
  const { path } = await addWebhook(receiver.url);
  const events = ['form.submitted', 'submission.status_changed'];
  const set = await scene.owner.patch(path, { condition: when('starts({name}, "A")'), events });
  expect([set.status, set.body.condition]).toEqual([200, when('starts({name}, "A")')]);
  const fitting = await answer('Ada');
  const other = await answer('Grace');
  const work = { ids: [fitting, other], status: 'done' };
  expect((await scene.owner.post('/api/submissions/status', work)).status).toBeLessThan(300);
  await runJobs();
  const told = receiver.calls
    .map(({ body }) => JSON.parse(body))
    .map(({ type, data }) => `${type} ${data.submissionId}`);
  expect(told.toSorted()).toEqual([`form.submitted ${fitting}`, `submission.status_changed ${fitting}`]);
  const refused = await scene.owner.patch(path, { condition: when('{nobody} = 1') });
  expect([refused.status, refused.body.error.issues[0].path]).toEqual([400, ['condition']]);
  await scene.owner.patch(path, { condition: null });
  await answer('Grace');
  await runJobs();
  expect(receiver.calls).toHaveLength(3);
});
