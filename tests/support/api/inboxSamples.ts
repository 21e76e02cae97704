import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withFields,
  createOptions,
  type FormDefinition,
} from '@inlay/sdk/model';
import { indexSubmissionsJob } from '../../../api/src/submissions/search/indexSubmissions.ts';
import type { TestApi, TestPerson, BuiltForm } from './testApi.ts';
import type { TestClient } from './testClient.ts';

export const inboxForm = (title = 'Contact'): FormDefinition =>
  withFields(createEmptyDefinition(title), [
    { ...createField('text'), id: 'name' },
    { ...createField('textarea'), id: 'message' },
    { ...createField('checkbox'), id: 'extras', options: createOptions(['Nuts', 'Cream']) },
  ]);

export async function ownerWithForm(
  api: TestApi,
  title?: string,
): Promise<{ owner: TestPerson; form: BuiltForm }> {
  const owner = await api.signedIn();
  return { owner, form: await api.buildForm(owner, inboxForm(title)) };
}

/** Creates the users around a form: an administrator, an assignee, a stranger. */
export async function peopleAround(
  api: TestApi,
  form: BuiltForm,
): Promise<{ admin: TestPerson; assigned: TestPerson; stranger: TestPerson }> {
  const people = {
    admin: await api.signedIn({ role: 'admin' }),
    assigned: await api.signedIn(),
    stranger: await api.signedIn(),
  };
  await api.assign(form.id, people.assigned);
  return people;
}

/** Sends answers as a visitor does. @returns the submission's id. */
export async function submitTo(api: TestApi, form: BuiltForm, answers: object): Promise<string> {
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers };
  const answer = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  expect(answer.status).toBe(201);
  return answer.body.submissionId;
}

/** Runs the job that indexes submissions for searching. */
export const indexRows = (api: TestApi, signal = AbortSignal.any([])): Promise<void> =>
  indexSubmissionsJob.perform(api.deps, {}, { isLast: false, signal });

export const namesOf = (body: { submissions: { answers: { name: string } }[] }): string[] =>
  body.submissions.map((one) => one.answers.name);

/** Returns the names in a filtered inbox, in its order. */
export const findNames = async (person: TestClient, filter: Record<string, string>): Promise<string[]> =>
  namesOf((await person.get(`/api/submissions?${new URLSearchParams(filter).toString()}`)).body);
