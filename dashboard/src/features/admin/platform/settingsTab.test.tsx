import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { SettingsTab } from './SettingsTab.tsx';

beforeEach(() => queryClient.clear());

const expectText = (text: string) => expect.poll(shownText).toContain(text);

const TYPED = {
  source: 'settings',
  server: { host: 'mail.bakery.test', port: 465, security: 'tls', user: 'ada', hasPassword: true },
  sender: { name: 'Ada', address: 'hello@bakery.test' },
  acceptedAt: '2026-11-30T06:00:00.000Z',
  failure: null,
};
const NONE = { source: null, server: null, sender: TYPED.sender, acceptedAt: null, failure: null };

const show = (server: unknown, answers: Answers = {}) =>
  showScreen(<SettingsTab />, {
    at: '/admin/settings#mail',
    answers: {
      'GET /api/admin/settings': refusal(500, 'Not asked here'),
      'GET /api/admin/mail-server': server,
      'GET /api/admin/sign-in-provider': refusal(500, 'Not asked here'),
      'GET /api/admin/scim-token': refusal(500, 'Not asked here'),
      ...answers,
    },
  });

test('D-202 the address of the mail server leads the keyboard to it', async () => {
  show(NONE);
  await expectText('Test and save');
  expect(document.activeElement?.textContent).toBe('Email');
});

test('D-202 a server of the environment is shown, can be tested, and is not changed here', async () => {
  const screen = show(
    { ...TYPED, source: 'environment' },
    {
      'POST /api/admin/mail-server/test': {
        to: 'ada@bakery.test',
        failure: { text: 'The server didn’t answer in time.', words: 'Greeting never received' },
      },
    },
  );
  await expectText('mail.bakery.test:465');
  await expectText('Set by INLAY_SMTP_URL in the environment of this installation');
  expect(shownText()).not.toMatch(/Change server|Remove server/);
  await screen.press('Send a test');
  await expectText('The server didn’t answer in time.');
});

test('D-202 the last error is shown with its time until the server takes an email again', async () => {
  const failure = {
    at: '2026-11-30T07:00:00.000Z',
    text: 'Nothing answers at this port.',
    words: 'ECONNREFUSED',
  };
  let server: object = { ...TYPED, failure };
  show(() => server);
  await expectText('Emails are not being sent');
  await expectText('Nothing answers at this port.');
  server = { ...TYPED, acceptedAt: '2026-11-30T08:00:00.000Z', failure };
  window.dispatchEvent(new Event('visibilitychange'));
  await expectText('Last email sent');
  expect(shownText()).not.toContain('Emails are not being sent');
  expect(shownText()).toContain('Nothing answers at this port.');
});

test('D-202 the stored password stays unless host, port, encryption or user name change', async () => {
  const screen = show(TYPED, {
    'PUT /api/admin/mail-server': { ...TYPED, test: { to: 'ada@bakery.test', failure: null } },
  });
  await screen.press('Change server');
  await screen.type('Mail server', 'evil.example.com');
  await screen.press('Test and save');
  await expectText('Enter the password');
  await screen.type('Mail server', 'mail.bakery.test');
  await screen.type('Sender’s name', 'Ada’s bakery');
  await screen.press('Test and save');
  await expectText('The mail server took a test');
  const put = screen.calls.find(({ call }) => call.startsWith('PUT'));
  expect(put?.body).toEqual({
    host: 'mail.bakery.test',
    port: 465,
    security: 'tls',
    user: 'ada',
    senderName: 'Ada’s bakery',
    senderAddress: 'hello@bakery.test',
    withTest: true,
  });
});

test('D-202 what the server refuses stands beside its field; a server whose test fails can be saved all the same', async () => {
  let server: object = NONE;
  const screen = show(() => server, {
    'PUT /api/admin/mail-server': (sent: unknown) => {
      const { host, withTest } = sent as { host: string; withTest: boolean };
      const message = 'Enter a name such as mail.example.com';
      if (host.startsWith('smtp:'))
        return refusal(400, message, 'request.invalid', [{ path: ['host'], code: 'not_a_host', message }]);
      if (!withTest) server = { ...TYPED, acceptedAt: null };
      const failure = { text: 'The server takes no emails right now.', words: '' };
      return { ...server, test: withTest ? { to: 'ada@bakery.test', failure } : null };
    },
  });
  await screen.type('Mail server', 'smtp://mail.bakery.test');
  await screen.press('Test and save');
  await expectText('Enter a name such as mail.example.com');
  await screen.type('Mail server', 'mail.bakery.test');
  await screen.press('Test and save');
  await expectText('The server takes no emails right now.');
  await screen.press('Save anyway');
  await expectText('No email has been sent through this server yet.');
});

test('D-202 removing the server says what follows, and asks first', async () => {
  let server: object = TYPED;
  const screen = show(() => server, { 'DELETE /api/admin/mail-server': () => (server = NONE) });
  await screen.press('Remove server');
  await expectText('Emails wait in the outbox until there is another one.');
  const confirm = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent === 'Remove server',
  );
  confirm?.click();
  await expectText('Mail server removed');
  await expectText('Test and save');
});
