import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { linkTo } from './people.ts';
import { expectAccessible, submissionsOf, theOwner } from './support.ts';

const { visitor: newVisitor, visitAsOwner } = openVisitors();

test('INVITE-001 INVITE-010 people are invited on the Share screen; a link takes one answer, on two devices at once', async () => {
  const owner = await theOwner();
  const definition = withFields(createEmptyDefinition('Summer party'), [
    { ...createField('text'), id: 'dish', label: 'Your dish' },
    { ...createField('radio'), id: 'team', label: 'Team' },
  ]);
  const { body: form } = await owner.post('/api/forms', { definition });
  const mark = crypto.randomUUID().slice(0, 8);
  const [ada, bo] = [`ada-${mark}@example.com`, `bo-${mark}@example.com`];
  const page = await visitAsOwner();
  await page.goto(`${platform.url}/forms/${form.id}/share`);
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByLabel('Names and addresses').fill(`email,name,team\n${ada},Ada,Option 2\n${bo},Bo,\nnobody,No,`);
  await page.getByRole('button', { name: 'Check list' }).click();
  await page.getByText('2 people can be added.').waitFor();
  await page.getByText('Line 4: nobody').waitFor();
  await expectAccessible(page, 'people to be added');
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await page.getByText('2 people · 0 emailed · 0 answered').waitFor();
  await page.getByRole('switch', { name: 'Only invited people' }).click();
  await page.getByRole('button', { name: 'Send emails' }).click();
  const link = await linkTo(ada, 'form_invitation');

  const [phone, desk] = [await newVisitor(), await newVisitor()];
  for (const device of [phone, desk]) {
    await device.goto(link);
    await device.getByLabel('Your dish').waitFor();
    await expect.poll(() => device.getByLabel('Team').getAttribute('readonly')).toBe('');
  }
  await phone.getByLabel('Your dish').fill('From the phone');
  await desk.getByLabel('Your dish').fill('From the desk');
  await expectAccessible(phone, 'an invitation');
  await phone.getByRole('button', { name: 'Submit' }).click();
  await phone.getByText('Your submission has been received').waitFor();
  await desk.getByRole('button', { name: 'Submit' }).click();
  await desk.getByText('Each invitation takes one answer.').waitFor();
  // Nothing typed is lost.
  expect(await desk.getByLabel('Your dish').inputValue()).toBe('From the desk');
  await phone.goto(link);
  await phone.getByText('Each invitation takes one answer.').waitFor();
  await desk.goto(`${platform.url}/embed/${form.id}`);
  await desk.getByText('This form is for invited people.').waitFor();
  const stored = await submissionsOf(form.id);
  expect(stored.map((one: { answers: object }) => one.answers)).toEqual([{ dish: 'From the phone', team: 'Option 2' }]);
  await page.reload();
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByText('2 people · 2 emailed · 1 answered').waitFor();
  await expectAccessible(page, 'invited people');
}); // prettier-ignore
