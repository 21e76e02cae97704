import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEmptyDefinition,
  createField,
  createOptions,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { runTestCli, type CliResult } from '../../../../tests/support/api/testCli.ts';
import { SCOPES } from '../../platform/contract/index.ts';

const api = useTestApi();
let maker: TestPerson;
let program: TestProgram;
let form: BuiltForm;
let folder: string;
beforeAll(() => api.liftSubmitLimits());
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  maker = await api.signedIn();
  program = await programOf(api, maker, { scopes: SCOPES });
  form = await api.buildForm(maker, order('Order'));
  folder = await newFolder();
});

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'inlay-code-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const order = (title: string): FormDefinition =>
  withFields(createEmptyDefinition(title), [
    { ...createField('text'), id: 'name', label: 'Name', required: true },
    { ...createField('radio'), id: 'size', label: 'Size', options: createOptions(['Small', 'Large']) },
  ]);

/** Types a command, as a program with a key would. */
const inlay = (typed: string, at = folder, token = program.token): Promise<CliResult> =>
  runTestCli([...typed.split(' ').slice(0, 1), at, ...typed.split(' ').slice(1)], {
    environment: { INLAY_URL: api.url, INLAY_KEY: token },
  });
async function works(typed: string, at?: string): Promise<string> {
  const { code, output, errors } = await inlay(typed, at);
  expect([typed, code, errors]).toEqual([typed, 0, '']);
  return output;
}
const read = (file: string, at = folder) => readFile(join(at, file), 'utf8');
const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(folder, file), change(await read(file)));
const revisions = async (): Promise<number> =>
  (await api.database.query('select 1 from form_revisions where form_id = $1', [form.id])).length;
const codeIn = (output: string): string => /Code: ([\da-f]{4}-[\da-f]{4})/.exec(output)?.[1] ?? '';

test('CODE-010 CODE-011 a form is pulled, changed, pushed as a draft and published with the code', async () => {
  await submitTo(api, form, { name: 'Ada', size: 'Large' });
  await works(`pull --form ${form.id}`);
  expect(await read('form.yaml')).toContain('- text: Name\n    id: name\n    required: true');
  expect(await works('diff')).toBe('No differences.\n');
  expect(await works('push')).toContain('Visitors see this already.');
  expect(await revisions()).toBe(1);
  await edit(
    'form.yaml',
    (text) =>
      text.replace('[ Small, Large ]', '[ Small ]').replace('- text: Name', '- text: Your name # theirs') +
      '  - email: Email\n',
  );
  const said = await works('diff');
  expect(said).toContain('1 answer chose “Large”, which nobody can choose any more');
  const pushed = await works('push');
  expect(codeIn(pushed)).toBe(codeIn(said));
  expect(await revisions()).toBe(1);
  // Ids are beside the labels from now on, and nothing else of the file has changed.
  expect(await read('form.yaml')).toContain('- email: Email\n    id: email\n');
  expect(await read('form.yaml')).toContain('- text: Your name # theirs\n    id: name');
  const wrong = await inlay('publish --impact 0000-0000');
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('(form.impact_changed)')]);
  expect(await works(`publish --impact ${codeIn(pushed)}`)).toContain('is published');
  expect(await revisions()).toBe(2);
  expect(await works('diff')).toBe('No differences.\n');
  // What was typed stays as it was typed.
  await works('pull');
  expect(await read('form.yaml')).toContain('# theirs');
  const [live, first] = (await works('rollback --list')).trim().split('\n');
  expect([live, first]).toEqual([
    expect.stringContaining('  live  '),
    expect.stringContaining('  published'),
  ]);
  expect(await works('rollback')).toContain('Visitors see “Order”');
  expect(await revisions()).toBe(3);
  await works(`rollback --version ${live?.split(' ')[0]}`);
  expect(await works('diff')).toBe('No differences.\n');
  await works('rollback');
  expect(await works('diff')).toContain('Renames “Name” to “Your name”');
});

