import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { renderFormInclude, renderFormScript } from '@inlay/sdk/server';
import type { PublicForm } from '@inlay/sdk/model';
import {
  changeForm,
  elementLine,
  openVisitors,
  publish,
  recordEvents,
  shortForm,
  textField,
} from './embedSupport.ts';
import { platform } from './platform.ts';
import { submissionsOf } from './support.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const THANKS = 'Thank you! Your submission has been received.';
const name = (page: Page) => page.getByLabel('Your name');
const read = async (id: string): Promise<PublicForm> =>
  (await (await fetch(`${url}/api/public/forms/${id}`)).json()) as PublicForm;

/** A page that counts what its policy refuses. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
  });
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
}

test('EMBED-003 tells the page what happens, without answers', async () => {
  const { id } = await publish();
  const page = await visitor();
  const events = await recordEvents(page);
  await page.goto(await host(elementLine(id)));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Please fix the errors below and try again').waitFor();
  await name(page).fill('Ada');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  const [{ id: submissionId }] = await submissionsOf(id);
  // It grew with the summary and shrank to the card; each height is reported after the layout.
  const heightsOf = (all: Awaited<ReturnType<typeof events>>) =>
    all.filter(([event]) => event === 'formresize').map(([, { height }]) => Number(height));
  await expect
    .poll(async () => {
      const heights = heightsOf(await events());
      return (heights.at(-1) ?? 0) - (heights[0] ?? 0);
    })
    .toBeLessThan(0);
  const seen = await events();
  const heights = heightsOf(seen);
  expect(Math.max(...heights)).toBeGreaterThan(heights[0] ?? 0);
  const named = (wanted: string) => seen.filter(([event]) => event === wanted).map(([, detail]) => detail);
  expect(named('formready')).toEqual([{ formId: id }]);
  expect(named('formerror')).toEqual([{ formId: id, fieldId: 'name' }]);
  expect(named('formchange')).toEqual([{ formId: id, fieldId: 'name' }]);
  expect(named('formsubmitted')).toEqual([{ formId: id, submissionId }]);
});

test('answers are told to the page only where the owner allows it', async () => {
  const { id } = await publish();
  const page = await visitor();
  await changeForm(page, { hostMayReadAnswers: true });
  const events = await recordEvents(page);
  await page.goto(await host(elementLine(id)));
  await name(page).fill('Ada');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  const told = async () => (await events()).find(([event]) => event === 'formsubmitted')?.[1];
  await expect.poll(told).toMatchObject({ answers: { name: 'Ada' } });
});

test('moved, taken out and put back it keeps every typed character', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.goto(await host(`<section id="a">${elementLine(id)}</section><section id="b"></section>`));
  await name(page).fill('Ada Lovelace');
  await page.getByLabel('Message').fill('مرحبا');
  await page.evaluate(() => {
    const element = document.querySelector('form-embed') as HTMLElement;
    document.querySelector('#b')?.append(element);
    element.remove();
    Object.assign(globalThis, { kept: element });
  });
  expect(await page.locator('form-embed').count()).toBe(0);
  await page.evaluate(() => {
    document.querySelector('#a')?.append((globalThis as unknown as { kept: HTMLElement }).kept);
  });
  expect(await name(page).inputValue()).toBe('Ada Lovelace');
  expect(await page.getByLabel('Message').inputValue()).toBe('مرحبا');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({ name: 'Ada Lovelace', message: 'مرحبا' });
});

test('several forms stand on a page, each by itself, and one can become another', async () => {
  const [first, second] = [await publish(), await publish({ ...shortForm(), title: 'Second form' })];
  const page = await visitor();
  await page.goto(await host(elementLine(first.id, 'id="one"') + elementLine(second.id, 'id="two"')));
  const one = page.locator('#one');
  const two = page.locator('#two');
  await one.getByLabel('Your name').fill('First');
  await two.getByLabel('Your name').fill('Second');
  await two.getByRole('button', { name: 'Submit' }).click();
  await two.getByText(THANKS).waitFor();
  expect(await one.getByLabel('Your name').inputValue()).toBe('First');
  expect(await submissionsOf(first.id)).toHaveLength(0);
  await one.evaluate((element, id) => element.setAttribute('form-id', id), second.id);
  await one.getByRole('heading', { name: 'Second form' }).waitFor();
  expect(await one.getByLabel('Your name').inputValue()).toBe('');
});

test('methods: what is asked for early is done when the form is there', async () => {
  const { id } = await publish();
  const page = await visitor();
  await changeForm(page, { prefillable: ['name'] });
  await page.goto(
    await host(`${elementLine(id)}<script type="module">
      await customElements.whenDefined('form-embed');
      const form = document.querySelector('form-embed');
      form.prefill({ name: 'Early', email: 'not@allowed.example' });
    </script>`),
  );
  await expect.poll(() => name(page).inputValue()).toBe('Early');
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  const element = page.locator('form-embed');
  await element.evaluate((form) => (form as unknown as { focus(id: string): void }).focus('message'));
  expect(await element.evaluate((form) => form.shadowRoot?.activeElement?.getAttribute('name'))).toBe(
    'answers.message',
  );
  await element.evaluate((form) => (form as unknown as { submit(): void }).submit());
  await page.getByText(THANKS).waitFor();
  await element.evaluate((form) => (form as unknown as { reset(): void }).reset());
  await name(page).waitFor();
  expect(await name(page).inputValue()).toBe('');
});

test('hidden fields and prefill: attribute, then the page’s query, only what the form allows, typed values stay', async () => {
  const { id } = await publish(shortForm([textField('source', 'UTM source'), textField('extra', 'Extra')]));
  const page = await visitor();
  await changeForm(page, { prefillable: ['name', 'email'], hiddenFields: ['source'] });
  const website = await host(elementLine(id, 'prefill="email=ada%40example.com"'));
  await page.goto(`${website}?utm_source=news&email=other@example.com&extra=no&name=Query`);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ada@example.com');
  expect(await name(page).inputValue()).toBe('Query');
  expect(await page.getByLabel('Extra').inputValue()).toBe('');
  expect(await page.getByLabel('UTM source').count()).toBe(0);
  await name(page).fill('Ada');
  await page
    .locator('form-embed')
    .evaluate((form) => (form as unknown as { prefill(values: object): void }).prefill({ name: 'Late' }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    source: 'news',
  });
});

test('EMBED-004 EMBED-005 EMBED-051 EMBED-052 says why there is no form, and tries again', async () => {
  const page = await visitor();
  const unknown = '01234567-89ab-7def-8123-456789abcdef';
  const website = await host(elementLine(unknown));
  await page.goto(website);
  await page.getByRole('heading', { name: 'Form Unavailable' }).waitFor();
  await page.getByText('Form not found or not published').waitFor();

  const { id } = await publish();
  const other = await visitor();
  let isDown = true;
  await other.route(`**/api/public/forms/${id}`, async (route) => {
    if (!isDown) return route.continue();
    return route.fulfill({
      status: 500,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 'internal', message: 'Something broke', requestId: 'r' } },
    });
  });
  await other.goto(await host(elementLine(id)));
  await other.getByText('Failed to load form: Something broke').waitFor();
  isDown = false;
  await other.getByRole('button', { name: 'Try again' }).click();
  await name(other).waitFor();
  expect(await other.getByText('Failed to load form').count()).toBe(0);
});

test('a closed form says so in the owner’s words', async () => {
  const { id } = await publish();
  const page = await visitor();
  await changeForm(page, { closed: { text: 'We are full until May.' } });
  await page.goto(await host(elementLine(id)));
  await page.getByText('We are full until May.').waitFor();
  expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(0);
});

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
  code.resolve();
  await expect.poll(() => page.evaluate(() => Boolean(customElements.get('form-embed')))).toBe(true);
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
  await page.goto(website);
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

test('T12 D-83 whatever its own CSS says, it covers nothing of the page around it (decision 117)', async () => {
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
  await page.goto(website);
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
