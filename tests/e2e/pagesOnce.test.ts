import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, type Field, type FormDefinition } from '@inlay/sdk/model';
import { isKept, openVisitors, publish, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { submissionsOf } from './support.ts';

const { visitor } = openVisitors();

const page = (id: string, title: string, items: Field[], more: Partial<FormDefinition['pages'][number]> = {}) => ({
  id, title, description: '', nextLabel: '', items, ...more,
}); // prettier-ignore
const is = (value: string) => ({ op: 'eq' as const, of: [{ field: 'name' }, { lit: value }] });
const goOn = (tab: Page) => tab.locator('.form-embed-button').click();
const heading = (tab: Page, name: string) => tab.getByRole('heading', { name }).waitFor();
const restored = (tab: Page) => tab.getByText('Your answers from before are back').waitFor();
const rowsOf = async (id: string) =>
  (await submissionsOf(id)).map(({ answers }: { answers: Record<string, unknown> }) => answers);

async function openForm(tab: Page, id: string): Promise<void> {
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.locator('form[data-ready]').waitFor();
}

/** The form of the faults (`npm run test:faults -- E20 --form=pages`): a required question is never asked. */
const FOUR_PAGES: FormDefinition = {
  ...createEmptyDefinition('Four pages'),
  pages: [
    page('p1', 'Who', [textField('name', 'Name', { required: true })], { next: [{ if: is('nobody'), goTo: 'p3' }] }),
    page('p2', 'Why', [textField('why', 'Why?', { required: true })], { showIf: is('nobody') }),
    page('p3', 'Topic for {{name}}', [textField('topic', 'Topic')]),
    page('p4', 'Last', [textField('message', 'Message')]),
  ],
}; // prettier-ignore

test('D-183 four pages: reloaded half-way, opened twice, sent offline, the answer lost: one row, nothing typed is lost', async () => {
  const { id } = await publish(FOUR_PAGES);
  const first = await visitor();
  const context = first.context();
  await openForm(first, id);
  await first.getByLabel('Name').fill('Ada');
  await goOn(first);
  await heading(first, 'Topic for Ada');
  await first.getByLabel('Topic').fill('Engines');
  await isKept(first, 'Engines');
  await first.reload();
  await restored(first);
  await heading(first, 'Topic for Ada');
  // Another tab begins anew, and leaves the first one's answers alone.
  const second = await context.newPage();
  await openForm(second, id);
  expect(await second.getByLabel('Name').inputValue()).toBe('');
  await second.close();
  expect(await first.getByLabel('Topic').inputValue()).toBe('Engines');
  await goOn(first);
  await heading(first, 'Last');
  await first.getByLabel('Message').fill('Hello');
  // Whatever is sent first is stored, and its answer lost.
  const keys: string[] = [];
  await first.route(/\/submissions$/, async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await context.setOffline(true);
  await goOn(first);
  await first.getByText('Not confirmed yet').waitFor();
  await context.setOffline(false);
  await first.getByText('Thank you!').waitFor();
  expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  expect(await rowsOf(id)).toEqual([{ name: 'Ada', topic: 'Engines', message: 'Hello' }]);
});

test('EMBED-103 points lead to a page: the server is asked once, and a reload stays on it without a connection to ask', async () => {
  const capital = {
    ...createField('select'), id: 'capital', label: 'Capital',
    options: ['Rome', 'Oslo'].map((value) => ({ value, label: value, points: value === 'Oslo' ? 5 : 0 })),
  } as Field; // prettier-ignore
  const { id } = await publish({
    ...createEmptyDefinition('Quiz'),
    pages: [
      page('one', 'Capitals', [capital]),
      page('two', 'Well known', [textField('why', 'Why?')], {
        showIf: { op: 'gt', of: [{ op: 'score', of: [] }, { lit: 3 }] },
      }),
      page('three', 'Last', [textField('note', 'Note')]),
    ],
    scoring: { kind: 'points', showResult: 'never', passAt: null },
  });
  const tab = await visitor();
  let asked = 0;
  await tab.route(/\/steps$/, (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : route.abort();
  });
  await openForm(tab, id);
  await tab.getByLabel('Capital').selectOption('Oslo');
  await goOn(tab);
  await heading(tab, 'Well known');
  await tab.getByLabel('Why?').fill('Norway');
  await isKept(tab, 'Norway');
  await tab.reload();
  await restored(tab);
  await heading(tab, 'Well known');
  expect(await tab.getByLabel('Why?').inputValue()).toBe('Norway');
  await goOn(tab);
  await heading(tab, 'Last');
  await goOn(tab);
  await tab.getByText('Thank you!').waitFor();
  expect(asked).toBe(1);
  expect(await rowsOf(id)).toMatchObject([{ capital: 'Oslo', why: 'Norway' }]);
});
