import { notificationsStore } from '@mantine/notifications';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { SETTING_NAMES, SETTINGS, settingPath } from '../../../domain/form-home/settingsIndex.ts';
import { refusal, showScreen, shownText, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { FormSettingsPage } from './FormSettingsPage.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const DETAIL = {
  id: FORM,
  title: 'Bakery',
  active: true,
  clientFolderId: null,
  redirectUrl: 'https://example.com/thanks',
  clientPrimaryEmail: null,
  logoUrl: null,
  autoReply: null,
  answeredRecipients: [],
  attachesPdf: false,
  definition: createEmptyDefinition('Bakery'),
  abilities: { update: true, organise: true, delete: true, activate: true, share: true },
  submissionCount: 3,
  embed: { url: `https://forms.example.com/embed/${FORM}`, code: '<iframe>', elementCode: '<form-embed>' },
};
const PUBLISHING = {
  allowedWebsites: null,
  frameOnly: false,
  opensAt: null,
  opensText: null,
  closesAt: null,
  maxSubmissions: 20,
  closedText: null,
  onePerBrowser: false,
  uniqueField: null,
  requiresSignIn: false,
  signInField: null,
  hasPassword: false,
  showsStatus: false,
  signsReceipts: false,
  allowsEdits: false,
  allowsWithdrawal: false,
  editDays: null,
  editsEndAt: null,
  editsEndWith: null,
  language: null,
  prefillable: [],
  hiddenFields: [],
  hostMayReadAnswers: false,
};

/** The settings of a form that keeps what it is sent, as its API does. */
function show(at: string, answers: Answers = {}): Screen & { form: typeof DETAIL } {
  const [form, publishing] = [{ ...DETAIL }, { ...PUBLISHING }];
  const screen = showScreen(<FormSettingsPage />, {
    at,
    route: '/forms/:formId/settings/:group?',
    answers: {
      [`GET /api/forms/${FORM}`]: () => ({ ...form }),
      [`PATCH /api/forms/${FORM}`]: (changes: object) => ({ ...Object.assign(form, changes) }),
      [`GET /api/forms/${FORM}/publishing`]: () => ({ ...publishing }),
      [`PATCH /api/forms/${FORM}/publishing`]: (changes: object) => ({
        ...Object.assign(publishing, changes),
      }),
      [`GET /api/forms/${FORM}/notification-emails`]: { emails: [] },
      [`GET /api/forms/${FORM}/deliveries`]: { deliveries: [], nextCursor: null },
      [`GET /api/forms/${FORM}/webhooks`]: { webhooks: [], activity: [], accountWebhooks: [] },
      'GET /api/folders': { folders: [] },
      ...answers,
    },
  });
  return { ...screen, form };
}
const blur = (element: HTMLElement): void => {
  element.focus();
  element.blur();
};

const ofThisScreen = SETTING_NAMES.filter((name) => SETTINGS[name].place !== 'build');
test.each(ofThisScreen)('FSET-035 %s is where its address says, and is marked there', async (name) => {
  show(settingPath(FORM, name));
  const found = () => document.querySelector(`[data-setting="${name}"][data-found]`)?.textContent ?? '';
  await expect.poll(found, { timeout: 20_000 }).toContain(SETTINGS[name].label);
});

test('FOLD-083 a folder of clients says that they see the form, before it is chosen and after', async () => {
  const client = { id: FORM, name: '', email: 'kunde@mueller.de', state: 'active' };
  const folder = {
    id: FORM,
    name: 'Müller',
    description: null,
    createdAt: '2026-11-23T09:00:00.000Z',
    formCount: 1,
    submissionCount: 0,
    activeForms: [],
    activeFormCount: 0,
    hasActiveForms: false,
    brand: null,
    people: [client, { ...client, email: 'b@mueller.de' }],
  };
  const screen = show(settingPath(FORM, 'folder'), { 'GET /api/folders': { folders: [folder] } });
  await screen.press('Folder');
  await expect.poll(screen.text).toContain('Shared with 2 clients');
  expect(screen.text()).not.toContain('see the form');
  const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
  options.find(({ textContent }) => textContent.startsWith('Müller'))?.click();
  await expect.poll(screen.text).toContain('2 clients of this folder see the form and its answers.');
});

test('FSET-013 FSET-016 FSET-035 a setting is saved on leaving it, says so, and can be undone', async () => {
  const screen = show(`/forms/${FORM}/settings/submissions`);
  await screen.type('Redirect URL', 'https://example.com/done');
  blur(screen.control('Redirect URL'));
  await expect.poll(shownText).toContain('Form updated successfully');
  expect(screen.form.redirectUrl).toBe('https://example.com/done');
  await screen.press('Undo');
  await expect.poll(() => screen.form.redirectUrl).toBe('https://example.com/thanks');
  const value = () => (screen.control('Redirect URL') as HTMLInputElement).value;
  await expect.poll(value).toBe('https://example.com/thanks');
});

