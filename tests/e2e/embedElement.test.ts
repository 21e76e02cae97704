import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  changeForm,
  elementLine,
  openLive,
  openVisitors,
  publish,
  recordEvents,
  shortForm,
  textField,
} from './embedSupport.ts';
import { submissionsOf } from './support.ts';

const { visitor, host } = openVisitors();

const THANKS = 'Thank you! Your submission has been received.';
const name = (page: Page) => page.getByLabel('Your name');

test('EMBED-003 tells the page what happens, without answers', async () => {
  const { id } = await publish();
  const page = await visitor();
  const events = await recordEvents(page);
  await openLive(page, await host(elementLine(id)));
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
  await openLive(page, await host(elementLine(id)));
  await name(page).fill('Ada');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(THANKS).waitFor();
  const told = async () => (await events()).find(([event]) => event === 'formsubmitted')?.[1];
  await expect.poll(told).toMatchObject({ answers: { name: 'Ada' } });
});

test('moved, taken out and put back it keeps every typed character', async () => {
  const { id } = await publish();
  const page = await visitor();
  await openLive(page, await host(`<section id="a">${elementLine(id)}</section><section id="b"></section>`));
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
  const lines = elementLine(first.id, 'id="one"') + elementLine(second.id, 'id="two"');
  await openLive(page, await host(lines), 2);
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
  await other.route('**/form.js', (route) => route.abort());
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
