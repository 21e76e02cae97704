import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import {
  deviceOf,
  ORDER,
  unfinishedWays,
  type SavedBody,
  type UnfinishedWays,
} from '../../../../tests/support/api/unfinishedScene.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let ways: UnfinishedWays;

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(owner, ORDER);
  ways = unfinishedWays(api, owner, form);
  await ways.keeps(true);
});

async function saved(changes: Partial<SavedBody> = {}): Promise<SavedBody> {
  const one = { ...deviceOf(form), ...changes };
  expect((await ways.save(one)).body.kind).toBe('saved');
  return one;
}
const list = async (query = '') => (await owner.get(`/api/forms/${form.id}/unfinished${query}`)).body;

test('SUBM-114 owners see unfinished answers as what they are, never among submissions', async () => {
  await saved({ pageId: 'p2', answers: { name: 'Ada', colour: 'green' } });
  const { unfinished } = await list();
  expect(unfinished).toMatchObject([
    {
      page: { number: 2, title: 'p2', isReview: false },
      answers: [
        { label: 'The name', text: 'Ada' },
        { label: 'The colour', text: 'green' },
      ],
    },
  ]);
  expect(JSON.stringify(unfinished)).not.toMatch(/token|key/i);
  expect((await owner.get(`/api/submissions?formId=${form.id}`)).body.submissions).toEqual([]);
  const inbox = (await owner.get('/api/submissions/forms')).body.forms.find(
    ({ id }: { id: string }) => id === form.id,
  );
  expect(inbox.hasUnfinished).toBe(true);
});

test('SUBM-114 what was sent is not among them, also before the sweep', async () => {
  const one = await saved();
  await ways.send(one);
  await api.database.query(
    `update unfinished_answers set ended_as = null, answers = '{"name": "Ada"}' where form_id = $1`,
    [form.id],
  );
  expect(await list()).toMatchObject({
    unfinished: [],
    figures: { begun: 1, sent: 1, waiting: 0, givenUp: 0 },
  });
});

test('SUBM-115 figures say where those stopped who have not sent, by page, also after their day', async () => {
  await saved({ pageId: 'p1' });
  await saved({ pageId: 'p2' });
  const ended = await saved({ pageId: 'p2' });
  await saved({ pageId: '' });
  await saved({ pageId: 'gone' });
  await api.database.query(
    `update unfinished_answers set answers = null, ended_as = 'expired' where idempotency_key = $1`,
    [ended.idempotencyKey],
  );
  const { figures } = await list();
  expect(figures).toMatchObject({ begun: 5, sent: 0, waiting: 4, givenUp: 1 });
  expect(figures.stoppedAt).toEqual([
    { number: 1, title: 'p1', isReview: false, count: 1 },
    { number: 2, title: 'p2', isReview: false, count: 2 },
    { number: null, title: '', isReview: true, count: 1 },
    { number: null, title: '', isReview: false, count: 1 },
  ]);
});

test('SUBM-114 a list goes on behind its last row, each row once', async () => {
  for (let at = 0; at < 27; at += 1) await saved({ answers: { name: `${at}` } });
  const first = await list();
  const rest = await list(`?after=${first.unfinished.at(-1).id}`);
  expect([first.unfinished.length, first.hasMore, rest.unfinished.length, rest.hasMore]).toEqual([
    25,
    true,
    2,
    false,
  ]);
  const ids = [...first.unfinished, ...rest.unfinished].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(27);
});

test('SUBM-116 whoever may erase deletes them for good, and the link says so', async () => {
  const [one, other] = [await saved(), await saved()];
  const { unfinished } = await list();
  const ids = unfinished.map(({ id }: { id: string }) => id);
  const stranger = await api.signedIn();
  const path = `/api/forms/${form.id}/unfinished/removals`;
  expect((await stranger.post(path, { ids })).status).toBe(404);
  expect((await owner.post(path, { ids })).status).toBe(204);
  expect((await list()).unfinished).toEqual([]);
  expect((await ways.open(one.token)).text).toContain('deleted by the people of this form');
  expect((await ways.save({ ...other, version: 1 })).body).toEqual({ kind: 'ended', as: 'removed' });
});
