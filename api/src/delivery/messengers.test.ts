import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { ACTS_IN } from '../../../tests/lab/senders/actsIn.ts';
import { HOSTILE_TEXTS } from '../../../tests/lab/senders/hostileTexts.ts';
import { VENDORS } from '../../../tests/lab/senders/vendors.ts';
import { submitTo } from '../../../tests/support/api/inboxSamples.ts';
import { useWebhooks } from '../../../tests/support/api/webhookScene.ts';
import { editUrl } from '../submissions/work/submissionLinks.ts';

const scene = useWebhooks();
const { startReceiver, hooksPath, answer, runJobs } = scene;
type VendorName = keyof typeof VENDORS;
const NAMES = Object.keys(VENDORS) as VendorName[];

const HTTP_SETTINGS = {
  method: 'PUT',
  format: 'json',
  json: '{"title":"{{_title}}","answer":"{{name|none}}"}',
};

/** Adds a sender of a vendor whose server is a receiver here. */
async function addSender(channel: VendorName, url: string, settings: object = {}) {
  const own = channel === 'http' ? { ...HTTP_SETTINGS, parts: [] } : { fields: null };
  const headers = channel === 'http' ? { headers: [{ name: 'X-Token', value: 'tokentokentoken' }] } : {};
  const { status, body } = await scene.owner.post(hooksPath(), {
    channel,
    settings: { ...own, ...settings },
    credentials: { url: new URL(VENDORS[channel].path, url).href, ...headers },
  });
  expect([status, body.error?.message]).toEqual([201, undefined]);
  return `${hooksPath()}/${body.webhook.id}`;
}

const listed = async () => (await scene.owner.get(hooksPath())).body.webhooks[0];

/** Texts of one submission: as many as a message to Discord has room for. */
const TEXTS_AT_ONCE = 21;

test.each(NAMES)('NOTIF-064 sixty hostile texts: none acts in what %s is sent', async (channel) => {
  const { taken } = VENDORS[channel];
  const receiver = await startReceiver((response) => void response.writeHead(taken[0]).end(taken[1]));
  const names = Array.from({ length: TEXTS_AT_ONCE }, (_one, at) => `f${at}`);
  const fields = names.map((id) => ({ ...createField('textarea'), id, label: id }));
  const definition = withFields(createEmptyDefinition('Order'), fields);
  scene.form = await scene.api.buildForm(scene.owner, definition);
  const json = JSON.stringify({ title: '{{_title}}', answers: names.map((id) => `{{${id}}}`) });
  await addSender(channel, receiver.url, channel === 'http' ? { json } : {});
  for (let from = 0; from < HOSTILE_TEXTS.length; from += TEXTS_AT_ONCE) {
    const texts = HOSTILE_TEXTS.slice(from, from + TEXTS_AT_ONCE);
    const answers = Object.fromEntries(texts.map((text, at) => [`f${at}`, text]));
    const id = await submitTo(scene.api, scene.form, answers);
    await runJobs();
    const body = receiver.calls.at(-1)?.body ?? '';
    const link = `${scene.api.deps.config.publicUrl}/submissions/${scene.form.id}?submission=${id}`;
    expect(ACTS_IN[channel]?.(body, link)).toEqual([]);
    // The message has them all.
    expect(body).not.toContain('shortened');
  }
  expect(receiver.calls).toHaveLength(Math.ceil(HOSTILE_TEXTS.length / TEXTS_AT_ONCE));
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(60);
});

test.each(NAMES.flatMap((channel) => VENDORS[channel].refusals.map((refusal) => ({ channel, ...refusal }))))(
  'NOTIF-062 $channel answers $answer: a named state, and nothing is lost',
  async ({ channel, answer: [status, text], pauses }) => {
    let isMended = false;
    const { taken } = VENDORS[channel];
    const receiver = await startReceiver((response) => {
      const [code, body] = isMended ? taken : [status, text];
      response.writeHead(code).end(body);
    });
    const path = await addSender(channel, receiver.url);
    await answer('One');
    await answer('Two');
    await runJobs();
    const { stoppedReason } = await listed();
    if (pauses === null) expect(stoppedReason).toBeNull();
    else expect(stoppedReason).toContain(pauses);
    isMended = true;
    receiver.calls.splice(0);
    expect((await scene.owner.patch(path, { channel, isActive: true })).status).toBe(200);
    await runJobs();
    expect(receiver.calls.map(({ body }) => /One|Two/.exec(body)?.[0])).toEqual(['One', 'Two']);
  },
);

