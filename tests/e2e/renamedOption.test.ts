import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { TestClient } from '../support/api/testClient.ts';
import { field, openBuilder, press, said } from './builderSupport.ts';
import { newPerson, openBrowser } from './people.ts';
import { theOwner } from './support.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();

test('D-184 an option renamed in the builder keeps its answers: inbox, filter and CSV show the words that were chosen', async () => {
  const owner = await theOwner();
  const colour = {
    ...createField('select'),
    id: 'colour',
    label: 'Colour',
    options: [{ value: 'Red', label: 'Red' }],
  };
  const definition = withFields(createEmptyDefinition('Colours'), [colour]);
  const { id } = (await owner.post('/api/forms', { definition })).body;
  const answer = async (): Promise<void> => {
    const { revisionId } = (await owner.get(`/api/forms/${id}`)).body;
    const body = { revisionId, idempotencyKey: crypto.randomUUID(), answers: { colour: 'Red' } };
    const visitor = new TestClient(url, newPerson().headers);
    expect((await visitor.post(`/api/public/forms/${id}/submissions`, body)).status).toBe(201);
  };
  await answer();
  const page = await visitAsOwner();
  await openBuilder(page, id);
  await field(page, 'Colour').click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Crimson');
  await press(page, 'Publish');
  // The form has an answer, so a dialog says first what the change means for it.
  const review = page.getByRole('dialog');
  await review.getByRole('region', { name: 'What happens to what you have' }).waitFor();
  await review.getByRole('button', { name: 'Publish', exact: true }).click();
  await said(page, 'Form saved');
  await answer();

  await page.goto(`${url}/submissions/${id}?field=colour&value=Red`);
  await page.getByText('2 of 2 submissions').waitFor();
  for (const words of ['Red', 'Crimson'])
    await page
      .getByRole('list', { name: 'Submissions', exact: true })
      .getByRole('listitem')
      .filter({ hasText: words })
      .waitFor();
  const csv = (await owner.get(`/api/submissions/export?formId=${id}`)).text;
  expect(csv.match(/"(Red|Crimson)"\r\n/g)).toEqual(['"Crimson"\r\n', '"Red"\r\n']);
});
