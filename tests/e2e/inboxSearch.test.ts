import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { TestClient } from '../support/api/testClient.ts';
import { newPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { theOwner } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();

/** Key strokes of the run: few in every check, `KEY_STROKES=2000` for the proof of issue 25. */
const KEY_STROKES = Number(process.env['KEY_STROKES'] ?? 80);
/** Key strokes of one text; the box takes 200 letters. */
const AT_ONCE = 40;
/** So many times slower than the machine. */
const SLOWED = 6;

test('SHELL-043 SUBM-008 a search loses no key stroke while the machine is busy and submissions arrive', async () => {
  const owner = await theOwner();
  const definition = withFields(createEmptyDefinition('Busy'), [{ ...createField('text'), id: 'name' }]);
  const form = (await owner.post('/api/forms', { definition })).body;
  const submit = (name: string) =>
    new TestClient(url, newPerson().headers).post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name },
    });
  await submit('katherine johnson');
  const page = await visitAsOwner();
  await page.goto(`${url}/submissions/${form.id}`);
  await page.getByText('1 of 1 submission').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const box = page.getByRole('searchbox', { name: 'Search submissions' });
  for (let typed = 0; typed < KEY_STROKES; typed += AT_ONCE) {
    await page.keyboard.press('/');
    await box.fill('');
    const text = `katherine johnson ${'abcdefghijklmnopqrstuvwxyz'.repeat(2)}`.slice(0, AT_ONCE);
    await Promise.all([page.keyboard.type(text), submit(`late ${typed}`)]);
    expect(await box.inputValue()).toBe(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text);
    expect(await box.inputValue()).toBe(text);
    await page.keyboard.press('Escape');
  }
});

test('SUBM-028 words in another order find a submission, and each is marked in the spelling it has there', async () => {
  const owner = await theOwner();
  const definition = withFields(createEmptyDefinition('Marked'), [{ ...createField('text'), id: 'name' }]);
  const form = (await owner.post('/api/forms', { definition })).body;
  for (const name of ['Herr Müller aus der Gartenstraße', 'Frau Muller'])
    await new TestClient(url, newPerson().headers).post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name },
    });
  const page = await visitAsOwner();
  await page.goto(`${url}/submissions/${form.id}`);
  await page.getByText('2 of 2 submissions').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('"der gartenstrasse" mueller');
  await page.getByText('1 of 1 submission').waitFor();
  const listMarked = () =>
    page.evaluate(() => {
      const ranges = CSS.highlights.get('inlay-search') ?? new Set<AbstractRange>();
      return [...ranges].map((range) => (range as Range).toString());
    });
  await expect.poll(listMarked).toEqual(['der Gartenstraße', 'Müller']);
});
