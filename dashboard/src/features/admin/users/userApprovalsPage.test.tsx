import { expect, test } from 'vitest';
import type { AdminUser } from '@inlay/api/contract';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { UserApprovalsPage } from './UserApprovalsPage.tsx';

const ada: AdminUser = {
  userId: '0195b9f0-0000-7000-8000-000000000001',
  fullName: 'Ada',
  email: 'ada@example.com',
  approvalRequestedAt: '2026-01-01T00:00:00Z',
  isApproved: true,
  role: 'user',
  formLimit: 1,
  formCount: 0,
  lastSignedInAt: null,
  hasSecondFactor: false,
  isProtected: false,
};
const show = (answers: Answers) =>
  showScreen(<UserApprovalsPage />, {
    answers: { 'GET /api/admin/users': { users: [ada], nextCursor: null, total: 1 }, ...answers },
  });
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const CHANGE = `PATCH /api/admin/users/${ada.userId}`;
const refused = refusal(500, 'The server is tired');

test('D-151 a role that was changed says so', async () => {
  const screen = show({ [CHANGE]: { ...ada, role: 'admin' } });
  await screen.press('Change role of Ada');
  await screen.press('Make administrator');
  await expectText('Role updated');
  expect(screen.calls).toContainEqual({ call: CHANGE, body: { role: 'admin' } });
});

test('D-151 what could not be changed is said by its name', async () => {
  const screen = show({ [CHANGE]: refused, [`POST /api/admin/users/${ada.userId}/revoke`]: refused });
  await screen.press('Change role of Ada');
  await screen.press('Make administrator');
  await expectText('Failed to update role');
  await screen.press('Cancel');
  await screen.press('Revoke Ada');
  await screen.press('Revoke approval');
  await expectText('Failed to revoke user approval');
});

test('D-151 a form limit that could not be changed is said by its name', async () => {
  const screen = show({ [CHANGE]: refused });
  await screen.press('Edit form limit of Ada');
  await screen.press('Save form limit');
  await expectText('Failed to update form limit');
});

test('ADMIN-028 who could not be approved is told with the server’s reason', async () => {
  const screen = show({
    'GET /api/admin/users': { users: [{ ...ada, isApproved: false }], nextCursor: null, total: 1 },
    [`POST /api/admin/users/${ada.userId}/approve`]: refusal(404, 'User not found'),
  });
  await screen.press('Approve Ada');
  await expectText('Failed to approve user');
  await expectText('User not found');
});
