import type { FrameLocator, Page, Route } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type Field,
  type FormDefinition,
  type PublicForm,
} from '@inlay/sdk/model';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { theOwner, serveWebsite, type HostWebsite } from './support.ts';

/** A browser and websites for a file of tests; each visitor and website ends with its test. */
export function openVisitors() {
  const { open, visitAsOwner } = openBrowser();
  const websites: HostWebsite[] = [];
  afterEach(async () => {
    await Promise.all(websites.splice(0).map((website) => website.close()));
  });
  return {
    /** Opens a visitor's own browser context. */
    visitor: open,
    visitAsOwner,
    /** Serves a website on its own origin with this body. */
    async host(body: string, head = ''): Promise<string> {
      const website = await serveWebsite(body, head);
      websites.push(website);
      return website.url;
    },
  };
}

export const textField = (id: string, label: string, more: Partial<Field> = {}): Field =>
  ({ ...createField('text'), id, label, ...more }) as Field;

/** A short form: a required name, an email address, a message with a limit. */
export const shortForm = (more: Field[] = []): FormDefinition =>
  withFields(createEmptyDefinition('Contact us'), [
    textField('name', 'Your name', { required: true }),
    { ...createField('email'), id: 'email', label: 'Email' },
    { ...createField('textarea'), id: 'message', label: 'Message', maxLength: 20 },
    ...more,
  ]);

/** Publishes a form; its id, and the lines to paste. */
export async function publish(
  definition: FormDefinition = shortForm(),
): Promise<{ id: string; code: string; elementCode: string }> {
  const { body } = await (await theOwner()).post('/api/forms', { definition });
  return { id: body.id, ...body.embed };
}

/**
 * Opens a page and waits until the scripts of its forms run: what is submitted before is posted as without JavaScript,
 * which leads away from a website.
 */
export async function openLive(page: Page, address: string, forms = 1): Promise<void> {
  let live = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/visits')) live++;
  });
  await page.goto(address);
  await expect.poll(() => live).toBeGreaterThanOrEqual(forms);
}

/** Waits until a draft holds an answer: what keeps drafts is loaded at the first touch. */
export const isKept = (place: Page | FrameLocator, answer: string): Promise<void> =>
  expect.poll(() => place.locator('form').evaluate(() => JSON.stringify(localStorage))).toContain(answer);

/** The line for the web component. */
export const elementLine = (id: string, attributes = ''): string =>
  `<script async type="module" src="${platform.url}/sdk/form-embed.js"></script><form-embed form-id="${id}" ${attributes}></form-embed>`;

/** Hands `<form-embed>` and the form's page a form with other settings than are stored. */
export async function changeForm(page: Page, changes: Partial<PublicForm>): Promise<void> {
  // Without its own script the element asks for the form.
  await page.route('**/form.js', (route) => route.abort());
  await page.route(/\/api\/public\/forms\/[^/]+$/, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
  await page.route(/\/embed\/[0-9a-f-]{36}(\?.*)?$/, async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [data = ''] = /(?<=id="form-data">)[^<]+/.exec(html) ?? [];
    const props = JSON.parse(data) as { form: PublicForm };
    const changed = JSON.stringify({ ...props, form: { ...props.form, ...changes } });
    await route.fulfill({ response, body: html.replace(data, () => changed.replace(/</g, '\\u003c')) });
  });
}

/** Collects events of `<form-embed>` and frames in the page, as `[name, detail]`. */
export async function recordEvents(page: Page): Promise<() => Promise<[string, Record<string, unknown>][]>> {
  await page.addInitScript(() => {
    const seen: [string, unknown][] = [];
    Object.assign(globalThis, { seenEvents: seen });
    for (const name of ['formready', 'formchange', 'formerror', 'formsubmitted', 'formresize'])
      document.addEventListener(name, (event) => seen.push([name, (event as CustomEvent).detail]));
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { seenEvents: [string, Record<string, unknown>][] }).seenEvents,
    );
}
