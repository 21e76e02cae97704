import { expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { changeForm, elementLine, openVisitors, publish, shortForm } from './embedSupport.ts';

const { visitor, host } = openVisitors();

test.each([
  ['ar', 'rtl', 'إرسال', 'حقل مطلوب: Your name'],
  ['ja', 'ltr', '送信', 'Your nameは必須です'],
  ['de', 'ltr', 'Absenden', 'Your name ist erforderlich'],
] as const)('speaks %s to a visitor who reads it', async (language, direction, submit, required) => {
  const { id } = await publish();
  const page = await visitor({ locale: language });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, part] = /form-embed-(\w\w)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (part) loaded.push(part);
  });
  await page.goto(await host(elementLine(id)));
  await page.getByRole('button', { name: submit }).click();
  await page.getByText(required).first().waitFor();
  const surface = page.locator('.form-embed');
  expect([await surface.getAttribute('lang'), await surface.getAttribute('dir')]).toEqual([
    language,
    direction,
  ]);
  // One language is loaded, no other.
  expect(loaded).toEqual([language]);
});

test('the form’s own language counts before the visitor’s', async () => {
  const { id } = await publish();
  const page = await visitor({ locale: 'de' });
  await changeForm(page, { language: 'fr' });
  await page.goto(await host(elementLine(id)));
  await page.getByRole('button', { name: 'Envoyer' }).waitFor();
  expect(await page.locator('.form-embed').getAttribute('lang')).toBe('fr');
});

test('EMBED-036 long words, 320 px, right to left: nothing runs out of the form', async () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const definition = {
    ...createEmptyDefinition(word),
    description: word,
    fields: shortForm().fields.map((field) => ({ ...field, label: `${word} ${field.id}` })),
  };
  const { id } = await publish(definition);
  for (const locale of ['en', 'ar']) {
    const page = await visitor({ locale, viewport: { width: 320, height: 700 } });
    await page.goto(await host(`<style>body,main{margin:0}h1{display:none}</style>${elementLine(id)}`));
    await page.locator('.form-embed-button').click();
    await page.locator('.form-embed-summary').waitFor();
    const overflow = await page.locator('.form-embed').evaluate((surface) => {
      const { left, right } = surface.getBoundingClientRect();
      return [...surface.querySelectorAll('*')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
        })
        .map((part) => part.className);
    });
    expect({ [locale]: overflow }).toEqual({ [locale]: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
