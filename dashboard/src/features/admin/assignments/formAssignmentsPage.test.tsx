import { expect, test, vi } from 'vitest';
import type { AdminForm } from '@inlay/api/contract';
import { refusal, showScreen, shownText, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { FormAssignmentsPage } from './FormAssignmentsPage.tsx';

const form: AdminForm = {
  id: '0195b9f0-0000-7000-8000-000000000001',
  title: 'Enquiries',
  active: true,
  ownerEmail: 'owner@example.com',
  submissionCount: 0,
  lastSubmissionAt: null,
  ownerName: 'Olga Owner',
  assignedToUserId: '0195b9f0-0000-7000-8000-000000000002',
  assignee: { email: 'ada@example.com', fullName: 'Ada Lovelace' },
};
const show = (one: AdminForm, answers: Answers = {}) =>
  showScreen(<FormAssignmentsPage />, {
    answers: {
      'GET /api/admin/forms': { forms: [one], nextCursor: null, total: 1 },
      'GET /api/admin/assignable-users': { users: [] },
      ...answers,
    },
  });

test('ADMIN-018 an assigned user who is there has their name', async () => {
  show(form);
  await expect.poll(shownText).toContain('Ada Lovelace');
  expect(shownText()).not.toContain('Unknown User');
});

test('ADMIN-018 who cannot be found is an Unknown User, from whom the form can still be taken back', async () => {
  const screen = show({ ...form, assignee: null });
  await expect.poll(shownText).toContain('Unknown User');
  expect(screen.control('Unassign Enquiries')).toBeTruthy();
});

const CHANGE = `PATCH /api/admin/forms/${form.id}/assignment`;
const refused = refusal(500, '');

/** Chooses an option of a select. */
async function choose(screen: Screen, label: string, option: string): Promise<void> {
  await screen.press(label);
  const found = await vi.waitFor(() => {
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
    const one = options.find(({ textContent }) => textContent.includes(option));
    if (!one) throw new Error(`No option ${option}`);
    return one;
  });
  found.click();
}

test('ADMIN-030 a form that cannot be taken back stays, and it is told', async () => {
  const screen = show(form, { [CHANGE]: refused });
  await screen.press('Unassign Enquiries');
  await expect.poll(shownText).toContain('Failed to unassign form.');
  expect(screen.control('Unassign Enquiries')).toBeTruthy();
});

test('ADMIN-032 a form that cannot be assigned is told, and the choice stays', async () => {
  const user = { userId: form.assignedToUserId, email: 'ada@example.com', fullName: 'Ada Lovelace' };
  const screen = show(form, { [CHANGE]: refused, 'GET /api/admin/assignable-users': { users: [user] } });
  await choose(screen, 'Select Form', 'Enquiries');
  await choose(screen, 'Assign to User', 'Ada Lovelace');
  await screen.press('Assign Form');
  await expect.poll(shownText).toContain('Failed to assign form.');
  expect((screen.control('Select Form') as HTMLInputElement).value).toBe('Enquiries');
});

test('ADMIN-033 CLNT-073 forms that cannot be loaded are told by the list and by the choice of a form', async () => {
  show(form, { 'GET /api/admin/forms': refused });
  await expect.poll(() => shownText().split('Failed to load forms').length - 1).toBe(2);
});
