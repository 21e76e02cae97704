import { createEmptyDefinition, withFields } from '@inlay/sdk/model';
import { expect, test, vi } from 'vitest';
import { formatExact } from '../../../lib/formatTime.ts';
import { refusal } from '../../../testing/showScreen.tsx';
import {
  ANSWERS,
  detailOf,
  expectText,
  fields,
  FORM,
  listOf,
  LONG,
  OTHER_FORM,
  row,
  show,
  submission,
} from './inboxSamples.tsx';

test('SUBM-004 SUBM-005 without a form it is said, and the button leads to the builder', async () => {
  const screen = show('/submissions', { 'GET /api/submissions/forms': { forms: [] } });
  await expectText('No forms found');
  await screen.press('Create Your First Form');
  expect(screen.path()).toBe('/builder');
});

test('SUBM-003 SUBM-006 SUBM-008 SUBM-009 SUBM-011 SUBM-012 SUBM-013 the inbox leads back, searches, offers the forms to choose from, and says the time, form and size of each row', async () => {
  const screen = show();
  await expectText('2 of 2 submissions');
  expect(screen.control('Dashboard').getAttribute('href')).toBe('/dashboard');
  expect(screen.control('Select all').getAttribute('type')).toBe('checkbox');
  expect(screen.control('Search submissions').getAttribute('type')).toBe('search');
  expect((screen.control('Form') as HTMLInputElement).value).toBe('All Forms');
  const text = row(submission(2)).textContent;
  for (const part of [formatExact(submission(2).submittedAt), 'Bakery', '4 fields'])
    expect(text).toContain(part);
  await screen.press('Form');
  const choices = screen.control('Form').getAttribute('aria-controls') ?? '';
  const options = () =>
    [...document.querySelectorAll(`#${CSS.escape(choices)} [role=option]`)].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(options).toEqual(['All Forms', 'Bakery', 'Bank (Read Only)']);
});

test('SUBM-023 while submissions are loaded it is said', async () => {
  show('/submissions', { 'GET /api/submissions': () => new Promise(() => undefined) });
  await expectText('Loading submissions...');
});

test('SUBM-020 SUBM-021 SUBM-022 nothing that matches is another thing than nothing at all', async () => {
  const screen = show('/submissions?search=zebra', {
    'GET /api/submissions': listOf(),
    'GET /api/submissions/count': { total: 0 },
  });
  await expectText('No submissions match your filters');
  await screen.press('Clear Filters');
  await expectText('No submissions yet');
  expect(screen.path()).toBe('/submissions');
});

test.each([
  ['/submissions', `/forms/${FORM}/share`],
  [`/forms/${FORM}/responses`, `/forms/${FORM}/share`],
  [`/forms/${OTHER_FORM}/responses`, null],
])('SUBM-022 an empty inbox at %s offers to share the form that is one’s own', async (path, to) => {
  const screen = show(path, {
    'GET /api/submissions': listOf(),
    'GET /api/submissions/count': { total: 0 },
    [`GET /api/forms/${OTHER_FORM}`]: { ...(ANSWERS[`GET /api/forms/${FORM}`] as object), id: OTHER_FORM },
    [`GET /api/forms/${OTHER_FORM}/clicks`]: { emailClicks: 0, redirects: 0 },
  });
  await expectText('No submissions yet');
  if (to === null) expect(screen.text()).not.toContain('Share your form');
  else await expect.poll(() => screen.control('Share your form').getAttribute('href')).toBe(to);
});

test('SUBM-072 a form shows the views that were saved of it and no others, and lights the one that is open', async () => {
  const views = [
    { id: 'v-1', name: 'Bakery today', query: `/forms/${FORM}/responses?status=open` },
    { id: 'v-2', name: 'Bank today', query: `/forms/${OTHER_FORM}/responses?status=open` },
    { id: 'v-3', name: 'Everything open', query: '/submissions?status=open' },
  ];
  const tabs = () =>
    [...document.querySelectorAll('nav[aria-label="Saved views"] button[class*=view]')].map(
      (tab) => `${tab.textContent}${tab.hasAttribute('aria-current') ? '!' : ''}`,
    );
  const screen = show(`/forms/${FORM}/responses`, { 'GET /api/saved-views': { views } });
  await expect.poll(tabs).toEqual(['All!', 'Unread', 'Open', 'Bakery today']);
  await screen.press('Bakery today');
  await expect.poll(tabs).toEqual(['All', 'Unread', 'Open', 'Bakery today!']);
  expect(screen.path()).toBe(`/forms/${FORM}/responses?status=open`);
});

