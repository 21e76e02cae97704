import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withPages,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { elementLine, isKept, openVisitors, publish, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf, theOwner } from './support.ts';

const { visitor, host } = openVisitors();

const page = (id: string, ...items: Field[]) => ({ id, title: '', description: '', nextLabel: '', items });
const order = (): FormDefinition =>
  withPages(createEmptyDefinition('Order'), [
    page('p1', textField('name', 'Your name', { required: true })),
    page('p2', { ...createField('textarea'), id: 'note', label: 'Note' }),
    page('p3', textField('city', 'City')),
  ]);

/** Publishes a form that keeps answers in progress. */
async function publishKeeping(definition = order()): Promise<string> {
  const { id } = await publish(definition);
  const owner = await theOwner();
  expect((await owner.patch(`/api/forms/${id}/publishing`, { keepsUnfinished: true })).status).toBe(200);
  return id;
}

const ready = '[data-ready]';
type Place = Page | FrameLocator;
const goOn = (place: Place) => place.getByRole('button', { name: 'Continue', exact: true }).click();
const saveForLater = (place: Place) => place.getByRole('button', { name: 'Save and continue later' }).click();
const linkOf = async (place: Place): Promise<string> => {
  await place.getByRole('heading', { name: 'Saved' }).waitFor();
  return place.getByLabel('Your link', { exact: true }).inputValue();
};

/** Fills a form on one device up to its second page, and returns the link of it. */
async function beginIn(place: Place): Promise<string> {
  await place.locator(`form${ready}`).waitFor();
  await place.getByLabel('Your name').fill('Ada');
  await goOn(place);
  await place.getByLabel('Note').fill('Ring twice');
  await saveForLater(place);
  return linkOf(place);
}

/** Goes on with a link on another device, and sends. */
async function finishAt(link: string): Promise<Page> {
  const other = await visitor();
  await other.goto(link);
  await other.locator(`form${ready}`).waitFor();
  await other.getByText('Your answers are back.').waitFor();
  expect(await other.getByLabel('Note').inputValue()).toBe('Ring twice');
  await goOn(other);
  await other.getByLabel('City').fill('London');
  await other.getByRole('button', { name: 'Submit' }).click();
  await other.getByText('Thank you!').waitFor();
  return other;
}
/** Sends what a link continues at the last page. */
async function finishAgain(link: string): Promise<void> {
  const other = await visitor();
  await other.goto(link);
  await other.locator(`form${ready}`).waitFor();
  await other.getByRole('button', { name: 'Submit' }).click();
  await other.getByText('Thank you!').waitFor();
}
const answersOf = async (id: string) =>
  ((await submissionsOf(id)) as { answers: object }[]).map(({ answers }) => answers);
const SENT = [{ name: 'Ada', note: 'Ring twice', city: 'London' }];

test('EMBED-112 EMBED-113 SUBM-113 a visitor saves on one device and sends from another, in each way of showing a form', async () => {
  const id = await publishKeeping();
  const first = await visitor();
  await first.goto(`${platform.url}/embed/${id}`);
  await first.getByText('Kept for: 30 days.').waitFor();
  await expectAccessible(first, 'a form that keeps answers');
  const link = await beginIn(first);
  await expectAccessible(first, 'the link of kept answers');
  await first.getByRole('button', { name: 'Continue now' }).click();
  expect(await first.getByLabel('Note').inputValue()).toBe('Ring twice');
  await finishAt(link);
  expect(await answersOf(id)).toEqual(SENT);
  await first.goto(link);
  await first.getByRole('heading', { name: 'Already sent' }).waitFor();

  const inElement = await publishKeeping();
  const shop = await visitor();
  await shop.goto(await host(elementLine(inElement)));
  await finishAt(await beginIn(shop));
  expect(await answersOf(inElement)).toEqual(SENT);

  const inFrame = await publishKeeping();
  const framing = await visitor();
  await framing.goto(
    await host(
      `<iframe title="Order" width="600" height="900" src="${platform.url}/embed/${inFrame}"></iframe>`,
    ),
  );
  await finishAt(await beginIn(framing.frameLocator('iframe')));
  expect(await answersOf(inFrame)).toEqual(SENT);
});

