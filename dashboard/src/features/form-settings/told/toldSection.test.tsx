import { expect, onTestFinished, test, vi } from 'vitest';
import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition, createField, withFields, type Expression } from '@inlay/sdk/model';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { ToldSection } from './ToldSection.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const HOOKS = `/api/forms/${FORM}/webhooks`;
const DELIVERIES = `/api/forms/${FORM}/deliveries`;
const form = {
  id: FORM,
  autoReply: { isOn: true, subject: 'Thanks', text: 'Thanks' },
  clientPrimaryEmail: null,
  definition: withFields(createEmptyDefinition('Order'), [
    { ...createField('text'), id: 'name', label: 'Your name' },
    { ...createField('text'), id: 'city', label: 'City' },
  ]),
} as unknown as FormDetail;
const base = {
  name: '',
  isActive: true,
  payloadVersion: 2,
  events: ['form.submitted'],
  condition: null as Expression | null,
  apiKey: null,
  stoppedReason: null,
  failingSince: null,
  credentialHints: {},
  canRepeat: false,
  previousSecretExpiresAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};
const webhook = {
  ...base,
  id: '0195b9f0-0000-7000-8000-000000000002',
  channel: 'webhook',
  url: 'https://example.com/hook',
};
const slack = {
  ...base,
  id: '0195b9f0-0000-7000-8000-000000000003',
  channel: 'slack',
  url: 'https://hooks.slack.com/…mnop',
  settings: { fields: null },
  credentialHints: { url: '…mnop' },
  canRepeat: true,
};
const recipient = {
  id: '0195b9f0-0000-7000-8000-000000000004',
  email: 'team@example.com',
  label: null,
  isEnabled: true,
  isConfirmed: true,
  createdAt: '2026-03-01T10:00:00.000Z',
};
const delivery = {
  id: '0195b9f0-0000-7000-8000-000000000005',
  channel: 'slack',
  webhookId: slack.id,
  event: 'form.test',
  recipient: slack.url,
  submissionId: null,
  mayBeDouble: false,
  state: 'sent',
  attempts: 1,
  nextAttemptAt: null,
  lastStatus: 200,
  lastError: null,
  request: 'POST https://hooks.slack.com/…mnop',
  response: 'ok',
  createdAt: '2026-03-01T11:00:07.000Z',
  sentAt: '2026-03-01T11:00:08.000Z',
  canResend: true,
};

const show = (webhooks: () => object[], answers: Answers = {}, activity: object[] = []) =>
  showScreen(<ToldSection form={form} />, {
    answers: {
      [`GET ${HOOKS}`]: () => ({ webhooks: webhooks(), activity, accountWebhooks: [] }),
      [`GET ${DELIVERIES}`]: { deliveries: [], nextCursor: null },
      [`GET /api/forms/${FORM}/notification-emails`]: { emails: [recipient] },
      ...answers,
    },
  });

/** Presses the button of the dialog on top. */
const pressLastSubmit = (): void =>
  [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')].at(-1)?.click();

test('NOTIF-060 one list says who and what is told, and what was sent last', async () => {
  const last = { id: delivery.id, state: 'failed', at: '2026-03-01T11:00:00.000Z' };
  show(() => [webhook, slack], {}, [{ webhookId: webhook.id, waiting: 0, last }]);
  await expect.poll(shownText).toContain('team@example.com gets an email');
  for (const sentence of [
    'The visitor gets an automatic reply',
    'https://example.com/hook is called',
    'Slack gets a message: https://hooks.slack.com/…mnop',
  ])
    expect(shownText()).toContain(sentence);
  const failed = `a[href$="settings/deliveries?channel=webhook&state=failed"]`;
  expect(document.querySelector(failed)?.textContent).toContain('Failed');
});

test('NOTIF-060 NOTIF-070 the list says when each is told, and a sender takes another condition', async () => {
  const condition: Expression = { op: 'eq', of: [{ field: 'city' }, { lit: 'Oslo' }] };
  let sender = { ...slack, condition: condition as Expression | null };
  const screen = show(() => [{ ...webhook, condition }, sender], {
    [`GET /api/forms/${FORM}/notification-emails`]: { emails: [{ ...recipient, condition }] },
    [`PATCH ${HOOKS}/${slack.id}`]: (sent: { condition: null }) => (sender = { ...sender, ...sent }),
  });
  const when = () => shownText().split('Only when City is “Oslo”').length - 1;
  await expect.poll(when).toBe(3);
  await screen.press('Edit: Slack');
  await screen.press('Change: When does Slack get a message?');
  await screen.press('Always');
  pressLastSubmit();
  await expect
    .poll(() => screen.calls.find(({ call }) => call.startsWith('PATCH'))?.body)
    .toEqual({ channel: 'slack', condition: null });
});

test('NOTIF-041 an open screen keeps up with a webhook that is turned off', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let hook: object = webhook;
  show(() => [hook]);
  await expect.poll(shownText).toContain(webhook.url);
  hook = { ...webhook, isActive: false, stoppedReason: 'It answered 410' };
  vi.advanceTimersByTime(10_000);
  await expect.poll(shownText).toContain('It answered 410');
  expect(shownText()).toContain('Off');
});

