import { expect, test } from 'vitest';
import type { FormNotificationEmailItem } from '@inlay/api/contract';
import { createEmptyDefinition, createField, withFields, type Expression } from '@inlay/sdk/model';
import { showScreen, shownText } from '../../../testing/showScreen.tsx';
import { FormEmails } from './FormEmails.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const definition = withFields(createEmptyDefinition('Feedback'), [
  {
    ...createField('radio'),
    id: 'kind',
    label: 'Kind',
    options: [
      { value: 'praise', label: 'Praise' },
      { value: 'complaint', label: 'A complaint' },
    ],
  },
]);
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
  showScreen(<FormEmails form={{ id: FORM, definition }} />, {
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

const isComplaint: Expression = { op: 'eq', of: [{ field: 'kind' }, { lit: 'complaint' }] };
/** Shows one recipient with a condition, and takes another one. */
const showRouted = (condition: Expression | null) => {
  const [first] = emails(1);
  const routed = { ...first!, condition };
  return showScreen(<FormEmails form={{ id: FORM, definition }} />, {
    answers: {
      [`GET /api/forms/${FORM}/notification-emails`]: { emails: [routed], hasMailServer: true },
      [`PATCH /api/forms/${FORM}/notification-emails/${routed.id}`]: (changes: object) => ({
        ...routed,
        ...changes,
      }),
    },
  });
};
const CHANGE = 'Change: When is a0@example.com notified?';

test('NOTIF-070 a recipient is notified always, until a condition says when, in the words of the builder', async () => {
  const screen = showRouted(null);
  await expect.poll(shownText).toContain('Always');
  await screen.press(CHANGE);
  await screen.press('Only when…');
  await screen.press('Save');
  await expect.poll(screen.text).toContain('Add a condition.');
  await screen.press('Add condition');
  await screen.press('Save');
  expect(screen.text()).toContain('This condition has nothing to compare with yet.');
  [...document.querySelectorAll('label')].find((label) => label.textContent === 'A complaint')?.click();
  await screen.press('Save');
  await expect.poll(() => screen.calls.at(-2)?.call).toMatch(/^PATCH/);
  const { body } = screen.calls.at(-2) ?? {};
  expect(JSON.stringify(body)).toContain('"complaint"');
});

test('NOTIF-070 a condition is said as a sentence, and “always” takes it back', async () => {
  const screen = showRouted(isComplaint);
  await expect.poll(shownText).toContain('Only when Kind is A complaint');
  await screen.press(CHANGE);
  await screen.press('Always');
  await screen.press('Save');
  await expect
    .poll(() => screen.calls.find(({ call }) => call.startsWith('PATCH'))?.body)
    .toEqual({ condition: null });
});

test('NOTIF-070 a condition about a question that is gone says that nobody is notified', async () => {
  showRouted({ op: 'answered', of: [{ field: 'gone' }] });
  await expect.poll(shownText).toContain('Never: the condition asks for a question that no longer exists.');
});
