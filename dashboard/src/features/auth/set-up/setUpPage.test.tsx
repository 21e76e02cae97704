import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { SetUpPage } from './SetUpPage.tsx';

beforeEach(() => queryClient.clear());

const NOBODY = { user: null, secondFactor: null, isRecovery: false };
const OWNER = { ...NOBODY, user: { id: 'o', email: 'ada@bakery.test', role: 'admin', timeZone: null } };
const URL_OF_FORM = 'https://forms.test/embed/f1';
const DRAWING = {
  url: 'https://bloom.example/',
  name: 'Bloom',
  language: 'en',
  logo: null,
  colors: {
    background: '#fff7ee',
    text: '#2a1a12',
    headings: '#a8431f',
    accent: '#a8431f',
    bar: '#2a1a12',
    barText: '#ffffff',
  },
  fonts: { text: 'lato', headings: 'playfair' },
  navigation: ['Shop', 'Visit us'],
  headings: [
    { level: 1, text: 'Flowers for every day' },
    { level: 2, text: 'Weddings' },
  ],
  paragraphs: ['We bind every bouquet on the morning it leaves the shop.'],
};
const MADE = {
  form: {
    id: 'f1',
    title: 'Contact us',
    logoUrl: null,
    definition: createEmptyDefinition('Contact us'),
    embed: { url: URL_OF_FORM, code: '', elementCode: '' },
  },
  kit: { id: 'k1', name: 'Bloom', styles: { primaryColor: '#a8431f' }, forms: [] },
  accents: ['#a8431f', '#0b659c'],
  drawing: DRAWING,
  problem: null,
};
const drawnText = (): string =>
  document.querySelector('[role=img]')?.shadowRoot?.querySelector('.page')?.textContent ?? '';
const NO_SERVER = {
  source: null,
  server: null,
  sender: { name: 'Inlay', address: 'no-reply@localhost' },
  acceptedAt: null,
  failure: null,
};
const SERVER = {
  source: 'settings',
  server: { host: 'mail.bakery.test', port: 587, security: 'starttls', user: 'ada', hasPassword: true },
  sender: { name: 'Inlay', address: 'hello@bakery.test' },
  acceptedAt: '2026-11-30T06:00:00.000Z',
  failure: null,
};
const expectText = (text: string) => expect.poll(shownText).toContain(text);

function open(answers: Answers, at = '/set-up', hash = '#token=secret', element = <SetUpPage />) {
  window.location.hash = hash;
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  return showScreen(element, {
    at,
    route: '/set-up',
    answers: {
      'GET /api/auth/session': OWNER,
      'POST /api/auth/set-up/link': { platformName: 'Inlay', email: null },
      'POST /api/auth/set-up': OWNER,
      'GET /api/admin/settings': { mail: { isConfigured: false, from: '' } },
      ...answers,
    },
  });
}

test('AUTH-048 D-188 the owner introduces themselves, sees their form on their website, says who will use it, and ends on Home', async () => {
  const screen = open({
    'POST /api/first-form': MADE,
    'PATCH /api/brand-kits/k1': MADE.kit,
    'PATCH /api/admin/settings': {},
    'GET /api/admin/mail-server': NO_SERVER,
  });
  await screen.type('Your name', 'Ada');
  expect(window.location.hash).toBe('');
  await screen.type('Email', 'ada@bakery.test');
  await screen.type('Password', 'short');
  await screen.press('Continue');
  await expectText('Password must be at least 8 characters long');
  await screen.type('Password', 'Chosen-Horse-7');
  await screen.press('Continue');
  await expectText('Your first form');
  await screen.press('Make my form');
  await expectText('Name is required');
  await screen.type('Business name', 'Bloom');
  await screen.type('Your website', 'bloom.example');
  await screen.press('Make my form');
  await expectText('Your contact form is live');
  expect(document.activeElement?.tagName).toBe('H1');
  for (const text of ['This is how it looks on bloom.example.', URL_OF_FORM]) await expectText(text);
  for (const text of ['Flowers for every day', 'Weddings', 'Shop', 'We bind every bouquet'])
    await expect.poll(drawnText).toContain(text);
  await screen.press('Brand color #0b659c');
  await screen.press('Continue');
  await expectText('Who will use it?');
  await screen.press(/^Only us/);
  await expectText('New accounts can have any number of forms.');
  await expectText('Test and save');
  await screen.press('Later');
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
  const sent = screen.calls.filter(({ call }) => /^(POST|PATCH)/.test(call));
  expect(sent).toMatchObject([
    { body: { token: 'secret' } },
    { body: { token: 'secret', fullName: 'Ada', email: 'ada@bakery.test', password: 'Chosen-Horse-7' } },
    { body: { name: 'Bloom', website: 'bloom.example' } },
    { body: { styles: { primaryColor: '#0b659c' } } },
    { body: { defaultFormLimit: null } },
  ]);
});

test('AUTH-048 a website that cannot be drawn gives a plain page, and its reason', async () => {
  const problem = 'This website doesn’t let its page be read.';
  const screen = open(
    { 'POST /api/first-form': { ...MADE, drawing: null, accents: [], problem } },
    '/set-up?step=brand',
    '',
  );
  await screen.type('Business name', 'Bloom');
  await screen.type('Your website', 'bloom.example');
  await screen.press('Make my form');
  await expectText('This is how it looks on a plain page.');
  await expectText(problem);
  // Colours to begin with, where the website names none.
  expect(screen.control('Brand color #067647')).not.toBeNull();
});

