import type { Page } from 'playwright-core';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { TestClient } from '../support/api/testClient.ts';
import { button } from './people.ts';

const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
/** A published form with one question. */
export async function createForm(client: TestClient, title: string, clientFolderId: string | null = null) {
  const definition = withFields({ ...createEmptyDefinition(title), description: 'What it asks' }, fields);
  const { body } = await client.post('/api/forms', { definition, clientFolderId });
  return body as { id: string; revisionId: string };
}
/** An answer to it. */
export const submit = (client: TestClient, form: { id: string; revisionId: string }) =>
  client.post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name: 'Ada' },
  });

/** Lets the server fail at one kind of call. */
export const refuse = async (page: Page, method: string, pattern: string): Promise<void> => {
  await page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
      : route.fallback(),
  );
};
/** Presses a button by keyboard, because a message may cover it. */
export const press = (page: Page, name: string): Promise<void> => button(page, name).press('Enter');
/** Waits until an opened menu has the focus, which comes shortly after it is visible. */
export const menuTakesFocus = (page: Page): Promise<void> =>
  page.getByRole('menu').locator(':focus').waitFor({ state: 'attached' });
/** Leaves a dialog by Escape, once it has the focus: until then the key is for what opened it. */
export async function leaveDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator(':focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
/** Returns a card of a list by its text; the sidebar has lists of its own. */
export const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
