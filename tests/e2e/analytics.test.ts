import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { pageLoad } from '../support/api/analyticsSamples.ts';
import { TestClient } from '../support/api/testClient.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, expectAccessibleInBoth, theOwner } from './support.ts';

const { url } = platform;
const { open, visitAsOwner } = openBrowser();
let owner: TestClient;
let page: Page;
beforeEach(async () => {
  owner = await theOwner();
  page = await visitAsOwner();
});

interface Form {
  id: string;
  revisionId: string;
}

async function createForm(title: string): Promise<Form> {
  const fields = [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('email'), id: 'email', label: 'Email', required: true },
    { ...createField('text'), id: 'city', label: 'City' },
  ];
  return (await owner.post('/api/forms', { definition: withFields(createEmptyDefinition(title), fields) }))
    .body;
}

const submit = (form: Form) =>
  new TestClient(url).post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name: 'Ada', email: 'ada@example.com' },
  });

/** Returns the server's counts of a form today. */
async function figures(form: Form) {
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await owner.get(`/api/analytics?from=${today}&to=${today}&zone=UTC&formId=${form.id}`);
  const { views, starts, completions, totalSubmissions, fields } = body;
  return { views, starts, completions, totalSubmissions, fields };
}

const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const section = (name: string) => page.getByRole('region', { name, exact: true });

test('D-06 D-130 a visit is counted from the first look to the receipt, without anything kept in the browser', async () => {
  const form = await createForm('Counted visit');
  const visitor = await open();
  await visitor.goto(`${url}/embed/${form.id}`);
  await expect.poll(() => figures(form)).toMatchObject({ views: 1, starts: 0, completions: 0 });
  await visitor.getByLabel('Name').fill('Ada');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.locator('[id$="-email-error"]').waitFor();
  await visitor.getByLabel('Email').fill('ada@example.com');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.locator('.form-embed-receipt').waitFor();
  await expect
    .poll(() => figures(form))
    .toMatchObject({
      views: 1,
      starts: 1,
      completions: 1,
      totalSubmissions: 1,
      fields: [
        { fieldId: 'name', reached: 1, errors: 0 },
        { fieldId: 'email', reached: 1, errors: 1 },
        { fieldId: 'city', reached: 0, errors: 0 },
      ],
    });
  expect(await visitor.context().cookies()).toEqual([]);
  // Only sending stores anything, counting does not.
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  // What was kept until the receipt is removed behind it.
  await expect.poll(() => visitor.evaluate(kept)).toEqual([`form-embed:attempts:${form.id}`]);
});

test('D-130 who leaves is counted where they left', async () => {
  const form = await createForm('Left');
  const visitor = await open();
  await visitor.goto(`${url}/embed/${form.id}`);
  await expect.poll(() => figures(form)).toMatchObject({ views: 1 });
  await visitor.getByLabel('Email').fill('a');
  await visitor.goto('about:blank');
  await expect
    .poll(() => figures(form))
    .toMatchObject({
      views: 1,
      starts: 1,
      completions: 0,
      fields: [
        { reached: 1, dropOff: 0 },
        { reached: 1, dropOff: 1 },
        { reached: 0, dropOff: 0 },
      ],
    });
});

test('who blocks the count sends the form as ever', async () => {
  const form = await createForm('Blocked');
  const visitor = await open();
  const errors: Error[] = [];
  visitor.on('pageerror', (error) => errors.push(error));
  await visitor.route(/watchForm|\/visits$/, (route) => route.abort());
  await visitor.goto(`${url}/embed/${form.id}`);
  await visitor.getByLabel('Email').fill('ada@example.com');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.locator('.form-embed-receipt').waitFor();
  expect(errors).toEqual([]);
  await expect
    .poll(() => figures(form))
    .toMatchObject({ totalSubmissions: 1, views: 0, starts: 0, completions: 0 });
});

test('ANLY-045 one press makes the question optional at which most visitors leave, in a draft that can be undone', async () => {
  const form = await createForm('Left at the address');
  for (let visitor = 0; visitor < 2; visitor++) {
    const report = pageLoad({ hasStarted: true, reached: ['name', 'email'] });
    expect((await owner.post(`/api/public/forms/${form.id}/visits`, report)).status).toBe(204);
  }
  await expect.poll(() => figures(form)).toMatchObject({ starts: 2 });
  await page.goto(`${url}/forms/${form.id}/summary/visits`);
  await page.getByText('2 of the 2 who left stopped at “Email”.').waitFor();
  await expectAccessibleInBoth(page, 'where visitors leave');
  await page.getByRole('link', { name: 'Make it optional' }).click();
  await page.waitForURL(`${url}/forms/${form.id}/build`);
  const required = page.getByRole('checkbox', { name: 'Required' });
  await expect.poll(() => required.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => required.isChecked()).toBe(true);
});

