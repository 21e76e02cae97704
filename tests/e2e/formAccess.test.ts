import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { TestClient } from '../support/api/testClient.ts';
import { openLive, openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, expectAccessibleInBoth, submissionsOf, theOwner } from './support.ts';

const { url } = platform;

const { visitor: newVisitor, visitAsOwner, host } = openVisitors();
let page: Page;
let owner: TestClient;
let form: { id: string; code: string };

beforeEach(async () => {
  owner = await theOwner();
  page = await visitAsOwner();
  const fields = ['name', 'campaign'].map((id) => ({ ...createField('text'), id, label: `Your ${id}` }));
  const definition = withFields(createEmptyDefinition('Register'), fields);
  const { body } = await owner.post('/api/forms', { definition });
  form = { id: body.id, code: body.embed.code };
});

/** Opens a section of the form's settings. */
const openSettings = async (section: string): Promise<Locator> => {
  await page.goto(`${url}/forms/${form.id}/settings/${section}`);
  return page.getByRole('main');
};
const openEmbed = async (tab: string): Promise<Locator> => {
  await page.goto(`${url}/forms/${form.id}/share`);
  const share = page.getByRole('main');
  await share.getByRole('tab', { name: tab }).click();
  return share;
};
const saved = () => page.getByText('Form updated successfully').last().waitFor();
const publishing = async () => (await owner.get(`/api/forms/${form.id}/publishing`)).body;

/** Opens the form in a website as a visitor. */
const visit = async (path: string, javaScriptEnabled = true): Promise<Page> => {
  const visitor = await newVisitor({ javaScriptEnabled });
  await visitor.goto(path);
  return visitor;
};

test('EMBED-057 T9 a form is limited to a website, by keyboard, and stands nowhere else', async () => {
  const [shop, other] = [await host(form.code), await host(form.code)];
  const settings = await openSettings('access');
  await settings.getByRole('switch', { name: 'Only on certain websites' }).press('Space');
  await settings.getByText('No websites yet').waitFor();
  const input = settings.getByRole('textbox', { name: 'Website' });
  await input.fill('not a website');
  await input.press('Enter');
  await settings.getByText('Please enter the address of a website').waitFor();
  expect(await input.inputValue()).toBe('not a website');
  await input.fill(`${shop}contact?x=1`);
  await input.press('Enter');
  await settings.getByRole('list', { name: 'Allowed websites' }).getByText(shop.slice(0, -1)).waitFor();
  await saved();

  const good = await visit(shop);
  await good.frameLocator('iframe').getByLabel('Your name').fill('Ada');
  await good.frameLocator('iframe').getByRole('button', { name: 'Submit' }).click();
  await good.frameLocator('iframe').getByText('Thank you! Your submission has been received.').waitFor();
  const bad = await visit(other);
  const refused = bad.frames()[1];
  expect(await refused?.getByLabel('Your name').count()).toBe(0);

  await settings.getByRole('button', { name: `Remove ${shop.slice(0, -1)}` }).press('Enter');
  await settings.getByText('No websites yet').waitFor();
  await expect.poll(async () => (await publishing()).allowedWebsites).toEqual([]);
});

test('EMBED-059 EMBED-060 a form closes at its time with its owner’s words, and at its number', async () => {
  const settings = await openSettings('submissions');
  await settings.getByLabel('Closed form message').fill('See you next year.');
  await settings.getByLabel('Closes at').fill('2020-01-01T12:00');
  await settings.getByLabel('Submission limit').fill('many');
  await settings.getByLabel('Closes at').focus();
  await settings.getByText('Enter a whole number from 1 to 100,000, or leave it empty.').waitFor();
  await settings.getByLabel('Submission limit').fill('1');
  await settings.getByLabel('Closes at').focus();
  await expect
    .poll(publishing)
    .toMatchObject({ closedText: 'See you next year.', maxSubmissions: 1, closesAt: expect.any(String) });
  const closed = await visit(`${url}/embed/${form.id}`);
  await closed.getByText('See you next year.').waitFor();

  await settings.getByLabel('Closes at').fill('');
  await settings.getByLabel('Closed form message').fill('');
  // Leaving the section saves what was typed last.
  await settings.getByRole('tab', { name: 'General' }).press('Enter');
  await expect.poll(publishing).toMatchObject({ closedText: null, closesAt: null });
  await closed.goto(`${url}/embed/${form.id}`);
  await closed.getByRole('button', { name: 'Submit' }).click();
  await closed.getByText('Thank you! Your submission has been received.').waitFor();
  await closed.goto(`${url}/embed/${form.id}`);
  await closed.getByText('This form has reached its submission limit.').waitFor();
});

