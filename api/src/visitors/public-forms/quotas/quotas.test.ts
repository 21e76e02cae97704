import { randomUUID } from 'node:crypto';
import type { Quota } from '@inlay/sdk/model';
import { when } from '../../../../../sdk/src/model/testing/when.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { postPlainly } from '../../../../../tests/support/api/plainPosts.ts';
import {
  courseWith,
  ENDS,
  FULL,
  placeMails,
  quotaLedger,
  seats,
} from '../../../../../tests/support/api/quotaScene.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../../tests/support/api/testClient.ts';

/** Posts at once, of which as many as there are places are stored. */
const POSTS = 200;

const api = useTestApi({ poolSize: 10 });
let owner: TestPerson;
let form: BuiltForm;

const inBerlin = when('{city} = "Berlin"');

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
const use = async (...quotas: Quota[]) => {
  form = await api.buildForm(owner, courseWith(...quotas));
};
beforeEach(() => use(seats(2)));

type Sent = Awaited<ReturnType<typeof submit>>;
const submit = (
  answers: Record<string, unknown>,
  { visitor = api.visitor(), key = randomUUID() }: { visitor?: TestClient; key?: string } = {},
) =>
  visitor.post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: key,
    answers,
  });
/** Submits as a browser does: again with the same key while the server is busy. */
async function submitAtLast(answers: Record<string, unknown>, visitor: TestClient): Promise<Sent> {
  const key = randomUUID();
  for (;;) {
    const sent = await submit(answers, { visitor, key });
    if (sent.status !== 503) return sent;
  }
}
/** Sends one visitor after another. */
async function crowd(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const sent = await submit({ name, mail: `${name.toLowerCase()}@example.com` });
    expect(sent.status).toBe(201);
    ids.push(sent.body.submissionId);
  }
  return ids;
}
const ledger = () => quotaLedger(api, form.id);
const mailed = () => placeMails(api, form.id);
const trash = async (...ids: string[]) => {
  expect((await owner.post('/api/submissions/trash', { ids })).status).toBe(200);
};
const publish = async (...quotas: Quota[]) => {
  const { body } = await owner.get(`/api/forms/${form.id}`);
  const saved = await owner.put(`/api/forms/${form.id}/definition`, {
    definition: courseWith(...quotas),
    version: body.version,
  });
  expect(saved.status).toBe(200);
};

test('of 200 posts at once to two processes as many get a place as a quota has, the others wait in order (EMBED-120)', async () => {
  await use(seats(12));
  const other = await api.startSecondNode();
  try {
    const sent = await Promise.all(
      Array.from({ length: POSTS }, (_, at) =>
        submitAtLast({ name: `N${at}` }, at % 2 === 0 ? api.visitor() : other.visitor()),
      ),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    const waiting = sent.filter(({ body }) => body.ending?.id === 'waiting');
    expect(waiting).toHaveLength(POSTS - 12);
    expect((await ledger())[0]).toBe(`seats 12 ${POSTS - 12}`);
    const positions = waiting.map(({ body }) =>
      Number(/list: (\d+)/.exec(JSON.stringify(body.ending.text))?.[1]),
    );
    expect(positions.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: POSTS - 12 }, (_, at) => at + 1),
    );
  } finally {
    await other.stop();
  }
});

test('of 200 posts at once a quota without a waiting list stores what it has, and turns the others away (EMBED-120)', async () => {
  await use(seats(12, ENDS));
  const sent = await Promise.all(
    Array.from({ length: POSTS }, (_, at) => submitAtLast({ name: `N${at}` }, api.visitor())),
  );
  const away = sent.filter(({ body }) => body.error?.code === 'submission.turned_away');
  expect([sent.filter(({ status }) => status === 201).length, away.length]).toEqual([12, POSTS - 12]);
  expect(away[0]?.body.error.ending).toMatchObject({ id: FULL.id, title: 'Sold out' });
  expect(await ledger()).toEqual(['seats 12 0']);
  const stored = await api.database.query('select 1 from form_submissions where form_id = $1', [form.id]);
  expect(stored).toHaveLength(12);
});