test('NOTIF-061 a receiver that asks to wait is asked again after that time, and not before', async () => {
  let isBusy = true;
  const receiver = await startReceiver((response) => {
    if (isBusy) response.writeHead(429, { 'retry-after': '120' }).end();
    else response.end('ok');
    isBusy = false;
  });
  await addSender('slack', receiver.url);
  await answer('One');
  await runJobs();
  expect(receiver.calls).toHaveLength(1);
  await runJobs();
  expect(receiver.calls).toHaveLength(1);
  const [row] = await scene.api.database.query(
    `select extract(epoch from next_attempt_at - now()) as wait, last_error as error from deliveries
     where webhook_id is not null`,
  );
  expect(Number(row?.['wait'])).toBeGreaterThan(100);
  expect(row?.['error']).toBe('The receiver asked to wait before the next message.');
});

test.each(['slack', 'teams', 'discord', 'mattermost'] as const)(
  'NOTIF-064 texts over the limits of %s are cut with a link, and hold to them',
  async (channel) => {
    const receiver = await startReceiver((response) => void response.writeHead(200).end('ok'));
    const fields = Array.from({ length: 60 }, (_one, at) => ({
      ...createField('textarea'),
      id: `f${at}`,
      label: `Question ${at}`,
    }));
    const definition = withFields(createEmptyDefinition('Long'), fields);
    scene.form = await scene.api.buildForm(scene.owner, definition);
    await addSender(channel, receiver.url);
    const long = '*_<&😀'.repeat(300);
    const id = await submitTo(
      scene.api,
      scene.form,
      Object.fromEntries(fields.map((field) => [field.id, long])),
    );
    await runJobs();
    const body = receiver.calls[0]?.body ?? '';
    const message = JSON.parse(body);
    expect(body).toContain(`submission=${id}`);
    expect(body).toContain('Answers were shortened');
    expect(JSON.stringify(message)).not.toMatch(/\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])/i);
    if (channel === 'slack') {
      expect(message.blocks.length).toBeLessThanOrEqual(50);
      for (const { fields: pairs = [] } of message.blocks) {
        expect(pairs.length).toBeLessThanOrEqual(10);
        for (const { text } of pairs) expect(text.length).toBeLessThanOrEqual(2_000);
      }
    }
    if (channel === 'teams') expect(Buffer.byteLength(body)).toBeLessThanOrEqual(28 * 1024);
    if (channel === 'mattermost') expect(message.text.length).toBeLessThanOrEqual(16_383);
    if (channel === 'discord') {
      const [embed] = message.embeds;
      const texts = [embed.title, embed.footer.text, ...embed.fields.flatMap(Object.values)].filter(
        (one) => typeof one === 'string',
      );
      expect(embed.fields.length).toBeLessThanOrEqual(25);
      expect(texts.join('').length).toBeLessThanOrEqual(6_000);
      for (const { name, value } of embed.fields)
        expect([name.length <= 256, value.length <= 1_024]).toEqual([true, true]);
    }
  },
);

test('NOTIF-061 an HTTP request carries its method, headers and template; answers break neither header nor body', async () => {
  const receiver = await startReceiver((response) => void response.end('taken'));
  const path = await addSender('http', receiver.url);
  const credentials = { headers: [{ name: 'X-Who', value: 'from {{name}} tokentokentoken' }] };
  expect((await scene.owner.patch(path, { channel: 'http', credentials })).status).toBe(200);
  await answer('a\r\nX-Injected: yes "quoted"');
  await runJobs();
  const [call] = receiver.calls;
  expect(call?.headers['x-injected']).toBeUndefined();
  expect(call?.headers['x-who']).toMatch(/^from a +X-Injected: yes/);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    title: 'Order',
    answer: expect.stringContaining('"quoted"'),
  });
  const parts = [{ name: 'q', value: '{{name}}&admin=1' }];
  const settings = { ...HTTP_SETTINGS, format: 'form', parts };
  expect((await scene.owner.patch(path, { channel: 'http', settings })).status).toBe(200);
  await answer('x&y=z');
  await runJobs();
  expect([...new URLSearchParams(receiver.calls[1]?.body)]).toEqual([['q', 'x&y=z&admin=1']]);
  const log = (await scene.owner.get(`/api/forms/${scene.form.id}/deliveries?channel=http`)).text;
  expect([log.includes('tokentoken'), log.includes('secretsecret')]).toEqual([false, false]);
});

test.each([
  ['slack', 'https://hooks.example.com/services/a', 'Enter the address of an incoming webhook of Slack'],
  ['slack', 'https://hooks.slack.com.evil.example/services/a', 'Enter the address of an incoming webhook'],
  ['discord', 'https://discord.com/channels/a', 'Enter the address of a webhook of Discord'],
  ['teams', 'https://logic.azure.com.evil.example/workflows/a', 'Enter the address of a workflow of Teams'],
  ['mattermost', 'https://10.0.0.1/hooks/a', 'Private and local URLs are not allowed'],
  ['mattermost', 'http://chat.example.com/hooks/a', 'Only HTTPS URLs are allowed'],
])('T17 the address of %s is its vendor’s, public and https: not %s', async (channel, url, message) => {
  const sent = { channel, settings: { fields: null }, credentials: { url } };
  const refused = await scene.owner.post(hooksPath(), sent);
  expect(refused.status).toBe(400);
  expect(refused.body.error.issues[0]).toMatchObject({
    path: ['credentials', 'url'],
    message: expect.stringContaining(message),
  });
});

