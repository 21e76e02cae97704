import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { clearToken, keepToken, readToken } from '../api/portalSession.ts';
import { portalQueries, SESSION_KEY } from '../api/portal.ts';
import { ClientAnalyticsPage } from './ClientAnalyticsPage.tsx';
import { ClientAuthPage } from './ClientAuthPage.tsx';
import { ClientDashboardPage } from './ClientDashboardPage.tsx';
import { ClientForgotPasswordPage } from './ClientForgotPasswordPage.tsx';
import { ClientSignUpPage } from './ClientSignUpPage.tsx';
import { PortalGate } from './PortalGate.tsx';

afterEach(() => {
  clearToken();
  portalQueries.clear();
});
const HOUR_MS = 3_600_000;
const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
const client = { id: 'x', email: 'ada@example.com', name: null, companyName: null };
const expectText = (text: string) => expect.poll(shownText).toContain(text);

async function signIn(answer: unknown): Promise<void> {
  const screen = showScreen(<ClientAuthPage />, { answers: { 'POST /api/client-auth': answer } });
  await screen.type('Email', client.email);
  await screen.type('Password', 'Correct-Horse-9');
  await screen.press('Sign In');
}

test('CLNT-009 a refusal without words of its own has some', async () => {
  await signIn(refusal(401, ''));
  await expectText('Login failed. Please check your credentials.');
});

test('CLNT-010 what breaks in the browser itself, as by an extension, is a failed login', async () => {
  const screen = showScreen(<ClientAuthPage />, { answers: {} });
  await screen.type('Email', client.email);
  await screen.type('Password', 'Correct-Horse-9');
  vi.stubGlobal('fetch', () => {
    throw new TypeError('fetch is not what it was');
  });
  await screen.press('Sign In');
  await expectText('Login failed');
  expect(shownText()).not.toMatch(/check your credentials|fetch/);
});

test.each([
  ['CLNT-014 CLNT-016 a session that is over is cleared', refusal(401, 'Over'), null],
  [
    'CLNT-016 (decision 073) a server that fails ends no session',
    refusal(500, 'The server is tired'),
    'secret',
  ],
])('%s', async (_title, answer, kept) => {
  keepToken({ token: 'secret', expiresAt });
  const screen = showScreen(<PortalGate />, {
    at: '/client/dashboard',
    route: '/client/dashboard',
    answers: { 'POST /api/validate-client-session': answer },
  });
  if (kept) await expectText('The portal couldn’t be loaded');
  else await expect.poll(() => screen.path()).toBe('/client/auth');
  expect(readToken()).toBe(kept);
});

test('CLNT-092 an open portal keeps its brand when the sharing ends', async () => {
  keepToken({ token: 'secret', expiresAt });
  const brand = {
    name: 'Bakery',
    logoUrl: null,
    fill: '#123456',
    textOnLight: '#123456',
    textOnDark: '#abcdef',
  };
  let worn: typeof brand | null = brand;
  const page = (
    <QueryClientProvider client={portalQueries}>
      <PortalGate />
    </QueryClientProvider>
  );
  showScreen(page, {
    at: '/client/dashboard',
    route: '/client/dashboard',
    answers: {
      'POST /api/validate-client-session': () => ({
        client: worn ? client : { ...client, email: 'grace@example.com' },
        locale: null,
        isView: false,
        settings: { mentionMails: true, submissionMails: 'none', weeklyMails: false },
        brand: worn,
        expiresAt,
        readAt: 1,
      }),
    },
  });
  await expectText('Bakery');
  worn = null;
  await portalQueries.refetchQueries({ queryKey: SESSION_KEY });
  await expectText('grace@example.com');
  expect(shownText()).toContain('Bakery');
});

