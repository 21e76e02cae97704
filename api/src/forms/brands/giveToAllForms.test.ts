import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { earlier } from '../../../../tests/support/api/earlier.ts';

const api = useTestApi();
let owner: TestPerson;
beforeEach(async () => {
  owner = await api.signedIn({ formLimit: null });
});

const STYLES = { primaryColor: '#a8431f', fontFamily: 'lato' };
const HEADING = { ...createField('header'), id: 'h', color: '#123456' };
const formOf = (title: string, changes: Partial<FormDefinition> = {}): FormDefinition => ({
  ...withFields(createEmptyDefinition(title), [HEADING]),
  ...changes,
});
const makeKit = async (styles: object = STYLES) =>
  (await owner.post('/api/brand-kits', { name: 'Bloom', styles })).body;
const makeForm = async (title: string, changes?: Partial<FormDefinition>) =>
  (await owner.post('/api/forms', { definition: formOf(title, changes) })).body;
const read = async (formId: string) => (await owner.get(`/api/forms/${formId}`)).body;
const kitNow = async (kitId: string) =>
  (await owner.get('/api/brand-kits')).body.kits.find(({ id }: { id: string }) => id === kitId);
const seen = async (formId: string) =>
  (await api.visitor().get(`/api/public/forms/${formId}`)).body.definition;
async function change(method: 'post' | 'delete', kitId: string, person = owner): Promise<number> {
  const { status } = await person[method](`/api/brand-kits/${kitId}/forms`);
  await api.runJobs();
  return status;
}

test('STYLE-048 a brand is used for all forms, which visitors see at once, and the looks before come back', async () => {
  const kit = await makeKit();
  const other = await makeKit({ primaryColor: '#0b659c' });
  const bond = (kitId: string, own: FormDefinition['customStyles'] = {}): Partial<FormDefinition> => ({
    brand: { kitId, variant: 'dark', own: Object.keys(own) as never },
    customStyles: own,
  });
  const forms = [
    await makeForm('Plain'),
    await makeForm('Styled', { customStyles: { primaryColor: '#111111', headerSize: 4 } }),
    await makeForm('Other brand', bond(other.id)),
    await makeForm('Own style', bond(kit.id, { primaryColor: '#222222' })),
  ];
  const before = await Promise.all(forms.map(({ id }) => read(id)));
  expect(await change('post', kit.id)).toBe(202);
  const followed = await kitNow(kit.id);
  expect([followed.forms.length, followed.undoableForms]).toEqual([4, 3]);
  expect((await seen(forms[0].id)).customStyles).toEqual(STYLES);
  expect((await seen(forms[1].id)).customStyles).toEqual({ ...STYLES, headerSize: 4 });
  expect((await seen(forms[2].id)).customStyles).toEqual(STYLES);
  // What a form that follows the brand decides itself stays.
  expect((await read(forms[3].id)).revisionId).toBe(before[3].revisionId);
  // Once more changes nothing, and keeps the way back.
  const revisions = async () =>
    (await Promise.all(forms.map(({ id }) => read(id)))).map((one) => one.revisionId);
  const given = await revisions();
  await change('post', kit.id);
  expect(await revisions()).toEqual(given);

  expect(await change('delete', kit.id)).toBe(202);
  const after = await Promise.all(forms.map(({ id }) => read(id)));
  expect(after.map(({ definition }) => definition)).toEqual(before.map(({ definition }) => definition));
  expect((await kitNow(kit.id)).undoableForms).toBe(0);
});

test('STYLE-048 unpublished changes stay unpublished, in the brand, and get their own look back', async () => {
  const kit = await makeKit();
  const form = await makeForm('Live');
  const styles = { primaryColor: '#333333' };
  await owner.put(`/api/forms/${form.id}/draft`, {
    definition: formOf('Typed meanwhile', { customStyles: styles }),
    revisionId: form.revisionId,
    state: null,
  });
  await change('post', kit.id);
  const given = await read(form.id);
  expect([given.title, given.draft.definition.title]).toEqual(['Live', 'Typed meanwhile']);
  expect((await seen(form.id)).title).toBe('Live');
  expect(given.draft.definition).toMatchObject({ customStyles: STYLES, brand: { kitId: kit.id } });
  await change('delete', kit.id);
  const restored = await read(form.id);
  expect(restored.definition.customStyles).toEqual({});
  expect(restored.draft.definition).toMatchObject({ title: 'Typed meanwhile', customStyles: styles });
  expect(restored.draft.definition.brand).toBeUndefined();
});

