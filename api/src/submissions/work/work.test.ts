import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  findNames,
  ownerWithForm,
  peopleAround,
  submitTo,
} from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

const statusesOf = async (person: TestPerson, names: readonly string[]) => {
  const statuses = names.map((name) => ({ name, color: 'teal', state: 'in_progress' }));
  const answer = await person.put('/api/submission-statuses', { statuses });
  return answer.body.statuses as { id: string; name: string }[];
};

test('SUBM-076 SUBM-077 status and assignee are set, shown, filtered by, counted and noted', async () => {
  const { owner, form } = await ownerWithForm(api);
  const [a, b, c] = [
    await submitTo(api, form, { name: 'a' }),
    await submitTo(api, form, { name: 'b' }),
    await submitTo(api, form, { name: 'c' }),
  ];
  const [waiting] = await statusesOf(owner, ['Waiting for parts']);
  const set = (ids: string[], status: string | undefined) =>
    owner.post('/api/submissions/status', { ids, status });
  expect((await set([a], 'done')).body.ids).toEqual([a]);
  expect((await set([b], waiting?.id)).body.ids).toEqual([b]);
  expect((await set([b], waiting?.id)).body.ids).toEqual([b]);
  await owner.post('/api/submissions/assign', { ids: [b, c], assigneeId: owner.userId });

  const found = async (filter: Record<string, string>) => ({
    all: await findNames(owner, filter),
    form: await findNames(owner, { formId: form.id, ...filter }),
    total: (await owner.get(`/api/submissions/count?${new URLSearchParams(filter).toString()}`)).body.total,
  });
  const are = (...names: string[]) => ({ all: names, form: names, total: names.length });
  expect(await found({ status: 'open' })).toEqual(are('c'));
  expect(await found({ status: 'in_progress' })).toEqual(are('b'));
  // A column of the board leaves those with an own status to theirs (SUBM-083).
  expect(await found({ status: 'in_progress', ownStatus: 'none' })).toEqual(are());
  expect(await found({ status: 'done', ownStatus: 'none' })).toEqual(are('a'));
  expect(await found({ status: 'done' })).toEqual(are('a'));
  expect(await found({ status: waiting?.id ?? '' })).toEqual(are('b'));
  expect(await found({ assignee: owner.userId })).toEqual(are('c', 'b'));
  expect(await found({ assignee: owner.userId, sort: 'oldest', limit: '1' })).toMatchObject({ all: ['b'] });
  expect(await found({ assignee: 'none' })).toEqual(are('a'));
  expect(await found({ assignee: owner.userId, status: 'open', search: 'c' })).toMatchObject({ all: ['c'] });

  const { submission, entries } = (await owner.get(`/api/submissions/${b}`)).body;
  expect(submission).toMatchObject({
    state: 'in_progress',
    status: { id: waiting?.id, name: 'Waiting for parts', color: 'teal' },
    assignee: { id: owner.userId },
  });
  // Set twice, noted once.
  expect(entries).toMatchObject([{ kind: 'status', text: 'Waiting for parts' }, { kind: 'assignee' }]);
});

test('SUBM-076 a page by status goes on behind its cursor, in both directions of the order', async () => {
  const { owner, form } = await ownerWithForm(api);
  const ids: string[] = [];
  for (const name of ['1', '2', '3', '4', '5']) ids.push(await submitTo(api, form, { name }));
  await owner.post('/api/submissions/status', { ids: ids.filter((_id, at) => at !== 2), status: 'done' });
  for (const [sort, names] of [
    ['newest', ['5', '4', '2', '1']],
    ['oldest', ['1', '2', '4', '5']],
  ] as const) {
    const asked = { formId: form.id, status: 'done', sort, limit: '3' };
    const { body } = await owner.get(`/api/submissions?${new URLSearchParams(asked).toString()}`);
    const rest = await findNames(owner, { ...asked, cursor: body.nextCursor });
    expect([
      ...body.submissions.map((one: { answers: { name: string } }) => one.answers.name),
      ...rest,
    ]).toEqual(names);
  }
});