test('SUBM-072 a name that a view has is said beside the field before its view is replaced', async () => {
  const views = [{ id: 'v-1', name: 'Twelve', query: `/forms/${FORM}/responses?status=open` }];
  const screen = show(`/forms/${FORM}/responses`, { 'GET /api/saved-views': { views } });
  await expectText('Twelve');
  await screen.press('Save or remove views');
  await screen.press('Save view');
  await expectText('Please enter a name');
  expect(document.activeElement).toBe(screen.control('Name of this view'));
  await screen.type('Name of this view', 'twelve ');
  await expectText('You already have a view named Twelve. Its filters would be replaced.');
  expect(screen.control('Replace view')).toBeDefined();
  await screen.type('Name of this view', 'Thirteen');
  await expect.poll(screen.text).not.toContain('You already have a view');
  expect(screen.control('Save view')).toBeDefined();
});

test('SUBM-072 all submissions show the views that were saved there; in a form that was chosen, those of the form', async () => {
  const views = [
    { id: 'v-1', name: 'Bakery today', query: `/forms/${FORM}/responses?status=open` },
    { id: 'v-3', name: 'Everything open', query: '/submissions?status=open' },
  ];
  const answers = { 'GET /api/saved-views': { views } };
  const all = show('/submissions', answers);
  await expectText('Everything open');
  expect(all.text()).not.toContain('Bakery today');
});

test.each([
  ['/submissions', 'Failed to load submissions'],
  [`/forms/${FORM}/responses`, 'Failed to fetch submissions'],
])(
  'SUBM-058 SUBM-059 D-113 what could not be loaded at %s is named, and tried again',
  async (path, title) => {
    let isDown = true;
    const screen = show(path, {
      'GET /api/submissions': () =>
        isDown ? refusal(500, 'The cable was cut') : ANSWERS['GET /api/submissions'],
    });
    await expectText(title);
    await expectText('The cable was cut');
    isDown = false;
    await screen.press('Try again');
    await expectText('2 of 2 submissions');
    expect(screen.text()).not.toContain(title);
  },
);

test('SUBM-044 D-172 of a form that is not there, nothing is selected and nothing exported', async () => {
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': refusal(404, 'Form not found'),
  });
  await expectText('Form not found');
  for (const name of ['Export All', 'Select all'])
    expect(() => screen.control(name)).toThrow(`No control ${name}`);
});

test.each([
  ['form', `/forms/${OTHER_FORM}/responses`, `GET /api/forms/${OTHER_FORM}`],
  ['forms', '/submissions', 'GET /api/submissions/forms'],
  ['forms', `/forms/${FORM}/responses`, 'GET /api/submissions/forms'],
])(
  'SUBM-009 D-107 %s that cannot be loaded at %s is said above the list, and tried again',
  async (what, path, call) => {
    let isDown = true;
    const good = ANSWERS[call] ?? {
      id: OTHER_FORM,
      title: 'Bank',
      definition: withFields(createEmptyDefinition(), fields),
    };
    const screen = show(path, {
      'GET /api/submissions/forms': { forms: [] },
      ...ANSWERS,
      [call]: () => (isDown ? refusal(500, 'The cable was cut') : good),
    });
    await expectText(`Failed to load ${what}`);
    await expectText('2 of 2 submissions');
    isDown = false;
    await screen.press('Try again');
    await expect.poll(screen.text).not.toContain('Failed to load');
  },
);

test('D-107 a form that is not among those to choose from is said to be not loaded, until it has a name', async () => {
  const foreign = '0195b9f0-0000-7000-8000-000000000003';
  let isDown = true;
  const screen = show(`/submissions?formId=${foreign}`, {
    [`GET /api/forms/${foreign}`]: () =>
      isDown
        ? refusal(500, 'Cut')
        : { id: foreign, title: 'Bakery abroad', definition: withFields(createEmptyDefinition(), fields) },
  });
  const select = () => screen.control('Form') as HTMLInputElement;
  await expectText('Failed to load form');
  expect([select().value, select().placeholder]).toEqual(['', 'Form couldn’t be loaded']);
  isDown = false;
  await screen.press('Try again');
  await expect.poll(() => select().value).toBe('Bakery abroad');
});

