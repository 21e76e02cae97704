import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  contactForm,
  eraseAll,
  findMarks,
  MARKS,
  plantPerson,
} from '../../../../tests/support/api/privacyScene.ts';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { counted } from '../../../../tests/support/counted.ts';
import { buildResultBlocks } from '../../results/buildResultBlocks.ts';
import { checkForm } from '../../results/checkResults.ts';
import { codeOf, joinTeam } from '../../../../tests/support/api/team.ts';
import { purgeExpiredTrash } from '../../submissions/trash/purgeExpiredTrash.ts';
import { erasePerson, type EraseDeps } from './erasePerson.ts';
import { forgetErased } from './forgetErased.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { removePeople } from '../../../../tests/support/api/removePeople.ts';

const api = useTestApi({ warehouse: 'both' });
const PRIVACY = '/api/account/privacy';
const EMAIL = { by: 'email', value: MARKS.email } as const;

/** What the scene has planted, by place, as a search for the address finds it. */
const FOUND = {
  submissions: 1,
  trash: 1,
  versions: 1,
  files: 1,
  unfinished: 1,
  invitations: 1,
  notes: 1,
  comments: 2,
  replies: 2,
  deliveries: 3,
  mail_links: 2,
  consents: 1,
  recipients: 1,
  saved_views: 1,
  selections: 1,
  exports: 1,
  shared_results: 1,
  results: 1,
  warehouse: 1,
  // Two of stored submissions, one of the audit log.
  events: 3,
  model_drafts: 1,
};

beforeAll(() => api.liftSubmitLimits());
beforeEach(async () => {
  await removePeople(api.database);
  await api.database.query('truncate erased_remains');
  for (const folder of ['exports', 'files/warehouse']) {
    const path = join(api.deps.config.dataFolder, folder);
    for (const name of await readdir(path).catch(() => [])) await rm(join(path, name), { recursive: true });
  }
  await api.database.query('delete from rate_limits');
});

/** The counts of what was found, or of a certificate. */
const countsOf = ({ places }: { places: { place: string; count: number }[] }): Record<string, number> =>
  Object.fromEntries(places.map(({ place, count }) => [place, count]));

test('PRIV-001 PRIV-005 one person in every place is found in each, and nothing is left in any table or file', async () => {
  const planted = await plantPerson(api);
  const { owner } = planted;
  const marked = await findMarks(api);
  expect(marked.length).toBeGreaterThan(24);
  const { status, body } = await owner.post(`${PRIVACY}/find`, EMAIL);
  expect(status).toBe(200);
  expect(countsOf(body)).toEqual(FOUND);
  const planned = Object.values(FOUND).reduce((sum, count) => sum + count, 0);
  counted({ what: 'found', count: planned, of: planned, more: `${Object.keys(FOUND).length} places` });
  await eraseAll(api, planted);
  expect(await findMarks(api)).toEqual([]);
  counted({ what: 'left', count: marked.length, of: marked.length, more: '0 left' });
  const form = { id: planted.form.id, accountId: owner.accountId };
  // Counters, and blocks once they are built anew.
  expect(await checkForm(api.deps, form)).toBe(0);
  await buildResultBlocks(api.deps, form, new AbortController().signal);
  expect(await checkForm(api.deps, form)).toBe(0);
  counted({ what: 'equal', count: 2, of: 2 });
});

test('PRIV-006 the certificate says what, how much, when and by whom, knows the person again, and names nothing of them', async () => {
  const planted = await plantPerson(api);
  const { owner } = planted;
  const [{ id }] = (await eraseAll(api, planted)) as [{ id: string }];
  const { erasures } = (await owner.get(`${PRIVACY}/erasures`)).body;
  const one = erasures.find((erasure: { id: string }) => erasure.id === id);
  expect(one).toMatchObject({ state: 'done', step: one.steps, requestedBy: 'Olga Owner' });
  expect(Object.fromEntries(one.places.map(({ place, count }: never) => [place, count]))).toEqual(FOUND);
  const file = await owner.get(`${PRIVACY}/erasures/${id}/certificate`);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(JSON.parse(file.text)).toMatchObject({ format: 'inlay-erasure-certificate', places: FOUND });
  expect(file.text.toLowerCase()).not.toMatch(/quilla|markson|7654/);
  const check = async (search: object) => (await owner.post(`${PRIVACY}/erasures/${id}/check`, search)).body;
  expect(await check({ by: 'email', value: MARKS.email.toUpperCase() })).toEqual({ isOfPerson: true });
  expect(await check({ by: 'email', value: 'somebody@else.example' })).toEqual({ isOfPerson: false });
  expect((await owner.post(`${PRIVACY}/find`, EMAIL)).body.places).toEqual([]);
  const log = (await owner.get('/api/account/audit-log?kind=deletion')).body.entries;
  expect(log.map(({ action }: { action: string }) => action)).toContain('person_erased');
});

