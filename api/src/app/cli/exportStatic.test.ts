import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';

const PLATFORM = 'https://forms.example.com';
const evil = '</script></template><script>alert(1)</script>';

const api = useTestApi();
let owner: TestPerson;
let folder: string;
let form: { id: string };
beforeAll(async () => {
  owner = await api.signedIn();
  folder = await mkdtemp(join(tmpdir(), 'inlay-static-'));
  const fields = [{ ...createField('text'), id: 'name', label: evil }, createField('captcha')];
  form = await api.buildForm(owner, withFields(createEmptyDefinition('Contact & more'), fields));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const run = (...typed: string[]) =>
  runTestCli(['export-static', ...typed], {
    environment: {
      DATABASE_URL: api.database.connectionString,
      INLAY_SECRET: 'x'.repeat(32),
      INLAY_PUBLIC_URL: PLATFORM,
    },
  });

test('EMBED-065 a form becomes a page that any web server shows, with the platform as its only other origin', async () => {
  const { code, errors } = await run('--form', form.id, '--out', folder);
  expect([code, errors]).toEqual([0, '']);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('<title>Contact &amp; more</title>');
  expect(page).toContain('name="answers.name"');
  expect(page).toContain(`action="${PLATFORM}/embed/${form.id}"`);
  expect(page).toContain('src="./sdk/form-embed.js"');
  const loaded = [...page.matchAll(/<(?:script|link|img|iframe)[^>]*\s(?:src|href)="([^"]*)"/g)];
  const elsewhere = loaded.filter(([, url = '']) => !url.startsWith('./sdk/') && !url.startsWith(PLATFORM));
  expect(elsewhere).toEqual([]);
  expect(page).not.toContain('<script>alert');
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy).toContain(`connect-src ${PLATFORM};`);
  expect(policy).not.toContain('unsafe-inline');
});

test('it brings every script that the page names, wherever the platform has them built', async () => {
  await run('--form', form.id, '--out', folder);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const built = await readdir(join(import.meta.dirname, '../../../../sdk/dist/browser')).catch(
    (): string[] => [],
  );
  const needed = [...page.matchAll(/"\.\/sdk\/([\w.-]+)"/g)].map(([, name = '']) => name);
  const brought = await readdir(join(folder, 'sdk')).catch((): string[] => []);
  expect(needed).toContain('form-embed.js');
  expect(needed.filter((name) => built.includes(name) && !brought.includes(name))).toEqual([]);
});

test('a form that no other website can show is refused with the reason', async () => {
  const refusal = async () => (await run('--form', form.id, '--out', folder)).errors;
  await owner.patch(`/api/forms/${form.id}/publishing`, { frameOnly: true });
  expect(await refusal()).toContain('in frames only');
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  expect(await refusal()).toContain('is disabled');
  const unknown = await run('--form', crypto.randomUUID(), '--out', folder);
  expect([unknown.code, unknown.errors]).toEqual([1, 'There is no form with this id.\n']);
  expect((await run('--out', folder)).code).toBe(2);
  expect((await run('--form', form.id)).code).toBe(2);
});