test('FSET-013 a setting that is changed again withdraws the Undo of the change before', async () => {
  const screen = show(`/forms/${FORM}/settings/submissions`);
  const toasts = () => notificationsStore.getState().notifications.map(({ id }) => id);
  const change = async (url: string) => {
    const before = toasts();
    await screen.type('Redirect URL', url);
    blur(screen.control('Redirect URL'));
    await expect.poll(() => toasts().every((id) => before.includes(id))).toBe(false);
  };
  await change('https://example.com/one');
  await change('https://example.com/two');
  expect(toasts()).toHaveLength(1);
  await screen.press('Undo');
  await expect.poll(() => screen.form.redirectUrl).toBe('https://example.com/one');
});

test('D-61 a part of the automatic reply that is changed while another is saved takes nothing back', async () => {
  const definition = withFields(createEmptyDefinition('Bakery'), [createField('email')]);
  const form = { ...DETAIL, definition };
  const first = Promise.withResolvers<void>();
  const screen = show(`/forms/${FORM}/settings/notifications`, {
    [`GET /api/forms/${FORM}`]: () => ({ ...form }),
    [`PATCH /api/forms/${FORM}`]: async (changes: object) => {
      await first.promise;
      return { ...Object.assign(form, changes) };
    },
  });
  await screen.press(/^Reply to visitors/);
  await screen.type('Subject', 'Thank you');
  blur(screen.control('Subject'));
  first.resolve();
  await expect.poll(() => form.autoReply).toMatchObject({ isOn: true, subject: 'Thank you' });
});

test('FSET-015 settings that cannot be loaded say so and can be tried again', async () => {
  let isDown = true;
  const screen = show(`/forms/${FORM}/settings`, {
    [`GET /api/forms/${FORM}`]: () => (isDown ? refusal(500, 'Cut') : { ...DETAIL }),
  });
  await expect.poll(shownText).toContain('Failed to load form settings');
  isDown = false;
  await screen.press('Try again');
  await expect.poll(shownText).toContain('Form metadata');
});

test('D-192 the group of emails says once that nothing is sent without a mail server', async () => {
  show(`/forms/${FORM}/settings/notifications`, {
    'GET /api/settings': { mail: 'none' },
  });
  await expect.poll(shownText).toContain('Reply to visitors');
  await expect.poll(() => shownText().split('Emails are not being sent').length - 1).toBe(1);
});

test('FSET-013 a refused text stays in its field, with the reason beside it', async () => {
  const screen = show(`/forms/${FORM}/settings/submissions`, {
    [`PATCH /api/forms/${FORM}`]: refusal(400, 'Not reachable', 'request.invalid'),
  });
  await screen.type('Redirect URL', 'https://example.com/other');
  blur(screen.control('Redirect URL'));
  await expect.poll(shownText).toContain('Not saved yet');
  expect((screen.control('Redirect URL') as HTMLInputElement).value).toBe('https://example.com/other');
});

test('FSET-035 addresses of old open the group that has their settings', async () => {
  for (const [old, label] of [
    ['after-submission', 'Redirect URL'],
    ['embedding', 'Who fills in a field'],
  ] as const) {
    show(`/forms/${FORM}/settings/${old}`);
    await expect.poll(shownText).toContain(label);
    document.body.replaceChildren();
  }
});

test('FSET-001 FSET-002 FSET-003 FSET-004 FSET-005 FSET-017 FSET-021 status, texts, embed code and addresses stand in the groups of a form’s settings', async () => {
  const screen = show(`/forms/${FORM}/settings`);
  for (const [group, ...parts] of [
    ['General', 'Form status', 'Form metadata'],
    ['Website', 'Embed code'],
    ['Notifications', 'Notification emails'],
  ] as const) {
    await screen.press(group);
    for (const part of parts) await expect.poll(shownText).toContain(part);
  }
  await expect.poll(shownText).toMatch(/Notified about submissions of this form, at most 10\./);
});

test('FSET-017 FSET-023 FSET-025 FSET-030 what cannot be saved in a form’s settings is told, and what was typed stays', async () => {
  const refused = refusal(500, '');
  const team = { id: 'team', email: 'team@example.com', label: null, isEnabled: true, isConfirmed: true };
  const screen = show(`/forms/${FORM}/settings/notifications`, {
    [`GET /api/forms/${FORM}/notification-emails`]: { emails: [team], hasMailServer: true },
    [`PATCH /api/forms/${FORM}`]: refused,
    [`POST /api/forms/${FORM}/notification-emails`]: refused,
    [`PATCH /api/forms/${FORM}/notification-emails/team`]: refused,
    [`DELETE /api/forms/${FORM}/notification-emails/team`]: refused,
  });
  await screen.type('Email', 'new@example.com');
  await screen.press('Add email');
  await expect.poll(shownText).toContain('Failed to add notification email');
  await screen.press('Deactivate team@example.com');
  await expect.poll(shownText).toContain('Failed to update email notification setting');
  await screen.press('Remove team@example.com');
  await expect.poll(shownText).toContain('Failed to delete notification email');
  await screen.type('Client primary email', 'client@example.com');
  blur(screen.control('Client primary email'));
  await expect.poll(shownText).toContain('Failed to update form');
  expect((screen.control('Client primary email') as HTMLInputElement).value).toBe('client@example.com');
});

