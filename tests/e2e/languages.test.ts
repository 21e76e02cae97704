import { expect, test } from 'vitest';
import { createEmptyDefinition, type FormDefinition } from '@inlay/sdk/model';
import { openVisitors, publish, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible } from './support.ts';

const { visitor } = openVisitors();

/** A form of two pages in English, German and Arabic. */
const ORDER: FormDefinition = {
  ...createEmptyDefinition('Order'),
  language: 'en',
  languages: ['de', 'ar'],
  pages: [
    { id: 'who', title: 'You', description: '', nextLabel: '', items: [textField('name', 'Your name')] },
    {
      id: 'what',
      title: 'For {{name}}',
      description: '',
      nextLabel: '',
      items: [textField('cake', 'Your cake')],
    },
  ],
  translations: {
    de: {
      title: 'Bestellung',
      'who.title': 'Sie',
      'name.label': 'Ihr Name',
      'what.title': 'Für {{name}}',
      'cake.label': 'Ihr Kuchen',
    },
    ar: {
      title: 'طلب',
      'who.title': 'أنت',
      'name.label': 'اسمك',
      'what.title': 'إلى {{name}}',
      'cake.label': 'كعكتك',
    },
  },
};

test('LANG-005 a visitor changes the language by keyboard, and keeps what they typed, with a script', async () => {
  const { id } = await publish(ORDER);
  const page = await visitor({ locale: 'en', viewport: { width: 375, height: 700 } });
  await page.goto(`${platform.url}/embed/${id}?drafts=on`);
  await page.locator('main[data-ready]').waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('link', { name: 'العربية' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/lang=ar/);
  expect(new URL(page.url()).search).toBe('?drafts=on&lang=ar');
  await page.locator('main[data-ready]').waitFor();
  await page.locator('input[name="answers.name"]').waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await expect.poll(() => page.getByLabel('اسمك').inputValue()).toBe('Ada');
  // At the end of the line, which is on the left.
  const box = (await page.getByRole('navigation').locator('a').last().boundingBox())!;
  expect(box.x).toBeLessThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page, 'a form in Arabic');
});

test('LANG-005 LANG-004 without a script a button leads to the same page in another language', async () => {
  const { id } = await publish(ORDER);
  const page = await visitor({ locale: 'de', javaScriptEnabled: false });
  await page.goto(`${platform.url}/embed/${id}`);
  await page.getByLabel('Ihr Name').fill('Ada');
  await page.locator('form button.form-embed-button').click();
  await page.getByText('Für Ada').waitFor();
  await page.getByLabel('Ihr Kuchen').fill('Torte');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('For Ada').waitFor();
  expect(await page.getByLabel('Your cake').inputValue()).toBe('Torte');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.getByRole('navigation', { name: 'Language' }).getByRole('button').count()).toBe(2);
});
