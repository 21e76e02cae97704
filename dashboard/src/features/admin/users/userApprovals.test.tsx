import { expect, test } from 'vitest';
import { showScreen, type Screen } from '../../../testing/showScreen.tsx';
import { UserApprovalsPage } from './UserApprovalsPage.tsx';

const open = (defaultFormLimit: number | null): Screen =>
  showScreen(<UserApprovalsPage />, {
    at: '/admin/user-approvals',
    answers: {
      'GET /api/auth/session': { user: null, secondFactor: null, isRecovery: false },
      'GET /api/admin/settings': { settings: { defaultFormLimit } },
      'GET /api/admin/users': { users: [], total: 0, nextCursor: null },
    },
  });

test('D-188 ROLE-010 who approves people is told how many forms a new account may have, and where that is changed', async () => {
  const screen = open(1);
  await expect.poll(() => screen.text()).toContain('New accounts can have 1 form.');
  expect(screen.control('Change the limit').getAttribute('href')).toBe('/admin/settings');
});

test('D-188 nothing is said of a limit where there is none', async () => {
  const screen = open(null);
  await expect.poll(() => screen.text()).toContain('No users yet');
  await expect.poll(() => screen.text()).not.toContain('New accounts');
});
