import type { FormDefinition } from '@inlay/sdk/model';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUILT_IN_TEMPLATES } from '../../api/src/forms/templates/builtIn/index.ts';
import { elementLine, openVisitors, publish } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf } from './support.ts';

const { visitor, host } = openVisitors();

function definitionOf(id: string): FormDefinition {
  const template = BUILT_IN_TEMPLATES.find((one) => one.id === id);
  if (!template) throw new Error(`There is no template ${id}`);
  return template.definition;
}

/** Waits until a question is asked and its control has the focus. */
async function asked(tab: Page, question: string, focused: string): Promise<void> {
  await tab.locator('.form-embed-question', { hasText: question }).waitFor();
  await tab.locator(`:focus[name="answers.${focused}"]`).waitFor();
}

test('the quiz is answered by keyboard alone, one question at a time', async () => {
  const { id } = await publish(definitionOf('quiz'));
  const tab = await visitor();
  const chunks = new Set<string>();
  tab.on('request', (request) => chunks.add(/page-(\w+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? ''));
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.locator('form[data-ready]').waitFor();
  await tab.keyboard.press('Tab');
  await asked(tab, 'Which planet is the largest?', 'planet');
  await expectAccessible(tab, 'a question');
  await tab.keyboard.press('b');
  await asked(tab, 'How long does light travel', 'light');
  await expect.poll(() => tab.locator('[role=status]').textContent()).toBe('Question 2 of 4');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('PageUp');
  await asked(tab, 'Which planet is the largest?', 'planet');
  expect(await tab.locator(':checked').getAttribute('value')).toBe('Jupiter');
  await tab.keyboard.press('Enter');
  await asked(tab, 'How long does light travel', 'light');
  await tab.keyboard.press('Enter');
  await asked(tab, 'When did people first walk', 'moon');
  await tab.keyboard.press('b');
  await asked(tab, 'Your name', 'name');
  await tab.keyboard.type('Ada');
  await tab.keyboard.press('Enter');
  await tab.getByText('All three are right').waitFor();
  const [{ answers }] = await submissionsOf(id);
  expect(answers).toMatchObject({
    planet: 'Jupiter',
    light: 'About eight minutes',
    moon: '1969',
    name: 'Ada',
  });
  expect(chunks).toContain('questions');
});

test('the survey is answered by keyboard alone inside a website, on the way of its answers', async () => {
  const { id } = await publish(definitionOf('recommendation-survey'));
  const tab = await visitor();
  await tab.goto(await host(elementLine(id)));
  await tab.locator('form[data-ready]').waitFor();
  await tab.keyboard.press('Tab');
  await asked(tab, 'How likely are you', 'score');
  await tab.keyboard.type('10');
  await asked(tab, 'What do you like best?', 'best');
  await tab.keyboard.type('The cakes');
  await tab.keyboard.press('Shift+Enter');
  await tab.keyboard.type('All of them');
  await tab.keyboard.press('Enter');
  await asked(tab, 'You may quote me by name.', 'quote');
  await tab.keyboard.press('Space');
  await tab.keyboard.press('Enter');
  await asked(tab, 'Name', 'name');
  await tab.keyboard.press('Enter');
  await tab.locator('.form-embed-error').waitFor();
  await asked(tab, 'Name', 'name');
  await tab.keyboard.type('Ada');
  await tab.keyboard.press('Enter');
  await tab.locator('.form-embed-card').waitFor();
  const [{ answers }] = await submissionsOf(id);
  expect(answers).toMatchObject({ score: 10, best: 'The cakes\nAll of them', quote: true, name: 'Ada' });
});
