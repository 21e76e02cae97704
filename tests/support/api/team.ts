import { expect } from 'vitest';
import type { TestApi, TestPerson } from './testApi.ts';
import type { TestResponse } from './testClient.ts';

/** A role, as an invitation gives it. */
export interface GivenRole {
  role: string;
  rights?: string[];
  places?: { folderIds: string[]; formIds: string[] } | null;
}

/** Invites an address. @returns the token of the link, which is shown while no mail server is set. */
export async function invite(by: TestPerson, email: string, given: GivenRole): Promise<string> {
  const { status, body } = await by.post('/api/members/invitations', { email, ...given });
  expect([status, body.error]).toEqual([201, undefined]);
  return /#token=([\w-]+)$/.exec(body.link as string)?.[1] ?? '';
}

/** A person who has accepted an invitation, in a session that works in the account. */
export async function joinTeam(api: TestApi, owner: TestPerson, given: GivenRole): Promise<TestPerson> {
  const person = await api.signedIn();
  const token = await invite(owner, person.email, given);
  expect((await person.post('/api/invitations/accept', { token })).status).toBe(204);
  return person;
}

/** The status of an answer, and the code of its problem. */
export const codeOf = ({ status, body }: TestResponse): unknown => [status, body?.error?.code];
