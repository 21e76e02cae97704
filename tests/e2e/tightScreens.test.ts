import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields, type Language } from '@inlay/sdk/model';
import type { TestClient } from '../support/api/testClient.ts';
import { openBuilder } from './builderSupport.ts';
import { createClient, formWithAnswer, send, signInClient } from './clientSupport.ts';
import { createForm, submit } from './dashboardSupport.ts';
import { button, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { theOwner } from './support.ts';

const { url } = platform;
const { somebody, visit } = openBrowser();

const PHONE = { width: 375, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

const chooseLanguage = (page: Page, value: Language): Promise<void> =>
  page.context().addCookies([{ name: 'language', value, url }]);

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const TITLE = 'Hochzeit und Feste im großen Saal';
const form = withFields({ ...createEmptyDefinition(TITLE), language: 'en' as const }, [
  ...Array.from({ length: 12 }, (_, at) => ({
    ...createField('text'),
    id: `f${at}`,
    label: `Question ${at}`,
    required: false,
  })),
  { ...createField('checkbox'), id: 'topics', label: 'Topics', required: false },
]);

/** A published form with a draft of two pages on the server. */
async function createDrafted(session: TestClient): Promise<string> {
  const { id, revisionId } = (await session.post('/api/forms', { definition: form })).body;
  const [page] = form.pages;
  if (!page) throw new Error('The form has no page');
  const definition = { ...form, pages: [page, { ...page, id: 'p2', title: '', items: [] }] };
  const stored = await session.put(`/api/forms/${id}/draft`, { definition, revisionId, state: null });
  expect([stored.status, stored.text]).toEqual([200, stored.text]);
  return id;
}

test.each([
  ['en', DESK],
  ['de', PHONE],
  ['ar', PHONE],
] as const)(
  'DASH-050 in %s the words of changes that are not published are whole',
  async (language, size) => {
    const { page, session } = await somebody();
    const id = await createDrafted(session);
    await chooseLanguage(page, language);
    await page.setViewportSize(size);
    await page.goto(`${url}/forms/${id}/responses`);
    const words = page.getByRole('note').locator('.mantine-Badge-label');
    await words.waitFor();
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const header = await boxOf(page.locator('header'));
    const badge = await boxOf(words);
    expect(badge.bottom).toBeLessThanOrEqual(header.bottom);
    const publish = await boxOf(page.locator('header > :last-child > *'));
    expect(badge.right <= publish.x || badge.x >= publish.right).toBe(true);
  },
);

test.each(['it', 'fr', 'pt'] as const)(
  'BUILD-013 in %s the tabs of the panel are one line, and a restored draft is told of by the header alone',
  async (language) => {
    const { page, session } = await somebody();
    const id = await createDrafted(session);
    await chooseLanguage(page, language);
    await page.setViewportSize(DESK);
    await openBuilder(page, id);
    const tops = await page
      .getByRole('complementary')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    expect(await page.locator('.mantine-Notification-root').count()).toBe(0);
  },
);

test.each([PHONE, TABLET])(
  'BUILD-049 a message of the builder covers none of its controls at $width px',
  async (size) => {
    const { page, session } = await somebody();
    const { id } = (await session.post('/api/forms', { definition: form })).body;
    await page.setViewportSize(size);
    await openBuilder(page, id);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const message = await boxOf(page.locator('.mantine-Notification-root').first());
    const head = await boxOf(page.getByRole('group', { name: 'Tools' }));
    const below = await boxOf(button(page, 'Add field'));
    expect(message.y).toBeGreaterThanOrEqual(head.bottom);
    expect(message.bottom).toBeLessThanOrEqual(below.y);
  },
);

test('BUILD a page’s number is read from the right in an English form, too', async () => {
  const { page, session } = await somebody();
  const id = await createDrafted(session);
  await chooseLanguage(page, 'ar');
  await page.setViewportSize(DESK);
  await openBuilder(page, id);
  const place = page.locator('[data-kind=page] bdi').first();
  expect(await place.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
});

test('SUBM-012 DASH a title in Arabic is cut at its own end in an English list, and stands in its column', async () => {
  const { page, session } = await somebody();
  const made = await createForm(session, 'استمارة '.repeat(12).trim());
  await submit(session, made);
  await page.setViewportSize(DESK);
  await page.goto(`${url}/submissions`);
  for (const list of ['[data-row]', 'nav']) {
    const title = page.locator(`${list} [dir=auto]:text("استمارة"), ${list} bdi:text("استمارة")`).first();
    await title.waitFor();
    const places = await title.evaluate((one) => {
      const first = new Range();
      first.setStart(one.firstChild ?? one, 0);
      first.setEnd(one.firstChild ?? one, 1);
      const box = (one.closest('[class*=form], [class*=name]') ?? one).getBoundingClientRect();
      return { firstEnds: first.getBoundingClientRect().right, boxEnds: box.right };
    });
    expect([list, places.firstEnds <= places.boxEnds + 1]).toEqual([list, true]);
  }
});

test('SHELL a form that is not there is told of in the middle of the window', async () => {
  const { page } = await somebody();
  await page.setViewportSize(DESK);
  await page.goto(`${url}/forms/0195b9f0-0000-7000-8000-000000000009/responses`);
  await page.getByRole('heading', { name: 'Form not found' }).waitFor();
  const card = await boxOf(page.locator('#main .card'));
  expect(Math.round(card.x)).toBe(Math.round(DESK.width - card.right));
});

test('SUBM the buttons of a long dialog are in view, and its content scrolls once; cells keep their width', async () => {
  const { page, session } = await somebody();
  const { id, revisionId } = (await session.post('/api/forms', { definition: form })).body;
  await session.post(`/api/public/forms/${id}/submissions`, {
    revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { f0: '2026-12-24', topics: ['Option 1'] },
  });
  await page.setViewportSize(DESK);
  await page.goto(`${url}/forms/${id}/responses`);
  await page.locator('[data-open-row]').first().press('Enter');
  await page.getByText('Submission Details').waitFor();
  const cells = page.locator('[data-row] [data-hits] > span');
  expect(await cells.first().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const before = (await boxOf(cells.first())).width;
  expect(before).toBeGreaterThan(100);
  await page.getByLabel('Tags').fill('VIP');
  await page.keyboard.press('Enter');
  await page.locator('[data-row]').getByText('VIP').waitFor();
  expect((await boxOf(cells.first())).width).toBe(before);

  await button(page, 'Export All').click();
  await page.getByRole('menuitem', { name: 'More options…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export submissions' });
  await dialog.getByText('Question 11').waitFor();
  const foot = await boxOf(button(dialog, 'Export'));
  expect(foot.bottom).toBeLessThanOrEqual((await boxOf(dialog)).bottom);
  const scrollers = await dialog.evaluate(
    (root) =>
      [root, ...root.querySelectorAll('*')].filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 &&
          ['auto', 'scroll'].includes(getComputedStyle(one).overflowY),
      ).length,
  );
  expect(scrollers).toBe(1);
});

test('DASH-014 in Dutch the main way to a form is beside the heading at 768 px', async () => {
  const { page, session } = await somebody();
  await session.post('/api/forms', { definition: form });
  await chooseLanguage(page, 'nl');
  await page.setViewportSize(TABLET);
  await page.goto(`${url}/dashboard?tab=home`);
  const main = page.getByRole('link', { name: 'Nieuw formulier maken' });
  await main.waitFor();
  // What stands above comes with an answer of its own.
  await page.getByRole('heading', { name: 'Ontvang je eerste antwoord' }).waitFor();
  const heading = await boxOf(page.getByRole('heading', { name: 'Formulieren', exact: true }));
  const box = await boxOf(main);
  expect(box.y < heading.bottom && box.bottom > heading.y).toBe(true);
});

test.each(['de', 'it'] as const)('CLNT-041 in %s the figures of a client fit a phone', async (language) => {
  const email = await createClient([await formWithAnswer('Tight')]);
  const page = await visit();
  await chooseLanguage(page, language);
  await page.setViewportSize(PHONE);
  await signInClient(page, email);
  await page.goto(`${url}/client/analytics`);
  const cards = page.locator('main ul > li.card');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(6);
  const jutting = () =>
    cards.evaluateAll(
      (all) =>
        all.flatMap((card) => {
          const edge = card.getBoundingClientRect().right;
          return [...card.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > edge);
        }).length,
    );
  await expect.poll(jutting).toBe(0);
});

test('RESULT-003 in Dutch the periods of the summary scroll in their control on a phone', async () => {
  const { page, session } = await somebody();
  const made = await createForm(session, TITLE);
  await submit(session, made);
  await chooseLanguage(page, 'nl');
  await page.setViewportSize(PHONE);
  await page.goto(`${url}/forms/${made.id}/summary`);
  const periods = page.getByRole('radiogroup', { name: 'Periode' });
  await periods.getByText('Aangepast').waitFor();
  expect((await boxOf(periods)).right).toBeLessThanOrEqual(PHONE.width - 16);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('CLNT-112 a name in Hebrew stands at the start of its row, like all others', async () => {
  const made = await formWithAnswer('Tight');
  const owner = await theOwner();
  const { revisionId } = (await owner.get(`/api/forms/${made}`)).body;
  await send(made, revisionId, { name: 'אביגיל כהן' });
  const page = await visit();
  await signInClient(page, await createClient([made]));
  const startsOf = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((one) => {
        const words = new Range();
        words.selectNodeContents(one);
        return Math.round(words.getBoundingClientRect().left);
      });
  await page.getByRole('link', { name: 'אביגיל כהן' }).first().waitFor();
  expect(await startsOf('אביגיל כהן')).toBe(await startsOf('Ada Lovelace'));
});

test('SUBM-061 the message of an export lies over no button of a dialog', async () => {
  const { page, session } = await somebody();
  const { id, revisionId } = (await session.post('/api/forms', { definition: form })).body;
  await submit(session, { id, revisionId });
  await page.setViewportSize(DESK);
  await page.goto(`${url}/forms/${id}/responses`);
  await button(page, 'Export All').click();
  await page.getByRole('menuitem', { name: 'Excel' }).first().click();
  const message = page.locator('.mantine-Notification-root').first();
  await message.waitFor();
  // It stays while the pointer is on it.
  await message.hover();
  await page.keyboard.press('Escape');
  await button(page, 'Export All').press('Enter');
  await page.getByRole('menuitem', { name: 'More options…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Export', exact: true }).waitFor();
  await expect.poll(async () => (await boxOf(message)).right <= (await boxOf(dialog)).x).toBe(true);
});