test('STYLE-048 a form whose look was changed since keeps it when the rest gets the look before back', async () => {
  const kit = await makeKit();
  const [changed, detached, other] = [await makeForm('A'), await makeForm('B'), await makeForm('C')];
  await change('post', kit.id);
  const save = async (id: string, definition: object) => {
    const { version } = await read(id);
    const sent = await owner.put(`/api/forms/${id}/definition`, { definition, version });
    expect(sent.status).toBe(200);
  };
  const own = { brand: { kitId: kit.id, variant: 'light', own: ['primaryColor'] } } as const;
  await save(
    changed.id,
    formOf('A', {
      ...own,
      brand: { ...own.brand, own: ['primaryColor'] },
      customStyles: { primaryColor: '#444444' },
    }),
  );
  await save(detached.id, formOf('B', { customStyles: { primaryColor: '#555555' } }));
  await change('delete', kit.id);
  const colors = await Promise.all(
    [changed, detached, other].map(async ({ id }) => (await seen(id)).customStyles.primaryColor),
  );
  expect(colors).toEqual(['#444444', '#555555', undefined]);
});

test('STYLE-048 STYLE-044 a logo of a form’s own stays; the brand’s comes and goes', async () => {
  const kit = await makeKit();
  const [plain, own] = [await makeForm('Plain'), await makeForm('Own')];
  const { logoUrl: ownLogo } = (await owner.putFile(`/api/forms/${own.id}/logo`, buildPng(), 'image/png'))
    .body;
  const { logoUrl } = (await owner.putFile(`/api/brand-kits/${kit.id}/logo`, buildPng(), 'image/png')).body;
  await change('post', kit.id);
  expect([(await read(plain.id)).logoUrl, (await read(own.id)).logoUrl]).toEqual([logoUrl, ownLogo]);
  await change('delete', kit.id);
  expect([(await read(plain.id)).logoUrl, (await read(own.id)).logoUrl]).toEqual([null, ownLogo]);
});

test('STYLE-048 forms in the trash and of other accounts stay as they are; nobody else gives or takes a brand', async () => {
  const kit = await makeKit();
  const stranger = await api.signedIn();
  const admin = await api.signedIn({ role: 'admin' });
  const [trashed, foreign] = [
    await makeForm('Trashed'),
    (await stranger.post('/api/forms', { definition: formOf('Foreign') })).body,
  ];
  await owner.delete(`/api/forms/${trashed.id}`);
  for (const person of [stranger, admin]) {
    expect(await change('post', kit.id, person)).toBe(404);
    expect(await change('delete', kit.id, person)).toBe(404);
  }
  await change('post', kit.id);
  const stored = await api.database.query<{ brand: unknown }>(
    `select r.definition -> 'brand' as brand from forms f join form_revisions r on r.id = f.current_revision_id
     where f.id = any($1)`,
    [[trashed.id, foreign.id]],
  );
  expect(stored).toEqual([{ brand: null }, { brand: null }]);
});

test('STYLE-048 looks before are kept for thirty days', async () => {
  const kit = await makeKit();
  const form = await makeForm('Old');
  await change('post', kit.id);
  await api.database.query(
    `update form_looks_before set created_at = ${earlier('created_at', 31 * 24 * 3600)}`,
  );
  const { cleanUp } = await import('../../app/cleanUp.ts');
  await cleanUp(api.deps);
  expect((await kitNow(kit.id)).undoableForms).toBe(0);
  await change('delete', kit.id);
  expect((await seen(form.id)).customStyles).toEqual(STYLES);
});
