import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../api/bin/lib/project.mjs';
import { clientOf, createPerson } from './people.ts';
import { platform } from './platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'inlay-sdk-'));
const installed = join(folder, 'node_modules/@inlay/sdk');
const read = (name: string): string => readFileSync(join(installed, name), 'utf8');
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8' });

/** Gives the website a package as its own installation would. */
function link(name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), place);
}

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  // No registry answers there: npm asks for what is known of React, and goes on without.
  const noRegistry = ['--registry', 'http://127.0.0.1:9', '--fetch-retries', '0'];
  const apart = [...noRegistry, '--no-audit', '--no-fund', '--cache', join(folder, 'cache')];
  run('npm', 'install', `${platform.url}/sdk/inlay-sdk.tgz`, ...apart);
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', 'csstype']) link(name);
  // npm reads and writes many files; a busy machine is slow.
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Scripts of websites; those of the command line run in Node alone. */
const listScripts = (isOfCommand = false): string[] =>
  readdirSync(installed).filter((name) => name.endsWith('.js') && /^inlay[.-]/.test(name) === isOfCommand);

const importsOf = (name: string): string[] =>
  Array.from(read(name).matchAll(/(?:^|[\s;})])(?:import|from)\s*\(?\s*"([^"]+)"/g), ([, from = '']) => from);

test('CODE-010 its command line needs nothing but Node, and no script of a website loads it', () => {
  const outside = listScripts(true)
    .flatMap(importsOf)
    .filter((from) => !/^\.\/inlay-|^node:/.test(from));
  expect(outside).toEqual([]);
  expect(
    listScripts()
      .flatMap(importsOf)
      .filter((from) => from.startsWith('./inlay')),
  ).toEqual([]);
  const form = join(folder, 'form.yaml');
  writeFileSync(form, 'form: Order\nquestions:\n  - text: Name\n');
  expect(run('npx', 'inlay', 'check', folder)).toContain('1 of 1 forms are sound.');
});

test('the package installs from the platform without a registry, and needs nothing but the page’s React', () => {
  const described = JSON.parse(read('package.json'));
  expect(Object.keys(described.exports)).toEqual(['./embed', './embed-react', './api']);
  expect(described).not.toHaveProperty('dependencies');
  const scripts = listScripts();
  expect(scripts.length).toBeGreaterThan(20);
  const imports = scripts.flatMap(importsOf);
  const outside = new Set(imports.filter((from) => !from.startsWith('./')));
  expect([...outside].toSorted()).toEqual(['@inlay/sdk/embed', 'react', 'react/jsx-runtime']);
  const missing = imports.filter((from) => from.startsWith('./') && !scripts.includes(from.slice(2)));
  expect(missing).toEqual([]);
});

test('bundlers of websites find no file address in it that they would look for', () => {
  const scripts = listScripts();
  const own = scripts.flatMap((name) => read(name).match(/.*import\.meta.*/g) ?? []);
  expect(own).toEqual(['var SCRIPT_ORIGIN = new URL(import.meta.url).origin;']);
});

test('its component renders on a server, as a component of the client', () => {
  expect(read('embed-react.js')).toMatch(/^"use client";/);
  const program = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { FormEmbed } from '@inlay/sdk/embed-react';
    console.log(renderToString(createElement(FormEmbed, { formId: 'f1', baseUrl: 'https://forms.example.com' })));`;
  expect(run(process.execPath, '--input-type=module', '-e', program).trim()).toBe(
    '<form-embed form-id="f1" base-url="https://forms.example.com"></form-embed>',
  );
});

test('API-030 a program in Node calls the platform with the client of the package', async () => {
  const person = await createPerson();
  const caller = await clientOf(person);
  const made = await caller.post('/api/keys', {
    name: 'Program',
    scopes: ['folders:read', 'folders:write'],
    password: person.password,
  });
  const program = `
    import { createApiClient, InlayApiError } from '@inlay/sdk/api';
    const inlay = createApiClient({ url: '${platform.url}', key: process.env.INLAY_KEY });
    for (const name of ['A', 'B', 'C']) await inlay.createFolder({ body: { name } });
    const names = [];
    for await (const { name } of inlay.all('listFolders', { limit: 2 })) names.push(name);
    const refused = await inlay.listForms().catch((error) => error);
    console.log(names.join(), refused instanceof InlayApiError, refused.code);`;
  const env = { ...process.env, INLAY_KEY: made.body.token as string };
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], options);
  expect(said.trim()).toBe('C,B,A true access.denied');
});

test('its types know the options, the events and the methods', () => {
  writeFileSync(
    join(folder, 'App.tsx'),
    `import { createRef } from 'react';
import { mount } from '@inlay/sdk/embed';
import { createApiClient } from '@inlay/sdk/api';
import { FormEmbed, type FormEmbedMethods } from '@inlay/sdk/embed-react';
const inlay = createApiClient({ url: 'https://forms.example.com', key: 'inlay_' });
export const titles = async (): Promise<string[]> => (await inlay.listForms({ limit: 5 })).data.map(({ title }) => title);
// @ts-expect-error -- a form has no price
export const price = async () => (await inlay.getForm({ formId: 'f1' })).price;
// @ts-expect-error -- which form is missing
export const nothing = inlay.getForm();
export const each = async (): Promise<void> => {
  for await (const { answers } of inlay.all('listSubmissions', { formId: 'f1' })) console.log(answers['name']);
};
const form = createRef<FormEmbedMethods>();
const stored = (id: string): void => form.current?.focus(id);
export const app = <FormEmbed ref={form} formId="f1" baseUrl="https://forms.example.com" onSubmitted={(event) => stored(event.detail.submissionId)} />;
// @ts-expect-error -- the platform's address is missing
export const without = <FormEmbed formId="f1" />;
export const submit = (): void => mount(document.body, { formId: 'f1', baseUrl: 'https://forms.example.com' }).submit();
`,
  );
  const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--module', 'esnext', '--target', 'es2022'];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  expect(run(process.execPath, tsc, ...options, '--moduleResolution', 'bundler', 'App.tsx')).toBe('');
}, 60_000);