test('CLNT-051 what cannot be read anew is said behind what is read, which stays', async () => {
  let isDown = false;
  const forms = [
    {
      id: 'f',
      title: 'Order a cake',
      description: '',
      active: true,
      createdAt: expiresAt,
      submissionCount: 3,
      monthCount: 2,
      unreadCount: 1,
      mayReadSubmissions: true,
      mayExport: true,
    },
  ];
  const page = (
    <QueryClientProvider client={portalQueries}>
      <ClientDashboardPage />
    </QueryClientProvider>
  );
  showScreen(page, {
    answers: {
      'POST /api/validate-client-session': { client },
      'GET /api/client-forms': () => (isDown ? refusal(503, 'The cable was cut') : { forms }),
      'GET /api/client-forms/newest': () =>
        isDown ? refusal(503, 'The cable was cut') : { submissions: [], revisions: {} },
    },
  });
  await expectText('Order a cake');
  isDown = true;
  await portalQueries.refetchQueries();
  await expectText('Showing data from the last successful load.');
  const [card, failure] = ['[aria-label="Assigned forms"] h2', '[role=alert]'].map((selector) =>
    document.querySelector(selector),
  );
  expect(card?.textContent).toBe('Order a cake');
  expect(failure?.textContent).toContain('Failed to load assigned forms');
  expect(card && failure?.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  portalQueries.clear();
});

test('AUTH-060 a captcha appears when the server asks for one, and AUTH-059 a locked address is offered a link', async () => {
  let answer = refusal(422, 'Please complete the CAPTCHA verification', 'captcha.required');
  const screen = showScreen(<ClientAuthPage />, {
    answers: {
      'POST /api/client-auth': () => answer,
      'GET /api/auth/options': { sendsMail: true },
      'GET /api/public/captcha': { provider: 'altcha', siteKey: null, scriptUrl: null },
    },
  });
  const asked = (): string[] => screen.calls.map(({ call }) => call);
  await screen.type('Email', client.email);
  await screen.type('Password', 'Correct-Horse-9');
  expect(asked()).not.toContain('GET /api/public/captcha');
  answer = refusal(429, 'Account temporarily locked.', 'auth.locked');
  await screen.press('Sign In');
  await expectText('Email me a link');
  answer = refusal(422, 'Please complete the CAPTCHA verification', 'captcha.required');
  await screen.press('Sign In');
  await expect.poll(asked).toContain('GET /api/public/captcha');
});

test.each([
  [true, 'Reset Email Sent!'],
  [false, 'This installation can’t send email yet. Ask an administrator for a new password.'],
])(
  'CLNT-033 AUTH-066 a client who forgot the password reads what is true, with a mail server (%s)',
  async (sendsMail, text) => {
    const screen = showScreen(<ClientForgotPasswordPage />, {
      answers: { 'POST /api/client-forgot-password': {}, 'GET /api/auth/options': { sendsMail } },
    });
    await screen.type('Email', client.email);
    await screen.press('Send reset link');
    await expectText(text);
  },
);

/** A screen of the portal, which reads through queries of its own. */
const inPortal = (page: ReactNode) => (
  <QueryClientProvider client={portalQueries}>{page}</QueryClientProvider>
);
const down = refusal(500, '');

/** A refusal that queries do not try again by themselves, and people can. */
const refused = refusal(400, '');

test('CLNT-052 figures that cannot be loaded say so and can be asked for again', async () => {
  onTestFinished(() => portalQueries.clear());
  let isDown = true;
  const screen = showScreen(inPortal(<ClientAnalyticsPage />), {
    answers: { 'GET /api/client-analytics': () => (isDown ? refused : { totalForms: 0, forms: [] }) },
  });
  await expectText('Failed to load analytics data');
  isDown = false;
  await screen.press('Try again');
  await expectText('Figures will appear here once a form is assigned to you.');
  expect(shownText()).not.toContain('Failed to load analytics data');
});

test('CLNT-051 D-135 forms that cannot be loaded are told', async () => {
  onTestFinished(() => portalQueries.clear());
  showScreen(inPortal(<ClientDashboardPage />), {
    answers: {
      'POST /api/validate-client-session': { client },
      'GET /api/client-forms': refusal(429, 'Too many'),
    },
  });
  await expectText('Failed to load assigned forms');
});

test('CLNT-028 a wish for access that cannot be taken says so, and can be sent again', async () => {
  const screen = showScreen(<ClientSignUpPage />, { answers: { 'POST /api/client-signup': down } });
  await screen.type('Email', client.email);
  await screen.type('Password', 'Correct-Horse-9');
  await screen.type('Confirm password', 'Correct-Horse-9');
  await screen.press('Request Access');
  await expectText('Registration failed. Please try again.');
});

test('CLNT-035 a reset link that cannot be sent says so, and can be asked for again', async () => {
  const screen = showScreen(<ClientForgotPasswordPage />, {
    answers: { 'POST /api/client-forgot-password': down },
  });
  await screen.type('Email', client.email);
  await screen.press('Send reset link');
  await expectText('Failed to send reset email. Please try again.');
  await expect.poll(() => (screen.control('Send reset link') as HTMLButtonElement).disabled).toBe(false);
});

test('CLNT-112 the home of the portal begins with this month and the newest submissions, which open; so do the forms', async () => {
  onTestFinished(() => portalQueries.clear());
  const form = (id: string, more: object = {}) => ({
    id,
    title: `Form ${id}`,
    description: '',
    active: true,
    createdAt: expiresAt,
    submissionCount: 40,
    monthCount: 7,
    unreadCount: 1,
    mayReadSubmissions: true,
    mayExport: true,
    ...more,
  });
  const screen = showScreen(inPortal(<ClientDashboardPage />), {
    answers: {
      'POST /api/validate-client-session': { client },
      'GET /api/client-forms': {
        forms: [form('1'), form('2', { monthCount: 5, mayReadSubmissions: false })],
      },
      'GET /api/client-forms/newest': {
        submissions: [
          {
            id: 's1',
            formId: '1',
            formTitle: 'Form 1',
            revisionId: 'r1',
            answers: { who: 'Ada Baker' },
            isRead: false,
            receiptCode: 'K7-42',
            submittedAt: '2026-11-23T10:00:00.000Z',
          },
        ],
        revisions: { r1: { fields: [{ id: 'who', type: 'text' }] } },
      },
    },
  });
  await expectText('Ada Baker');
  expect(screen.control('Ada Baker').getAttribute('href')).toBe('/client/form/1/submissions?submission=s1');
  expect(document.querySelector('[aria-label="Figures"]')?.textContent).toContain('This Month12');
  expect(screen.control('View Submissions of Form 1').getAttribute('href')).toBe(
    '/client/form/1/submissions',
  );
  expect(() => screen.control('View Submissions of Form 2')).toThrow('No control');
});

test('CLNT-113 the sign-in wears the brand that was here last, not that of who looked as a client', async () => {
  const brand = (name: string) => ({
    name,
    logoUrl: null,
    fill: '#123456',
    textOnLight: '#123456',
    textOnDark: '#abcdef',
  });
  const session = (name: string, isView: boolean) => ({
    client,
    locale: null,
    isView,
    settings: { mentionMails: true, submissionMails: 'none', weeklyMails: false },
    brand: brand(name),
    expiresAt,
    readAt: 1,
  });
  const visit = async (name: string, isView: boolean): Promise<void> => {
    portalQueries.clear();
    keepToken({ token: 'secret', expiresAt });
    showScreen(inPortal(<PortalGate />), {
      at: '/client/dashboard',
      route: '/client/dashboard',
      answers: { 'POST /api/validate-client-session': session(name, isView) },
    });
    await expectText(name);
  };
  await visit('Bakery', false);
  await expect.poll(() => localStorage.getItem('portal-brand')).toContain('Bakery');
  await visit('Bank', true);
  portalQueries.clear();
  clearToken();
  showScreen(inPortal(<ClientAuthPage />), { answers: {} });
  await expect
    .poll(() => [...document.querySelectorAll('h1')].at(-1)?.parentElement?.textContent)
    .toContain('BakeryClient sign-in');
});
