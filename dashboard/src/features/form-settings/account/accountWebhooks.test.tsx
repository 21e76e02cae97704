import { expect, test } from 'vitest';
import { showScreen } from '../../../testing/showScreen.tsx';
import { AccountWebhookLines } from '../components/AccountWebhookLines.tsx';
import { AccountWebhooksPage } from './AccountWebhooksPage.tsx';

const webhook = {
  id: '0195b9f0-0000-7000-8000-000000000002',
  channel: 'webhook',
  url: 'https://example.com/hook',
  isActive: true,
  payloadVersion: 2,
  events: ['form.submitted'],
  stoppedReason: null,
  apiKey: null,
  previousSecretExpiresAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
} as const;

test('NOTIF-090 the webhooks of the account are added, changed and deleted in its settings', async () => {
  const path = `/api/webhooks/${webhook.id}`;
  const screen = showScreen(<AccountWebhooksPage />, {
    answers: {
      'GET /api/webhooks': {
        webhooks: [{ ...webhook, apiKey: { id: webhook.id, name: 'Zapier' } }],
      },
      'POST /api/webhooks': { webhook, secret: 'whsec_once' },
      [`PATCH ${path}`]: { ...webhook, isActive: false },
      [`DELETE ${path}`]: null,
    },
  });
  await expect.poll(() => screen.text()).toContain('https://example.com/hook');
  expect(screen.text()).toContain('Subscribed by the API key “Zapier”, and ends with it.');
  expect(screen.text()).not.toContain('View deliveries');
  await screen.press('Active: https://example.com/hook');
  await screen.type('Address', 'https://example.com/other');
  await screen.press('Add webhook');
  await expect.poll(() => document.body.textContent).toContain('whsec_once');
  const sent = screen.calls.filter(({ call }) => !call.startsWith('GET'));
  expect(sent).toMatchObject([
    { call: `PATCH ${path}`, body: { isActive: false } },
    { call: 'POST /api/webhooks', body: { url: 'https://example.com/other' } },
  ]);
});

test('NOTIF-090 the senders of the account are added, tested and paused in its settings, without a form’s parts', async () => {
  const slack = {
    ...webhook,
    id: '0195b9f0-0000-7000-8000-000000000003',
    channel: 'slack',
    name: 'All orders',
    url: 'https://hooks.slack.com/…mnop',
    settings: { fields: null },
    credentialHints: { url: '…mnop' },
    canRepeat: true,
    condition: null,
    stoppedReason: 'The receiver no longer accepts the credentials: they were withdrawn or replaced.',
  };
  const path = `/api/webhooks/${slack.id}`;
  const made = { deliveryId: slack.id, formId: '0195b9f0-0000-7000-8000-000000000001' };
  const screen = showScreen(<AccountWebhooksPage />, {
    answers: {
      'GET /api/webhooks': { webhooks: [slack] },
      'POST /api/webhooks': { webhook: slack },
      [`PATCH ${path}`]: slack,
      [`POST ${path}/test`]: made,
      [`GET /api/forms/${made.formId}/deliveries`]: { deliveries: [] },
    },
  });
  await expect.poll(() => screen.text()).toContain('Slack gets a message: All orders');
  expect(screen.text()).toContain('they were withdrawn or replaced');
  expect(screen.text()).not.toContain('Nothing sent yet');
  await screen.press('Go on');
  await screen.press('Edit: All orders');
  await expect.poll(() => document.body.textContent).toContain('Send test');
  expect(document.body.textContent).not.toContain('All answers');
  expect(document.body.textContent).not.toContain('Condition');
  await screen.press('Send test');
  await expect
    .poll(() => screen.calls.map(({ call }) => call))
    .toContain(`GET /api/forms/${made.formId}/deliveries`);
  expect(screen.calls.filter(({ call }) => !call.startsWith('GET'))).toMatchObject([
    { call: `PATCH ${path}`, body: { channel: 'slack', isActive: true } },
    { call: `POST ${path}/test` },
  ]);
});

test('NOTIF-090 a form lists those of its account by website, without those that are off', async () => {
  const ofAccount = (id: string, website: string, isActive: boolean) => ({
    id,
    channel: 'webhook' as const,
    website,
    isActive,
    events: ['form.submitted' as const],
  });
  const screen = showScreen(
    <AccountWebhookLines
      webhooks={[ofAccount('1', 'hooks.example.com', true), ofAccount('2', 'off.example.com', false)]}
    />,
    { answers: {} },
  );
  await expect.poll(() => screen.text()).toContain('hooks.example.com');
  expect(screen.text()).not.toContain('off.example.com');
  expect(document.querySelector('a[href="/settings/webhooks"]')).not.toBeNull();
});