test('EMBED-112 a page that is left is saved by itself, once, and continued after a reload under the same key', async () => {
  const id = await publishKeeping();
  const tab = await visitor();
  const saves: string[] = [];
  tab.on('request', (request) => {
    if (request.url().endsWith('/unfinished')) saves.push(request.postData() ?? '');
  });
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.locator(`form${ready}`).waitFor();
  await tab.getByLabel('Your name').fill('Ada');
  // A save whose answer is lost is sent again.
  const saved = tab.waitForResponse((response) => response.url().endsWith('/unfinished'));
  await goOn(tab);
  await (await saved).finished();
  await tab.getByLabel('Note').waitFor();
  expect(saves).toHaveLength(1);
  expect(JSON.parse(saves[0]!)).toMatchObject({ version: 0, pageId: 'p2', answers: { name: 'Ada' } });
  await expect
    .poll(() => tab.evaluate(() => JSON.stringify(localStorage)))
    .toContain('form-embed:unfinished:');
  await tab.reload();
  await tab.getByText('Your answers from before are back.').waitFor();
  await tab.getByLabel('Note').fill('Ring twice');
  await goOn(tab);
  await expect.poll(() => saves.length).toBe(2);
  const [one, two] = saves.map((body) => JSON.parse(body));
  expect([two.idempotencyKey, two.token, two.version]).toEqual([one.idempotencyKey, one.token, 1]);
});

test('EMBED-114 a device that comes second is told what differs, and chooses', async () => {
  const id = await publishKeeping();
  const first = await visitor();
  await first.goto(`${platform.url}/embed/${id}`);
  const link = await beginIn(first);
  const other = await visitor();
  await other.goto(link);
  await other.locator(`form${ready}`).waitFor();
  await other.getByLabel('Note').fill('Do not ring');
  await saveForLater(other);
  await linkOf(other);
  await first.getByRole('button', { name: 'Continue now' }).click();
  await first.getByLabel('Note').fill('Ring once');
  await goOn(first);
  await first.getByText('Different there: Note.').waitFor();
  await expectAccessible(first, 'a conflict of two devices');
  await first.getByRole('link', { name: 'Use the newer answers' }).click();
  await first.getByText('Your answers are back.').waitFor();
  expect(await first.getByLabel('Note').inputValue()).toBe('Do not ring');
});

test('EMBED-113 what a tab has typed since it saved is there after a reload, also where it was continued by a link', async () => {
  const id = await publishKeeping();
  const tab = await visitor();
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.goto(await beginIn(tab));
  await tab.locator(`form${ready}`).waitFor();
  const saved = tab.waitForResponse(/\/unfinished$/);
  await goOn(tab);
  await saved;
  // A page that is left saves, which may come too late.
  await tab.route(/\/unfinished$/, (route) => route.abort());
  await tab.getByLabel('City').fill('London');
  await isKept(tab, 'London');
  await tab.goto(tab.url());
  await expect.poll(() => tab.getByLabel('City').inputValue()).toBe('London');
  await tab.unroute(/\/unfinished$/);
  await saveForLater(tab);
  await finishAgain(await linkOf(tab));
  expect(await answersOf(id)).toEqual(SENT);
});

test('EMBED-113 the link is copied and mailed from the card', async () => {
  const id = await publishKeeping();
  const tab = await visitor();
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto(`${platform.url}/embed/${id}`);
  const link = await beginIn(tab);
  await tab.getByRole('button', { name: 'Copy link' }).click();
  await tab.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await tab.getByLabel('Send the link to this email address').fill('ada@visitor.example');
  await tab.keyboard.press('Enter');
  await tab.getByText('on its way to ada@visitor.example').waitFor();
});
