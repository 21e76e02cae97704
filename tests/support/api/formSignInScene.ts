import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PersonThere } from './fakeProvider.ts';
import { CALLBACK, type useSignOn } from './signOnScene.ts';
import type { BuiltForm, TestPerson } from './testApi.ts';
import type { TestClient } from './testClient.ts';

/** Returns what is done with a form before which visitors sign in, over HTTP. */
export const formSignInWays = (scene: ReturnType<typeof useSignOn>, owner: TestPerson, form: BuiltForm) => ({
  /** Changes publishing settings. */
  async set(changes: object): Promise<void> {
    const { status, body } = await owner.patch(`/api/forms/${form.id}/publishing`, changes);
    expect([status, body.error]).toEqual([200, undefined]);
  },
  /** Follows the link of the page. @returns the address at the provider */
  async start(browser: TestClient, below = ''): Promise<string> {
    const led = await browser.get(`/embed/${form.id}/sign-in${below}`);
    expect(led.status).toBe(302);
    return led.headers.get('location')!;
  },
  /** Signs a person in before the form. @returns the browser, and where it is led */
  async signIn(person: PersonThere, browser: TestClient = scene.api.visitor(), below = '') {
    const url = await this.start(browser, below);
    const back = await browser.get(`${CALLBACK}?${scene.provider.authorize(url, person)}`);
    return { browser, to: back.headers.get('location')! };
  },
  /** Sends answers as the script of a page does. */
  send: (base: string, answers: object, more: object = {}) =>
    scene.api.visitor().post(`${base}/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers,
      ...more,
    }),
});