/** An ORM whose transactions end as those of a process that is killed: before the given one commits, or after it. */
function dyingAt(at: number, isAfter: boolean): EraseDeps['orm'] {
  let left = at;
  const { em } = api.deps.orm;
  const fork = (...given: Parameters<typeof em.fork>) => {
    const forked = em.fork(...given);
    const transactional: typeof forked.transactional = async (work, options) => {
      left -= 1;
      if (left > 0) return forked.transactional(work, options);
      if (isAfter) await forked.transactional(work, options);
      throw new Error('killed');
    };
    return Object.assign(Object.create(forked) as typeof forked, { transactional });
  };
  return { em: { fork } } as unknown as EraseDeps['orm'];
}

test('PRIV-007 an erasure that is killed again and again, before and after a commit, goes on to the same end', async () => {
  const planted = await plantPerson(api);
  const { owner } = planted;
  const asked = await owner.post(`${PRIVACY}/erasures`, { ...EMAIL, leftOut: [], submissions: 2 });
  expect(asked.status).toBe(202);
  await api.database.query(`delete from graphile_worker._private_jobs`);
  const stateOf = async () =>
    (await owner.get(`${PRIVACY}/erasures`)).body.erasures[0] as { state: string; step: number } & Parameters<
      typeof countsOf
    >[0];
  let deaths = 0;
  // Each life gets some transactions further, and ends as the next one commits, or just before.
  while ((await stateOf()).state !== 'done') {
    expect(deaths).toBeLessThan(600);
    const orm = dyingAt(2 + (deaths % 9), Math.floor(deaths / 9) % 2 === 0);
    await erasePerson({ ...api.deps, orm }, asked.body.id, new AbortController().signal).then(
      () => undefined,
      (error: Error) => expect(error.message).toBe('killed'),
    );
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(20);
  counted({ what: 'resumed', count: deaths, of: deaths });
  await erasePerson(api.deps, asked.body.id, new AbortController().signal);
  const done = await stateOf();
  expect(done.state).toBe('done');
  expect(countsOf(done)).toEqual(FOUND);
});

test('PRIV-004 a submission that is left out stays, with all that is written to it; a changed find is refused', async () => {
  const planted = await plantPerson(api);
  const { owner, own, form } = planted;
  const [kept] = own;
  const ask = (submissions: number) =>
    owner.post(`${PRIVACY}/erasures`, { ...EMAIL, leftOut: [kept], submissions });
  expect(codeOf(await ask(2))).toEqual([409, 'person.changed']);
  expect((await ask(1)).status).toBe(202);
  expect(codeOf(await ask(1))).toEqual([409, 'erasure.running']);
  await api.runJobs();
  const opened = await owner.get(`/api/submissions/${kept}`);
  expect(opened.body.submission.answers).toMatchObject({ name: MARKS.name });
  const notes = await api.database.query<{ text: string }>(
    'select text from submission_notes where submission_id = $1',
    [kept],
  );
  expect(notes).toEqual([{ text: expect.stringContaining(MARKS.name) }]);
  const rest = await api.database.query('select id from form_submissions where form_id = $1', [form.id]);
  expect(rest).toHaveLength(5);
});

test('PRIV-010 PRIV-011 what is held is refused by name wherever it would be deleted for good, until the hold is lifted', async () => {
  const planted = await plantPerson(api);
  const { owner, own, form } = planted;
  const hold = { subject: { submissionId: own[0] }, reason: 'Case 17', endsAt: null };
  const placed = await owner.post(`${PRIVACY}/holds`, hold);
  expect(placed.body.holds).toMatchObject([{ reason: 'Case 17', submission: { id: own[0] } }]);
  const erase = () => owner.post(`${PRIVACY}/erasures`, { ...EMAIL, leftOut: [], submissions: 2 });
  expect(codeOf(await erase())).toEqual([409, 'person.held']);
  await owner.post('/api/submissions/trash', { ids: [own[0]] });
  expect(codeOf(await owner.post('/api/submissions/delete', { ids: own }))).toEqual([409, 'submission.held']);
  await api.database.query(
    `update form_submissions set deleted_at = now() - interval '3 years' where id = any($1)`,
    [own],
  );
  await purgeExpiredTrash(api.deps.orm);
  const left = () =>
    api.database.query<{ id: string }>('select id from form_submissions where id = any($1) order by id', [
      own,
    ]);
  expect(await left()).toEqual([{ id: own[0] }]);
  await owner.delete(`/api/forms/${form.id}`);
  expect(codeOf(await owner.delete(`/api/trash/forms/${form.id}`))).toEqual([409, 'submission.held']);
  await api.database.query(`update forms set deleted_at = now() - interval '3 years' where id = $1`, [
    form.id,
  ]);
  await purgeExpiredTrash(api.deps.orm);
  expect(await left()).toEqual([{ id: own[0] }]);
  // What none of these asks is refused by the database.
  await expect(api.database.query('delete from forms where id = $1', [form.id])).rejects.toThrow(
    'legal hold',
  );
  const [{ id }] = placed.body.holds as [{ id: string }];
  expect((await owner.delete(`${PRIVACY}/holds/${id}`)).body.holds).toEqual([]);
  expect((await owner.delete(`/api/trash/forms/${form.id}`)).status).toBe(204);
  await api.runJobs();
  expect(await left()).toEqual([]);
  const log = (await owner.get('/api/account/audit-log?kind=deletion')).body.entries;
  expect(log.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['hold_placed', 'hold_lifted']),
  );
});