test('a quota counts who meets its condition, and the ending of a full one is for nobody else (EMBED-121)', async () => {
  await use(seats(1, { if: inBerlin, ...ENDS }));
  expect((await submit({ name: 'Ada', city: 'Rome' })).status).toBe(201);
  expect((await submit({ name: 'Bo', city: 'Berlin' })).status).toBe(201);
  const full = await submit({ name: 'Cy', city: 'Berlin' });
  expect(full.body.error).toMatchObject({ code: 'submission.turned_away' });
  expect(JSON.stringify(full.body.error.ending.text)).toContain('No place is left, ');
  expect((await submit({ name: 'Di', city: 'Rome' })).body.ending).toBeUndefined();
  expect(await ledger()).toEqual(['seats 1 0']);
});

test('a repeat needs no place, and its receipt says where it waits (EMBED-121)', async () => {
  await crowd('Ada', 'Bo');
  const key = randomUUID();
  const first = await submit({ name: 'Cy' }, { key });
  const again = await submit({ name: 'Cy' }, { key });
  expect(again.body).toEqual(first.body);
  expect(JSON.stringify(first.body.ending)).toContain('waiting list: 1.');
  expect(await ledger()).toEqual(['seats 2 1', 'Cy']);
});

test('without JavaScript visitors read the same (EMBED-121)', async () => {
  await crowd('Ada', 'Bo');
  const waits = await postPlainly(api, form.id, { entries: { 'answers.name': 'Cy' } });
  expect(waits.text).toContain('You are on the waiting list');
  await use(seats(0, ENDS));
  const full = await postPlainly(api, form.id, { entries: { 'answers.name': 'Cy' } });
  expect([full.status, full.text.includes('Sold out')]).toEqual([422, true]);
});

test('who leaves for the trash gives their place to the first who waits, who gets one mail (EMBED-122)', async () => {
  const [ada, , cy] = await crowd('Ada', 'Bo', 'Cy', 'Di');
  await trash(ada!);
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 2 1', 'Di']);
  const counts = (await owner.get(`/api/forms/${form.id}/quotas`)).body;
  expect(counts).toEqual({ quotas: [{ id: 'seats', taken: 2, waiting: 1 }] });
  expect(await mailed()).toEqual(['cy@example.com']);
  // Back out of the trash, they wait behind the others.
  expect((await owner.post('/api/submissions/restore', { ids: [ada] })).status).toBe(200);
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 2 2', 'Di', 'Ada']);
  await trash(cy!);
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 2 1', 'Ada']);
  expect(await mailed()).toEqual(['cy@example.com', 'di@example.com']);
});

test('the mail of a free place has the link by which it is given back, also where no status is shown (EMBED-122)', async () => {
  const settings = { showsStatus: false, allowsWithdrawal: true };
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, settings)).status).toBe(200);
  const [ada] = await crowd('Ada', 'Bo', 'Cy', 'Di');
  await trash(ada!);
  await api.runJobs();
  const [mail] = await api.database.query<{ html: string }>(
    `select message ->> 'html' as html from deliveries where kind = 'place_free' and form_id = $1`,
    [form.id],
  );
  const [path] = /\/e\/[\w-]+/.exec(mail!.html) ?? [''];
  expect((await api.visitor().send('POST', `${path}/withdraw`)).status).toBe(200);
  await api.runJobs();
  expect([await ledger(), await mailed()]).toEqual([['seats 2 0'], ['cy@example.com', 'di@example.com']]);
});

test('who is restored while a place is free has it again, without a mail (EMBED-122)', async () => {
  const [ada] = await crowd('Ada', 'Bo');
  await trash(ada!);
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 1 0']);
  await owner.post('/api/submissions/restore', { ids: [ada] });
  await api.runJobs();
  expect([await ledger(), await mailed()]).toEqual([['seats 2 0'], []]);
});

