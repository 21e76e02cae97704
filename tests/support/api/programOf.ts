import { expect } from 'vitest';
import { TEST_PASSWORD, type TestApi, type TestPerson } from './testApi.ts';
import { TestClient } from './testClient.ts';

/** A key that reads forms. */
export const NEW_KEY = { name: 'Sync', scopes: ['forms:read'], password: TEST_PASSWORD };

/** A program with an API key. */
export type TestProgram = TestClient & { keyId: string; token: string };

/** Makes a key as a person does, and a program that calls with it. @param request by default `forms:read` alone. */
export async function programOf(
  { url }: Pick<TestApi, 'url'>,
  maker: TestPerson,
  request: object = {},
): Promise<TestProgram> {
  const made = await maker.post('/api/keys', { ...NEW_KEY, ...request });
  expect([made.status, made.body?.error]).toEqual([201, undefined]);
  const { key, token } = made.body as { key: { id: string }; token: string };
  return Object.assign(withKey(url, token), { keyId: key.id, token });
}

/** A caller with what stands for a key. */
export const withKey = (url: string, token: string): TestClient =>
  new TestClient(url, { authorization: `Bearer ${token}` });
