import { expect, test } from 'vitest';
import type { FormNotificationEmailItem } from '@inlay/api/contract';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { FormEmails } from './FormEmails.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const emails = (count: number): FormNotificationEmailItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `0195b9f0-0000-7000-9000-00000000000${index}`,
    email: `a${index}@example.com`,
    label: null,
    isEnabled: true,
    isConfirmed: true,
    condition: null,
    createdAt: '2026-03-01T10:00:00.000Z',
  }));
const show = (count: number) =>
  showScreen(<FormEmails formId={FORM} />, {
    answers: { [`GET /api/forms/${FORM}/notification-emails`]: { emails: emails(count) } },
  });
const FULL = 'Limit Reached: Maximum of 10 notification emails allowed';

test('FSET-020 (decision 073) at ten addresses nobody types an eleventh, and the panel says why', async () => {
  const screen = show(10);
  await expect.poll(shownText).toContain(FULL);
  expect(screen.control('Add email').matches(':disabled, [aria-disabled=true]')).toBe(true);
});

test('FSET-020 at nine there is room for one more', async () => {
  const screen = show(9);
  await expect.poll(shownText).toContain('a8@example.com');
  expect(shownText()).not.toContain(FULL);
  expect(screen.control('Add email').matches(':disabled, [aria-disabled=true]')).toBe(false);
});