test('CODE-011 nothing that somebody has changed is overwritten unasked, here or there', async () => {
  await works(`pull --form ${form.id}`);
  await edit('form.yaml', (text) => text.replace('Name', 'Your name'));
  const refused = await inlay('pull');
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('form.yaml')]);
  expect(await read('form.yaml')).toContain('Your name');
  await works('push');
  const other = await newFolder();
  await works(`pull --form ${form.id}`, other);
  await writeFile(join(other, 'form.yaml'), (await read('form.yaml', other)).replace('Name', 'Their name'));
  const second = await inlay('push', other);
  expect([second.code, second.errors]).toEqual([1, expect.stringContaining('There is a draft by')]);
  await works('push --force', other);
  const late = await inlay('push');
  expect([late.code, late.errors]).toEqual([1, expect.stringContaining('There is a draft by')]);
  const { version } = (await maker.get(`/api/forms/${form.id}`)).body;
  await maker.put(`/api/forms/${form.id}/definition`, { definition: order('Live'), version });
  expect((await inlay('push --force')).code).toBe(0);
  const { version: next } = (await maker.get(`/api/forms/${form.id}`)).body;
  await maker.put(`/api/forms/${form.id}/definition`, { definition: order('Live again'), version: next });
  const behind = await inlay('push');
  expect([behind.code, behind.errors]).toEqual([1, expect.stringContaining('Somebody has published')]);
  await works('pull --force');
  expect(await read('form.yaml')).toContain('form: Live again');
});

test('CODE-010 kits, folders and recipients stand by name, pictures as files, secrets nowhere', async () => {
  const kit = (await maker.post('/api/brand-kits', { name: 'House', styles: { primaryColor: '#00aa00' } }))
    .body;
  const shelf = (await maker.post('/api/folders', { name: 'Bakery' })).body;
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#5b5bd6' } })
    .png()
    .toBuffer();
  const { url } = (await maker.putFile('/api/pictures', png, 'image/png')).body;
  const definition = {
    ...withFields(order('Order'), [{ ...createField('image'), id: 'cake', src: url, alt: 'A cake' }]),
    brand: { kitId: kit.id, variant: 'light' as const, own: [] },
  };
  const { version } = (await maker.get(`/api/forms/${form.id}`)).body;
  await maker.put(`/api/forms/${form.id}/definition`, { definition, version });
  await maker.patch(`/api/forms/${form.id}`, { clientFolderId: shelf.id });
  await maker.post(`/api/forms/${form.id}/notification-emails`, { email: 'orders@example.com' });
  await maker.post(`/api/forms/${form.id}/webhooks`, { url: 'https://hooks.example.com/secret-path' });
  await works(`pull --form ${form.id}`);
  const texts = (
    await Promise.all(['form.yaml', 'look.yaml', 'settings.yaml'].map((file) => read(file)))
  ).join('\n');
  expect(texts).toContain('brand: House');
  expect(texts).toContain('folder: Bakery');
  expect(texts).toContain('orders@example.com');
  for (const hidden of [kit.id, shelf.id, form.id, '#00aa00', 'secret-path', 'whsec'])
    expect(texts).not.toContain(hidden);
  const [name = ''] = /pictures\/[\w.-]+/.exec(texts) ?? [];
  expect((await sharp(join(folder, name)).metadata()).width).toBe(30);
  expect(await works('diff')).toBe('No differences.\n');

  // A key that may not see recipients says so before anything is stored.
  const blind = await programOf(api, maker, { scopes: ['forms:read', 'forms:write', 'folders:read'] });
  const unseen = await inlay('push', folder, blind.token);
  expect([unseen.code, unseen.errors]).toEqual([3, expect.stringContaining('notifications:read')]);

  // Another account, with things of the same names.
  const other = await api.signedIn();
  const there = await programOf(api, other, { scopes: SCOPES });
  const run = (typed: string) => inlay(typed, folder, there.token);
  // The lock names this platform's form; that of the other account is found by its title.
  await rm(join(folder, 'inlay.lock.json'));
  const missing = await run('push --create');
  expect([missing.code, missing.errors]).toEqual([
    1,
    expect.stringContaining('There is no brand kit “House”'),
  ]);
  await other.post('/api/brand-kits', { name: 'House', styles: { primaryColor: '#aa0000' } });
  const folderless = await run('push --create');
  expect([folderless.code, folderless.errors]).toEqual([
    1,
    expect.stringContaining('There is no folder “Bakery”'),
  ]);
  await other.post('/api/folders', { name: 'Bakery' });
  // Nothing was made before all names were found.
  expect((await there.get('/api/v1/forms')).body.data).toEqual([]);
  const pushed = await run('push --create');
  expect(pushed.errors).toBe('');
  const [closed] = (await there.get('/api/v1/forms')).body.data;
  expect(closed.active).toBe(false);
  for (const said of ['empty and closed until you publish', `${api.url}/forms/${closed.id}/build`])
    expect(pushed.output).toContain(said);
  const published = await run(`publish --impact ${codeIn(pushed.output)}`);
  expect([published.code, published.errors]).toEqual([0, '']);
  const [made] = (await there.get('/api/v1/forms')).body.data;
  expect(made.active).toBe(true);
  const { definition: live } = (await there.get(`/api/v1/forms/${made.id}/definition`)).body;
  expect(live.customStyles.primaryColor).toBe('#aa0000');
  expect(live.brand.kitId).not.toBe(kit.id);
  expect(JSON.stringify(live)).not.toContain(url);
  expect(made.folderId).not.toBe(shelf.id);
  expect((await there.get(`/api/v1/forms/${made.id}/recipients`)).body.data).toMatchObject([
    { email: 'orders@example.com' },
  ]);
  expect((await run('diff')).output).toBe('No differences.\n');
});

