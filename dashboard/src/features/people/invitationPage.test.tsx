import { expect, onTestFinished, test } from 'vitest';
import { refusal, showScreen, type Answers } from '../../testing/showScreen.tsx';
import { InvitationPage } from './InvitationPage.tsx';

const OFFER = {
  account: 'Bakery',
  invitedBy: 'Olga',
  email: 'ada@example.com',
  role: 'editor',
  isKnown: true,
};
const OPTIONS = { sendsMail: true, isSetUp: true, provider: null as string | null };
const sessionOf = (email: string | null) => ({
  user: email && {
    id: '018f0000-0000-7000-8000-000000000001',
    email,
    fullName: '',
    role: 'user',
    isApproved: true,
    isRevoked: false,
    formLimit: null,
    timeZone: null,
    language: null,
    mustSetUpSecondFactor: false,
  },
  secondFactor: null,
  isRecovery: false,
});

function open(email: string | null, answers: Answers, hash = '#token=secret') {
  window.location.hash = hash;
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  return showScreen(<InvitationPage />, {
    at: '/invitation',
    route: '/invitation',
    answers: {
      'GET /api/auth/session': sessionOf(email),
      'POST /api/invitations/look': OFFER,
      'GET /api/auth/options': OPTIONS,
      ...answers,
    },
  });
}

test('TEAM-030 the invited sees who invites them to what, and a refusal of their answer', async () => {
  const message = 'This invitation was used, has ended or has expired. Ask for a new one.';
  const screen = open('ada@example.com', {
    'POST /api/invitations/accept': refusal(422, message, 'invitation.invalid'),
  });
  await expect.poll(() => screen.text()).toContain('Olga invites you to Bakery as Editor.');
  expect(window.location.hash).toBe('');
  await screen.press('Accept invitation');
  await expect.poll(() => screen.text()).toContain(message);
  expect(screen.calls.at(-1)?.body).toEqual({ token: 'secret' });
});

test('TEAM-030 a reload finds the invitation again, which is not asked for once it is accepted', async () => {
  const answers = { 'POST /api/invitations/accept': null };
  const first = open('ada@example.com', answers);
  await expect.poll(() => first.text()).toContain('Olga invites you');
  const again = open('ada@example.com', answers, '');
  await again.press('Accept invitation');
  await expect.poll(() => again.calls.at(-1)?.call).toBe('POST /api/invitations/accept');
  expect(again.calls.at(-1)?.body).toEqual({ token: 'secret' });
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('TEAM-031 somebody else is told for whom it is, and somebody known signs in first', async () => {
  const other = open('grace@example.com', {});
  await expect
    .poll(() => other.text())
    .toContain('It is for ada@example.com. You are signed in as grace@example.com.');
  const visitor = open(null, {});
  await expect.poll(() => visitor.text()).toContain('Sign in as ada@example.com to accept it.');
});

test('TEAM-034 a new person chooses name and password, whose rule holds before it is sent', async () => {
  const screen = open(null, {
    'POST /api/invitations/look': { ...OFFER, isKnown: false },
    'POST /api/invitations/sign-up': refusal(422, 'This invitation was used.', 'invitation.invalid'),
  });
  await screen.type('Your name', 'Ada');
  await screen.type('Password', 'short');
  await screen.press('Accept invitation');
  await expect.poll(() => screen.text()).toContain('Password must be at least 8 characters long');
  await screen.type('Password', 'Chosen-Horse-7');
  await screen.press('Accept invitation');
  await expect.poll(() => screen.text()).toContain('This invitation was used.');
  expect(screen.calls.at(-1)?.body).toEqual({ token: 'secret', fullName: 'Ada', password: 'Chosen-Horse-7' });
});

test('TEAM-034 SSO-002 a new person may come by the provider, which leads back to the invitation', async () => {
  const refused = refusal(503, 'The sign-in provider did not answer.', 'sign_on.unreachable');
  const screen = open(null, {
    'POST /api/invitations/look': { ...OFFER, isKnown: false },
    'GET /api/auth/options': { ...OPTIONS, provider: 'Workday' },
    'POST /api/auth/sign-on': refused,
  });
  await screen.press('Sign in with Workday');
  await expect.poll(() => screen.text()).toContain('The sign-in provider did not answer.');
  expect(screen.calls.at(-1)?.body).toEqual({ from: '/invitation' });
});

test('TEAM-032 a link that has ended says so', async () => {
  const message = 'This invitation was used, has ended or has expired. Ask for a new one.';
  const screen = open(null, { 'POST /api/invitations/look': refusal(422, message, 'invitation.invalid') });
  await expect.poll(() => screen.text()).toContain('This link no longer works');
  expect(screen.text()).toContain(message);
});
