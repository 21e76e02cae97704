import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { renderFormInclude, renderFormScript } from '@inlay/sdk/server';
import type { PublicForm } from '@inlay/sdk/model';
import { elementLine, openLive, openVisitors, publish, shortForm } from './embedSupport.ts';
import { readPublicForm } from './readPublicForm.ts';
import { platform } from './platform.ts';
import { submissionsOf } from './support.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const THANKS = 'Thank you! Your submission has been received.';
const name = (page: Page) => page.getByLabel('Your name');
const read = (id: string): Promise<PublicForm> => readPublicForm(`${url}/api/public/forms/${id}`);

/** A page that counts what its policy refuses. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
  });
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
}

test('by the form’s own script it is there before its code, under a strict policy and trusted types', async () => {
  const { id } = await publish();
  const form = await read(id);
  const page = await visitor();
  const violations = await watchPolicy(page);
  const code = Promise.withResolvers<void>();
  await page.route('**/sdk/form-embed.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.route(`**/embed/${id}/form.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: renderFormScript({ form, baseUrl: url, language: 'en' }),
    }),
  );
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/public/forms/${id}`)) asked++;
  });
  const policy = `default-src 'none'; script-src ${url}; connect-src ${url}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`;
  const website = await host(
    `<form-embed form-id="${id}"></form-embed><script async src="${url}/embed/${id}/form.js"></script>`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  await page.goto(website, { waitUntil: 'commit' });
  await name(page).fill('Early bird');
  const before = await page.locator('.form-embed').boundingBox();
  const live = page.waitForRequest(/\/visits$/);
  code.resolve();
  await live;
  expect(await name(page).inputValue()).toBe('Early bird');
  expect(await page.locator('.form-embed').boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({ name: 'Early bird' });
  expect(asked).toBe(0);
  expect(await violations()).toEqual([]);
});

test('included by the page’s own server it is there without any script, and comes to life with it', async () => {
  const { id } = await publish();
  const include = renderFormInclude({ form: await read(id), baseUrl: url, language: 'en' });
  const website = await host(include);
  const plain = await visitor({ javaScriptEnabled: false });
  await plain.goto(website);
  await name(plain).fill('Plain');
  await plain.getByRole('button', { name: 'Submit' }).click();
  await plain.getByText(THANKS).waitFor();
  const page = await visitor();
  await openLive(page, website);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Your name is required').first().waitFor();
  await name(page).fill('Lively');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  expect((await submissionsOf(id)).map((one: { answers: { name: string } }) => one.answers.name)).toEqual([
    'Lively',
    'Plain',
  ]);
});

test('a page styles it by custom properties and parts', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.goto(
    await host(
      elementLine(id),
      '<style>form-embed{--form-embed-radius:0px;--form-embed-text-color:rgb(1,2,3)}form-embed::part(button){text-transform:uppercase}</style>',
    ),
  );
  await name(page).waitFor();
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
  expect(await styleOf('.form-embed-input', 'border-radius')).toBe('0px');
  expect(await styleOf('.form-embed', 'color')).toBe('rgb(1, 2, 3)');
  expect(await styleOf('.form-embed-button', 'text-transform')).toBe('uppercase');
});

test('T12 D-83 whatever its own CSS says, it covers nothing of the page around it (decision 030)', async () => {
  const customCSS =
    'margin: -400px;\nwidth: 3000px;\nmax-width: 3000px;\npadding: 500px;\nbox-shadow: 0 0 0 9999px #fff;';
  const { id } = await publish({ ...shortForm(), customStyles: { customCSS } });
  const page = await visitor();
  const button = (label: string) => `<button onclick="this.textContent='Pressed'">${label}</button>`;
  const line = `<div style="width:400px;margin:60px">${elementLine(id)}</div>`;
  await page.goto(await host(button('Above') + line + button('Below')));
  await name(page).waitFor({ state: 'attached' });
  for (const label of ['Above', 'Below']) {
    // Playwright presses only what is not covered.
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('button', { name: 'Pressed' }).first().waitFor();
  }
  expect(await page.getByRole('button', { name: 'Pressed' }).count()).toBe(2);
});

test('leaves no name in the page and nothing in its console', async () => {
  const { id } = await publish();
  const page = await visitor();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  const website = await host(
    `<script>window.before = new Set(Object.getOwnPropertyNames(window))</script>${elementLine(id)}`,
  );
  await openLive(page, website);
  await name(page).fill('Ada');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  const added = await page.evaluate(() =>
    Object.getOwnPropertyNames(window).filter(
      (name) => !(globalThis as unknown as { before: Set<string> }).before.has(name) && name !== 'before',
    ),
  );
  expect([added, said]).toEqual([[], []]);
});
