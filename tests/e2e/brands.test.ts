import { expect, test } from 'vitest';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();

test('STYLE-041 the preview of a brand shows the form down to its button, and nothing blank below', async () => {
  const page = await visitAsOwner();
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
    expect(await measure()).toEqual([entry, beside]);
  }
});