test('NOTIF-038 a deleted webhook’s sentence is gone', async () => {
  let webhooks: object[] = [webhook];
  const screen = show(() => webhooks, {
    [`DELETE ${HOOKS}/${webhook.id}`]: () => {
      webhooks = [];
      return null;
    },
  });
  await screen.press(`Edit: ${webhook.url}`);
  await screen.press('Delete');
  await screen.press('Delete webhook');
  await expect.poll(shownText).not.toContain('is called');
});

test('NOTIF-062 a paused sender says why and how many wait; one press goes on', async () => {
  const stoppedReason = 'The receiver does not allow it to write there.';
  let sender: object = { ...slack, stoppedReason };
  const activity = [{ webhookId: slack.id, waiting: 12, last: null }];
  const screen = show(
    () => [sender],
    {
      [`PATCH ${HOOKS}/${slack.id}`]: () => {
        sender = slack;
        return slack;
      },
    },
    activity,
  );
  await expect.poll(shownText).toContain('12 messages wait');
  expect(shownText()).toContain(stoppedReason);
  await screen.press('Go on');
  await expect.poll(shownText).not.toContain('Paused');
  expect(screen.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    channel: 'slack',
    isActive: true,
  });
});

test('NOTIF-063 a sender is added by its vendor’s name, and a test shows the very request and answer', async () => {
  const senders: object[] = [];
  const wrong = refusal(400, 'Enter the address of an incoming webhook of Slack', 'request.invalid', [
    { path: ['credentials', 'url'], code: 'wrong_vendor', message: 'Enter the address' },
  ]);
  const screen = show(() => senders, {
    [`POST ${HOOKS}`]: (sent: { credentials: { url: string } }) => {
      if (!sent.credentials.url.includes('slack')) return wrong;
      senders.push(slack);
      return { webhook: slack, secret: null };
    },
    [`POST ${HOOKS}/${slack.id}/test`]: { deliveryId: delivery.id, formId: FORM },
    [`GET ${DELIVERIES}`]: (_body: unknown, query: URLSearchParams) => ({
      deliveries: query.get('channel') ? [] : [delivery],
      nextCursor: null,
    }),
  });
  await screen.press('Add');
  await screen.press('Slack');
  await screen.type('Address of the incoming webhook', 'https://example.com/');
  await screen.press('Only these');
  await screen.press('City');
  await screen.press('Also when answers are changed or withdrawn');
  pressLastSubmit();
  await expect.poll(shownText).toContain('Enter the address of an incoming webhook of Slack');
  await screen.type('Address of the incoming webhook', 'https://hooks.slack.com/services/T/B/mnop');
  pressLastSubmit();
  await expect
    .poll(() => screen.calls.findLast(({ call }) => call === `POST ${HOOKS}`)?.body)
    .toEqual({
      channel: 'slack',
      name: '',
      settings: { fields: ['name'], tellsEdits: true },
      credentials: { url: 'https://hooks.slack.com/services/T/B/mnop' },
    });
  await screen.press('Send test');
  await expect.poll(shownText).toContain('POST https://hooks.slack.com/…mnop');
  expect(shownText()).toContain('Answered with 200');
  expect(shownText()).toContain('A message can arrive twice when the receiver’s answer was lost.');
});

test('NOTIF-063 the dialog of a new sender begins at its address, and Cancel leaves it', async () => {
  const screen = show(() => [], {});
  await screen.press('Add');
  await screen.press('Slack');
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('url');
  await screen.press('Cancel');
  await expect.poll(shownText).not.toContain('Address of the incoming webhook');
});

test('NOTIF-063 an HTTP request is a template: answers are put in by their names, headers are read line by line', async () => {
  const screen = show(() => [], {
    [`POST ${HOOKS}`]: refusal(409, 'A form can have at most 10 webhooks', 'webhook.limit_reached'),
  });
  await screen.press('Add');
  await screen.press('HTTP request');
  await screen.type('Address', 'https://api.example.com/items');
  await screen.type('Headers', 'Authorization: Bearer abc:def');
  await screen.type('Insert an answer', 'city');
  document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
  await expect
    .poll(() => screen.calls.find(({ call }) => call === `POST ${HOOKS}`)?.body)
    .toEqual({
      channel: 'http',
      name: '',
      settings: {
        tellsEdits: false,
        method: 'POST',
        format: 'json',
        json: '{\n  "id": "{{_submission}}",\n  "link": "{{_link}}",\n  "City": "{{city|}}"\n}',
        parts: [],
      },
      credentials: {
        url: 'https://api.example.com/items',
        headers: [{ name: 'Authorization', value: 'Bearer abc:def' }],
      },
    });
});
