import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, withPages } from '@inlay/sdk/model';
import { elementLine, openVisitors, publish, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf, theOwner } from './support.ts';

const { visitor, host } = openVisitors();
const PASSWORD = 'open sesame';

type Place = Page | FrameLocator;

/** Publishes a form of two pages that asks for a password. */
async function publishLocked(): Promise<string> {
  const page = (id: string, label: string) => ({
    id: `p_${id}`,
    title: '',
    description: '',
    nextLabel: '',
    items: [textField(id, label, { required: true })],
  });
  const { id } = await publish(
    withPages(createEmptyDefinition('Order'), [page('name', 'Your name'), page('city', 'City')]),
  );
  await setPassword(id, PASSWORD);
  return id;
}

async function setPassword(id: string, password: string): Promise<void> {
  const owner = await theOwner();
  expect((await owner.put(`/api/forms/${id}/password`, { password })).status).toBe(200);
}

async function unlock(place: Place, password = PASSWORD): Promise<void> {
  await place.getByLabel('Password').fill(password);
  await place.getByRole('button', { name: 'Open the form' }).click();
}

async function fill(place: Place, name: string): Promise<void> {
  await place.locator('form[data-ready]').waitFor();
  await place.getByLabel('Your name').fill(name);
  await place.getByRole('button', { name: 'Continue', exact: true }).click();
  await place.getByLabel('City').fill('London');
}
const send = (place: Place) => place.getByRole('button', { name: 'Submit' }).click();
const answersOf = async (id: string) =>
  ((await submissionsOf(id)) as { answers: object }[]).map(({ answers }) => answers);
const isSent = (place: Place) => place.locator('.form-embed-receipt').waitFor();

test('EMBED-130 EMBED-131 EMBED-132 a page asks for the password once, and again with all that was typed when another is set', async () => {
  const id = await publishLocked();
  const page = await visitor();
  await page.goto(`${platform.url}/embed/${id}`);
  await expectAccessible(page, 'the question for a password');
  await unlock(page, 'wrong one');
  await page.getByText('This password is wrong').waitFor();
  const visit = page.waitForResponse(/\/visits$/);
  await unlock(page);
  // The visit brings the pass along, or it would not be counted.
  expect((await visit).status()).toBe(204);
  await fill(page, 'Ada');
  expect(new URL(page.url()).pathname).toBe(`/embed/${id}`);
  await page.reload();
  await page.locator('form[data-ready]').waitFor();
  await setPassword(id, 'another password');
  await page.getByLabel('City').fill('Paris');
  await send(page);
  await page.getByText('Everything you typed is kept').waitFor();
  await unlock(page, 'another password');
  await isSent(page);
  expect(await answersOf(id)).toEqual([{ name: 'Ada', city: 'Paris' }]);
});

test('EMBED-131 a frame of another website keeps no cookie and asks once all the same', async () => {
  const id = await publishLocked();
  const page = await visitor();
  const lines = `<iframe data-form-embed src="${platform.url}/embed/${id}" title="Order" style="width:100%;border:0" height="600"></iframe><script async src="${platform.url}/sdk/loader.js"></script>`;
  await page.goto(await host(lines));
  const frame = page.frameLocator('iframe');
  await unlock(frame);
  await fill(frame, 'Bob');
  await send(frame);
  await isSent(frame);
  expect(await answersOf(id)).toEqual([{ name: 'Bob', city: 'London' }]);
});

test('EMBED-137 the element shows such a form in a frame, and its events leave the element', async () => {
  const id = await publishLocked();
  const page = await visitor();
  await page.goto(await host(elementLine(id)));
  const frame = page.frameLocator('form-embed iframe');
  await frame.getByLabel('Password').waitFor();
  const submitted = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('formsubmitted', (event) => resolve((event.target as Element).localName), {
          once: true,
        });
      }),
  );
  await unlock(frame);
  await fill(frame, 'Cleo');
  await send(frame);
  await isSent(frame);
  expect(await submitted).toBe('form-embed');
});
