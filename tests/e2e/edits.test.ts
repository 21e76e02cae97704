import { expect, test } from 'vitest';
import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import { when } from '../../sdk/src/model/testing/when.ts';
import { openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf, theOwner } from './support.ts';

const { visitor: newVisitor, visitAsOwner } = openVisitors();

const form = {
  ...createEmptyDefinition('Order'),
  pages: [
    {
      id: 'p1',
      title: 'You',
      description: '',
      nextLabel: '',
      items: [
        { ...createField('text'), id: 'name', label: 'Your name' },
        { ...createField('radio'), id: 'plan', label: 'Plan' },
      ],
    },
    {
      id: 'p2',
      title: 'More',
      description: '',
      nextLabel: '',
      items: [
        { ...createField('text'), id: 'vat', label: 'VAT number', showIf: when('{plan} = "Option 2"') },
      ],
    },
  ],
};

test('SUBM-118 SUBM-122 SUBM-125 SUBM-127 a visitor edits by the link of the receipt, the owner on the form’s page, and sees both', async () => {
  const owner = await theOwner();
  const { body: made } = await owner.post('/api/forms', { definition: form });
  expect(made.error).toBeUndefined();
  const settings = { allowsEdits: true, allowsWithdrawal: true };
  expect((await owner.patch(`/api/forms/${made.id}/publishing`, settings)).status).toBe(200);

  const visitor = await newVisitor();
  const refused: string[] = [];
  visitor.on('response', (answer) => answer.ok() || refused.push(`${answer.status()} ${answer.url()}`));
  await visitor.goto(`${platform.url}/embed/${made.id}`);
  await visitor.getByLabel('Your name').fill('Ada');
  await visitor.getByLabel('Option 1').check();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByRole('link', { name: 'Change your answers' }).click();
  await expect.poll(() => visitor.getByLabel('Your name').inputValue()).toBe('Ada');
  await visitor.getByText('These are the answers you sent.').waitFor();
  await expectAccessible(visitor, 'answers to edit');
  await visitor.getByLabel('Option 2').check();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await visitor.getByLabel('VAT number').fill('DE1');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Your changes are saved').waitFor();
  // An edit is no visit, and asks for nothing that is not there.
  expect(refused).toEqual([]);
  expect(await submissionsOf(made.id)).toMatchObject([{ answers: { plan: 'Option 2', vat: 'DE1' } }]);

  const page = await visitAsOwner();
  await page.goto(`${platform.url}/submissions/${made.id}`);
  await page.getByText('Ada').first().click();
  await page.getByRole('button', { name: 'Edit answers' }).click();
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Reason for the correction').fill('By phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('region', { name: 'Edits' }).getByText('Ada → Ada Byron').waitFor();
  await page.getByRole('region', { name: 'Edits' }).getByText('By phone').waitFor();
  await page.getByText('The visitor edited the answers').waitFor();
  await page.getByRole('button', { name: 'Add a submission' }).click();
  await page.getByLabel('Your name').fill('Paper');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(async () => (await submissionsOf(made.id)).length).toBe(2);
});
