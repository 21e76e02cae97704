import { expect, test, vi } from 'vitest';
import type { FormDetail, FormWebsites, PageCheck } from '@inlay/api/contract';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { refusal, showScreen } from '../../../testing/showScreen.tsx';
import { WebsiteShare } from './WebsiteShare.tsx';

// A page of the platform, which the test environment does not load.
vi.mock('./InlinePreview.tsx', () => ({ InlinePreview: () => null }));

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const form = {
  id: FORM,
  title: 'Bakery',
  version: 1,
  logoUrl: null,
  definition: createEmptyDefinition('Bakery'),
  embed: {
    url: `https://forms.example.com/embed/${FORM}`,
    code: '<iframe>',
    elementCode: '<form-embed>',
  },
  abilities: { update: true },
  // The rest of a form's detail is read by nothing of Share.
} as unknown as FormDetail;
const BLOOM = 'https://bloom.example/contact';
const READ = 'POST /api/brand-kits/look';

/** Shows the screen of a form with these websites. */
const show = (websites: FormWebsites, answers: object = {}) =>
  showScreen(<WebsiteShare form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/websites`]: websites,
      [`GET /api/forms/${FORM}/embed-reports`]: { reports: [] },
      [`GET /api/forms/${FORM}/publishing`]: { allowedWebsites: null },
      [READ]: refusal(422, 'This website can’t be reached. Check the address.', 'look.unreachable'),
      ...answers,
    },
  });
const code = (): string => document.querySelector('pre')?.textContent ?? '';

test('LINK-052 EMBED-101 each way has its one line, a press away', async () => {
  const screen = show({ address: null, seen: [] });
  // With its measured height, once that is known.
  await expect.poll(code).toMatch(/^<iframe/);
  await screen.press('Popup');
  expect(code()).toContain('data-form-embed-mode="popup">Bakery</button>');
  await screen.press('Side tab');
  await screen.type('Side', 'left');
  await screen.type('Button text', 'Order');
  expect(code()).toContain('data-form-embed-side="left" data-form-embed-label="Order"></div>');
  // A button without words would be no button.
  await screen.type('Button text', ' ');
  expect(code()).toContain('label="Bakery"');
});

test('LINK-053 each product has its two places to press, remembered for the next form', async () => {
  const screen = show({ address: null, seen: [] });
  await screen.press('WordPress');
  expect(screen.text()).toContain('In WordPress, press +, then Custom HTML.');
  await screen.press('Wix');
  expect(screen.text()).toContain('press Add Elements › Embed Code, then Embed HTML.');
  await screen.press('Popup');
  expect(screen.text()).toContain('press Settings › Custom Code, then + Add Custom Code › Body - end.');
  await screen.press('React');
  expect(code()).toMatch(/^<button .*<\/button>$/);
  await screen.press('In the page');
  expect(code()).toBe('npm install https://forms.example.com/sdk/inlay-sdk.tgz');
  expect(localStorage.getItem('site-builder')).toBe('"react"');
});

test('LINK-050 LINK-051 a typed page is remembered, and why it cannot be drawn is said', async () => {
  const chosen: unknown[] = [];
  const screen = show(
    { address: null, seen: [] },
    {
      [`PUT /api/forms/${FORM}/websites`]: (body: unknown) => {
        chosen.push(body);
        return { address: BLOOM, seen: [] };
      },
    },
  );
  const field = await vi.waitFor(() => screen.control('The page on your website'));
  await screen.type('The page on your website', 'bloom.example/contact');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect
    .poll(screen.text)
    .toContain('bloom.example could not be drawn: This website can’t be reached.');
  expect(chosen).toEqual([{ address: 'bloom.example/contact' }]);
});

test('LINK-056 where it was seen is said for the page that was typed, whatever the spelling of its host', async () => {
  const seenAt = new Date(Date.now() - 120_000).toISOString();
  const screen = show({ address: BLOOM, seen: [{ website: 'https://www.bloom.example', seenAt }] });
  await expect.poll(screen.text).toContain('Seen on bloom.example 2 minutes ago');
  expect(screen.text()).not.toContain('Not seen');
});

test('LINK-056 before that it says what is to be done, and names other websites', async () => {
  const seenAt = new Date(Date.now() - 120_000).toISOString();
  const screen = show({ address: BLOOM, seen: [{ website: 'https://old.example', seenAt }] });
  await expect.poll(screen.text).toContain('Not seen on bloom.example yet.');
  expect(screen.text()).toContain('Seen on old.example 2 minutes ago');
});

test('LINK-058 LINK-059 what the server finds in the page is said with what to do', async () => {
  const check: PageCheck = {
    url: BLOOM,
    way: 'frame',
    problems: [
      { problem: 'no_script' },
      { problem: 'policy', directives: ['frame-src', 'script-src'] },
      { problem: 'other_form', title: 'Newsletter' },
    ],
  };
  const screen = show({ address: BLOOM, seen: [] }, { [`POST /api/forms/${FORM}/page-check`]: check });
  await vi.waitFor(() => screen.control('Check the page'));
  await screen.press('Check the page');
  await expect.poll(screen.text).toContain('The editor has removed part of the line.');
  expect(screen.text()).toContain(
    'frame-src https://forms.example.com; script-src https://forms.example.com',
  );
  expect(screen.text()).toContain('The page shows “Newsletter” instead.');
});

test('LINK-058 a page without problems says what is left to do', async () => {
  const check: PageCheck = { url: BLOOM, way: 'frame', problems: [] };
  const screen = show({ address: BLOOM, seen: [] }, { [`POST /api/forms/${FORM}/page-check`]: check });
  await vi.waitFor(() => screen.control('Check the page'));
  await screen.press('Check the page');
  await expect.poll(screen.text).toContain('nothing is in its way. Open the page once.');
});
