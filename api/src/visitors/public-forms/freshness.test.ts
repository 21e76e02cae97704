import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const name = { ...createField('text'), id: 'name', label: 'Name' };
const definition = withFields(createEmptyDefinition('Contact'), [name]);

const api = useTestApi();

test('D-15 D-181 a saved change is there at the next request, on every node', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  const publish = (changes: object) => owner.patch(`/api/forms/${form.id}/publishing`, changes);
  const node = await api.startSecondNode();
  const shows = async (text: string) => {
    const path = `/embed/${form.id}`;
    const pages = await Promise.all([api.visitor().get(path), node.visitor().get(path)]);
    expect(pages.map((page) => page.text.includes(text))).toEqual([true, true]);
  };
  try {
    for (let round = 1; round <= 5; round++) {
      const { body } = await owner.get(`/api/forms/${form.id}`);
      const label = `Label ${round}`;
      await owner.put(`/api/forms/${form.id}/definition`, {
        definition: withFields(definition, [{ ...name, label }]),
        version: body.version,
      });
      await shows(label);
      await publish({ closesAt: new Date(0).toISOString() });
      await shows('This form is closed');
      await publish({ closesAt: null, maxSubmissions: 1 });
      await shows(label);
      await publish({ maxSubmissions: null });
      await owner.patch(`/api/forms/${form.id}`, { active: false });
      await shows('This form has been temporarily disabled.');
      await owner.patch(`/api/forms/${form.id}`, {
        active: true,
        redirectUrl: `https://example.com/${round}`,
      });
      await shows(label);
    }
    await api.database.query('update forms set deleted_at = now() where id = $1', [form.id]);
    await shows('Form not found or not published');
  } finally {
    await node.stop();
  }
});

test('each of many visitors at once is given their own form', async () => {
  const owner = await api.signedIn();
  const forms = await Promise.all(Array.from({ length: 20 }, () => api.buildForm(owner, definition)));
  const pages = await Promise.all(forms.map(({ id }) => api.visitor().get(`/embed/${id}`)));
  expect(pages.map((page, at) => page.text.includes(`/embed/${forms[at]?.id}`))).toEqual(
    Array(20).fill(true),
  );
});
