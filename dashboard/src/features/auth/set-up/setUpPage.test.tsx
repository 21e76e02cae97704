import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { SetUpPage } from './SetUpPage.tsx';

beforeEach(() => queryClient.clear());

const NOBODY = { user: null, secondFactor: null, isRecovery: false };
const OWNER = { ...NOBODY, user: { id: 'o', email: 'ada@bakery.test', role: 'admin', timeZone: null } };
const expectText = (text: string) => expect.poll(shownText).toContain(text);

function open(answers: Answers, hash = '#token=secret') {
  window.location.hash = hash;
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  return showScreen(<SetUpPage />, {
    at: '/set-up',
    route: '/set-up',
    answers: {
      'GET /api/auth/session': NOBODY,
      'POST /api/auth/set-up/link': { platformName: 'Inlay', email: null },
      'POST /api/auth/set-up': OWNER,
      ...answers,
    },
  });
}

test('AUTH-048 D-188 the owner introduces themselves, says who will use it, and ends on Home', async () => {
  const screen = open({
    'GET /api/auth/session': OWNER,
    'PATCH /api/admin/settings': {},
    'POST /api/brand-kits': {},
    'GET /api/admin/settings': { mail: { isConfigured: false, from: '' } },
  });
  await screen.type('Your name', 'Ada');
  expect(window.location.hash).toBe('');
  await screen.type('Email', 'ada@bakery.test');
  await screen.type('Password', 'short');
  await screen.press('Continue');
  await expectText('Password must be at least 8 characters long');
  await screen.type('Password', 'Chosen-Horse-7');
  await screen.press('Continue');
  await expectText('Who will use it?');
  await screen.press(/^Only us/);
  await expectText('New accounts can have any number of forms.');
  await expectText('Your brand');
  await screen.type('Business name', 'Ada’s bakery');
  await screen.type('Brand color', 'nope');
  screen.control('Brand color').focus();
  screen.control('Business name').focus();
  await screen.press('Continue');
  await expectText('Enter a color such as #4f46e5');
  await screen.type('Brand color', '#b42318');
  await screen.press('Continue');
  await expectText('No mail server is set up');
  await screen.press('Open the dashboard');
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
  const sent = screen.calls.filter(({ call }) => /^(POST|PATCH)/.test(call));
  expect(sent).toMatchObject([
    { body: { token: 'secret' } },
    { body: { token: 'secret', fullName: 'Ada', email: 'ada@bakery.test', password: 'Chosen-Horse-7' } },
    { body: { defaultFormLimit: null } },
    { body: { name: 'Ada’s bakery', styles: { primaryColor: '#b42318' } } },
  ]);
});

test('AUTH-048 a link that was used says so before anything is typed', async () => {
  open({
    'POST /api/auth/set-up/link': refusal(
      422,
      'This set-up link was used or has expired. Restart Inlay to print a new one.',
      'auth.set_up_link_invalid',
    ),
  });
  await expectText('This link no longer works');
  await expectText('Restart Inlay to print a new one.');
});

test('AUTH-048 D-192 with a mail server a test says what it answered; without a link only its owner goes on', async () => {
  const screen = open(
    {
      'GET /api/auth/session': OWNER,
      'GET /api/admin/settings': { mail: { isConfigured: true, from: 'Inlay <no-reply@bakery.test>' } },
      'POST /api/admin/mail/test': { to: 'ada@bakery.test', failure: '535 (AUTH): no' },
    },
    '',
  );
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
  queryClient.clear();
  const mail = showScreen(<SetUpPage />, {
    at: '/set-up?step=mail',
    route: '/set-up',
    answers: {
      'GET /api/auth/session': OWNER,
      'GET /api/admin/settings': { mail: { isConfigured: true, from: 'Inlay <no-reply@bakery.test>' } },
      'POST /api/admin/mail/test': { to: 'ada@bakery.test', failure: '535 (AUTH): no' },
    },
  });
  await mail.press('Send a test');
  await expectText('The mail server refused: 535 (AUTH): no');
});
