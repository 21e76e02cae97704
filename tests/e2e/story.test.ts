import { fieldsOf, withFields } from '@inlay/sdk/model';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openLive, openVisitors } from './embedSupport.ts';
import { newPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm, everyField, fillIn, theOwner, solveCaptcha, submissionsOf } from './support.ts';

const { url } = platform;
const { visitor: newVisitor, host } = openVisitors();
const { visitAs } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await newVisitor({ viewport: { width: 1440, height: 900 } });
});

test('ROLE-002 BUILD-024 DASH SUBM an owner builds a form, pastes its line into a website, and reads what a visitor sent', async () => {
  // In a session of its own, which it ends.
  page = await visitAs({ ...newPerson(), email: platform.email });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('link', { name: 'Create New Form' }).click();
  for (const type of ['Header', 'Text', 'Email', 'Address', 'Captcha'])
    await page.getByRole('button', { name: type, exact: true }).click();
  await page.getByLabel('Form title').fill('Order a cake');
  // By keyboard: the second field gets a name, moves up and becomes half as wide.
  await page.getByRole('row', { name: /^Text, text field, position 2 of 5/ }).focus();
  await page.getByRole('heading', { name: 'Text field' }).waitFor();
  await page.getByLabel('Label').fill('Your name');
  await page.getByRole('row', { name: /^Your name, text field/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('Your name moved to position 1 of 5').waitFor();
  await page.getByRole('row', { name: /^Captcha, captcha field/ }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('row', { name: /address field, position/ }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Save Form' }).click();
  await page.waitForURL('**/forms/*/build');
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy Embed code' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('<iframe data-form-embed');

  const visitor = await page.context().newPage();
  await visitor.goto(await host(code));
  const form = visitor.frameLocator('iframe');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText('Thank you! Your submission has been received.').waitFor();
  const receipt = await form.locator('.form-embed-receipt strong').textContent();

  await page.goto(`${url}/submissions`);
  await page.getByRole('listitem').filter({ hasText: 'Ada' }).first().click();
  const detail = page.getByRole('region', { name: 'Submission Details' });
  await detail.getByText(receipt ?? '-').waitFor();
  await expect.poll(() => detail.getByText('Ada', { exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/auth');
});

test('EMBED-049 EMBED-030 D-95 through the loader: it fits, it says what is wrong, it keeps what was typed', async () => {
  const { id, code } = await createForm();
  await page.goto(await host(code));
  const form = page.frameLocator('iframe');
  const frame = page.locator('iframe');
  // The frame is as high as its form: nothing inside it scrolls.
  await expect
    .poll(() => frame.evaluate((element) => (element as HTMLElement).offsetHeight))
    .toBeGreaterThan(1_000);
  // Pressed before its script runs, it would be posted as without JavaScript.
  await form.locator('#form-root[data-ready]').waitFor();
  const height = await form.locator('body').evaluate((body) => body.scrollHeight);
  expect(await frame.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(
    height,
  );

  await form.getByRole('textbox', { name: 'My text', exact: true }).fill('Ada');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText('Please fix the errors below and try again').waitFor();
  await form.getByText('My email is required').first().waitFor();
  await expect.poll(() => form.locator(':focus').getAttribute('name')).toBe('answers.email');
  await expect
    .poll(() => form.getByRole('textbox', { name: 'My text', exact: true }).inputValue())
    .toBe('Ada');
  expect(await submissionsOf(id)).toHaveLength(0);

  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('formsubmitted', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  await fillIn(form, 'Ada');
  await solveCaptcha(form);
  await form.getByRole('button', { name: 'Submit' }).dblclick();
  await form.getByText('Thank you! Your submission has been received.').waitFor();
  const [submission, ...others] = await submissionsOf(id);
  expect(others).toEqual([]);
  expect(submission.answers).toMatchObject({
    text: 'Ada',
    textarea: 'مرحبا 🎂\nzwei',
    checkbox: ['Option 1'],
    radio: 'Option 2',
    date: '2026-12-24',
  });
  expect(await told).toEqual({ formId: id, submissionId: submission.id });
});

test('T6 through <form-embed>, on a page with a strict policy and trusted types', async () => {
  const { id, elementCode } = await createForm();
  const policy = `default-src 'none'; script-src ${url}; connect-src ${url}; img-src data:; require-trusted-types-for 'script'`;
  const website = await host(elementCode, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
  });
  await openLive(page, website);
  await fillIn(page, 'Grace');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you! Your submission has been received.').waitFor();
  expect((await submissionsOf(id)).map((one: { answers: { text: string } }) => one.answers.text)).toEqual([
    'Grace',
  ]);
  expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual(
    [],
  );
});

test('D-185 without JavaScript: the same form, the same messages, one row', async () => {
  const definition = everyField();
  const fields = fieldsOf(definition).filter((field) => field.type !== 'captcha');
  const { body } = await (
    await theOwner()
  ).post('/api/forms', { definition: withFields(definition, fields) });
  const visitor = await newVisitor({ javaScriptEnabled: false });
  await visitor.goto(`${url}/embed/${body.id}`);
  await visitor.getByRole('textbox', { name: 'My text', exact: true }).fill('Lin');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => visitor.getByText('My email is required').count()).toBe(2);
  await expect
    .poll(() => visitor.getByRole('textbox', { name: 'My text', exact: true }).inputValue())
    .toBe('Lin');
  await fillIn(visitor, 'Lin');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Thank you! Your submission has been received.').waitFor();
  await visitor.reload();
  await visitor.getByText('Thank you! Your submission has been received.').waitFor();
  expect(await submissionsOf(body.id)).toHaveLength(1);
});

test('D-185 what is typed before the script arrives is kept by it', async () => {
  const { id } = await createForm();
  const script = Promise.withResolvers<void>();
  await page.route('**/sdk/page-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${url}/embed/${id}`, { waitUntil: 'commit' });
  await fillIn(page, 'Early');
  script.resolve();
  await page.locator('#form-root[data-ready]').waitFor();
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you! Your submission has been received.').waitFor();
  const [submission] = await submissionsOf(id);
  expect(submission.answers).toMatchObject({
    text: 'Early',
    select: 'Option 2',
    checkbox: ['Option 1'],
    radio: 'Option 2',
  });
});

test('D-183 an answer that is lost on the way back is asked for again, and one row is there', async () => {
  const { id } = await createForm();
  await openLive(page, `${url}/embed/${id}`);
  await fillIn(page, 'Ada');
  await solveCaptcha(page);
  let tries = 0;
  await page.route('**/submissions', async (route) => {
    const response = await route.fetch();
    // The server has stored it, but its first response never reaches the browser.
    if (++tries === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you! Your submission has been received.').waitFor();
  expect(tries).toBe(2);
  expect(await submissionsOf(id)).toHaveLength(1);
});
