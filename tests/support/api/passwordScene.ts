import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { BuiltForm, TestApi, TestPerson } from './testApi.ts';
import { createField } from '@inlay/sdk/model';
import { dataIn, formWith, pageWith, textField } from './unfinishedScene.ts';

export const PASSWORD = 'open sesame';

/** A form of which nobody reads a word without its password. */
export const CANARY_FORM = {
  ...formWith(
    pageWith('p1', textField('name', { label: 'Canary name', required: true })),
    pageWith('p2', Object.assign(createField('email'), { id: 'mail', label: 'Canary mail' })),
  ),
  title: 'Canary title',
  description: 'Canary description',
};

/** Where the page of a form sends, as its script and its plain post know it. */
export const baseOf = (html: string): string => dataIn(html).baseUrl;

/** Posts as a browser without JavaScript does. */
export const postEntries = (
  api: TestApi,
  path: string,
  entries: Record<string, string>,
  visitor = api.visitor(),
) =>
  visitor.send('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(entries).toString(),
  });

/** Returns what is done with a form that asks for a password, over HTTP. */
export const passwordWays = (api: TestApi, owner: TestPerson, form: BuiltForm) => ({
  /** Sets the password; null asks for none. */
  async lock(password: string | null = PASSWORD): Promise<void> {
    const { status, body } = await owner.put(`/api/forms/${form.id}/password`, { password });
    expect([status, body.hasPassword]).toEqual([200, password !== null]);
  },
  /** Changes publishing settings. */
  async set(changes: object): Promise<void> {
    expect((await owner.patch(`/api/forms/${form.id}/publishing`, changes)).status).toBe(200);
  },
  /** Types the password where no cookie is kept, and opens what it leads to. */
  async opened(query = '') {
    const led = await postEntries(api, `/embed/${form.id}${query}`, { formPassword: PASSWORD });
    expect(led.status).toBe(303);
    const at = led.headers.get('location')!;
    return { at, page: await api.visitor().get(at) };
  },
  /** Sends answers as the script of a page does. */
  send: (base: string, answers: object, more: object = {}) =>
    api.visitor().post(`${base}/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers,
      ...more,
    }),
});
