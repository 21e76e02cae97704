import { expect, test } from 'vitest';
import type { WebhookItem } from '@inlay/api/contract';
import { showScreen } from '../../../testing/showScreen.tsx';
import { WebhookCard } from './WebhookCard.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const webhook: WebhookItem = {
  id: '0195b9f0-0000-7000-8000-000000000002',
  url: 'https://example.com/hook',
  isActive: true,
  payloadVersion: 2,
  events: ['form.submitted'],
  stoppedReason: null,
  previousSecretExpiresAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};

test('NOTIF-046 the card of a webhook says what it is called for, and keeps one event at least', async () => {
  const path = `/api/forms/${FORM}/webhooks/${webhook.id}`;
  const screen = showScreen(<WebhookCard formId={FORM} webhook={webhook} onSecret={() => undefined} />, {
    answers: {
      [`GET ${path}/deliveries`]: { deliveries: [], nextCursor: null },
      [`PATCH ${path}`]: webhook,
    },
  });
  await screen.press('New submission');
  await screen.press('Status changed');
  await expect
    .poll(() => screen.calls.filter(({ call }) => call === `PATCH ${path}`).map(({ body }) => body))
    .toEqual([{ events: ['form.submitted', 'submission.status_changed'] }]);
});
