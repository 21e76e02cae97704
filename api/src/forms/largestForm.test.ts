import { randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  withFields,
  fieldsOf,
  createOptions,
  type FormDefinition,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../tests/support/api/testApi.ts';

const api = useTestApi();

const options = Array.from({ length: 200 }, (_, at) => `Option ${at}`);
const largest: FormDefinition = withFields(
  createEmptyDefinition('Largest'),
  Array.from({ length: 200 }, (_, at) => {
    return {
      ...createField('select'),
      id: `field${at}`,
      label: `Field ${at}`,
      options: createOptions(options),
    };
  }),
);

test('D-69 T20 the largest form there may be is made, saved and shown; strangers send no such body', async () => {
  const owner = await api.signedIn();
  const made = await owner.post('/api/forms', { definition: largest });
  expect(made.status).toBe(201);
  const path = `/api/forms/${made.body.id}/definition`;
  const { version } = made.body;
  expect((await owner.put(path, { definition: largest, version })).status).toBe(200);
  expect((await api.visitor().get(`/api/public/forms/${made.body.id}`)).body.definition).toMatchObject({
    fields: { length: 200 },
  });
  const body = { revisionId: made.body.id, idempotencyKey: made.body.id, answers: { field0: options } };
  const answers = Object.fromEntries(fieldsOf(largest).map(({ id }) => [id, options]));
  const submit = `/api/public/forms/${made.body.id}/submissions`;
  expect((await api.visitor().post(submit, { ...body, answers })).status).toBeOneOf([400, 413]);
  expect((await api.visitor().put(path, { definition: largest, version })).status).toBe(401);
});

test('T20 a visitor may tick ten options in each of two hundred fields, by JSON and by plain post', async () => {
  const owner = await api.signedIn();
  const ticked = options.slice(0, 10);
  const fields = Array.from({ length: 200 }, (_, at) => {
    return {
      ...createField('checkbox'),
      id: `field${at}`,
      label: `Field ${at}`,
      options: createOptions(ticked),
    };
  });
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Boxes'), fields));
  const { revisionId } = form;

  const answers = Object.fromEntries(fields.map(({ id }) => [id, ticked]));
  const json = { revisionId, idempotencyKey: randomUUID(), answers };
  expect((await api.visitor().post(`/api/public/forms/${form.id}/submissions`, json)).status).toBe(201);

  const posted = new URLSearchParams({ revisionId, idempotencyKey: randomUUID() });
  for (const { id } of fields) for (const option of ticked) posted.append(`answers.${id}`, option);
  const plain = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: posted.toString(),
  };
  expect((await api.visitor().send('POST', `/embed/${form.id}`, plain)).status).toBe(200);
});
