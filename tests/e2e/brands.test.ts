import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { TestClient } from '../support/api/testClient.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm } from './support.ts';

const { url } = platform;
const { visitAsOwner, somebody } = openBrowser();

/** Creates forms of one question. @returns their ids */
async function createForms(owner: TestClient, ...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const definition = withFields(createEmptyDefinition(title), [
      { ...createField('text'), id: 'name', label: 'Your name' },
    ]);
    ids.push((await owner.post('/api/forms', { definition })).body.id as string);
  }
  return ids;
}

/** Returns a color of a form as visitors see it. */
const colorOf = async (formId: string): Promise<string | undefined> =>
  (await (await fetch(`${url}/api/public/forms/${formId}`)).json()).definition.customStyles.primaryColor;

test('STYLE-041 the preview of a brand shows the form down to its button, and nothing blank below', async () => {
  const { page, session } = await somebody();
  await createForms(session, 'Contact');
  await page.goto(`${url}/settings/brands/new`);
  const paper = page.getByRole('region', { name: 'Form in this look' });
  const submit = paper.locator('button[type=submit]');
  await submit.waitFor({ state: 'attached' });
  const measure = () =>
    submit.evaluate((button) => {
      const form = button.closest('[part~=form]');
      const root = button.getRootNode();
      if (!form || !(root instanceof ShadowRoot)) throw new Error('No picture');
      const bottom = form.getBoundingClientRect().bottom;
      return {
        isCut: button.getBoundingClientRect().bottom > bottom || form.scrollHeight > form.clientHeight + 1,
        // The margin of the form's card belongs to it.
        isBlankBelow: root.host.getBoundingClientRect().bottom - bottom > 16,
      };
    });
  await expect.poll(measure).toEqual({ isCut: false, isBlankBelow: false });
  await submit.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const [inner, outer] = [await submit.boundingBox(), await paper.boundingBox()];
      return inner && outer && inner.y + inner.height <= outer.y + outer.height;
    })
    .toBe(true);
});

test('SHELL-052 in Arabic, colors, addresses and names in entries keep their direction, at the side of the others', async () => {
  const page = await visitAsOwner();
  await page.context().addCookies([{ name: 'language', value: 'ar', url }]);
  await page.goto(`${url}/settings/brands/new`);
  await page.locator('input[autocomplete=url]').waitFor();
  const written = await page.evaluate(() =>
    [...document.querySelectorAll('main input:is(:not([type]), [type=text], [type=url])')].map((input) => {
      const { unicodeBidi, textAlign } = getComputedStyle(input);
      return `${unicodeBidi} ${textAlign}`;
    }),
  );
  expect(written.length).toBeGreaterThan(4);
  expect(new Set(written)).toEqual(new Set(['plaintext right']));
});

test('a button beside an entry stands at its height, and stays there when an error comes below', async () => {
  const { id } = await createForm();
  const page = await visitAsOwner();
  const places: readonly (readonly [path: string, label: string, button: string, error: string | null])[] = [
    ['/settings/brands/new', 'Your website', 'Read colors', null],
    [`/forms/${id}/settings/webhooks`, 'Address', 'Add webhook', 'Please enter an address'],
  ];
  for (const [path, label, name, error] of places) {
    await page.goto(url + path);
    if (path.endsWith('webhooks')) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Webhook' }).click();
    }
    const button = page.getByRole('button', { name, exact: true });
    await button.waitFor();
    const measure = async () => {
      const boxes = [await page.getByLabel(label, { exact: true }).boundingBox(), await button.boundingBox()];
      return boxes.map((box) => box && Math.round((box.y + box.height / 2) * 2) / 2);
    };
    const [entry, beside] = await measure();
    expect([path, beside]).toEqual([path, entry]);
    if (error === null) continue;
    await button.click();
    await page.getByText(error).waitFor();
    const [after, stays] = await measure();
    expect([path, stays]).toEqual([path, after]);
  }
});

test('STYLE-048 STYLE-047 ten forms are seen in a color before they have it; one press gives it to all, one takes it back', async () => {
  const { page, session } = await somebody({ formLimit: 20 });
  const ids = await createForms(session, ...Array.from({ length: 12 }, (_none, at) => `Form ${at + 1}`));
  const kit = { name: 'Bloom', styles: { primaryColor: '#a8431f' } };
  const { id } = (await session.post('/api/brand-kits', kit)).body;
  await page.goto(`${url}/settings/brands`);
  await page.getByText('New forms begin in this look.').waitFor();
  await page.goto(`${url}/settings/brands/${id}`);
  const pictures = page.getByRole('region', { name: 'Preview' }).getByRole('listitem');
  await expect.poll(() => pictures.count()).toBe(10);
  const shownColors = () =>
    pictures
      .locator('[part~=form]')
      .evaluateAll((forms) => [
        ...new Set(
          forms.map((form) => getComputedStyle(form).getPropertyValue('--form-embed-primary-color')),
        ),
      ]);
  await expect.poll(shownColors).toEqual(['#a8431f']);
  await page.getByRole('textbox', { name: 'Main color' }).fill('#0b659c');
  await expect.poll(shownColors).toEqual(['#0b659c']);
  expect(await colorOf(ids[0] ?? '')).toBeUndefined();
  await page.getByText('Unpublished changes of a form stay unpublished.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Use for all 12 forms' }).click();
  await page.getByText('12 of 12 forms follow this brand.').waitFor();
  expect(new Set(await Promise.all(ids.map(colorOf)))).toEqual(new Set(['#0b659c']));
  await page.getByRole('button', { name: 'Undo for 12 forms' }).click();
  await page.getByText('0 of 12 forms follow this brand.').waitFor();
  expect(new Set(await Promise.all(ids.map(colorOf)))).toEqual(new Set([undefined]));
  // A press on a picture shows its form whole.
  await pictures.first().click();
  await page.getByRole('region', { name: 'Form in this look' }).waitFor();
});

test('STYLE-047 BUILD-110 a new form begins in the default brand, with the caret in its title; Enter leads to its first question', async () => {
  const { page, session } = await somebody();
  const kit = { name: 'Bloom', styles: { primaryColor: '#a8431f' } };
  await session.post('/api/brand-kits', kit);
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('link', { name: 'Create New Form' }).first().click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Form title');
  await page.keyboard.type('Orders');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('New question');
  await page.keyboard.type('Your name');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+S');
  await page.waitForURL('**/forms/*/build');
  const id = /forms\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await expect.poll(() => colorOf(id)).toBe('#a8431f');
});
