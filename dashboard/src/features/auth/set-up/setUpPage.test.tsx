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
const expectText = (text: string) => expect.poll(shownText).toContain(text);

function open(answers: Answers, at = '/set-up', hash = '#token=secret') {
  window.location.hash = hash;
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  return showScreen(<SetUpPage />, {
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
  await expectText('No mail server is set up');
  await screen.press('Open the dashboard');
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

test('AUTH-048 D-192 with a mail server a test says what it answered; without a link only its owner goes on', async () => {
  const answers = {
    'GET /api/admin/settings': { mail: { isConfigured: true, from: 'Inlay <no-reply@bakery.test>' } },
    'POST /api/admin/mail/test': { to: 'ada@bakery.test', failure: '535 (AUTH): no' },
  };
  const screen = open(answers, '/set-up', '');
  await expect.poll(() => screen.path()).toBe('/dashboard?tab=home');
  queryClient.clear();
  const mail = open(answers, '/set-up?step=mail', '');
  await mail.press('Send a test');
  await expectText('The mail server refused: 535 (AUTH): no');
});
