import { beforeAll, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { counted } from '../../../../tests/support/counted.ts';
import { hiddenInputs, postPlainly } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { answerKeyOf } from './invitationLink.ts';
import { sendInvitations } from './sendInvitations.ts';

/** Sizes; the laboratory takes larger ones. */
const LINKS = Number(process.env['INLAY_INVITED_LINKS'] ?? 10);
const POSTS = Number(process.env['INLAY_INVITED_POSTS'] ?? 20);
const PEOPLE = Number(process.env['INLAY_INVITED'] ?? 60);
/** Lines of a long list, of which one in a hundred is bad and one in a hundred repeats another. */
const LINES = Number(process.env['INLAY_INVITED_LINES'] ?? 300);
/** Links whose posts are under way together. */
const AT_ONCE = 4;

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values
      ('invitationMailsPerMinute', '10000', now()), ('serverRateLimits', 'false', now())`,
  );
});

const definition = withFields(createEmptyDefinition('Vote'), [
  { ...createField('text'), id: 'vote', label: 'Vote' },
]);

/** Makes a form with a list of so many people. */
async function invite(count: number, settings: object = {}): Promise<BuiltForm> {
  const form = await api.buildForm(owner, definition);
  const list = { startsAt: new Date().toISOString(), reminders: null, isOnly: true, ...settings };
  expect((await owner.put(`/api/forms/${form.id}/invitations`, list)).status).toBe(200);
  const text = Array.from({ length: count }, (_, number) => `p${number}@promises.example`).join('\n');
  expect((await owner.post(`/api/forms/${form.id}/invitations/people`, { text })).body.added).toBe(count);
  return form;
}

const idsOf = (form: BuiltForm) =>
  api.database.query<{ id: string; email: string }>(
    'select id, email from invitations where form_id = $1 order by email',
    [form.id],
  );

/** The links in the mails of a form, by address. */
async function linksOf(form: BuiltForm): Promise<Map<string, string>> {
  const mails = await api.database.query<{ recipient: string; text: string }>(
    `select recipient, message ->> 'text' as text from deliveries where form_id = $1`,
    [form.id],
  );
  return new Map(
    mails.map(({ recipient, text }) => [recipient, /platform\.test(\/i\/[\w-]{43})/.exec(text)![1]!]),
  );
}

/** How many mails were written to each person. */
const mailsOf = (form: BuiltForm) =>
  api.database.query<{ recipient: string; count: number }>(
    'select recipient, count(*)::int as count from deliveries where form_id = $1 group by recipient',
    [form.id],
  );

/** Statuses of a server that has too much to do. */
const BUSY = [429, 503];

test('INVITE-010 each of many links has one row, however many answers are sent by it at once', async () => {
  const form = await invite(LINKS);
  const keys = (await idsOf(form)).map(({ id }) => answerKeyOf(api.deps.config, id));
  const send = async (key: string, number: number): Promise<number> => {
    const answers = { vote: `No. ${number}` };
    const { revisionId } = form;
    const sent =
      number % 2 === 0
        ? await api
            .visitor()
            .post(`/api/public/forms/${form.id}/submissions`, { revisionId, idempotencyKey: key, answers })
        : await postPlainly(api, form.id, {
            entries: { revisionId, idempotencyKey: key, 'answers.vote': answers.vote },
          });
    // Under load the server asks to come again.
    return BUSY.includes(sent.status) ? send(key, number) : sent.status;
  };
  const waiting = [...keys];
  let [stored, refused] = [0, 0];

  const work = async (): Promise<void> => {
    for (let key = waiting.pop(); key; key = waiting.pop()) {
      const one = key;
      const statuses = await Promise.all(Array.from({ length: POSTS }, (_, number) => send(one, number)));
      stored += statuses.filter((status) => status < 300).length;
      refused += statuses.filter((status) => status === 409).length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const rows = await api.database.query('select idempotency_key from form_submissions where form_id = $1', [
    form.id,
  ]);
  expect(rows).toHaveLength(LINKS);
  expect([stored, refused]).toEqual([LINKS, LINKS * (POSTS - 1)]);
  const { counts } = (await owner.get(`/api/forms/${form.id}/invitations`)).body;
  expect(counts.answered).toBe(LINKS);
  const more = `${LINKS} × ${POSTS} posts: ${rows.length} rows, ${refused} refused`;
  counted({ what: 'races', count: rows.length, of: LINKS, more });
}, 1_200_000);

test('INVITE-010 mail scanners that follow links use none up', async () => {
  const form = await invite(1);
  await sendInvitations(api.deps);
  const [link] = (await linksOf(form)).values();
  const scanners = ['GET', 'HEAD'].flatMap((method) => Array.from({ length: 10 }, () => method));
  const follow = async (method: string) => (await api.visitor().send(method, link!)).status;
  const statuses = await Promise.all(scanners.map(follow));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await owner.get(`/api/forms/${form.id}/invitations`)).body.counts.answered).toBe(0);
  const inputs = hiddenInputs((await api.visitor().get(link!)).text);
  const sent = await postPlainly(api, form.id, { entries: { ...inputs, 'answers.vote': 'Yes' } });
  expect(sent.status).toBe(200);
  counted({ what: 'scanners', count: statuses.length, of: 20 });
});

test('INVITE-030 everybody who is missing gets each reminder once, and nobody who answered or stopped', async () => {
  const form = await invite(PEOPLE, { reminders: { afterDays: 1, everyDays: 1, most: 2, until: null } });
  await sendInvitations(api.deps);
  const links = await linksOf(form);
  const all = [...links.keys()].toSorted();
  const answered = all.filter((_, at) => at % 3 === 0);
  const stopped = all.filter((_, at) => at % 3 === 1);
  for (const email of answered) {
    const { idempotencyKey, revisionId } = hiddenInputs((await api.visitor().get(links.get(email)!)).text);
    const request = { revisionId, idempotencyKey, answers: { vote: 'Yes' } };
    expect((await api.visitor().post(`/api/public/forms/${form.id}/submissions`, request)).status).toBe(201);
  }
  const stops = await api.database.query<{ recipient: string; url: string }>(
    `select recipient, message ->> 'stopUrl' as url from deliveries where form_id = $1`,
    [form.id],
  );
  for (const { recipient, url } of stops)
    if (stopped.includes(recipient)) {
      const { pathname, search } = new URL(url);
      expect((await api.visitor().send('POST', pathname + search)).status).toBe(200);
    }
  for (let day = 0; day < 5; day++) {
    await api.database.query(
      `update invitations set due_at = due_at - interval '1 day' where form_id = $1`,
      [form.id],
    );
    await Promise.all([sendInvitations(api.deps), sendInvitations(api.deps)]);
  }
  const mails = new Map((await mailsOf(form)).map(({ recipient, count }) => [recipient, count]));
  const wanted = (email: string): number => (answered.includes(email) || stopped.includes(email) ? 1 : 3);
  const right = all.filter((email) => mails.get(email) === wanted(email));
  expect(right).toEqual(all);
  const missing = all.length - answered.length - stopped.length;
  const more = `${missing} missing with 2 of 2, ${answered.length} answered and ${stopped.length} stopped with 0`;
  counted({ what: 'reminders', count: right.length, of: all.length, more });
}, 600_000); // prettier-ignore

/** Transactions that are broken off while they send. */
const KILLS = 3;

/** Ends the connection of a transaction that has written mails and not ended. */
const KILL_SENDER = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
    and xact_start < clock_timestamp() - interval '10 ms' and query ~ 'deliveries|add_job|update invitations'
  limit 1`;

test('INVITE-031 killed connections in the middle of a list send nobody two mails, and nobody none', async () => {
  const form = await invite(PEOPLE);
  let kills = 0;
  for (;;) {
    const end = new AbortController();
    const runs = Promise.allSettled([sendInvitations(api.deps), sendInvitations(api.deps)]);
    const kill = async (): Promise<void> => {
      while (!end.signal.aborted && kills < KILLS)
        // oxlint-disable-next-line no-await-in-loop -- a look at a time
        kills += (await api.database.query(KILL_SENDER)).length;
    };
    const killing = kill();
    // oxlint-disable-next-line no-await-in-loop -- again until all are sent
    const ended = await runs;
    end.abort();
    await killing;
    const { counts } = (await owner.get(`/api/forms/${form.id}/invitations`)).body;
    if (counts.mailed === PEOPLE && ended.every(({ status }) => status === 'fulfilled')) break;
  }
  const mails = await mailsOf(form);
  const once = mails.filter(({ count }) => count === 1);
  expect(kills).toBe(KILLS);
  expect(once).toHaveLength(PEOPLE);
  counted({ what: 'batches', count: once.length, of: PEOPLE, more: `${kills} times killed` });
}, 600_000);

test('INVITE-003 of a long list the bad and doubled lines are named, and all others are invited', async () => {
  const form = await api.buildForm(owner, definition);
  const at = `/api/forms/${form.id}/invitations`;
  await owner.put(at, { startsAt: null });
  const lines = Array.from({ length: LINES }, (_, number) => {
    if (number % 100 === 7) return 'nobody at all';
    return `Person ${number} <p${number % 100 === 8 ? number - 2 : number}@long.example>`;
  });
  const { body } = await owner.post(`${at}/people`, { text: lines.join('\n') });
  const bad = Math.ceil((LINES - 7) / 100);
  const doubled = Math.ceil((LINES - 8) / 100);
  expect([body.added, body.problemCount]).toEqual([LINES - bad - doubled, bad + doubled]);
  expect(body.problems.slice(0, 2)).toEqual([
    { line: 8, text: 'nobody at all', code: 'no_address', column: null },
    { line: 9, text: 'p6@long.example', code: 'repeated', column: null },
  ]);
  const more = `${bad} bad and ${doubled} doubled lines named`;
  counted({ what: 'lines', count: body.added, of: LINES - bad - doubled, more });
}, 120_000);
