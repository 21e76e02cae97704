import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf, write } from '../../../../tests/support/api/programCalls.ts';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let maker: TestPerson;
let program: TestProgram;
let form: BuiltForm;
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  maker = await api.signedIn();
  form = await api.buildForm(maker, titled('One'));
  const scopes = ['forms:read', 'forms:write', 'notifications:read', 'notifications:write'];
  program = await programOf(api, maker, { scopes });
});

const titled = (title: string): FormDefinition =>
  withFields(createEmptyDefinition(title), [{ ...createField('text'), id: 'name', label: 'Name' }]);
const path = (): string => `/forms/${form.id}`;
const titleNow = async (): Promise<string> => (await program.get(`/api/v1${path()}`)).body.title;

async function draft(title: string): Promise<{ tag: string; code: string }> {
  const before = await program.get(`/api/v1${path()}/draft`);
  const headers =
    before.status === 200 ? { 'if-match': before.headers.get('etag') ?? '' } : { 'if-none-match': '*' };
  const saved = await write(program, `PUT ${path()}/draft`, { body: { definition: titled(title) }, headers });
  expect(saved.status).toBe(200);
  const { code } = (await write(program, `POST ${path()}/impact`, { body: {} })).body;
  return { tag: saved.headers.get('etag') ?? '', code };
}
const publish = (tag: string, code: string) =>
  write(program, `POST ${path()}/publish?impact=${code}`, { headers: { 'if-match': tag } });

test('CODE-012 a draft is published with the code of its impact, which the screen shows as well', async () => {
  const { tag, code } = await draft('Two');
  expect(code).toMatch(/^[\da-f]{4}-[\da-f]{4}$/);
  const seen = await maker.post(`/api${path()}/impact`, { definition: titled('Two') });
  expect(seen.body.code).toBe(code);
  for (const wrong of ['0000-0000', '', code.toUpperCase()])
    expect(refusalOf(await publish(tag, wrong))).toEqual([409, 'form.impact_changed']);
  expect(await titleNow()).toBe('One');
  expect((await publish(tag, code)).status).toBe(200);
  expect(await titleNow()).toBe('Two');
});

test('CODE-012 a code ends when the draft changes, when the live form changes, and is no other form’s', async () => {
  const first = await draft('Two');
  const second = await draft('Three');
  expect(second.code).not.toBe(first.code);
  expect(refusalOf(await publish(second.tag, first.code))).toEqual([409, 'form.impact_changed']);
  // The same draft again, after somebody has published.
  const { version } = (await maker.get(`/api${path()}`)).body;
  expect((await maker.put(`/api${path()}/definition`, { definition: titled('Live'), version })).status).toBe(
    200,
  );
  const again = await draft('Three');
  expect(again.code).not.toBe(second.code);
  expect(refusalOf(await publish(again.tag, second.code))).toEqual([409, 'form.impact_changed']);
  const other = await api.buildForm(maker, titled('Live'));
  const { body } = await write(program, `POST /forms/${other.id}/impact`, {
    body: { definition: titled('Three') },
  });
  expect(refusalOf(await publish(again.tag, body.code))).toEqual([409, 'form.impact_changed']);
  expect(await titleNow()).toBe('Live');
  expect((await publish(again.tag, again.code)).status).toBe(200);
});

test('CODE-013 recipients are replaced as a whole, and are the form’s alone', async () => {
  const put = (recipients: object[]) => write(program, `PUT ${path()}/recipients`, { body: { recipients } });
  const listed = async () => (await program.get(`/api/v1${path()}/recipients`)).body.data;
  const condition = { op: 'answered', of: [{ field: 'name' }] };
  const answer = await put([
    { email: 'Ada@Example.com', label: 'Kitchen' },
    { email: 'bob@example.com', condition },
  ]);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  expect(await listed()).toMatchObject([
    { email: 'ada@example.com', label: 'Kitchen', condition: null, isEnabled: true },
    { email: 'bob@example.com', label: null, condition },
  ]);
  const wrong = await put([
    { email: 'eve@example.com' },
    { email: 'bob@example.com', condition: { op: 'x', of: [] } },
  ]);
  expect(wrong.status).toBe(400);
  expect(await listed()).toHaveLength(2);
  expect((await put([{ email: 'bob@example.com' }])).body.data).toMatchObject([
    { email: 'bob@example.com', condition: null },
  ]);
  const stranger = await programOf(api, await api.signedIn(), { scopes: ['notifications:write'] });
  const theirs = await write(stranger, `PUT ${path()}/recipients`, { body: { recipients: [] } });
  expect(refusalOf(theirs)).toEqual([404, 'form.not_found']);
});

test('CODE-013 brand kits are listed by name, and none of another account', async () => {
  const stranger = await api.signedIn();
  await stranger.post('/api/brand-kits', { name: 'Theirs', styles: {} });
  await maker.post('/api/brand-kits', { name: 'House', styles: {} });
  const { data } = (await program.get('/api/v1/brand-kits')).body;
  expect(data).toMatchObject([{ id: expect.any(String), name: 'House' }]);
});
