import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { postPlainly } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
/** A form whose clocks go forward in the night before it opens. */
const empty = createEmptyDefinition('Sale');
const definition = withFields({ ...empty, flow: { ...empty.flow, timeZone: 'Europe/Berlin' } }, [
  { ...createField('text'), id: 'name', label: 'Name' },
]);
/** Nine o'clock in Berlin, on the day after the clocks went forward. */
const OPENS = '2099-03-30T09:00:00+02:00';

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
});
const change = (changes: object) => owner.patch(`/api/forms/${form.id}/publishing`, changes);
const submit = () =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: 'Ada' },
  });
const page = async () => (await api.visitor().get(`/embed/${form.id}`)).text;
/** The opening time comes, which changes no row in life. */
const open = () =>
  api.database.query(`update form_publishing set opens_at = now() - interval '1 s' where form_id = $1`, [
    form.id,
  ]);

test('a form that is not open yet shows when it opens by its own clocks, and takes nothing (EMBED-124)', async () => {
  expect((await submit()).status).toBe(201);
  expect((await change({ opensAt: OPENS })).body.opensAt).toBe('2099-03-30T07:00:00.000Z');
  const shown = await page();
  expect(shown).toContain('This form is not open yet');
  expect(shown).toMatch(/It opens on Monday, March 30, 2099 at 9:00\sAM\sGMT\+2\./);
  expect(shown).not.toContain('answers.name');
  const { body } = await api.visitor().get(`/api/public/forms/${form.id}`);
  expect(body.closed).toMatchObject({ title: 'This form is not open yet' });
  expect(JSON.stringify(body.definition)).not.toContain('Name');
  const refused = await submit();
  expect([refused.status, refused.body.error.code, refused.body.error.message]).toEqual([
    403,
    'form.closed',
    body.closed.text,
  ]);
  const posted = await postPlainly(api, form.id, { entries: { 'answers.name': 'Ada' } }).catch(() => null);
  if (posted) expect(posted.text).toContain('This form is not open yet');
  await open();
  expect((await submit()).status).toBe(201);
  expect(await page()).toContain('answers.name');
});

test('before and after it is open, a form has words of its own (EMBED-124)', async () => {
  await change({ opensAt: OPENS, opensText: 'Doors open at nine.', closedText: 'Sold out.' });
  expect(await page()).toContain('Doors open at nine.');
  await open();
  await change({ closesAt: '2020-01-01T00:00:00Z', opensAt: null });
  const shown = await page();
  expect([shown.includes('Sold out.'), shown.includes('Doors open')]).toEqual([true, false]);
});

test('a form that would close before it opens is refused (EMBED-124)', async () => {
  const refused = await change({ opensAt: OPENS, closesAt: '2099-03-30T06:59:59Z' });
  expect([refused.status, refused.body.error.issues]).toEqual([
    400,
    [{ path: ['opensAt'], code: 'after_end', message: 'The form must open before it closes.' }],
  ]);
  expect((await owner.get(`/api/forms/${form.id}/publishing`)).body).toMatchObject({
    opensAt: null,
    closesAt: null,
  });
});
