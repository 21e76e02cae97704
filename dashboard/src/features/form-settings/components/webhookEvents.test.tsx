import { expect, onTestFinished, test, vi } from 'vitest';
import type { WebhookItem } from '@inlay/api/contract';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookSection } from './WebhookSection.tsx';

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
  await expect.poll(() => screen.control('New submission').matches(':disabled')).toBe(true);
  screen.control('New submission').click();
  await screen.press('Status changed');
  await expect
    .poll(() => screen.calls.filter(({ call }) => call === `PATCH ${path}`).map(({ body }) => body))
    .toEqual([{ events: ['form.submitted', 'submission.status_changed'] }]);
});

const HOOKS = `/api/forms/${FORM}/webhooks`;
const DELIVERIES = `${HOOKS}/${webhook.id}/deliveries`;
const SUBMISSION = '0195b9f0-0000-7000-8000-000000000009';
const delivery = {
  id: '0195b9f0-0000-7000-8000-000000000003',
  submissionId: SUBMISSION,
  event: 'form.submitted',
  isTest: false,
  state: 'waiting',
  attempts: 2,
  nextAttemptAt: '2026-03-01T12:00:00.000Z',
  lastStatus: 500,
  lastError: 'The receiver answered 500',
  request: '{}',
  response: null,
  createdAt: '2026-03-01T11:00:07.000Z',
  sentAt: null,
};

test('NOTIF-039 an open screen keeps up with deliveries, and with a webhook that is turned off', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let [hook, deliveries] = [webhook, [] as object[]];
  const screen = showScreen(<WebhookSection formId={FORM} />, {
    answers: {
      [`GET ${HOOKS}`]: () => ({ webhooks: [hook] }),
      [`GET ${DELIVERIES}`]: () => ({ deliveries, nextCursor: null }),
    },
  });
  await expect.poll(shownText).toContain('No deliveries yet');
  [hook, deliveries] = [{ ...webhook, isActive: false, stoppedReason: 'It answered 410' }, [delivery]];
  vi.advanceTimersByTime(10_000);
  await expect.poll(shownText).toContain('It answered 410');
  await expect.poll(shownText).toContain('2 attempts');
  expect((screen.control(`Active: ${webhook.url}`) as HTMLInputElement).checked).toBe(false);
});

test('NOTIF-039 a waiting delivery can be sent now; it is named by event and time, and leads to its submission', async () => {
  const screen = showScreen(<WebhookCard formId={FORM} webhook={webhook} onSecret={() => undefined} />, {
    answers: {
      [`GET ${DELIVERIES}`]: { deliveries: [delivery], nextCursor: null },
      [`POST ${DELIVERIES}/${delivery.id}/replay`]: delivery,
    },
  });
  await screen.press(/^Send now: New submission, .*:07/);
  await expect.poll(shownText).toContain('Delivery queued');
  expect(document.querySelector(`a[href$="responses?submission=${SUBMISSION}"]`)).not.toBeNull();
});

test('NOTIF-038 a deleted webhook’s deliveries are not asked for', async () => {
  let webhooks = [webhook];
  const screen = showScreen(<WebhookSection formId={FORM} />, {
    answers: {
      [`GET ${HOOKS}`]: () => ({ webhooks }),
      [`GET ${DELIVERIES}`]: { deliveries: [], nextCursor: null },
      [`DELETE ${HOOKS}/${webhook.id}`]: () => {
        webhooks = [];
        return null;
      },
    },
  });
  await screen.press('Delete');
  await screen.press('Delete webhook');
  await expect.poll(shownText).toContain('No webhooks yet');
  const asked = screen.calls.map(({ call }) => call);
  expect(asked.slice(asked.indexOf(`DELETE ${HOOKS}/${webhook.id}`))).not.toContain(`GET ${DELIVERIES}`);
});