test('SUBM-076 own statuses are renamed, reordered and removed; submissions keep what theirs counted as', async () => {
  const { owner, form } = await ownerWithForm(api);
  const id = await submitTo(api, form, { name: 'a' });
  const [first, second] = await statusesOf(owner, ['Baking', 'Cooling']);
  await owner.post('/api/submissions/status', { ids: [id], status: first?.id });
  const swapped = [
    { id: second?.id, name: 'Baking', color: 'red', state: 'open' },
    { id: first?.id, name: 'cooling', color: 'blue', state: 'done' },
  ];
  const { body } = await owner.put('/api/submission-statuses', { statuses: swapped });
  expect(body.statuses).toMatchObject(swapped);
  expect(await findNames(owner, { status: 'done' })).toEqual(['a']);
  await owner.put('/api/submission-statuses', { statuses: [] });
  expect((await owner.get(`/api/submissions/${id}`)).body.submission).toMatchObject({
    state: 'done',
    status: null,
  });
  const twice = [
    { name: 'Same', color: 'red', state: 'open' },
    { name: 'SAME', color: 'red', state: 'open' },
  ];
  expect((await owner.put('/api/submission-statuses', { statuses: twice })).status).toBe(400);
});

test('SUBM-076 T38 of two who replace the statuses at once, one list is left', async () => {
  const person = await api.signedIn();
  await Promise.all(Array.from('abcdefgh', (list) => statusesOf(person, [`${list}1`, `${list}2`])));
  expect((await person.get('/api/submission-statuses')).body.statuses).toHaveLength(2);
});

test('SUBM-076 SUBM-077 ROLE-022 T1 only owner and administrator work on submissions, with statuses and people of their account', async () => {
  const { owner, form } = await ownerWithForm(api);
  const { admin, assigned, stranger } = await peopleAround(api, form);
  const id = await submitTo(api, form, { name: 'a' });
  const [foreign] = await statusesOf(stranger, ['Foreign']);
  await statusesOf(owner, ['Ours']);
  for (const [person, status] of [
    [assigned, 403],
    [stranger, 404],
    [admin, 200],
  ] as const) {
    const answers = [
      await person.post('/api/submissions/status', { ids: [id], status: 'done' }),
      await person.post('/api/submissions/assign', { ids: [id], assigneeId: null }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  }
  expect((await owner.post('/api/submissions/status', { ids: [id], status: foreign?.id })).status).toBe(404);
  expect((await owner.post('/api/submissions/status', { ids: [id], status: randomUUID() })).status).toBe(404);
  const give = (person: TestPerson, to: string) =>
    person.post('/api/submissions/assign', { ids: [id], assigneeId: to });
  expect((await give(owner, stranger.userId)).status).toBe(404);
  // An administrator may name anybody, but a row takes only members of its account.
  await give(admin, stranger.userId);
  expect((await owner.get(`/api/submissions/${id}`)).body.submission.assignee).toBeNull();
  expect((await give(admin, owner.userId)).body.ids).toEqual([id]);
  const choices = (await assigned.get(`/api/submission-statuses?formId=${form.id}`)).body;
  expect(choices).toMatchObject({ statuses: [{ name: 'Ours' }], people: [] });
  expect((await stranger.get(`/api/submission-statuses?formId=${form.id}`)).status).toBe(404);
});

test('SUBM-076 more submissions than one request waits for get their status by a job', async () => {
  const { owner, form } = await ownerWithForm(api);
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{"name":"x"}', now() - n * interval '1 minute', gen_random_uuid(), 'x',
       gen_random_uuid()::text
     from generate_series(1, 501) as n`,
    [form.id, owner.accountId, form.revisionId],
  );
  const { body } = await owner.post('/api/submissions/status', {
    filter: { formId: form.id },
    status: 'in_progress',
  });
  await api.runJobs();
  expect((await owner.get(`/api/bulk-jobs/${body.job.id}`)).body).toMatchObject({ state: 'done', done: 501 });
  const count = `/api/submissions/count?formId=${form.id}&status=in_progress`;
  expect((await owner.get(count)).body.total).toBe(501);
});
