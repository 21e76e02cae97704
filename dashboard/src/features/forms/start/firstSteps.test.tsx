import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/queryClient.ts';
import { showScreen, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { MyForms } from '../components/MyForms.tsx';

beforeEach(() => queryClient.clear());

const FORM = {
  id: 'f1',
  title: 'Cake order',
  description: '',
  submissionCount: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  abilities: {},
};

const show = (answers: Answers): Screen =>
  showScreen(<MyForms onRequest={() => undefined} />, {
    answers: {
      'GET /api/auth/session': { user: { id: 'a', role: 'admin', formLimit: null }, secondFactor: null },
      'GET /api/settings': { mail: 'none' },
      'GET /api/model': { isAllowed: false, isReady: false, host: null, model: null, settings: null },
      'GET /api/forms/f1/notification-emails': { emails: [{ isEnabled: true }] },
      'GET /api/notification-emails': { emails: [] },
      'GET /api/analytics': { views: 3 },
      'GET /api/forms/trends': { from: '2026-11-10', trends: [] },
      'GET /api/forms/pictures': { pictures: [] },
      ...answers,
    },
  });

test('DASH-045 without a form the first step is to make one, and nothing is asked about others', async () => {
  const screen = show({ 'GET /api/forms': { forms: [] } });
  await expect.poll(() => screen.text()).toContain('0 of 4 steps done');
  expect(screen.text()).toContain('Start a form');
  expect(screen.calls.some(({ call }) => call.includes('analytics'))).toBe(false);
});

test('DASH-045 the sample that came with the installation is nobody’s form', async () => {
  const sample = { ...FORM, isSample: true, submissionCount: 2 };
  const screen = show({ 'GET /api/forms': { forms: [sample] } });
  await expect.poll(() => screen.text()).toContain('0 of 4 steps done');
  expect(screen.text()).toContain('Sample');
  expect(screen.text()).toContain('Start a form');
});

test('DASH-045 D-192 steps turn done by what the server says; without a mail server nobody is told of answers', async () => {
  const screen = show({ 'GET /api/forms': { forms: [FORM] } });
  await expect.poll(() => screen.text()).toContain('2 of 4 steps done');
  expect(screen.text()).toContain('Choose addresses');
  await expect.poll(() => screen.text()).toContain('Emails are not being sent');
  await screen.press('Hide these steps');
  await expect.poll(() => screen.text()).not.toContain('Get your first answer');
});

test('DASH-045 D-202 an address to tell is a step done once an email has gone out, and not before', async () => {
  let mail = 'unproven';
  const screen = show({ 'GET /api/forms': { forms: [FORM] }, 'GET /api/settings': () => ({ mail }) });
  await expect.poll(() => screen.text()).toContain('2 of 4 steps done');
  await expect.poll(() => screen.text()).toContain('The mail server is not tested yet');
  expect(screen.control('Send a test').getAttribute('href')).toBe('/admin/settings#mail');
  mail = 'failing';
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => screen.text()).toContain('The mail server takes no emails, so they wait.');
  expect(screen.text()).toContain('2 of 4 steps done');
  mail = 'working';
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => screen.text()).toContain('3 of 4 steps done');
});

test('DASH-045 who has had answers is not shown the steps; who waits for the first sees it arrive', async () => {
  let count = 1;
  const forms = () => ({ forms: [{ ...FORM, submissionCount: count }] });
  const old = show({ 'GET /api/forms': forms });
  await expect.poll(() => old.text()).toContain('Cake order');
  expect(old.text()).not.toContain('first answer');

  count = 0;
  queryClient.clear();
  const waiting = show({ 'GET /api/forms': forms });
  await expect.poll(() => waiting.text()).toContain('Get your first answer');
});

test('DASH-045 a step that is done while the page is open is ticked with motion, one done before is not', async () => {
  const marked = (name: string) =>
    [...document.querySelectorAll(`li[data-${name}]`)].map((step) => step.textContent);
  let submissionCount = 0;
  show({ 'GET /api/forms': () => ({ forms: [{ ...FORM, submissionCount }] }) });
  await expect.poll(() => marked('done').length).toBe(2);
  submissionCount = 1;
  // Back from another window: what may have changed is asked for again.
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => marked('turned')).toContainEqual(expect.stringContaining('First answer'));
  expect([marked('done').length, marked('turned').length]).toEqual([3, 1]);
});

test('DASH-045 the steps are of one form and name it: the one that was answered, not the newest', async () => {
  const newer = { ...FORM, id: 'f2', title: 'Newer' };
  let submissionCount = 0;
  show({
    'GET /api/settings': { mail: 'working' },
    'GET /api/forms/f2/notification-emails': { emails: [] },
    'GET /api/forms': () => ({ forms: [newer, { ...FORM, submissionCount }] }),
  });
  const head = () => document.querySelector('section > div')?.textContent;
  await expect.poll(head).toContain('Get your first answerNewer');
  submissionCount = 1;
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(head).toContain('Your first answer is hereCake order');
});