test('EMBED-061 once from each browser, with JavaScript by the browser’s storage', async () => {
  const settings = await openSettings('submissions');
  await settings.getByRole('switch', { name: 'One response per browser' }).press('Space');
  await expect.poll(publishing).toMatchObject({ onePerBrowser: true });
  const visitor = await visit(`${url}/embed/${form.id}`);
  // Sent before its script is ready, a form is remembered by a cookie, as without JavaScript.
  await visitor.locator('#form-root[data-ready]').waitFor();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Thank you! Your submission has been received.').waitFor();
  await visitor.goto(`${url}/embed/${form.id}`);
  await visitor.locator('#form-root[data-ready]').waitFor();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('You have already submitted this form from this browser.').waitFor();
  expect(await submissionsOf(form.id)).toHaveLength(1);
});

test('EMBED-062 the language, what the page may fill in and what it is told', async () => {
  const builder = await visitAsOwner();
  await builder.goto(`${url}/builder/${form.id}`);
  await builder.getByLabel('Form title').waitFor();
  const settings = await openSettings('general');
  await settings.getByLabel('Language').selectOption('Deutsch');
  await settings.getByRole('tab', { name: 'Website' }).click();
  await settings.getByLabel('Who fills in Your campaign').selectOption('Page (hidden)');
  await settings.getByRole('switch', { name: 'Share answers with page' }).press('Space');
  await expect.poll(publishing).toMatchObject({
    language: 'de',
    prefillable: ['campaign'],
    hiddenFields: ['campaign'],
    hostMayReadAnswers: true,
  });
  await settings.getByLabel('Who fills in Your campaign').selectOption('Visitors only');
  await expect.poll(publishing).toMatchObject({ prefillable: [], hiddenFields: [] });
  // Publishing settings make no newer version: the builder's next save succeeds.
  await builder.getByLabel('Form title').fill('Register here');
  await builder.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(async () => (await owner.get(`/api/forms/${form.id}`)).body.title).toBe('Register here');
});

test('EMBED-064 what the embed doctor reports stands there with its remedy', async () => {
  await owner.patch(`/api/forms/${form.id}/publishing`, { allowedWebsites: ['https://www.example.com'] });
  const report = (problem: string, mode: string) =>
    owner.post(`/api/public/forms/${form.id}/embed-reports`, {
      problem,
      mode,
      page: 'https://shop.example.com/contact?email=ada@example.com',
    });
  await report('website_not_allowed', 'element');
  await report('csp', 'iframe');
  await report('csp', 'iframe');
  const dialog = await openEmbed('Problems');
  const problems = dialog.getByRole('list', { name: 'Problems' }).getByRole('listitem');
  const csp = problems.filter({ hasText: 'The website’s security policy blocks the form' });
  await csp.getByText('https://shop.example.com/contact · embed code · 2 times').waitFor();
  await csp.getByText(`frame-src ${url}; script-src ${url}`).waitFor();
  const refused = problems.filter({ hasText: 'The website is not allowed' });
  await refused.getByRole('button', { name: 'Allow https://shop.example.com' }).click();
  await refused.getByText('https://shop.example.com is now allowed.').waitFor();
  expect((await publishing()).allowedWebsites).toEqual([
    'https://www.example.com',
    'https://shop.example.com',
  ]);
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await dialog.getByText('Browsers have reported no problems with this form').waitFor();
});

test('D-24 axe finds nothing on any tab, light or dark', async () => {
  await owner.patch(`/api/forms/${form.id}/publishing`, { allowedWebsites: ['https://www.example.com'] });
  await owner.post(`/api/public/forms/${form.id}/embed-reports`, {
    problem: 'height_clamped',
    mode: 'iframe',
    page: 'https://shop.example.com/contact',
  });
  const settings = await openSettings('access');
  await settings.getByRole('button', { name: 'Remove https://www.example.com' }).waitFor();
  await expectAccessibleInBoth(page, 'access');
  await settings.getByRole('tab', { name: 'Website' }).click();
  await settings.getByLabel('Who fills in Your name').waitFor();
  await expectAccessibleInBoth(page, 'embedding');
  const problems = await openEmbed('Problems');
  await problems.getByText('height is limited').waitFor();
  await expectAccessibleInBoth(page, 'problems');
});