test('SUBM-009 SHELL-060 tags that cannot be loaded are not said to be none', async () => {
  let isDown = true;
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions/tags': () => (isDown ? refusal(500, 'Cut') : { tags: [] }),
  });
  await expectText('2 of 2 submissions');
  await screen.press('Filters');
  await expectText('Failed to load tags');
  expect(() => screen.control('Tag')).toThrow('No control Tag');
  isDown = false;
  await screen.press('Try again');
  await expect.poll(() => screen.control('Tag')).toBeTruthy();
});

test('SUBM-060 counters and the warning that cannot be loaded are not there, and nothing is said', async () => {
  const screen = show(`/forms/${FORM}/responses`, {
    [`GET /api/forms/${FORM}/clicks`]: refusal(500, 'No counters'),
    'GET /api/submissions/nearing-deletion': refusal(500, 'No warning'),
  });
  await expectText('2 of 2 submissions');
  const asked = ['nearing-deletion', 'clicks'];
  await expect
    .poll(() => asked.every((part) => screen.calls.some(({ call }) => call.endsWith(part))))
    .toBe(true);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(0);
  for (const text of ['email click', 'No counters', 'No warning', 'Permanent Deletion'])
    expect(screen.text()).not.toContain(text);
});

test('SUBM-047 SUBM-048 SUBM-052 SUBM-053 one form: its title and fields, its clicks and redirects', async () => {
  localStorage.setItem('submissions-view', 'table');
  const screen = show(`/forms/${FORM}/responses`);
  await expectText('3 email clicks · 1 form redirect');
  await expect.poll(() => screen.calls.map(({ call }) => call)).toContain(`GET /api/forms/${FORM}`);
  // Its title stands in the header of its screens.
  expect(document.querySelector('.mantine-Breadcrumbs-root')).toBeNull();
});

test('SUBM-016 SUBM-041 SUBM-043 SUBM-045 CONST-048 D-109 a submission shows its user agent, a long answer in a box the keyboard scrolls, and a reply that opens the mail program', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const opened = submission(2);
  const screen = show(`/forms/${FORM}/responses?submission=${opened.id}`, {
    [`GET /api/submissions/${opened.id}`]: detailOf(opened),
  });
  await expectText('Lynx/2.9');
  const box = document.querySelector('section [role=group][aria-label=Message]');
  expect([box?.textContent, box?.getAttribute('tabindex')]).toEqual([LONG, '0']);
  expect(document.querySelector('section [role=group][aria-label=Name]')).toBeNull();
  await screen.press('Reply');
  expect(decodeURIComponent(String(assign.mock.calls[0]?.[0]))).toMatch(
    /^mailto:ada@example\.com\?subject=Re: Your form submission from /,
  );
  // Where no mail program is known, that is all there is to see.
  await expectText('Reply in your mail programada@example.com');
});

test('SUBM-016 without a user agent none is shown', async () => {
  const opened = submission(2, { userAgent: null });
  const screen = show(`/forms/${FORM}/responses?submission=${opened.id}`, {
    [`GET /api/submissions/${opened.id}`]: detailOf(opened),
  });
  await expectText('Receipt R-1');
  expect(screen.text()).not.toContain('Lynx');
});

test('SUBM-041 SUBM-042 CONST-048 an accordion says the first three answered fields, cut at 30 characters', async () => {
  const one = submission(2, { answers: { name: '', email: 'ada@example.com', town: LONG, message: 'Hi' } });
  localStorage.setItem('submissions-view', 'accordion');
  show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': listOf(one, submission(1)),
  });
  await expectText(`Email: ada@example.com · Town: ${LONG.slice(0, 30)}… · Message: Hi`);
  await expectText('Name: Ada 1 · Email: ada@example.com · Town: London');
  expect(row(submission(1)).textContent).not.toContain('Message');
});

test('SUBM-050 without an address to reply to it is said', async () => {
  const opened = submission(2, { answers: { name: 'Ada' } });
  const screen = show(`/forms/${FORM}/responses?submission=${opened.id}`, {
    [`GET /api/submissions/${opened.id}`]: detailOf(opened),
  });
  await screen.press('Reply');
  await expectText('No Email Found');
  await expectText('No email address found in this submission');
});
