import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { withKey } from '../../../../tests/support/api/programOf.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';

const api = useTestApi();
let environment: Record<string, string>;
beforeAll(async () => {
  environment = { DATABASE_URL: api.database.connectionString, INLAY_SECRET: api.deps.config.secret };
});

const keys = (word: string, email: string, ...more: string[]) =>
  runTestCli(['keys', word, '--email', email, ...more], { environment });

test('KEYS-007 a key is made, listed and ended from the command line; only the key is on the output', async () => {
  const person = await api.signedIn();
  const form = await api.buildForm(person, createEmptyDefinition('Mine'));
  expect((await keys('list', person.email)).output).toBe(`${person.email} has no API keys.\n`);
  const made = await keys('make', person.email, '--name', 'Backup', '--scopes', 'forms:read', '--days', '30');
  expect(made).toMatchObject({ code: 0, errors: 'This key is not shown again:\n' });
  const program = withKey(api.url, made.output.trim());
  expect((await program.get('/api/forms')).body.forms).toMatchObject([{ id: form.id }]);
  const [row = ''] = (await keys('list', person.email)).output.split('\n');
  const [id = '', state] = row.split(/ +/);
  expect(state).toBe('active');
  expect(row).toMatch(/forms:read +Backup$/);
  expect((await keys('end', person.email, '--id', id)).output).toBe('The key has ended.\n');
  expect((await program.get('/api/forms')).status).toBe(401);
  expect((await api.lastEvent('api_key_changed'))?.event_data).toMatchObject({ action: 'ended', keyId: id });
});

test.each<[string, string[], string]>([
  ['a scope that does not exist', ['--scopes', 'forms:all'], '--scopes: '],
  ['fields of all forms', ['--scopes', 'submissions:read', '--fields', 'name'], '--fields: Choose one form'],
  ['days that are no number', ['--scopes', 'forms:read', '--days', 'soon'], '--days: '],
])('KEYS-007 a key with %s is not made, and the option is named', async (_what, options, said) => {
  const person = await api.signedIn();
  const { code, errors, output } = await keys('make', person.email, '--name', 'A', ...options);
  expect([code, output]).toEqual([2, '']);
  expect(errors).toContain(said);
});

test('KEYS-007 T1 a key of another account is not ended', async () => {
  const [person, other] = [await api.signedIn(), await api.signedIn()];
  await keys('make', other.email, '--name', 'A', '--scopes', 'forms:read');
  const [id = ''] = (await keys('list', other.email)).output.split(' ');
  const { code, errors } = await keys('end', person.email, '--id', id);
  expect([code, errors]).toEqual([1, 'API key not found\n']);
});
