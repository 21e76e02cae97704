import { expect, test } from 'vitest';
import type { AdminForm } from '@inlay/api/contract';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { FormAssignmentsPage } from './FormAssignmentsPage.tsx';

const form: AdminForm = {
  id: '0195b9f0-0000-7000-8000-000000000001',
  title: 'Enquiries',
  active: true,
  ownerEmail: 'owner@example.com',
  ownerName: 'Olga Owner',
  assignedToUserId: '0195b9f0-0000-7000-8000-000000000002',
  assignee: { email: 'ada@example.com', fullName: 'Ada Lovelace' },
};
const show = (one: AdminForm) =>
  showScreen(<FormAssignmentsPage />, {
    answers: {
      'GET /api/admin/forms': { forms: [one], nextCursor: null, total: 1 },
      'GET /api/admin/assignable-users': { users: [] },
    },
  });

test('ADMIN-018 an assigned user who is there has his name', async () => {
  show(form);
  await expect.poll(shownText).toContain('Ada Lovelace');
  expect(shownText()).not.toContain('Unknown User');
});

test('ADMIN-018 who cannot be found is an Unknown User, from whom the form can still be taken back', async () => {
  const screen = show({ ...form, assignee: null });
  await expect.poll(shownText).toContain('Unknown User');
  expect(screen.control('Unassign Enquiries')).toBeTruthy();
});
