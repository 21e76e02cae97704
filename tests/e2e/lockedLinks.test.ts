import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { when } from '../../sdk/src/model/testing/when.ts';
import { openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf, theOwner } from './support.ts';

const { visitor: newVisitor, visitAsOwner, host } = openVisitors();

test('EMBED-105 EMBED-107 a link made in Share locks its answers, on its own page and in a website’s frame', async () => {
  const owner = await theOwner();
  const definition = withFields(createEmptyDefinition('Order'), [
    { ...createField('text'), id: 'name', label: 'Your name' },
    { ...createField('radio'), id: 'plan', label: 'Plan' },
    { ...createField('text'), id: 'vat', label: 'VAT number', showIf: when('{plan} = "Option 2"') },
    { ...createField('hidden'), id: 'customer', label: 'Customer' },
    { ...createField('rating'), id: 'stars', label: 'Stars' },
    { ...createField('number'), id: 'guests', label: 'Guests' },
  ]);
  const { body: form } = await owner.post('/api/forms', { definition });
  const page = await visitAsOwner();
  await page.goto(`${platform.url}/forms/${form.id}/share`);
  await page.getByRole('tab', { name: 'Link' }).click();
  for (const [label, way, answer] of [
    ['Plan', 'Locked', 'Option 2'],
    ['Customer', 'Hidden and locked', '4711'],
    ['Stars', 'Can be changed', '4'],
    ['Guests', 'Can be changed', '12'],
  ] as const) {
    const control = (role: 'combobox' | 'textbox') => page.getByRole(role, { name: label, exact: true });
    if (label === 'Guests') await page.getByLabel('Add a field to fill in').selectOption({ label });
    await (label === 'Plan' || label === 'Stars'
      ? control('combobox').selectOption({ value: answer })
      : control('textbox').fill(answer));
    await page.getByLabel(`Whether ${label} can be changed`).selectOption({ label: way });
  }
  const shown = page.locator('pre').filter({ hasText: 'customer.locked' }).first();
  await shown.waitFor();
  const { search, href } = new URL(await shown.innerText());
  expect([...new URL(href).searchParams.keys()]).toEqual([
    'plan.locked',
    'customer.locked',
    'stars',
    'guests',
  ]);

  const visitor = await newVisitor();
  await visitor.goto(href);
  const plan = visitor.getByLabel('Plan');
  await expect
    .poll(async () => [await plan.inputValue(), await plan.getAttribute('readonly')])
    .toEqual(['Option 2', '']);
  await visitor.getByLabel('VAT number').fill('DE1');
  await expectAccessible(visitor, 'a locked answer');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Your submission has been received').waitFor();

  const framed = await newVisitor();
  await framed.goto(`${await host(form.embed.code)}${search}`);
  const frame = framed.frameLocator('iframe');
  await expect.poll(() => frame.getByLabel('Plan').inputValue()).toBe('Option 2');
  await frame.getByLabel('Your name').fill('Ada');
  await frame.getByRole('button', { name: 'Submit' }).click();
  await frame.getByText('Your submission has been received').waitFor();
  const stored = await submissionsOf(form.id);
  expect(stored).toHaveLength(2);
  for (const { answers } of stored)
    expect(answers).toMatchObject({ plan: 'Option 2', customer: '4711', stars: 4, guests: 12 });
});