test('what is deleted before its quota was settled gives its place back all the same (EMBED-122)', async () => {
  const [ada] = await crowd('Ada', 'Bo', 'Cy');
  await trash(ada!);
  expect((await owner.post('/api/submissions/delete', { ids: [ada] })).status).toBe(200);
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 2 0']);
  expect(await mailed()).toEqual(['cy@example.com']);
});

test('more places go to those who wait, all of them where the quota is removed (EMBED-122)', async () => {
  await crowd('Ada', 'Bo', 'Cy', 'Di', 'Ed');
  await publish(seats(3));
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 3 2', 'Di', 'Ed']);
  await publish();
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 5 0']);
  expect(await mailed()).toEqual(['cy@example.com', 'di@example.com', 'ed@example.com']);
});

test('a place that is free belongs to who waits, also before they were given it (EMBED-122)', async () => {
  await crowd('Ada', 'Bo', 'Cy');
  await publish(seats(3));
  await crowd('Di');
  expect(await ledger()).toEqual(['seats 2 2', 'Cy', 'Di']);
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 3 1', 'Di']);
});

test('who waits for two quotas is passed by for a place that they cannot take', async () => {
  const berlin = seats(1, { id: 'berlin', name: 'Berlin', if: inBerlin });
  await use(seats(3), berlin);
  for (const [name, city] of [
    ['Ada', 'Berlin'],
    ['Bo', 'Berlin'],
    ['Cy', 'Rome'],
    ['Di', 'Rome'],
    ['Ed', 'Rome'],
  ])
    await submit({ name, city });
  await api.runJobs();
  expect(await ledger()).toEqual(['berlin 1 1', 'seats 3 2', 'Bo', 'Ed']);
});

test('a quota of an older revision is counted by what the form says now', async () => {
  await publish(seats(1));
  await crowd('Ada', 'Bo');
  expect(await ledger()).toEqual(['seats 1 1', 'Bo']);
});

test('an ending that is gone is refused (EMBED-123)', async () => {
  const { body } = await owner.get(`/api/forms/${form.id}`);
  const saved = await owner.put(`/api/forms/${form.id}/definition`, {
    definition: courseWith(seats(1, { whenFull: { ending: 'nowhere' } })),
    version: body.version,
  });
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([
    400,
    expect.stringContaining('does not exist'),
  ]);
});

test('owners see who waits, in lists, alone and by a filter, and their senders on the status page (EMBED-121, EMBED-123)', async () => {
  await owner.patch(`/api/forms/${form.id}/publishing`, { showsStatus: true });
  const [ada] = await crowd('Ada', 'Bo', 'Cy');
  const di = await submit({ name: 'Di' });
  const list = async (query: string) => (await owner.get(`/api/submissions?formId=${form.id}${query}`)).body;
  const id = di.body.submissionId as string;
  expect((await list('')).waiting).toMatchObject({ [id]: 2 });
  const waiting = await list('&waiting=yes');
  expect(waiting.submissions.map(({ answers }: { answers: { name: string } }) => answers.name)).toEqual([
    'Di',
    'Cy',
  ]);
  expect((await owner.get(`/api/submissions/count?formId=${form.id}&waiting=yes`)).body).toEqual({
    total: 2,
  });
  expect((await owner.get(`/api/submissions/${id}`)).body.waiting).toBe(2);
  expect((await owner.get(`/api/submissions/${ada}`)).body).not.toHaveProperty('waiting');
  const status = async () => (await api.visitor().get(new URL(di.body.status.url).pathname)).text;
  expect(await status()).toContain('Your place on the waiting list: 2.');
  await trash(ada!);
  await api.runJobs();
  expect(await status()).toContain('Your place on the waiting list: 1.');
});
