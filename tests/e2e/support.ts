import { once } from 'node:events';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  isPlainType,
  withFields,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { solveCaptcha as solveOverHttp } from '../support/api/solveCaptcha.ts';
import { TestClient } from '../support/api/testClient.ts';
import { platform } from './platform.ts';

/** A website on its own origin, with one page. */
export interface HostWebsite {
  url: string;
  close(): Promise<void>;
}

/** Serves a page with a pasted form. */
export async function serveWebsite(body: string, head = ''): Promise<HostWebsite> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${head}</head><body><main><h1>Shop</h1>${body}</main></body></html>`;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The owner's session in this process, which the files that run in it share. */
let session: Promise<TestClient> | undefined;

/** The owner over HTTP. */
export const theOwner = (): Promise<TestClient> => (session ??= signInOwner());

async function signInOwner(): Promise<TestClient> {
  const { url, email, password } = platform;
  const client = new TestClient(url);
  const captchaToken = await solveOverHttp(url);
  const { status } = await client.post('/api/auth/signin', { email, password, captchaToken });
  if (status !== 200) throw new Error(`The owner could not sign in: ${status}`);
  return client;
}

/** Returns every field type under ids a test can name; plain ones are required where possible. */
export function everyField(): FormDefinition {
  const fields = FIELD_TYPE_ORDER.map((type): Field => {
    const isCommon = isPlainType(type);
    const required = isCommon && type !== 'header' && type !== 'address';
    return { ...createField(type), id: type, label: `${isCommon ? 'My' : 'Also'} ${type}`, required };
  });
  return withFields({ ...createEmptyDefinition('Everything'), description: 'All of it' }, fields);
}

/** Presses the captcha of sign-in and sign-up, and waits for its work. */
export async function passCaptcha(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await page.getByRole('checkbox', { name: 'Verified' }).waitFor();
}

/** Signs the owner in through the screen. */
export async function signIn(page: Page): Promise<void> {
  const { url, email, password } = platform;
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await passCaptcha(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  // Administrators may land on their clients (DASH-003); these tests concern forms.
  await page.goto(`${url}/dashboard?tab=forms`);
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** An open menu floats over the page outside of its landmarks, as dialogs do, and belongs to the button that names it. */
const AXE_SETTINGS = `;axe.configure({ checks: [{ id: 'region', options: {
  regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg',
} }] });`;

/** Expects axe to find nothing on the page. */
export const expectAccessible = (page: Page, name: string): Promise<void> => expectNothing(page, name, {});

/** Expects the same of the rules that depend on style alone, where axe has looked at the markup elsewhere. */
export const expectReadable = (page: Page, name: string): Promise<void> =>
  expectNothing(page, name, { runOnly: ['color-contrast', 'link-in-text-block'] });

/** Expects the same of a screen of the dashboard, light and dark: only contrast depends on the scheme. */
export async function expectAccessibleInBoth(page: Page, name: string): Promise<void> {
  await chooseScheme(page, 'light');
  await expectNothing(page, `${name}, light`, {});
  await chooseScheme(page, 'dark');
  await expectNothing(page, `${name}, dark`, { runOnly: ['color-contrast'] });
}

async function chooseScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
}

/** @param options of `axe.run` */
async function expectNothing(page: Page, name: string, options: object): Promise<void> {
  // Through the debugger, because the pages' policies allow no foreign script.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate((await axeSource) + AXE_SETTINGS);
  const found = await page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    // Passes report one example only, which is much quicker.
    return (await axe.run({ resultTypes: ['violations'], ...chosen })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, options);
  // In the message, because a summary prints nothing but that.
  expect(found, `${name}: ${found.join('; ')}`).toEqual([]);
}

/** Fills every field of the form that has them all. */
export async function fillIn(form: Page | FrameLocator, name: string): Promise<void> {
  await form.getByRole('textbox', { name: 'My text', exact: true }).fill(name);
  await form.getByLabel('My email').fill('ada@example.com');
  await form.getByLabel('My phone').fill('+49 30 1234567');
  await form.getByLabel('My date').fill('2026-12-24');
  await form.getByLabel('My textarea').fill('مرحبا 🎂\nzwei');
  await form.getByLabel('My select').selectOption('Option 2');
  await form.getByRole('group', { name: 'My checkbox' }).getByLabel('Option 1').check();
  await form.getByRole('radiogroup', { name: 'My radio' }).getByLabel('Option 2').check();
}

/** Presses the captcha and waits for its work. */
export async function solveCaptcha(form: Page | FrameLocator): Promise<void> {
  await form.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await form.getByRole('checkbox', { name: 'Checked' }).waitFor();
}

/** A published form with every field. */
export async function createForm(): Promise<{ id: string; code: string; elementCode: string }> {
  const { body } = await (await theOwner()).post('/api/forms', { definition: everyField() });
  return { id: body.id, ...body.embed };
}
/** Returns a form's stored submissions, newest first. */
export const submissionsOf = async (id: string) =>
  (await (await theOwner()).get(`/api/submissions?formId=${id}`)).body.submissions;

/** Waits for a message with this text. */
export const toast = (page: Page, text: string): Promise<void> =>
  page.getByRole('alert').filter({ hasText: text }).first().waitFor();