test('AUTH-048 the only color of a website is a choice beside others', async () => {
  const screen = open(
    { 'POST /api/first-form': { ...MADE, accents: ['#a8431f'] } },
    '/set-up?step=brand',
    '',
  );
  await screen.type('Business name', 'Bloom');
  await screen.type('Your website', 'bloom.example');
  await screen.press('Make my form');
  await expectText('Your contact form is live');
  expect(screen.control('Brand color #a8431f').getAttribute('aria-pressed')).toBe('true');
  expect(screen.control('Brand color #067647').getAttribute('aria-pressed')).toBe('false');
});

test('AUTH-048 an address that is none is named beside its field, and nothing of the rest is lost; Later goes on', async () => {
  const screen = open(
    {
      'POST /api/first-form': refusal(400, 'The request is invalid.', 'request.invalid', [
        { path: ['website'], code: 'invalid_url', message: 'Invalid URL format' },
      ]),
    },
    '/set-up?step=brand',
    '',
  );
  await screen.type('Business name', 'Bloom');
  await screen.type('Your website', 'bloom');
  await screen.press('Make my form');
  await expectText('Invalid URL format');
  expect((screen.control('Business name') as HTMLInputElement).value).toBe('Bloom');
  await screen.press('Later');
  await expectText('Who will use it?');
});

test('AUTH-048 a browser that did not make the form goes on with what is still to be asked', async () => {
  open({}, '/set-up?step=form', '');
  await expectText('Who will use it?');
});

test('AUTH-048 a link that was used says so before anything is typed', async () => {
  open({
    'GET /api/auth/session': NOBODY,
    'POST /api/auth/set-up/link': refusal(
      422,
      'This set-up link was used or has expired. Restart Inlay to print a new one.',
      'auth.set_up_link_invalid',
    ),
  });
  await expectText('This link no longer works');
  await expectText('Restart Inlay to print a new one.');
});

test('AUTH-048 D-202 a mail server is typed and tested; what the server says decides whether it is saved', async () => {
  let stored: object = NO_SERVER;
  const screen = showScreen(<SetUpPage />, {
    at: '/set-up?step=mail',
    route: '/set-up',
    answers: {
      'GET /api/auth/session': OWNER,
      'GET /api/admin/mail-server': () => stored,
      'PUT /api/admin/mail-server': (sent: unknown) => {
        const { password, withTest } = sent as { password: string; withTest: boolean };
        const isRight = password === 'right';
        if (isRight || !withTest) stored = SERVER;
        const failure = isRight ? null : { text: 'The server refused the password.', words: '535 no' };
        return { ...stored, test: withTest ? { to: 'ada@bakery.test', failure } : null };
      },
    },
  });
  await screen.press('Test and save');
  for (const text of ['Enter the server’s name', 'Enter the sender’s address']) await expectText(text);
  await screen.type('Mail server', 'mail.bakery.test');
  await screen.type('Encryption', 'starttls');
  expect(screen.control('Port')).toHaveProperty('value', '587');
  await screen.type('User name', 'ada');
  await screen.press('Test and save');
  await expectText('Enter the password');
  await screen.type('Password', 'wrong');
  await screen.type('Sender’s address', 'hello@bakery.test');
  await screen.press('Test and save');
  await expectText('The server refused the password.');
  await expectText('Details: 535 no');
  await screen.type('Password', 'right');
  await screen.press('Test and save');
  await expectText('The mail server took a test to ada@bakery.test.');
  await expectText('mail.bakery.test:587');
  const sent = screen.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  const server = {
    host: 'mail.bakery.test',
    port: 587,
    security: 'starttls',
    user: 'ada',
    senderName: 'Inlay',
    senderAddress: 'hello@bakery.test',
    withTest: true,
  };
  expect(sent).toEqual([
    { ...server, password: 'wrong' },
    { ...server, password: 'right' },
  ]);
  await screen.press('Open the dashboard');
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
});

test('AUTH-048 without a link only the owner goes on', async () => {
  const screen = open({}, '/set-up', '');
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
});

/** The set-up, and a button that reads the page anew. */
function Reloadable() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Reload</button>
      <SetUpPage key={count} />
    </>
  );
}

test('AUTH-048 a reload keeps the form that was made, in the color that was chosen', async () => {
  const screen = open(
    { 'POST /api/first-form': MADE, 'PATCH /api/brand-kits/k1': MADE.kit },
    '/set-up?step=brand',
    '',
    <Reloadable />,
  );
  await screen.type('Business name', 'Bloom');
  await screen.press('Make my form');
  await screen.press('Brand color #0b659c');
  queryClient.clear();
  await screen.press('Reload');
  await expectText('Your contact form is live');
  await expectText(URL_OF_FORM);
  expect(screen.control('Brand color #0b659c').getAttribute('aria-pressed')).toBe('true');
  expect(screen.control('Brand color #a8431f').getAttribute('aria-pressed')).toBe('false');
});

test('AUTH-048 Back within the set-up leads to the step before; from Home, never into it again', async () => {
  const screen = open(
    { 'PATCH /api/admin/settings': {}, 'GET /api/admin/mail-server': NO_SERVER },
    '/set-up?step=brand',
    '',
  );
  await screen.press('Later');
  await screen.press(/^Only us/);
  await expectText('Test and save');
  await screen.go(-1);
  await expectText('Who will use it?');
  await screen.press(/^Only us/);
  await expectText('Test and save');
  await screen.press('Later');
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
  // Home is the first of the history: all steps lay behind it, and are gone.
  await screen.go(-1);
  expect(screen.path()).toBe('/dashboard?tab=home');
});