test('ANLY-001 ANLY-002 ANLY-003 ANLY-012 ANLY-013 ANLY-043 D-127 D-134 SHELL-023 the screen of one form: figures, charts by keyboard, tables, export', async () => {
  const form = await createForm('Analysed form');
  await page.goto(`${url}/forms/${form.id}/summary/visits`);
  await page.getByRole('heading', { name: 'Summary', level: 1 }).waitFor();
  await section('Submissions over Time').getByText('No data for this period').waitFor();

  for (let count = 0; count < 3; count++) await submit(form);
  await page.reload();
  await card('Total Submissions').getByText('3', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Figures' }).getByRole('listitem').count()).toBe(4);
  const more = page.getByRole('button', { name: 'More figures' });
  await more.click();
  await card('Today').getByText('3', { exact: true }).waitFor();
  await card('This Week').getByText('3', { exact: true }).waitFor();
  await card('This Month').getByText('3', { exact: true }).waitFor();
  const chart = section('Submissions over Time').getByRole('slider', { name: 'Submissions over time' });
  const told = () => chart.getAttribute('aria-valuetext');
  await expect.poll(told).toContain(': 3 submissions, 0 views');
  // No mail was opened and nobody redirected: nothing says so.
  for (const name of ['Email Clicks by Type', 'Engagement']) expect(await section(name).count()).toBe(0);
  expect(await card('Email Clicks').count()).toBe(0);
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(told).toContain(': 0 submissions, 0 views');
  await page.keyboard.press('End');
  await expect.poll(told).toContain(': 3 submissions');
  await expectAccessibleInBoth(page, 'charts');

  await section('Submissions over Time')
    .getByRole('button', { name: 'Submissions over Time as a table' })
    .click();
  await expect.poll(() => section('Submissions over Time').getByRole('row').count()).toBe(31);
  await section('Peak Hours').getByRole('button', { name: 'Peak Hours as a table' }).click();
  await expect.poll(() => section('Peak Hours').getByRole('row').count()).toBe(25);
  // Comparing forms says nothing about one.
  for (const name of ['Form Distribution', 'Form Performance', 'Top Performing Forms'])
    expect(await section(name).count()).toBe(0);
  await expectAccessible(page, 'tables');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^analytics_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  await page.getByText('Analytics exported successfully').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(`${url}/dashboard*`);
});

test('ANLY-004 ANLY-005 ANLY-006 ANLY-007 ANLY-008 ANLY-010 ANLY-014 ANLY-015 ANLY-016 ANLY-017 D-129 D-132 periods, forms and switches stand in the address; a wrong range is told', async () => {
  const title = `Filtered form ${crypto.randomUUID()}`;
  const form = await createForm(title);
  await submit(form);
  await page.goto(`${url}/analytics`);
  const choosePeriod = (name: string) => page.getByText(name, { exact: true }).click();
  // Elements may move while figures arrive: waits for them before pressing.
  await card('Total Submissions')
    .getByText(/^[\d,]+$/)
    .waitFor();
  await choosePeriod('7 days');
  await expect.poll(() => page.url()).toBe(`${url}/analytics?days=7`);
  await expect.poll(() => page.getByRole('radio', { name: '7 days', exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Form', exact: true }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await expect.poll(() => page.url()).toBe(`${url}/forms/${form.id}/summary/visits?days=7`);
  await card('Total Submissions').getByText('1', { exact: true }).waitFor();

  await choosePeriod('Custom');
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByText('Please choose a valid date range').waitFor();
  await page.getByLabel('First day').fill('2019-12-01');
  await section('Submissions over Time').getByText('No data for this period').waitFor();

  await owner.patch(`/api/forms/${form.id}`, { active: false });
  await page.goto(`${url}/analytics`);
  await section('Form Performance')
    .getByRole('searchbox', { name: 'Search forms' })
    .fill(title.toUpperCase());
  await section('Form Performance').getByText(`No forms match “${title.toUpperCase()}”`).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.getByRole('switch', { name: 'Include inactive forms' }).click();
  await expect.poll(() => page.url()).toBe(`${url}/analytics?inactive=yes`);
  await section('Form Performance')
    .getByRole('rowheader', { name: `${title} (inactive)` })
    .waitFor();
  await page.getByRole('button', { name: 'More figures' }).click();
  await section('Form Distribution').getByRole('img').waitFor();
  for (const name of ['Email Clicks by Type', 'Engagement', 'Top Performing Forms'])
    await section(name).waitFor();
  for (const name of ['Today', 'This Week', 'This Month', 'Email Clicks', 'Form Redirects'])
    await card(name).waitFor();
});

test('D-22 dark, and narrow: nothing is wider than the screen', async () => {
  const form = await createForm('Narrow');
  await submit(form);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${url}/forms/${form.id}/summary/visits`);
    await card('Total Submissions').getByText('1', { exact: true }).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
