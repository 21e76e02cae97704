import { expect, test } from 'vitest';
import { createEmptyDefinition, withFields, fieldsOf } from '@inlay/sdk/model';
import { changeForm, elementLine, openLive, openVisitors, publish, shortForm } from './embedSupport.ts';

const { visitor, host } = openVisitors();

test.each([
  ['ar', 'rtl', 'إرسال', 'حقل مطلوب: Your name'],
  ['ja', 'ltr', '送信', 'Your nameは必須です'],
  ['de', 'ltr', 'Absenden', 'Your name ist erforderlich'],
] as const)('EMBED-062 speaks %s where its owner says so', async (language, direction, submit, required) => {
  const { id } = await publish();
  const page = await visitor({ locale: 'en' });
  await changeForm(page, { language });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, part] = /form-embed-(\w\w)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (part) loaded.push(part);
  });
  await openLive(page, await host(elementLine(id)));
  await page.getByRole('button', { name: submit }).click();
  await page.getByText(required).first().waitFor();
  const surface = page.locator('.form-embed');
  expect([await surface.getAttribute('lang'), await surface.getAttribute('dir')]).toEqual([
    language,
    direction,
  ]);
  expect(loaded.at(-1)).toBe(language);
});

test('D-191 an English form in an Arabic browser is English and runs from left to right', async () => {
  const { id } = await publish();
  const page = await visitor({ locale: 'ar' });
  await page.goto(await host(elementLine(id)));
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  const surface = page.locator('.form-embed');
  expect([await surface.getAttribute('lang'), await surface.getAttribute('dir')]).toEqual(['en', 'ltr']);
});

test('EMBED-036 long words, 320 px, right to left: nothing runs out of the form', async () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const definition = withFields(
    { ...createEmptyDefinition(word), description: word },
    fieldsOf(shortForm()).map((field) => ({ ...field, label: `${word} ${field.id}` })),
  );
  const { id } = await publish(definition);
  for (const language of ['en', 'ar'] as const) {
    const page = await visitor({ viewport: { width: 320, height: 700 } });
    await changeForm(page, { language });
    await openLive(page, await host(`<style>body,main{margin:0}h1{display:none}</style>${elementLine(id)}`));
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
    expect({ [language]: overflow }).toEqual({ [language]: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
