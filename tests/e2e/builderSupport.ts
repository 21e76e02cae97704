import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FormDefinition } from '@inlay/sdk/model';
import { platform } from './platform.ts';
import { theOwner } from './support.ts';

/** The fields on the canvas. */
export const fields = (page: Page): Locator => page.locator('[data-field]');

/** Returns the names of the fields on the canvas, in order. */
export const order = (page: Page): Promise<(string | undefined)[]> =>
  fields(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.split(',')[0]));

/** Returns a field by its name. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${name},`) });

/** Presses a button by its name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Adds a field from the palette, and waits until its properties are there: they follow when there is time. */
export async function add(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('heading', { name: `${name} field` }).waitFor();
}

/** Waits until an input has the focus: what is typed before goes elsewhere. */
export const takesFocus = (page: Page, label: string): Promise<void> =>
  page.getByLabel(label).and(page.locator(':focus')).waitFor();

/** Waits for an announcement to screen readers (D-70). */
export const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').getByText(text).first().waitFor({ state: 'attached' });

/** Opens a form in the builder. */
export async function openBuilder(page: Page, id: string): Promise<void> {
  await page.goto(`${platform.url}/forms/${id}/build`);
  await fields(page).first().waitFor();
}

/** Reloads the builder and accepts the browser's question. */
export async function reloadBuilder(page: Page): Promise<void> {
  const accept = (dialog: { accept(): Promise<void> }): void => void dialog.accept();
  page.on('dialog', accept);
  await page.reload();
  await fields(page).first().waitFor();
  page.off('dialog', accept);
}

/** Opens the form's Share screen from the builder. */
export async function openShare(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await page.waitForURL('**/forms/*/share');
  return page.getByRole('main');
}

/** Saves changes, and waits until visitors see them: an announcement may still be that of an earlier save. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Save Form|Publish)$/ }).click();
  await page.getByRole('note', { name: /^(Live|Closed)\./ }).waitFor();
  await said(page, 'Form saved');
}

/** Returns the server's definition of a form. */
export const stored = async (id: string): Promise<FormDefinition> =>
  (await (await theOwner()).get(`/api/forms/${id}`)).body.definition;

/** The id in the address of a form's screens. */
export const currentId = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Drags to a point in a field, given in shares of it, and releases once the line marks a gap. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  share: { x: number; y: number },
  gap: number,
): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.hover();
  const end = await to.boundingBox();
  if (!end) throw new Error('Nowhere to drag to');
  const target = { x: end.x + end.width * share.x, y: end.y + end.height * share.y };
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 10 });
  let nudge = 0;
  const landing = async (): Promise<string | null> => {
    await page.mouse.move(target.x + (++nudge % 2), target.y);
    const [line] = await page.locator('[data-gap]:not([hidden])').all();
    return line ? line.getAttribute('data-gap') : null;
  };
  await expect.poll(landing).toBe(String(gap));
  await page.mouse.up();
}

/** Opens a group of the styles. */
export async function openStyles(page: Page, group: string): Promise<void> {
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  const control = page.getByRole('button', { name: new RegExp(`^${group}`) });
  if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
}
