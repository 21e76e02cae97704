import { expect, test } from 'vitest';
import type { NotificationEmail } from '@inlay/api/contract';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const ada: NotificationEmail = {
  id: '0195b9f0-0000-7000-9000-000000000001',
  email: 'ada@example.com',
  label: null,
  isActive: true,
  isConfirmed: true,
  formId: null,
  formTitle: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};
const ANSWERS: Answers = {
  'GET /api/notification-emails': { emails: [ada] },
  'GET /api/profile': { profile: { notificationsEnabled: true } },
  'GET /api/forms': {
    forms: [
      { id: FORM, title: 'Zoo' },
      { id: FORM.replace('1', '2'), title: 'Bakery' },
    ],
  },
};
const show = (answers: Answers = {}) =>
  showScreen(<NotificationsPage />, { answers: { ...ANSWERS, ...answers } });
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const refused = refusal(500, 'The server is tired');

test('NOTIF-002 NOTIF-003 NOTIF-018 NOTIF-023 D-126 the card explains, and its switch shows what the profile says', async () => {
  const screen = show();
  await expectText('At most 5 addresses can be active here');
  await expect.poll(() => (screen.control(/^Email notifications/) as HTMLInputElement).checked).toBe(true);
  expect(screen.calls.map(({ call }) => call)).toContain('GET /api/profile');
});

test('NOTIF-006 NOTIF-024 an address is for all forms or one of the own forms, by title', async () => {
  const screen = show();
  await expectText('ada@example.com');
  const select = screen.control('Assign to') as HTMLInputElement;
  expect(select.value).toBe('All forms (global notification)');
  await screen.press('Assign to');
  await expect
    .poll(() => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent))
    .toEqual(['All forms (global notification)', 'Bakery', 'Zoo']);
});

test('NOTIF-014 while an address is being added the button takes no second press', async () => {
  let answer: (added: NotificationEmail) => void = () => undefined;
  const screen = show({
    'POST /api/notification-emails': () => new Promise((resolve) => (answer = resolve)),
  });
  await screen.type('Email *', 'team@example.com');
  await screen.press('Add email');
  const added = () => screen.calls.filter(({ call }) => call.startsWith('POST')).length;
  await expect.poll(() => screen.control('Add email').getAttribute('aria-disabled')).toBe('true');
  screen.control('Add email').click();
  answer({ ...ada, email: 'team@example.com' });
  await expectText('team@example.com will be notified about all forms');
  expect(added()).toBe(1);
  await expect.poll(() => screen.control('Add email').getAttribute('aria-disabled')).toBeNull();
});

test('NOTIF-026 NOTIF-027 what could not be loaded is named, with what the server says', async () => {
  show({ 'GET /api/notification-emails': refused, 'GET /api/profile': refused });
  await expectText('Failed to load notification emails: The server is tired');
  // Said once: it is the title already.
  expect(shownText()).not.toContain('The server is tiredThe server is tired');
  await expectText('Failed to load notification settings');
});

test('NOTIF-028 what could not be added is said above the form, and nothing typed is lost', async () => {
  const screen = show({ 'POST /api/notification-emails': refused });
  await screen.type('Email *', 'team@example.com');
  await screen.press('Add email');
  await expectText('Failed to add notification email');
  await expectText('The server is tired');
  expect((screen.control('Email *') as HTMLInputElement).value).toBe('team@example.com');
});

test('NOTIF-013 D-122 what is wrong with an address stands beside it, and the entry has the focus', async () => {
  const said = 'This email is already in the notification list';
  const screen = show({ 'POST /api/notification-emails': refusal(409, said, 'notification.duplicate') });
  const entry = () => screen.control('Email *');
  const problem = () => document.getElementById(entry().getAttribute('aria-describedby') ?? '')?.textContent;
  await screen.type('Email *', 'nobody');
  await screen.press('Add email');
  await expect.poll(problem).toBe('Please enter a valid email address');
  await expect.poll(() => document.activeElement).toBe(entry());
  await screen.type('Email *', 'team@example.com');
  screen.control('Add email').focus();
  await screen.press('Add email');
  await expect.poll(problem).toBe(said);
  await expect.poll(() => document.activeElement).toBe(entry());
  expect(shownText()).not.toContain('Failed to add notification email');
});

test('NOTIF-024 forms that could not be loaded are not passed over in silence', async () => {
  show({ 'GET /api/forms': refused });
  await expectText('Failed to load forms');
});

test.each(['notification.form_limit_reached', 'form.not_found'])(
  'NOTIF-031 an address that cannot be told of a form: %s',
  async (code) => {
    const screen = show({ 'POST /api/notification-emails': refusal(409, 'Not to this form', code) });
    await screen.type('Email *', 'team@example.com');
    await screen.press('Add email');
    await expectText('Failed to assign email to the selected form');
  },
);

test('NOTIF-029 NOTIF-030 NOTIF-032 what could not be removed, switched or set is said, and stays as it was', async () => {
  const screen = show({
    [`DELETE /api/notification-emails/${ada.id}`]: refused,
    [`PATCH /api/notification-emails/${ada.id}`]: refused,
    'PATCH /api/profile': refused,
  });
  await screen.press('Deactivate ada@example.com, all forms');
  await expectText('Failed to update email status');
  await screen.press('Remove ada@example.com, all forms');
  await screen.press('Remove address');
  await expectText('Failed to remove notification email');
  await screen.press(/^Email notifications/);
  await expectText('Failed to update notification settings');
  await expect.poll(() => (screen.control(/^Email notifications/) as HTMLInputElement).checked).toBe(true);
  expect(screen.control('Deactivate ada@example.com, all forms')).toBeTruthy();
});

test('NOTIF-011 D-120 a row says whether it is for all forms or for which', async () => {
  const zoo = {
    ...ada,
    id: ada.id.replace('1', '2'),
    email: 'zoo@example.com',
    formId: FORM,
    formTitle: 'Zoo',
  };
  show({ 'GET /api/notification-emails': { emails: [ada, zoo] } });
  await expectText('zoo@example.com');
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Global (all forms)');
  expect(rows[1]).toContain('Zoo');
  expect(rows[1]).not.toContain('Global');
});

test('NOTIF-015 with five active ones nothing can be added, and the screen says why', async () => {
  const five = Array.from({ length: 5 }, (_, index) => ({
    ...ada,
    id: `${index}`,
    email: `five${index}@example.com`,
  }));
  let emails = five;
  const screen = show({
    'GET /api/notification-emails': () => ({ emails }),
    'PATCH /api/notification-emails/0': () => {
      emails = five.map((one, index) => ({ ...one, isActive: index > 0 }));
      return emails[0];
    },
  });
  await expectText('Maximum of 5 email addresses reached');
  expect((screen.control('Add email') as HTMLButtonElement).disabled).toBe(true);
  await screen.press(/^Deactivate five0/);
  await expect.poll(shownText).not.toContain('Maximum of 5 email addresses reached');
  expect((screen.control('Add email') as HTMLButtonElement).disabled).toBe(false);
});
