import { createEmptyDefinition, createField, fieldsOf, withFields } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeEach(async () => {
  owner = await api.signedIn({ formLimit: null });
});

const makeKit = async (name: string, primaryColor = '#a8431f') =>
  (await owner.post('/api/brand-kits', { name, styles: { primaryColor } })).body;
const defaults = async (): Promise<[string, boolean][]> =>
  (await owner.get('/api/brand-kits')).body.kits.map((kit: { name: string; isDefault: boolean }) => [
    kit.name,
    kit.isDefault,
  ]);
const fromTemplate = async (template: string) => (await owner.post('/api/forms', { template })).body;

test('STYLE-047 the first brand is the default until another is made it, and again once that is deleted', async () => {
  await makeKit('First');
  const second = await makeKit('Second');
  expect(await defaults()).toEqual([
    ['First', true],
    ['Second', false],
  ]);
  const changed = await owner.patch(`/api/brand-kits/${second.id}`, { isDefault: true });
  expect(changed.body.isDefault).toBe(true);
  await makeKit('Third');
  expect(await defaults()).toEqual([
    ['First', false],
    ['Second', true],
    ['Third', false],
  ]);
  await owner.delete(`/api/brand-kits/${second.id}`);
  expect(await defaults()).toEqual([
    ['First', true],
    ['Third', false],
  ]);
  // It cannot be taken away, only given to another.
  const refused = await owner.patch(`/api/brand-kits/${second.id}`, { isDefault: false });
  expect(refused.status).toBe(400);
});

test('STYLE-047 a built-in template begins in the default brand, in the gallery as well', async () => {
  const plain = await fromTemplate('basic-contact');
  expect(plain.definition.brand).toBeUndefined();
  const kit = await makeKit('Bloom');
  const form = await fromTemplate('venue-booking');
  expect(form.definition).toMatchObject({
    brand: { kitId: kit.id, variant: 'light', own: [] },
    customStyles: { primaryColor: '#a8431f' },
  });
  const { templates } = (await owner.get('/api/templates')).body;
  expect(templates.every((one: typeof form) => one.definition.brand.kitId === kit.id)).toBe(true);
  // Another account has another gallery.
  const others = (await (await api.signedIn()).get('/api/templates')).body.templates;
  expect(others.some((one: typeof form) => one.definition.brand)).toBe(false);
});

test('STYLE-047 a template of one’s own begins in the brand, unless its look was chosen', async () => {
  const save = async (name: string, customStyles: object) => {
    const definition = {
      ...withFields(createEmptyDefinition(name), [createField('text')]),
      customStyles,
    };
    const { id: formId } = await api.buildForm(owner, definition);
    return (await owner.post('/api/templates', { formId, name, category: 'Own' })).body.id as string;
  };
  const [plain, styled] = [
    await save('Plain', { headerSize: 4 }),
    await save('Styled', { textColor: '#112233' }),
  ];
  const kit = await makeKit('Bloom');
  expect((await fromTemplate(plain)).definition).toMatchObject({
    brand: { kitId: kit.id },
    customStyles: { headerSize: 4, primaryColor: '#a8431f' },
  });
  const kept = (await fromTemplate(styled)).definition;
  expect([kept.brand, kept.customStyles]).toEqual([undefined, { textColor: '#112233' }]);
});

test('STYLE-047 a definition that somebody sends is taken as it is', async () => {
  await makeKit('Bloom');
  const definition = withFields(createEmptyDefinition('Sent'), [createField('text')]);
  const { body } = await owner.post('/api/forms', { definition });
  expect(body.definition.customStyles).toEqual({});
  expect(body.definition.brand).toBeUndefined();
});

test('STYLE-047 headings of a template are readable on a dark brand', async () => {
  await owner.post('/api/brand-kits', {
    name: 'Night',
    styles: { backgroundColor: '#0b1020', formBackgroundColor: '#0b1020', textColor: '#f5f5f5' },
  });
  const { definition } = await fromTemplate('venue-booking');
  const headings = fieldsOf(definition).filter((field) => 'color' in field);
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) expect(heading.color).toBe('#f5f5f5');
});