test('D-185 without JavaScript the captcha is a question, and nothing typed is lost', async () => {
  const fields = [
    { ...createField('text'), id: 'name', label: 'Your name', required: true },
    { ...createField('captcha'), id: 'robot' },
  ];
  const definition = withFields(createEmptyDefinition('Guarded'), fields);
  const { body } = await owner.post('/api/forms', { definition });
  const visitor = await visit(`${url}/embed/${body.id}`, false);
  // With scripts on, its content would not be elements.
  const notice = visitor.locator('noscript p');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('After you press Submit you are asked a short question');
  expect(await visitor.getByRole('checkbox', { name: 'I am not a robot' }).isVisible()).toBe(false);
  await visitor.getByLabel('Your name').fill('Ada');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  const question = visitor.getByLabel(/What is \d plus \d\?/);
  await question.waitFor();
  expect(await visitor.getByLabel('Your name').inputValue()).toBe('Ada');
  const text = await visitor.locator('label', { hasText: 'What is' }).innerText();
  const [first = '', second = ''] = text.match(/\d/g) ?? [];
  await question.fill(String(Number(first) + Number(second)));
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Thank you! Your submission has been received.').waitFor();
  expect(await submissionsOf(body.id)).toHaveLength(1);
});

test('D-185 where the script is blocked the question is asked as well, and axe finds nothing', async () => {
  const fields = [{ ...createField('captcha'), id: 'robot' }];
  const { body } = await owner.post('/api/forms', {
    definition: withFields(createEmptyDefinition('Guarded'), fields),
  });
  const visitor = await newVisitor();
  await visitor.route('**/sdk/**', (route) => route.abort());
  await visitor.goto(`${url}/embed/${body.id}`);
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByLabel(/What is \d plus \d\?/).waitFor();
  await expectAccessible(visitor, 'question');
});

test('D-185 a script that comes late takes a posted page over, and asks its own captcha', async () => {
  const fields = [
    { ...createField('text'), id: 'name', label: 'Your name', required: true },
    { ...createField('captcha'), id: 'robot' },
  ];
  const definition = withFields(createEmptyDefinition('Guarded'), fields);
  const { body } = await owner.post('/api/forms', { definition });
  const visitor = await visit(`${url}/embed/${body.id}`);
  // As if Submit were pressed before the script is loaded.
  await visitor.getByLabel('Your name').fill('Ada');
  await visitor.locator('#form-root[data-ready]').waitFor();
  await visitor.evaluate(() => {
    document.querySelector<HTMLFormElement>('form')?.submit();
  });
  await visitor.waitForURL(`${url}/embed/${body.id}`);
  await visitor.getByText('Captcha verification is required').first().waitFor();
  await visitor.locator('#form-root[data-ready]').waitFor();
  expect(await visitor.getByLabel('Your name').inputValue()).toBe('Ada');
  expect(await visitor.getByLabel(/What is \d plus \d\?/).count()).toBe(0);
  await visitor.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await visitor.getByRole('checkbox', { name: 'Checked' }).waitFor();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Thank you! Your submission has been received.').waitFor();
});

/** Takes from a page what browsers keep from pages by plain http. */
const withoutWebCrypto = (opened: Page): Promise<unknown> =>
  opened.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
  });

test('D-12 AUTH-008 by plain http visitors solve the captcha of a form, and people that of sign-in', async () => {
  const definition = withFields(createEmptyDefinition('Guarded'), [
    { ...createField('captcha'), id: 'robot' },
  ]);
  const { body } = await owner.post('/api/forms', { definition });
  const visitor = await newVisitor();
  await withoutWebCrypto(visitor);
  await openLive(visitor, `${url}/embed/${body.id}`);
  expect(await visitor.evaluate(() => 'subtle' in crypto)).toBe(false);
  await visitor.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await visitor.getByRole('checkbox', { name: 'Checked' }).waitFor();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Thank you! Your submission has been received.').waitFor();
  const signedOut = await newVisitor();
  await withoutWebCrypto(signedOut);
  await signedOut.goto(`${url}/auth`);
  await signedOut.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await signedOut.getByRole('checkbox', { name: 'Verified' }).waitFor();
});