test('PRIV-010 a hold on a person keeps what they have sent and what they send later, and ends at its time', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, contactForm('Held'));
  const submit = (mail: string) => submitTo(api, form, { name: 'Ada', mail });
  const [before, other] = [await submit('ada@held.example'), await submit('not.ada@held.example')];
  const subject = { by: 'email', value: 'Ada@held.example' };
  const placed = await owner.post(`${PRIVACY}/holds`, { subject, reason: 'Suit', endsAt: null });
  expect(placed.body.holds).toMatchObject([{ submission: null }]);
  const after = await submit('ada@HELD.example');
  for (const id of [before, after])
    expect(codeOf(await owner.post('/api/submissions/delete', { ids: [id] }))).toEqual([
      409,
      'submission.held',
    ]);
  expect((await owner.post('/api/submissions/delete', { ids: [other] })).status).toBe(200);
  await api.database.query(
    `update legal_holds set ends_at = now() - interval '1 second' where account_id = $1`,
    [owner.accountId],
  );
  expect((await owner.post('/api/submissions/delete', { ids: [before, after] })).body.ids).toHaveLength(2);
});

test('PRIV-020 PRIV-021 after a deletion for good nothing of who sent it is in events, frozen results, exports and warehouse', async () => {
  const planted = await plantPerson(api);
  const { owner, own } = planted;
  const events = () =>
    api.database.query(
      `select user_agent, ip_address, source_hash from security_events
       where event_type = 'successful_submission' and event_data ->> 'submissionId' = any($1)`,
      [own],
    );
  expect(await events()).toEqual(
    own.map(() => ({ user_agent: null, ip_address: null, source_hash: expect.any(String) })),
  );
  const places = ['exports', 'files', 'shared_results'];
  const marked = async () =>
    (await findMarks(api)).filter((one) => places.some((place) => one.includes(place))).length;
  expect(await marked()).toBeGreaterThan(3);
  expect((await owner.post('/api/submissions/delete', { ids: own })).status).toBe(200);
  await forgetErased(api.deps);
  expect(await events()).toEqual([]);
  expect((await findMarks(api)).filter((one) => /exports|warehouse|shared_results/.test(one))).toEqual([
    'public.recurring_exports: 1',
  ]);
  expect(await api.database.query('select from erased_remains')).toEqual([]);
});

test('PRIV-002 only owners reach it: no administrator of the account, no key, no other account', async () => {
  const planted = await plantPerson(api);
  const { owner } = planted;
  const admin = await joinTeam(api, owner, { role: 'admin' });
  expect(codeOf(await admin.post(`${PRIVACY}/find`, EMAIL))).toEqual([403, 'access.denied']);
  expect(codeOf(await admin.get(`${PRIVACY}/erasures`))).toEqual([403, 'access.denied']);
  const stranger = await api.signedIn();
  expect((await stranger.post(`${PRIVACY}/find`, EMAIL)).body).toMatchObject({ places: [], submissions: [] });
  expect(
    codeOf(await stranger.post(`${PRIVACY}/erasures`, { ...EMAIL, leftOut: [], submissions: 0 })),
  ).toEqual([404, 'person.nothing']);
  for (const value of ['ab', '12345', 'a@b'])
    expect(
      codeOf(await owner.post(`${PRIVACY}/find`, { by: value.includes('@') ? 'email' : 'phone', value })),
    ).toEqual([400, 'person.too_vague']);
});

test('PRIV-003 all that is held is exported as JSON and as a page, files with their addresses', async () => {
  const { owner, own } = await plantPerson(api);
  const ask = (format: string) => owner.post(`${PRIVACY}/export`, { ...EMAIL, format });
  const file = JSON.parse((await ask('json')).text);
  expect(file.submissions.map(({ id }: { id: string }) => id).toSorted()).toEqual(own.toSorted());
  const sent = file.submissions.find(({ id }: { id: string }) => id === own[0]);
  expect(sent.answers).toContainEqual({ label: 'Name', text: MARKS.name, value: MARKS.name });
  expect(sent.files).toMatchObject([{ name: 'quilla.txt', address: expect.stringContaining(own[0] ?? '') }]);
  expect(Object.keys(file.others)).toEqual(expect.arrayContaining(['invitations', 'notes', 'unfinished']));
  const page = await ask('html');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.text).toContain(MARKS.name);
  expect(page.text).not.toContain('<script');
});
