import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { notifySubmissionsJob } from '../../../api/src/delivery/notifications/notifySubmission.ts';
import { sendDigest } from '../../../api/src/delivery/notifications/sendDigest.ts';
import { indexRows, ownerWithForm, submitTo } from './inboxSamples.ts';
import type { BuiltForm, TestApi, TestPerson, TestPortalClient } from './testApi.ts';
import type { TestClient, TestResponse } from './testClient.ts';

/** A form with submissions, its owner, and a client who reads it. */
export interface HotScene {
  api: TestApi;
  owner: TestPerson;
  form: BuiltForm;
  client: TestPortalClient;
  /** Its newest submissions. */
  newest: { accountId: string; submissionId: string; referrer: null }[];
  /** Address of the inbox's second page. */
  nextPage: string;
}

/** Builds the scene with `rows` submissions, half of them read and told of. */
export async function buildHotScene(api: TestApi, rows: number): Promise<HotScene> {
  await api.liftSubmitLimits();
  const { owner, form } = await ownerWithForm(api);
  const ids: string[] = [];
  for (let row = 0; row < rows; row++) ids.push(await submitTo(api, form, { name: `Ada ${row}` }));
  await api.database.query(
    `insert into submission_marks (user_id, submission_id, form_id, account_id, read_at)
     select $1, id, form_id, account_id, now() from form_submissions order by submitted_at limit $2`,
    [owner.userId, rows / 2],
  );
  await owner.post('/api/notification-emails', { email: 'team@example.com', formId: null, label: null });
  await api.database.query(
    `insert into submission_notices (submission_id, form_id, account_id, state, created_at)
     select id, form_id, account_id, 'mailed', now() from form_submissions order by submitted_at limit $1`,
    [rows / 2],
  );
  await api.database.query(
    `insert into digest_periods (id, form_id, account_id, starts_at, ends_at)
     select gen_random_uuid(), id, account_id, now() - interval '1 hour', now() from forms`,
  );
  await indexRows(api);
  const client = await api.signedInClient();
  await api.database.query('update forms set client_id = $1 where id = $2', [client.clientId, form.id]);
  const inbox = `/api/submissions?formId=${form.id}&limit=25`;
  const { nextCursor } = (await owner.get(inbox)).body as { nextCursor: string };
  const nextPage = `${inbox}&cursor=${encodeURIComponent(nextCursor)}`;
  const { accountId } = owner;
  const newest = ids.slice(-3).map((submissionId) => ({ accountId, submissionId, referrer: null }));
  return { api, owner, form, client, newest, nextPage };
}

async function read(person: TestClient, address: string): Promise<TestResponse> {
  const answer = await person.get(address);
  expect(answer.status).toBe(200);
  return answer;
}

async function reportVisits({ api, form }: HotScene): Promise<void> {
  const body = { loadId: randomUUID(), hasStarted: true, seconds: null, reached: [], errors: [] };
  expect((await api.visitor().post(`/api/public/forms/${form.id}/visits`, body)).status).toBe(204);
  await api.deps.visits.flush();
}

/** The job of a form whose last ten minutes were told already. */
const notifyOfCrowd = ({ api, newest }: HotScene) =>
  notifySubmissionsJob.perform(
    api.deps,
    { submissions: newest },
    { isLast: false, signal: AbortSignal.abort() },
  );

async function saveDefinition({ owner, form }: HotScene): Promise<void> {
  const { definition, version } = (await read(owner, `/api/forms/${form.id}`)).body;
  const answer = await owner.put(`/api/forms/${form.id}/definition`, { definition, version });
  expect(answer.status).toBe(200);
}

const inbox =
  (query: string) =>
  ({ owner, form }: HotScene) =>
    read(owner, `/api/submissions?formId=${form.id}&limit=25${query}`);

/** What people do most, by name. Tests run each once and look at its statements. */
export const HOT_WAYS: Readonly<Record<string, (scene: HotScene) => Promise<unknown>>> = {
  'see a form': ({ api, form }) => read(api.visitor(), `/embed/${form.id}`),
  'send a submission': ({ api, form }) => submitTo(api, form, { name: 'Ada' }),
  'report visits': reportVisits,
  'read the first page of the inbox': inbox(''),
  'read the next page of the inbox': ({ owner, nextPage }) => read(owner, nextPage),
  'read submissions by status': inbox('&status=open'),
  'search the inbox': inbox('&search=grace%204711'),
  'search all forms for an address': ({ owner }) =>
    read(owner, '/api/submissions?limit=25&search=grace@example.test'),
  'open a submission': ({ owner, newest: [first] }) => read(owner, `/api/submissions/${first?.submissionId}`),
  'notify of a crowd': notifyOfCrowd,
  'send a digest': ({ api, form }) => sendDigest(api.deps, { formId: form.id }),
  'ask for the session': ({ owner }) => read(owner, '/api/auth/session'),
  'list forms': ({ owner }) => read(owner, '/api/forms'),
  'list trends of forms': ({ owner }) => read(owner, '/api/forms/trends'),
  'save a definition': saveDefinition,
  'see analytics of a form': ({ owner, form }) =>
    read(owner, `/api/analytics?from=2026-01-01&to=2026-01-31&formId=${form.id}`),
  'see results of a form': ({ owner, form }) => read(owner, `/api/results?formId=${form.id}`),
  'list submissions as a client': ({ client, form }) =>
    read(client, `/api/client-forms/${form.id}/submissions`),
};
