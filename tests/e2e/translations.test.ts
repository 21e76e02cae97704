import { expect, test } from 'vitest';
import { createForm } from './dashboardSupport.ts';
import { button, clientOf, createPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessibleInBoth } from './support.ts';

const { url } = platform;
const { visitAs } = openBrowser();

test('LANG-013 LANG-014 an owner adds Arabic, translates by keyboard, publishes, and a visitor reads it', async () => {
  const owner = await createPerson();
  const { id } = await createForm(await clientOf(owner), 'Order a cake');
  const page = await visitAs(owner);
  await page.goto(`${url}/forms/${id}/build`);
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await button(page, 'Add a language').click();
  await page.getByLabel('Add language').selectOption('ar');
  await page.getByText('Order a cake').first().waitFor();
  const title = page.locator('[data-translation="title"]');
  await title.fill('اطلب كعكة');
  expect(await title.getAttribute('dir')).toBe('rtl');
  await title.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-translation'))).not.toBe(
    'title',
  );
  await expectAccessibleInBoth(page, 'the translations');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page
      .locator('[data-translations] *')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length);
    expect(wide).toBe(0);
  }
  await page.getByText('Draft saved').first().waitFor();
  await button(page, 'Back to the form').click();
  await button(page, 'Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByText(/Published|published/)
    .first()
    .waitFor();
  const visitor = await visitAs(owner);
  await visitor.goto(`${url}/embed/${id}?lang=ar`);
  await visitor.getByRole('heading', { name: 'اطلب كعكة' }).waitFor();
});