test('CODE-014 login keeps the key where its person alone can read it; codes say what went wrong', async () => {
  const environment = { XDG_CONFIG_HOME: folder };
  const login = (stdin: string, url = api.url) => runTestCli(['login', '--url', url], { environment, stdin });
  const done = await login(`${program.token}\n`);
  expect([done.code, done.errors]).toEqual([0, '']);
  const file = join(folder, 'inlay', 'keys.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(done.output).not.toContain(program.token);
  const listed = await runTestCli(['list', '--json'], { environment });
  expect(JSON.parse(listed.output)).toMatchObject([{ id: form.id, title: 'Order' }]);
  expect((await login('nothing')).code).toBe(1);
  expect((await login('inlay_wrong')).code).toBe(3);
  expect((await login('inlay_wrong', 'http://127.0.0.1:9')).code).toBe(3);
  expect((await login('inlay_wrong', 'http://forms.example.com')).code).toBe(2);
  expect((await runTestCli(['list'], { environment: { XDG_CONFIG_HOME: '/nowhere' } })).code).toBe(3);
  expect((await runTestCli(['diff', '.', '--colour'], { environment })).code).toBe(2);
  expect((await runTestCli(['diff', folder], { environment })).code).toBe(1);
});

test('CODE-015 check and test need no platform, and end with 1 for what they find', async () => {
  const run = (typed: string, ...more: string[]) => runTestCli([typed, folder, ...more]);
  await writeFile(
    join(folder, 'form.yaml'),
    'form: Order\nquestions:\n  - text: Name\n  - text: City\n    showIf: answered({name})\n',
  );
  await writeFile(
    join(folder, 'tests.yaml'),
    'tests:\n  - test: City is asked\n    today: 2026-01-01\n    answers: { name: Ada }\n    expect: { shown: [city] }\n',
  );
  expect(await run('check')).toMatchObject({ code: 0, output: '1 of 1 forms are sound.\n' });
  expect(await run('test')).toMatchObject({ code: 0, output: 'ok      City is asked\n1 of 1 passed.\n' });
  await edit('tests.yaml', (text) => text.replace('name: Ada', 'name: ""'));
  const failed = await run('test');
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('FAILED  City is asked')]);
  await edit('form.yaml', (text) => text.replace('{name}', '{nam}'));
  const checked = await run('check');
  expect([checked.code, checked.output]).toEqual([1, expect.stringContaining('form.yaml:5:22: ')]);
  const json = await run('check', '--json');
  expect(JSON.parse(json.output)).toMatchObject({
    ok: false,
    folders: [{ faults: [{ line: 5, column: 22 }] }],
  });
  expect((await runTestCli(['check', await newFolder()])).code).toBe(1);
});

test('CODE-016 logs lists deliveries, and tail submissions as they are, without answers unless asked', async () => {
  const inbox = await api.buildForm(maker, inboxForm('Inbox'));
  await maker.post(`/api/forms/${inbox.id}/webhooks`, { url: 'https://hooks.example.com/' });
  const id = await submitTo(api, inbox, { name: 'Grace' });
  await api.runJobs();
  await api.database.query(
    `update form_submissions set submitted_at = submitted_at - interval '1 minute' where id = $1`,
    [id],
  );
  expect(await works(`logs --form ${inbox.id}`)).toContain('https://hooks.example.com');
  const shown = await works(`tail --once --form ${inbox.id}`);
  expect(shown).toContain(id);
  expect(shown).not.toContain('Grace');
  expect(await works(`tail --once --answers --form ${inbox.id}`)).toContain('Grace');
});

test('CODE-017 the forms of the example repository are sound, and their tests pass', async () => {
  const forms = join(import.meta.dirname, '../../../../examples/forms-as-code/forms');
  expect(await runTestCli(['check', forms])).toMatchObject({ code: 0, output: '1 of 1 forms are sound.\n' });
  expect(await runTestCli(['test', join(forms, 'order')])).toMatchObject({ code: 0 });
});
