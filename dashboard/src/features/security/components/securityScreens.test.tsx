import { expect, test } from 'vitest';
import type { Lockout, SecuritySummary } from '@inlay/api/contract';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { SecurityDashboardPage } from './SecurityDashboardPage.tsx';
import { SecurityTab } from './SecurityTab.tsx';

const summary: SecuritySummary = {
  dangerousInputs: 0,
  rateLimitHits: 0,
  failedLogins: 5,
  totalEvents: 5,
  status: [],
};
const lockout: Lockout = {
  realm: 'user',
  email: 'ada@example.com',
  failures: 5,
  isLocked: true,
  lastAttemptAt: '2026-03-01T10:00:00.000Z',
};
const refused = refusal(500, 'The server is tired');
const expectText = (text: string) => expect.poll(shownText).toContain(text);

test('SECD-019 SECD-020 the lists of the security dashboard that could not be loaded are named', async () => {
  showScreen(<SecurityDashboardPage />, {
    answers: {
      'GET /api/auth/session': { user: { role: 'admin' }, secondFactor: null, isRecovery: false },
      'GET /api/admin/security/summary': summary,
      'GET /api/admin/security/events': refused,
      'GET /api/admin/security/attempts': refused,
    },
  });
  await expectText('Failed to load security events');
  await expectText('Failed to load login attempts');
});

test('SECD-021 lockouts that could not be loaded are named, and tried again', async () => {
  let isTired = true;
  const screen = showScreen(<SecurityTab />, {
    answers: {
      'GET /api/admin/security/summary': summary,
      'GET /api/admin/security/lockouts': () => (isTired ? refused : { lockouts: [lockout] }),
    },
  });
  await expectText('Failed to fetch account lockout data');
  isTired = false;
  await screen.press('Try again');
  await expectText('LOCKED');
});

test('SECD-023 who could not be unlocked stays locked, and it is told', async () => {
  const screen = showScreen(<SecurityTab />, {
    answers: {
      'GET /api/admin/security/summary': summary,
      'GET /api/admin/security/lockouts': { lockouts: [lockout] },
      'POST /api/admin/security/unlock': refused,
    },
  });
  await screen.press('Unlock ada@example.com (User)');
  await expectText('Failed to unlock account');
  expect(shownText()).toContain('LOCKED');
});
