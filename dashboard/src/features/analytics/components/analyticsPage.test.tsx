import { expect, test } from 'vitest';
import type { Analytics } from '@inlay/api/contract';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { AnalyticsPage, FormFigures } from './AnalyticsPage.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const QUIET: Analytics['before'] = {
  submissions: 0,
  views: 0,
  starts: 0,
  completions: 0,
  emailClicks: 0,
  formRedirects: 0,
};
/** A form without a single visit. */
const NOTHING: Analytics = {
  from: '2026-11-01',
  to: '2026-11-02',
  zone: 'UTC',
  totalForms: 1,
  totalSubmissions: 0,
  submissionsToday: 0,
  submissionsThisWeek: 0,
  submissionsThisMonth: 0,
  totalEmailClicks: 0,
  totalFormRedirects: 0,
  views: 0,
  starts: 0,
  completions: 0,
  conversionRate: 0,
  completionRate: 0,
  medianSeconds: null,
  before: QUIET,
  submissionsByDate: [],
  submissionsByHour: [],
  formMetrics: [],
  topPerformingForms: [],
  clicksByType: [],
  engagementMetrics: [],
  fields: [{ fieldId: 'name', label: 'Your name', reached: 0, dropOff: 0, errors: 0, isRequired: true }],
  pages: [{ number: 1, title: 'Your order', fieldId: 'name', reached: 0, dropOff: 0 }],
  endings: [{ number: 1, title: 'Thank you', turnsAway: false, met: 0 }],
  forms: [],
};
const show = (changes: Partial<Analytics>) =>
  showScreen(<FormFigures />, {
    at: `/forms/${FORM}/summary/visits`,
    route: '/forms/:formId/summary/visits',
    answers: { 'GET /api/analytics': { ...NOTHING, ...changes } },
  });
const figures = () => [...document.querySelectorAll('ul > li.card')].map(({ textContent }) => textContent);

test('D-128 four figures stand beside the period before, also where there was nothing', async () => {
  show({
    totalSubmissions: 12,
    views: 60,
    conversionRate: 20,
    before: { ...QUIET, submissions: 8, views: 80 },
  });
  await expect.poll(shownText).toContain('12');
  expect(figures()).toHaveLength(4);
  const [submissions, views, starts, conversion] = figures();
  expect(submissions).toContain('+50% · was 8');
  expect(views).toContain('−25% · was 80');
  expect(starts).toContain('was 0');
  expect(conversion).toContain('was 10%');
});

test('ANLY-010 of one form, what is zero in both periods is left out', async () => {
  const screen = show({ totalFormRedirects: 0, before: { ...QUIET, formRedirects: 3 } });
  await screen.press('More figures');
  await expect.poll(shownText).toContain('Form Redirects');
  for (const absent of ['Email Clicks', 'Median Time', 'Your name', 'Your order', 'Thank you'])
    expect(shownText()).not.toContain(absent);
  for (const present of ['Today', 'This Week', 'This Month', 'Peak Hours', 'Engagement'])
    expect(shownText()).toContain(present);
});

test('ANLY-010 more figures stay open for this browser, until they are closed', async () => {
  const first = show({});
  await first.press('More figures');
  await expect.poll(shownText).toContain('This Week');
  const second = show({});
  await expect.poll(() => shownText().split('This Week').length).toBe(3);
  await second.press('More figures');
  await expect.poll(shownText).not.toContain('This Week');
});

test('D-134 of one form, fields, pages and endings appear with the first visitor', async () => {
  show({
    fields: [{ fieldId: 'name', label: 'Your name', reached: 2, dropOff: 1, errors: 0, isRequired: true }],
    pages: [{ number: 1, title: 'Your order', fieldId: 'name', reached: 2, dropOff: 1 }],
    endings: [{ number: 1, title: 'Thank you', turnsAway: false, met: 1 }],
  });
  for (const part of ['Your name', 'Your order', 'Thank you']) await expect.poll(shownText).toContain(part);
});

test('ANLY-045 the question at which most leave is named before all figures, with what mends it', async () => {
  const field = (fieldId: string, label: string, dropOff: number, isRequired: boolean) => ({
    fieldId,
    label,
    reached: 9,
    dropOff,
    errors: 0,
    isRequired,
  });
  const screen = show({
    views: 20,
    starts: 9,
    completions: 3,
    fields: [field('name', 'Your name', 2, true), field('phone', 'Phone', 4, true)],
    pages: null,
  });
  await expect.poll(shownText).toContain('4 of the 6 who left stopped at “Phone”.');
  expect(shownText()).toContain('The form was opened 20 times, 9 began, 3 finished.');
  expect(shownText().indexOf('Where visitors leave')).toBeLessThan(shownText().indexOf('Total Submissions'));
  expect(screen.control('Make it optional').getAttribute('href')).toBe(`/forms/${FORM}/build?optional=phone`);
});

test('ANLY-045 where hardly anybody left, no question is blamed', async () => {
  const field = { fieldId: 'name', label: 'Your name', reached: 9, dropOff: 1, errors: 0, isRequired: true };
  show({ views: 20, starts: 9, completions: 8, fields: [field], pages: null });
  await expect.poll(shownText).toContain('Your name');
  for (const blame of ['stopped at', 'Most leave here', 'Make it optional'])
    expect(shownText()).not.toContain(blame);
});

test('ANLY-041 ANLY-042 SHELL-060 what cannot be loaded says so and can be tried again', async () => {
  let isDown = true;
  const screen = showScreen(<AnalyticsPage />, {
    answers: {
      'GET /api/analytics': () => (isDown ? refusal(500, 'Broken') : { ...NOTHING, totalSubmissions: 12 }),
    },
  });
  await expect.poll(shownText).toContain('Failed to load analytics data');
  expect(shownText()).toContain('Failed to load forms');
  // There are no figures to save.
  expect(() => screen.control('Export')).toThrow('No control Export');
  isDown = false;
  await screen.press('Try again');
  await expect.poll(shownText).toContain('Total Submissions');
  await expect.poll(() => screen.control('Export')).toBeTruthy();
});
