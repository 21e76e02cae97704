import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { TestClient, type TestResponse } from '../support/api/testClient.ts';
import { theOwner } from './support.ts';
import { platform } from './platform.ts';

const { url } = platform;

export const PASSWORD = 'Correct-Horse-9';
/** A password that an administrator sets, for the client to replace. */
export const INITIAL_PASSWORD = 'Given-Horse-7';
export const newEmail = (): string => `client-${randomUUID()}@example.com`;

/** A form of the owner's with one submission. */
export async function formWithAnswer(title: string): Promise<string> {
  const owner = await theOwner();
  const fields = [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('text'), id: 'salary', label: 'Wanted salary' },
  ];
  const { id, revisionId } = (
    await owner.post('/api/forms', { definition: withFields(createEmptyDefinition(title), fields) })
  ).body;
  await send(id, revisionId, { name: 'Ada Lovelace', salary: 'Ninety thousand' });
  return id;
}

/** Answers a form as a visitor does. */
export function send(formId: string, revisionId: string, answers: object): Promise<TestResponse> {
  const visitor = new TestClient(url, { 'X-Forwarded-For': '10.9.8.7' });
  return visitor.post(`/api/public/forms/${formId}/submissions`, {
    revisionId,
    idempotencyKey: randomUUID(),
    answers,
  });
}

/** Creates an active client with forms over HTTP. */
export async function createClient(formIds: string[], clientAccess: object = {}): Promise<string> {
  const owner = await theOwner();
  const email = newEmail();
  const { id } = (
    await owner.post('/api/admin/clients', { email, password: INITIAL_PASSWORD, name: 'Grace' })
  ).body;
  const visitor = new TestClient(url);
  const { passwordToken } = (await visitor.post('/api/client-auth', { email, password: INITIAL_PASSWORD }))
    .body;
  await visitor.post('/api/client-reset-password', { token: passwordToken, newPassword: PASSWORD });
  for (const formId of formIds) {
    await owner.patch(`/api/admin/forms/${formId}/assignment`, { clientId: id, clientAccess });
  }
  return email;
}

/** Brings a client into the portal by a session opened over HTTP: signing in has a test of its own. */
export async function signInClient(page: Page, email: string): Promise<Page> {
  const visitor = new TestClient(url);
  const { body } = await visitor.post('/api/client-auth', { email, password: PASSWORD });
  // The portal keeps its session in the tab's storage, which needs a page of the platform.
  await page.goto(`${url}/healthz`);
  await page.evaluate(({ token, expiresAt }: { token: string; expiresAt: string }) => {
    sessionStorage.setItem('client_session_token', token);
    sessionStorage.setItem('client_session_expires_at', expiresAt);
  }, body);
  await page.goto(`${url}/client/dashboard`);
  return page;
}