const email = (id: string, label: string) => ({ ...createField('email'), id, label });
const ASKING = withFields(createEmptyDefinition('Leave'), [
  { ...createField('yes_no'), id: 'long', label: 'Longer than a week' },
  email('mail', 'Your email'),
  email('manager', 'Email of your manager'),
]);

test('NOTIF-071 a reply by case is added with its condition, then has texts and an address of its own', async () => {
  const { form, ...screen } = show(`/forms/${FORM}/settings/notifications`);
  form.definition = ASKING;
  await screen.press('Add reply');
  await screen.press('Add condition');
  await screen.type('What to check', JSON.stringify({ field: 'long' }));
  await screen.press('Save');
  await expect
    .poll(() => form.autoReply)
    .toMatchObject({ cases: [{ subject: 'We have received your answers' }] });
  await expect.poll(shownText).toContain('Only when Longer than a week is yes');
  const [, to] = [...document.querySelectorAll('select')].filter((one) => one.value === '');
  expect(to?.textContent).toContain('Email of your manager');
  await screen.press('Send the reply above when no case fits');
  await expect.poll(() => form.autoReply).toMatchObject({ otherwise: false });
  await screen.press('Remove reply 1');
  await expect.poll(() => form.autoReply).toMatchObject({ cases: [] });
});

test('NOTIF-072 an email field is chosen whose answer is notified, and warned of without a captcha', async () => {
  const { form, ...screen } = show(`/forms/${FORM}/settings/notifications`);
  form.definition = ASKING;
  await screen.press('Notify the address in “Email of your manager”');
  await expect.poll(() => form.answeredRecipients).toEqual([{ field: 'manager', condition: null }]);
  await expect.poll(shownText).toContain('Without a captcha, these emails go only to you');
  await screen.press('Change: When is the address in “Email of your manager” notified?');
  await screen.press('Only when…');
  await screen.press('Add condition');
  await screen.type('What to check', JSON.stringify({ field: 'long' }));
  await screen.press('Save');
  const condition = { field: 'long' };
  await expect.poll(() => form.answeredRecipients).toEqual([{ field: 'manager', condition }]);
});

test('EMBED-130 a password is set, changed and taken away, and never shown', async () => {
  const sent: unknown[] = [];
  const screen = show(settingPath(FORM, 'password'), {
    [`PUT /api/forms/${FORM}/password`]: (body: { password: string | null }) => {
      sent.push(body.password);
      return { ...PUBLISHING, hasPassword: body.password !== null };
    },
  });
  await screen.press(/^Ask for a password/);
  await screen.type('Password', 'short');
  await screen.press('Set password');
  await expect.poll(shownText).toContain('Password must be at least');
  await screen.type('Password', 'open sesame');
  await screen.press('Set password');
  await expect.poll(shownText).toContain('Change password');
  expect(screen.control('New password')).toHaveProperty('value', '');
  await screen.press(/^Ask for a password/);
  await expect.poll(shownText).not.toContain('Change password');
  expect(sent).toEqual(['open sesame', null]);
});

test('EMBED-138 EMBED-144 sign-in by the provider is switched on, its field chosen, and never beside a password', async () => {
  const sent: unknown[] = [];
  const screen = show(settingPath(FORM, 'requiresSignIn'), {
    'GET /api/auth/options': { sendsMail: true, isSetUp: true, provider: 'Example staff' },
    [`PATCH /api/forms/${FORM}/publishing`]: (body: object) => {
      sent.push(body);
      return { ...PUBLISHING, ...body };
    },
  });
  await screen.press(/^Visitors sign in with Example staff/);
  await expect.poll(shownText).toContain('Field for their address');
  expect(sent).toEqual([{ requiresSignIn: true }]);
  expect(shownText()).toContain('Turn off the sign-in first');
});

test('EMBED-125 the field of whose values a form takes one response each is chosen among those with one text', async () => {
  const fields = (['email', 'name', 'file'] as const).map((type) => ({ ...createField(type), id: type }));
  const definition = withFields(createEmptyDefinition('Bakery'), fields);
  const answers = { [`GET /api/forms/${FORM}`]: { ...DETAIL, definition } };
  const screen = show(settingPath(FORM, 'uniqueField'), answers);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].filter((one) => one.checkVisibility());
  await screen.press('One response for each value of');
  await expect.poll(() => shown().map((one) => one.textContent)).toEqual(['No field', 'Email']);
  shown()[1]?.click();
  await expect.poll(shownText).toContain('Form updated successfully');
  await expect.poll(() => screen.control('One response for each value of')).toHaveProperty('value', 'Email');
});
