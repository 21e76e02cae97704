import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { runTestCli, type CliResult } from '../../../../tests/support/api/testCli.ts';
import { SCOPES } from '../../platform/contract/index.ts';

const api = useTestApi();
let maker: TestPerson;
let program: TestProgram;
let form: BuiltForm;
let folder: string;
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  maker = await api.signedIn();
  program = await programOf(api, maker, { scopes: SCOPES });
  form = await api.buildForm(maker, named);
  folder = await newFolder();
});

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'inlay-code-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const named = withFields(createEmptyDefinition('Order'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('email'), id: 'email', label: 'Email' },
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
const codeIn = (output: string): string => /Code: ([\da-f]{4}-[\da-f]{4})/.exec(output)?.[1] ?? '';

test('CODE-021 logo, cover, reply, senders and how a form is used stand in files by name, and come to another platform', async () => {
  const drawn = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  for (const [look, colour] of Object.entries({ logo: '#5b5bd6', cover: '#aa3300' }))
    await maker.putFile(`/api/forms/${form.id}/${look}`, await drawn(colour), 'image/png');
  const condition = { op: 'answered', of: [{ field: 'name' }] };
  const said = { subject: 'Thank you', text: 'Dear {Name}\n\nSee you.' };
  const autoReply = {
    isOn: true,
    ...said,
    cases: [{ if: condition, ...said, to: 'email' }],
    otherwise: false,
  };
  expect((await maker.patch(`/api/forms/${form.id}`, { autoReply })).status).toBe(200);
  const secret = 'https://hooks.slack.com/services/T0/B0/verysecret';
  const sender = {
    channel: 'slack',
    name: 'Kitchen',
    settings: { fields: ['name'] },
    credentials: { url: secret },
  };
  const made = (await maker.post(`/api/forms/${form.id}/webhooks`, sender)).body.webhook;
  await maker.patch(`/api/forms/${form.id}/webhooks/${made.id}`, { channel: 'slack', condition });
  const used = { opensAt: '2026-01-01T08:00:00.000Z', uniqueField: 'email', allowsEdits: true, editDays: 3 };
  await maker.patch(`/api/forms/${form.id}/publishing`, used);
  await maker.put(`/api/forms/${form.id}/password`, { password: 'Open-Sesame-1' });

  await works(`pull --form ${form.id}`);
  const text = await read('settings.yaml');
  for (const shown of [
    'logo: pictures/logo.webp',
    'cover: pictures/cover.webp',
    'kind: slack',
    'uniqueField: email',
  ])
    expect(text).toContain(shown);
  for (const hidden of ['verysecret', 'Open-Sesame', made.id, 'unfinishedDays', 'hasPassword'])
    expect(text).not.toContain(hidden);
  const stateOf = async () =>
    Promise.all(['settings.yaml', 'inlay.lock.json', 'pictures/logo.webp'].map((file) => read(file)));
  const before = await stateOf();
  await works(`pull --form ${form.id}`);
  expect(await stateOf()).toEqual(before);
  expect(await works('diff')).toBe('No differences.\n');

  // A picture that was changed here is not overwritten, and is told.
  await writeFile(join(folder, 'pictures/logo.webp'), await drawn('#00ff00'));
  const kept = await inlay('pull');
  expect([kept.code, kept.errors]).toEqual([1, expect.stringContaining('pictures/logo.webp')]);
  const changed = await works('diff');
  expect(changed).toContain('Changes the logo to pictures/logo.webp');
  await works(`publish --impact ${codeIn(changed)}`);
  expect(await works('diff')).toBe('No differences.\n');
  const { logoUrl } = (await maker.get(`/api/forms/${form.id}`)).body;
  await works('pull');
  expect((await maker.get(`/api/forms/${form.id}`)).body.logoUrl).toBe(logoUrl);
  const senders = `/api/forms/${form.id}/webhooks`;
  expect((await maker.get(senders)).body.webhooks).toMatchObject([{ isActive: true }]);

  // Another account, without the lock.
  const other = await api.signedIn();
  const there = await programOf(api, other, { scopes: SCOPES });
  const run = (typed: string) => inlay(typed, folder, there.token);
  await rm(join(folder, 'inlay.lock.json'));
  await rm(join(folder, 'pictures/cover.webp'));
  const missing = await run('push --create');
  expect([missing.code, missing.errors]).toEqual([1, expect.stringContaining('pictures/cover.webp')]);
  expect((await there.get('/api/v1/forms')).body.data).toEqual([]);
  await writeFile(join(folder, 'pictures/cover.webp'), await drawn('#aa3300'));
  const pushed = await run('push --create');
  expect(pushed.output).toContain('Adds the sender slack “Kitchen”, off until its credentials are set');
  expect((await run(`publish --impact ${codeIn(pushed.output)}`)).errors).toBe('');
  expect((await run('diff')).output).toBe('No differences.\n');
  const [copy] = (await there.get('/api/v1/forms')).body.data;
  const copied = (await there.get(`/api/v1/forms/${copy.id}`)).body;
  expect(copied.autoReply).toEqual(autoReply);
  for (const address of [copied.logoUrl, copied.coverUrl]) {
    expect(address).not.toBe(logoUrl);
    expect((await fetch(api.url + address)).status).toBe(200);
  }
  expect((await there.get(`/api/v1/forms/${copy.id}/publishing`)).body).toMatchObject({
    ...used,
    hasPassword: false,
  });
  const [placed] = (await there.get(`/api/v1/forms/${copy.id}/senders`)).body.data;
  expect(placed).toMatchObject({ kind: 'slack', name: 'Kitchen', isActive: false, condition });
  expect(JSON.stringify([copied, placed])).not.toContain('verysecret');
  const path = `/api/forms/${copy.id}/webhooks/${placed.id}`;
  expect((await other.patch(path, { channel: 'slack', isActive: true })).status).toBe(400);
  const set = { channel: 'slack', credentials: { url: secret }, isActive: true };
  expect((await other.patch(path, set)).body).toMatchObject({ isActive: true, stoppedReason: null });
  expect((await run('diff')).output).toBe('No differences.\n');
});

test('CODE-021 what settings name and the form or the platform does not have is told with its place', async () => {
  await works(`pull --form ${form.id}`);
  const faultOf = async (text: string): Promise<string> => {
    await writeFile(join(folder, 'settings.yaml'), text);
    const { code, output, errors } = await inlay('diff');
    return code === 0 ? '' : output + errors;
  };
  expect(await faultOf('uniqueField: nam')).toContain('The form has no question “nam”. Did you mean “name”?');
  expect(await faultOf('senders:\n  - kind: slak')).toContain('Did you mean “slack”?');
  expect(await faultOf('senders:\n  - kind: http\n  - kind: http')).toContain('have the same name');
  expect(await faultOf('cover: https://example.com/a.png')).toContain('Write it as pictures/cover.png.');
  expect(await faultOf('logo: pictures/gone.png')).toContain('There is no picture pictures/gone.png');
  expect(await faultOf('autoReply: { subject: A }')).toContain('lacks “text”');
  expect(await faultOf('password: secret')).toContain('has no setting “password”');
});