test.each([
  [{ json: '{"a":{{name}}}' }, {}, 'The body is no JSON'],
  [{}, { headers: [{ name: 'Host', value: 'x' }] }, 'A header has no such name'],
  [{}, { headers: [{ name: 'a b', value: 'x' }] }, 'A header has no such name'],
])(
  'NOTIF-061 a template or header that cannot be sent is refused beside its entry',
  async (own, more, message) => {
    const settings = { ...HTTP_SETTINGS, parts: [], ...own };
    const credentials = { url: 'https://api.example.com/', headers: [], ...more };
    const refused = await scene.owner.post(hooksPath(), { channel: 'http', settings, credentials });
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining(message)]);
  },
);

/** Edits answers twice, withdraws and restores them. */
async function changeAll(id: string): Promise<void> {
  const edits = [
    { name: 'Ada Byron', city: 'London' },
    { name: 'Ada Byron', city: 'Oslo' },
  ];
  for (const [at, answers] of edits.entries()) {
    const edited = await scene.owner.put(`/api/submissions/${id}/answers`, { version: at + 1, answers });
    expect(edited.status).toBe(200);
  }
  await runJobs();
  await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, { allowsWithdrawal: true });
  const { pathname } = new URL(editUrl(scene.api.deps.config, id));
  expect((await scene.api.visitor().send('POST', `${pathname}/withdraw`)).status).toBe(200);
  await runJobs();
  expect((await scene.owner.post('/api/submissions/restore', { ids: [id] })).status).toBe(200);
  await runJobs();
}

async function addNamedForm(): Promise<string> {
  const fields = ['name', 'city'].map((id) => ({ ...createField('text'), id, label: id }));
  scene.form = await scene.api.buildForm(scene.owner, withFields(createEmptyDefinition('Order'), fields));
  return submitTo(scene.api, scene.form, { name: 'Ada', city: 'London' });
}

/** What a message says, without the signs by which nothing in it acts. */
const shownIn = ({ body }: { body: string }): string => body.replaceAll(/\\\\|\u200B/g, '');

test.each(NAMES.filter((name) => name !== 'http'))(
  'HOOK-016 %s is told of edits, withdrawals and returns in order, with its fields alone, where its settings say so',
  async (channel) => {
    const { taken } = VENDORS[channel];
    const receiver = await startReceiver((response) => void response.writeHead(taken[0]).end(taken[1]));
    const id = await addNamedForm();
    await runJobs();
    const path = await addSender(channel, receiver.url, { fields: ['city'], tellsEdits: true });
    const { events } = await listed();
    expect(events).toEqual(['form.submitted', 'submission.updated', 'submission.withdrawn']);
    await changeAll(id);
    const [none, city, gone, back, ...rest] = receiver.calls.map(shownIn);
    expect(rest).toEqual([]);
    expect(none).toContain('Answers changed: Order');
    expect(none).not.toMatch(/\bAda\b|London|Oslo/);
    expect(city).toContain('Answers changed: Order');
    expect(city).toContain('London → Oslo');
    expect(gone).toContain('Submission withdrawn: Order');
    expect(back).toContain('Submission restored: Order');
    expect([gone, back].map((text) => text?.includes('Oslo'))).toEqual([false, true]);
    expect([none, city, gone, back].join('')).not.toContain('Byron');
    receiver.calls.splice(0);
    const settings = { fields: ['city'], tellsEdits: false };
    expect((await scene.owner.patch(path, { channel, settings })).body.events).toEqual(['form.submitted']);
    const change = { version: 4, answers: { name: 'Ada', city: 'Rome' } };
    expect((await scene.owner.put(`/api/submissions/${id}/answers`, change)).status).toBe(200);
    await runJobs();
    expect(receiver.calls).toEqual([]);
  },
);

test('HOOK-016 a call to a server says what happened and which questions, and nothing of what was withdrawn', async () => {
  const receiver = await startReceiver((response) => void response.writeHead(204).end());
  const id = await addNamedForm();
  await runJobs();
  const json = JSON.stringify({ event: '{{_event}}', changed: '{{_changed}}', city: '{{city|none}}' });
  await addSender('http', receiver.url, { json, tellsEdits: true });
  await changeAll(id);
  expect(receiver.calls.map(({ body }) => JSON.parse(body))).toEqual([
    { event: 'submission.updated', changed: 'name', city: 'Oslo' },
    { event: 'submission.updated', changed: 'city', city: 'Oslo' },
    { event: 'submission.withdrawn', changed: '', city: 'none' },
    { event: 'submission.updated', changed: '', city: 'Oslo' },
  ]);
});
