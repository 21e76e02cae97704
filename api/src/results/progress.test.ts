import { beforeAll, expect, test } from 'vitest';
import {
  countedForm,
  randomAnswers,
  readLines,
  storeAnswers,
} from '../../../tests/support/api/resultsScene.ts';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { seededRandom } from '../../../tests/support/seededRandom.ts';
import { beginSnapshot } from '../platform/db/slowStatements.ts';
import { FULL_VISIBILITY } from '../submissions/visibility/answerVisibility.ts';
import { countQuery } from './countQuery.ts';
import { openResults } from './loadResults.ts';
import { resolveQuery } from './resultsQuery.ts';

const ROWS = 2_500;

const api = useTestApi();
let owner: TestPerson;
let form: { id: string; revisionId: string; accountId: string };
beforeAll(async () => {
  owner = await api.signedIn();
  form = { ...(await api.buildForm(owner, countedForm())), accountId: owner.accountId };
  const next = seededRandom(5);
  const rows = Array.from({ length: ROWS }, (_one, at) => ({
    answers: randomAnswers(next),
    at: new Date(Date.UTC(2026, 1, 1) + at * 1_000),
  }));
  await storeAnswers(api, form, rows);
});

test('RESULT-005 a filtered count goes on step by step to its exact end', async () => {
  const reader = { id: owner.userId, timeZone: 'UTC' };
  const named = { ...form, title: 'Counted', currentRevisionId: form.revisionId };
  const filter = { formId: form.id, field: 'kind', value: 'Company' };
  const query = await resolveQuery(reader, named, filter, FULL_VISIBILITY);
  const client = await api.deps.pool.connect();
  const steps = new Set<number>();
  let matching = 0;
  try {
    await beginSnapshot(client);
    for await (const { counted, tally } of countQuery({ client, revisions: api.deps.revisions }, query)) {
      steps.add(counted);
      matching = tally.timesOf('#submissions', 'a');
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  expect([...steps].at(-1)).toBe(ROWS);
  expect(steps.size).toBeGreaterThan(2);
  const [plain] = await api.database.query(
    `select count(*)::int as n from form_submissions where submission_data ->> 'kind' = 'Company'`,
  );
  expect(matching).toBe(plain?.['n']);
  const lines = await readLines(owner, `/api/results?formId=${form.id}&field=kind&value=Company`);
  expect(lines.at(-1)).toMatchObject({ isWhole: true, submissions: matching, counted: ROWS, total: ROWS });
});

test('RESULT-005 a reader who leaves gives the connection back', async () => {
  const leaving = new AbortController();
  const response = await owner.open(`/api/results?formId=${form.id}&field=kind&value=Company`, {
    signal: leaving.signal,
  });
  leaving.abort();
  await response.text().catch(() => '');
  await expect.poll(() => api.deps.pool.totalCount - api.deps.pool.idleCount).toBe(0);
});

test('RESULT-005 a reader who stops reading gives its connection and its place to others', async () => {
  const reader = { id: owner.userId, timeZone: 'UTC' };
  const named = { ...form, title: 'Counted', currentRevisionId: form.revisionId };
  const query = await resolveQuery(reader, named, { formId: form.id }, FULL_VISIBILITY);
  const open = () => openResults(api.deps, query, null, { mostUnreadMs: 1 });
  const slow = await Promise.all([1, 2, 3, 4].map(open));
  for (const stream of slow) stream.once('readable', () => undefined);
  await expect(open()).rejects.toThrow('busy');
  await expect.poll(() => slow.every(({ closed }) => closed)).toBe(true);
  expect(api.deps.pool.totalCount - api.deps.pool.idleCount).toBe(0);
  expect(await readLines(owner, `/api/results?formId=${form.id}`)).not.toEqual([]);
});

test('RESULT-002 a form that somebody may not read is not found, and a filter without its form is refused', async () => {
  const stranger = await api.signedIn();
  expect((await stranger.get(`/api/results?formId=${form.id}`)).status).toBe(404);
  expect((await owner.get('/api/results')).status).toBe(400);
  expect((await owner.get(`/api/results?formId=${form.id}&field=kind`)).body.error.issues[0].path).toEqual([
    'field',
  ]);
});
