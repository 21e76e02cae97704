import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { shownText } from '../../../testing/showScreen.tsx';
import { todayIn, viewerZone } from '../../../lib/formatTime.ts';
import { expectText, FORM, show } from '../inbox/inboxSamples.tsx';
import { monthOf } from './months.ts';

test('SUBM-080 SUBM-084 the dialog asks for columns, period and format, and the file is ordered so', async () => {
  const screen = show(`/forms/${FORM}/responses?read=unread&from=2026-03-01`, {
    'POST /api/exports': { id: FORM },
    [`GET /api/exports/${FORM}`]: () => new Promise(() => undefined),
  });
  await expectText('2 of 2 submissions');
  await screen.press('Export 2 matches');
  await screen.press(/^More options…/);
  await screen.press('Excel');
  for (const column of ['Name', 'Email', 'Town', 'Message']) await screen.press(column);
  await screen.press('Export');
  await expectText('Choose at least one column');
  await screen.press('Town');
  await screen.press('Status, assignee and number of comments');
  await screen.type('To', '2026-03-31');
  await screen.press('Export');
  await expect
    .poll(() => screen.calls.find(({ call }) => call === 'POST /api/exports')?.body)
    .toEqual({
      format: 'xlsx',
      columns: ['town'],
      withWork: true,
      filter: expect.objectContaining({
        formId: FORM,
        read: 'unread',
        from: '2026-03-01',
        to: '2026-03-31',
        zone: viewerZone(),
      }),
    });
});

test('SUBM-080 last month as an Excel file is three presses', async () => {
  const screen = show(`/forms/${FORM}/responses`, {
    'POST /api/exports': { id: FORM },
    [`GET /api/exports/${FORM}`]: () => new Promise(() => undefined),
  });
  await expectText('2 of 2 submissions');
  await screen.press('Export All');
  await screen.press('Last month…');
  await screen.press('Export');
  const { from, to } = monthOf(todayIn(viewerZone()), 1);
  await expect
    .poll(() => screen.calls.find(({ call }) => call === 'POST /api/exports')?.body)
    .toEqual({ format: 'xlsx', filter: expect.objectContaining({ formId: FORM, from, to }) });
});

test('SUBM-086 SUBM-087 a row for each choice, and a file each Monday that is ended in the dialog', async () => {
  const choice: Field = {
    ...createField('checkbox'),
    id: 'cakes',
    label: 'Cakes',
    options: ['Plum', 'Almond'].map((label) => ({ value: label, label })),
  };
  const recurring = { every: 'week', rows: 'new', format: 'csv' };
  let setting: unknown = { recurring: { ...recurring, pausedReason: 'Too many rows.' }, hasMailServer: true };
  const path = `/api/forms/${FORM}/recurring-export`;
  const definition = withFields(createEmptyDefinition(), [choice]);
  const read = Promise.withResolvers<object>();
  const screen = show(`/forms/${FORM}/responses?read=unread&from=2026-03-01`, {
    [`GET /api/forms/${FORM}`]: () => read.promise,
    [`GET ${path}`]: () => setting,
    [`DELETE ${path}`]: () => (setting = { recurring: null, hasMailServer: true }),
    [`PUT ${path}`]: () => setting,
    [`POST ${path}/resume`]: () =>
      (setting = { recurring: { ...recurring, pausedReason: null }, hasMailServer: true }),
  });
  await expectText('2 of 2 submissions');
  await screen.press('Export 2 matches');
  await expectText('More options…Columns, dates, or a file by email on a schedule');
  await screen.press(/^More options…/);
  await expectText('Paused: Too many rows.');
  await screen.press('Resume');
  await expectText('You get a file by email every Monday: CSV.');
  await screen.press('Turn off');
  await expect.poll(shownText).not.toContain('every Monday: CSV');
  // What the form asks comes after the dialog is open.
  read.resolve({ id: FORM, title: 'Bakery', definition });
  await screen.type('Rows', 'cakes');
  await screen.type('How often', 'month');
  await screen.press('All submissions');
  await screen.press('Schedule');
  await expect
    .poll(() => screen.calls.find(({ call }) => call === `PUT ${path}`)?.body)
    .toEqual({
      every: 'month',
      rows: 'all',
      format: 'csv',
      splitBy: 'cakes',
      filter: { read: 'unread', zone: viewerZone(), locale: 'en-US' },
    });
  await expectText('You get a file by email every first of the month: CSV.');
});

test('SUBM-044 D-104 an export of what a search found says so, and how many; all submissions are offered beside', async () => {
  const screen = show(`/forms/${FORM}/responses?search=ada&from=2026-03-01`, {
    'POST /api/exports': { id: FORM },
    [`GET /api/exports/${FORM}`]: () => new Promise(() => undefined),
  });
  const ordered = () =>
    screen.calls.filter(({ call }) => call === 'POST /api/exports').map(({ body }) => body);
  await expectText('Export 2 matches');
  expect(screen.text()).not.toContain('Export All');
  await screen.press('Export 2 matches');
  const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  await expect
    .poll(() => items().map(({ textContent }) => textContent.slice(0, 5)))
    .toEqual(['CSV', 'Excel', 'JSON ', 'CSV', 'Excel', 'JSON ', 'This ', 'Last ', 'More ']);
  items()[3]?.click();
  const whole = { formId: FORM, zone: viewerZone() };
  await expect.poll(ordered).toEqual([{ format: 'csv', filter: whole }]);
  await screen.press('Export 2 matches');
  await screen.press(/^More options…/);
  await screen.press('All submissions');
  await screen.press('Export');
  await expect.poll(ordered).toEqual([
    { format: 'csv', filter: whole },
    { format: 'csv', filter: whole },
  ]);
});
