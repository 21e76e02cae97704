import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import { add, currentId, press, save, stored } from './builderSupport.ts';
import { elementLine, openVisitors, publish } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf } from './support.ts';

const { visitor, visitAsOwner, host } = openVisitors();

const answer = async (tab: Page, id: string, city: string): Promise<void> => {
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.getByText(city).click();
  await tab.locator('.form-embed-button').click();
  await tab.locator('.form-embed-score').waitFor();
};

/** What a visitor reads of their points, line by line. */
const told = async (tab: Page): Promise<string[]> =>
  (await tab.locator('.form-embed-score').innerText()).split('\n').filter((line) => line.trim() !== '');

test('BUILD-118 EMBED-110 SUBM-096 a quiz is made in the builder, answered with a script and without, and read in the inbox', async () => {
  const page = await visitAsOwner();
  await page.goto(`${platform.url}/builder`);
  await page.getByLabel('Form title').fill('Capitals');
  await add(page, 'Radio');
  await page.getByLabel('Label', { exact: true }).fill('Capital of Norway');
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Bergen');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Oslo');

  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await page.getByText('Quiz', { exact: true }).click();
  await page.getByText('No question gives points yet.').waitFor();
  await page.getByLabel('Pass mark', { exact: true }).fill('50');
  await page.getByLabel('Visitors see after sending').selectOption('answers');
  await expectAccessible(page, 'the scoring of a form');

  await page.getByRole('tab', { name: 'Field', exact: true }).click();
  const points = page.getByRole('group', { name: 'Points', exact: true });
  await points.getByLabel('Oslo is right').check();
  await points.getByLabel('Points for Oslo').fill('2');
  await points.getByLabel('Explanation').fill('It was called **Kristiania** until 1925.');
  await expectAccessible(page, 'the points of a question');
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await page.getByText('All questions together give up to 2 points.').waitFor();

  await page.getByRole('tab', { name: 'Logic' }).click();
  await press(page, 'Try the form');
  const tried = page.locator('[data-try]');
  await tried.getByText('Oslo').click();
  await page.getByRole('region', { name: 'What comes of it' }).getByText('2 of 2').waitFor();
  await page.keyboard.press('Escape');
  await save(page);
  await page.waitForURL('**/forms/*-*/build');
  const id = currentId(page);
  const saved = await stored(id);
  expect([saved.scoring, fieldsOf(saved)[0]]).toMatchObject([
    { kind: 'quiz', showResult: 'answers', passAt: { percent: 50 } },
    {
      options: [{ label: 'Bergen' }, { label: 'Oslo', right: true, points: 2 }],
      grading: { explanation: 'It was called **Kristiania** until 1925.' },
    },
  ]);

  const scripted = await visitor();
  await answer(scripted, id, 'Bergen');
  expect(await told(scripted)).toEqual([
    'Your score: 0 of 2',
    'You did not pass.',
    'Capital of Norway',
    'Wrong 0 of 2',
    'Your answer',
    'Bergen',
    'Right answer',
    'Oslo',
    'It was called Kristiania until 1925.',
  ]);
  await expectAccessible(scripted, 'a result');
  const plain = await visitor({ javaScriptEnabled: false });
  await answer(plain, id, 'Oslo');
  expect((await told(plain)).slice(0, 4)).toEqual([
    'Your score: 2 of 2',
    'You passed.',
    'Capital of Norway',
    'Right 2 of 2',
  ]);
  const scores = (await submissionsOf(id)).map(({ answers }: { answers: object }) => answers);
  expect(scores).toMatchObject([
    { score: 2, scoreMax: 2, scorePassed: true },
    { score: 0, scoreMax: 2, scorePassed: false },
  ]);

  await page.goto(`${platform.url}/submissions/${id}`);
  await page.getByRole('listitem').filter({ hasText: 'Oslo' }).click();
  const detail = page.getByRole('region', { name: 'Submission Details' });
  await detail.getByText('Correct · 2 of 2 points').waitFor();
  await expectAccessible(page, 'a submission with points');
});

test('EMBED-110 EMBED-111 in a website the score shows a question on the next page, and its result', async () => {
  const option = (value: string, right = false) => ({
    value,
    label: value,
    ...(right && { right: true as const }),
  });
  const page = (id: string, items: FormDefinition['pages'][number]['items']) => ({
    id,
    title: `Page ${id}`,
    description: '',
    nextLabel: '',
    items,
  });
  const { id } = await publish({
    ...createEmptyDefinition('Prize'),
    pages: [
      page('one', [{ ...createField('radio'), id: 'capital', label: 'Capital', options: [option('Bergen'), option('Oslo', true)] }]),
      page('two', [
        { ...createField('text'), id: 'prize', label: 'Where shall your prize go?', showIf: { op: 'passed', of: [] } },
        { ...createField('text'), id: 'note', label: 'Anything else?' },
      ]),
    ],
    scoring: { kind: 'quiz', showResult: 'total', passAt: 1 },
  }); // prettier-ignore
  const tab = await visitor();
  await tab.goto(await host(elementLine(id)));
  const goOn = () => tab.locator('.form-embed-button').click();
  await tab.getByText('Bergen').click();
  await goOn();
  await tab.getByLabel('Anything else?').waitFor();
  expect(await tab.getByLabel('Where shall your prize go?').isVisible()).toBe(false);
  await tab.getByRole('button', { name: 'Back' }).click();
  await tab.getByText('Oslo').click();
  await goOn();
  await tab.getByLabel('Where shall your prize go?').fill('Graz');
  await goOn();
  await tab.getByText('Your score: 1 of 1').waitFor();
  await tab.getByText('You passed.').waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({ prize: 'Graz', score: 1 });
});
