import { expect, onTestFinished, test, vi } from 'vitest';
import type { WebhookItem } from '@inlay/api/contract';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { Deliveries } from './Deliveries.tsx';
import { WebhookCard } from './WebhookCard.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const webhook: WebhookItem = {
  id: '0195b9f0-0000-7000-8000-000000000002',
  channel: 'webhook',
  url: 'https://example.com/hook',
  isActive: true,
  name: '',
  failingSince: null,
  credentialHints: {},
  canRepeat: false,
  payloadVersion: 2,
  events: ['form.submitted'],
  condition: null,
  stoppedReason: null,
  apiKey: null,
  previousSecretExpiresAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};

test('NOTIF-046 the card of a webhook says what it is called for, and keeps one event at least', async () => {
  const path = `/api/forms/${FORM}/webhooks/${webhook.id}`;
  const screen = showScreen(<WebhookCard formId={FORM} webhook={webhook} onSecret={() => undefined} />, {
    answers: { [`PATCH ${path}`]: webhook },
  });
  await expect.poll(() => screen.control('New submission').matches(':disabled')).toBe(true);
  screen.control('New submission').click();
  await screen.press('Status changed');
  await expect
    .poll(() => screen.calls.filter(({ call }) => call === `PATCH ${path}`).map(({ body }) => body))
    .toEqual([{ events: ['form.submitted', 'submission.status_changed'] }]);
});

const DELIVERIES = `/api/forms/${FORM}/deliveries`;
const SUBMISSION = '0195b9f0-0000-7000-8000-000000000009';
const delivery = {
  id: '0195b9f0-0000-7000-8000-000000000003',
  channel: 'webhook',
  webhookId: webhook.id,
  event: 'form.submitted',
  recipient: webhook.url,
  submissionId: SUBMISSION,
  mayBeDouble: false,
  state: 'waiting',
  attempts: 2,
  nextAttemptAt: '2026-03-01T12:00:00.000Z',
  lastStatus: 500,
  lastError: 'The receiver answered 500',
  request: '{}',
  response: null,
  createdAt: '2026-03-01T11:00:07.000Z',
  sentAt: null,
  canResend: true,
};
const held = {
  ...delivery,
  id: '0195b9f0-0000-7000-8000-000000000004',
  channel: 'mail',
  webhookId: null,
  event: 'submission_notification',
  recipient: 'team@example.com',
  state: 'held',
  attempts: 0,
  lastStatus: null,
  lastError: 'The recipient stopped these mails.',
  request: null,
};

test('NOTIF-039 D-61 an open list keeps up with deliveries of every channel, and says why one is held back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let deliveries: object[] = [];
  showScreen(<Deliveries formId={FORM} />, {
    answers: { [`GET ${DELIVERIES}`]: () => ({ deliveries, nextCursor: null }) },
  });
  await expect.poll(shownText).toContain('No deliveries yet');
  deliveries = [delivery, held];
  vi.advanceTimersByTime(10_000);
  await expect.poll(shownText).toContain('2 attempts: The receiver answered 500');
  expect(shownText()).toContain('The recipient stopped these mails.');
  expect(shownText()).not.toContain('0 attempts');
});

test('NOTIF-039 a waiting delivery can be sent now; it is named by event, receiver and time, and leads to its submission', async () => {
  const screen = showScreen(<Deliveries formId={FORM} />, {
    answers: {
      [`GET ${DELIVERIES}`]: { deliveries: [delivery], nextCursor: null },
      [`POST ${DELIVERIES}/${delivery.id}/resend`]: null,
    },
  });
  await screen.press(/^Send now: New submission, https:\/\/example\.com\/hook, .*:07/);
  await expect.poll(shownText).toContain('Delivery queued');
  expect(document.querySelector(`a[href$="responses?submission=${SUBMISSION}"]`)).not.toBeNull();
});

test('NOTIF-039 all that failed is sent again, of the channel that is shown; a filter that finds nothing can be cleared', async () => {
  const failed = { ...delivery, state: 'failed' };
  const asked: (string | null)[][] = [];
  const screen = showScreen(<Deliveries formId={FORM} />, {
    answers: {
      [`GET ${DELIVERIES}`]: (_body: unknown, query: URLSearchParams) => {
        asked.push([query.get('channel'), query.get('state')]);
        return { deliveries: query.get('state') === 'sent' ? [] : [failed, held], nextCursor: null };
      },
      [`POST ${DELIVERIES}/resend-failed`]: { count: 1 },
    },
  });
  await screen.type('Channel', 'webhook');
  await screen.press('Resend failed');
  await expect.poll(shownText).toContain('1 delivery queued again');
  const sent = screen.calls.find(({ call }) => call === `POST ${DELIVERIES}/resend-failed`);
  expect(sent?.body).toEqual({ channel: 'webhook' });
  await screen.type('State', 'sent');
  await expect.poll(shownText).toContain('No results for this filter');
  await screen.press('Show all');
  await expect.poll(shownText).toContain('team@example.com');
  expect(asked).toContainEqual(['webhook', 'sent']);
});

test('NOTIF-060 NOTIF-065 a failed call leads to what is set of its receiver, and says when it may have arrived twice', async () => {
  const lastError = 'The receiver does not allow it to write there.';
  const failed = {
    ...delivery,
    channel: 'slack',
    state: 'failed',
    lastError,
    lastStatus: 403,
    mayBeDouble: true,
  };
  showScreen(<Deliveries formId={FORM} />, {
    answers: { [`GET ${DELIVERIES}`]: { deliveries: [failed], nextCursor: null } },
  });
  await expect.poll(shownText).toContain(`2 attempts: ${lastError}`);
  expect(shownText()).toContain('It may have arrived twice.');
  expect(document.querySelector('a[href$="/settings/webhooks#webhooks"]')?.textContent).toBe('Failed');
});
