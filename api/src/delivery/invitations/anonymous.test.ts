import { beforeAll, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { counted } from '../../../../tests/support/counted.ts';
import { hiddenInputs, postPlainly } from '../../../../tests/support/api/plainPosts.ts';
import { deviceOf } from '../../../../tests/support/api/unfinishedScene.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { carryOver, LEAST_CARRIED } from './carryOver.ts';
import { answerKeyOf } from './invitationLink.ts';
import { sendInvitations } from './sendInvitations.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;

/** People of the list that is played; the laboratory takes more. */
const PEOPLE = Number(process.env['INLAY_INVITED'] ?? 24);
const ANSWERED = Math.floor(PEOPLE / 2);

/** Words that visitors send beside their answers: no table may keep them. */
const BROWSER = 'Canary-Browser/1.0';

/** In two languages, of which a rare one would name somebody (LANG-009). */
const definition: FormDefinition = {
  ...withFields(createEmptyDefinition('Mood'), [{ ...createField('text'), id: 'mood', label: 'Mood' }]),
  language: 'en',
  languages: ['de'],
  translations: { de: { title: 'Stimmung' } },
};

/** Addresses in the order in which their people answer. */
const answering: string[] = [];
const emails = Array.from({ length: PEOPLE }, (_, number) => `person${number}@anonymous.example`);

const linkTo = async (email: string): Promise<string> => {
  const { text } = await api.lastMail(email);
  return /http:\/\/platform\.test(\/i\/[\w-]{43})/.exec(text)![1]!;
};

async function answer(email: string): Promise<void> {
  await api.database.query("delete from rate_limits where key like '%formStep%'");
  const page = await api.visitor().get(await linkTo(email));
  expect(page.text).toContain('Your answer is anonymous');
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': '203.0.113.77' };
  // Some by a script, some without.
  const inputs = hiddenInputs(page.text);
  const { idempotencyKey, revisionId } = inputs;
  const entries = { ...inputs, 'answers.mood': 'Fine' };
  const request = { revisionId, idempotencyKey, answers: { mood: 'Fine' } };
  const sent =
    answering.length % 2 === 0
      ? await postPlainly(api, form.id, { entries, headers })
      : await api.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
  expect(sent.status).toBeLessThan(300);
  answering.push(email);
}

type Row = Record<string, string | null>;

/** Reads a table with its hidden columns, as texts. */
const readTable = (name: string): Promise<Row[]> =>
  api.database.query<Row>(`
    select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(t))) ||
      jsonb_build_object('xmin', t.xmin::text, 'ctid', t.ctid::text) as row from ${name} t`)
    .then((rows) => rows.map(({ row }) => row as unknown as Row)); // prettier-ignore

/** Names all tables of the schema. */
const listTables = async (): Promise<string[]> =>
  (
    await api.database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
  ).map(({ name }) => name);

/** Values that many rows share, or that name what both sides are about, join no two of them. */
const isTelling = (value: string | null, common: ReadonlySet<string>): value is string =>
  value !== null && value.length > 3 && !common.has(value);

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('invitationMailsPerMinute', '10000', now())`,
  );
  form = await api.buildForm(owner, definition);
  const at = `/api/forms/${form.id}/invitations`;
  await owner.put(at, {
    isAnonymous: true,
    isOnly: true,
    startsAt: new Date().toISOString(),
    reminders: null,
  });
  await owner.post(`${at}/people`, { text: emails.join('\n') });
  await sendInvitations(api.deps);
});

const listed = async () =>
  (await owner.get(`/api/forms/${form.id}/invitations`)).body.counts.answered as number;

test('INVITE-040 EMBED-112 answers in progress of an anonymous list are not kept, and nobody is told they were', async () => {
  const use = (keepsUnfinished: boolean) =>
    owner.patch(`/api/forms/${form.id}/publishing`, { keepsUnfinished });
  await use(true);
  const page = await api.visitor().get(await linkTo(emails[0]!));
  const { idempotencyKey = '' } = hiddenInputs(page.text);
  expect(page.text).not.toContain('continue');
  const device = { ...deviceOf(form), idempotencyKey, answers: { mood: 'Fine' } };
  const kept = await api.visitor().post(`/api/public/forms/${form.id}/unfinished`, device);
  expect([kept.status, kept.body.error.code]).toEqual([409, 'unfinished.not_kept']);
  expect(await api.database.query('select 1 from unfinished_answers')).toEqual([]);
  await use(false);
});

test('INVITE-040 fewer than five new answers are told of nobody, five are told together', async () => {
  const mixed = emails.toSorted((one, other) => one.length - other.length || other.localeCompare(one));
  for (const email of mixed.slice(0, LEAST_CARRIED - 1)) await answer(email);
  await carryOver(api.deps);
  expect(await listed()).toBe(0);
  for (const email of mixed.slice(LEAST_CARRIED - 1, ANSWERED)) await answer(email);
  await carryOver(api.deps);
  expect(await listed()).toBe(ANSWERED);
  const { people } = (
    await owner.get(`/api/forms/${form.id}/invitations/people?state=answered`)
  ).body as { people: { email: string; answeredAt: null; submissionId: null }[] };
  expect(people.every((one) => one.answeredAt === null && one.submissionId === null)).toBe(true);
  expect(people.map(({ email }) => email).toSorted()).toEqual(answering.toSorted().slice(0, 50));
}); // prettier-ignore

test('INVITE-040 the keys of marked people are replaced, and their links stay used', async () => {
  const rows = await readTable('invitations');
  const keys = rows.map(({ id }) => answerKeyOf(api.deps.config, id!));
  const stored = () =>
    api.database.query('select 1 from form_submissions where form_id = $1 and idempotency_key = any($2)', [
      form.id,
      keys,
    ]);
  await carryOver(api.deps);
  expect(await stored()).toHaveLength(ANSWERED);
  await api.database.query(`update invitation_lists set carried_at = now() - interval '61 minutes'`);
  await carryOver(api.deps);
  expect(await stored()).toHaveLength(0);
  const email = answering[0]!;
  expect((await api.visitor().get(await linkTo(email))).text).toContain('has arrived already');
  const id = rows.find((row) => row['email'] === email)!['id']!;
  const request = { revisionId: form.revisionId, answers: { mood: 'Twice' } };
  const again = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    ...request,
    idempotencyKey: answerKeyOf(api.deps.config, id),
  });
  expect([again.status, again.body.error.code]).toEqual([409, 'invitation.answered']);
});

test('INVITE-040 no value of the list, hidden columns included, is one of an answer or of what is about it', async () => {
  await api.runJobs();
  await api.deps.events.flush();
  const people = await readTable('invitations');
  const answers = (await readTable('form_submissions')).filter((row) => row['form_id'] === form.id);
  expect([people.length, answers.length]).toEqual([PEOPLE, ANSWERED]);
  // What the form itself says: both sides have that.
  const shared = [form.id, form.revisionId, owner.accountId, 'Fine', 'true', 'false', '{"mood": "Fine"}'];
  const common = new Set([...shared, ...people.map(({ mailed_at: at }) => at ?? '')]);
  const ofPeople = new Set(people.flatMap((row) => Object.entries(row).filter(([name]) => name !== 'ctid').map(([, value]) => value)).filter((value) => isTelling(value, common)));
  const ofAnswers = new Set(answers.flatMap((row) => Object.entries(row).filter(([name]) => name !== 'ctid').map(([, value]) => value)).filter((value) => isTelling(value, common)));
  expect([...ofPeople].filter((value) => ofAnswers.has(value))).toEqual([]);
  // A row elsewhere that has a value of both would join them.
  const joining: string[] = [];
  let columns = 0;
  for (const table of await listTables()) {
    const rows = await readTable(table);
    columns += Object.keys(rows[0] ?? {}).length;
    if (table === 'public.invitations' || table === 'public.form_submissions') continue;
    for (const row of rows) {
      const text = Object.entries(row).filter(([name]) => !['ctid', 'xmin'].includes(name)).map(([, value]) => value ?? '').join(' '); // prettier-ignore
      const has = (values: ReadonlySet<string>) => [...values].some((value) => value.length > 8 && text.includes(value));
      if (has(ofPeople) && has(ofAnswers)) joining.push(`${table}: ${text}`);
    }
  }
  expect(joining).toEqual([]);
  counted({ what: 'joins', count: columns, of: columns, more: 'columns of all tables, with xmin; no value joins' });
}); // prettier-ignore

test('INVITE-040 neither times nor order nor transactions tell whose an answer is; no browser or address is kept', async () => {
  const place = (ctid: string): number => {
    const [page = 0, line = 0] = ctid.slice(1, -1).split(',').map(Number);
    return page * 10_000 + line;
  };
  const people = (await readTable('invitations')).toSorted((a, b) => place(a['ctid']!) - place(b['ctid']!));
  const answers = (await readTable('form_submissions'))
    .filter((row) => row['form_id'] === form.id)
    .toSorted((a, b) => place(a['ctid']!) - place(b['ctid']!));
  expect(new Set(people.map(({ xmin }) => xmin)).size).toBe(1);
  expect(people.map(({ due_at: due }) => due ?? null).every((due) => due === null)).toBe(true);
  // One time for all of a day, ids without one, and no column with another.
  expect(new Set(answers.map(({ submitted_at: at }) => at)).size).toBe(1);
  expect(answers.map(({ id }) => id![14])).toEqual(answers.map(() => '4'));
  expect(
    answers.map(({ user_agent: browser, ip_address: address, language }) => [browser, address, language]),
  ).toEqual(answers.map(() => [null, null, null]));
  // Rank correlation (Spearman) of the order of answers with the places of their people.
  const marked = people.filter((row) => row['is_answered'] === 'true').map(({ email }) => email!);
  const gaps = marked.map((email, at) => (answering.indexOf(email) - at) ** 2);
  const n = marked.length;
  const correlation = 1 - (6 * gaps.reduce((sum, gap) => sum + gap, 0)) / (n * (n ** 2 - 1));
  // Beyond it once in 100,000 orders of chance.
  expect(Math.abs(correlation)).toBeLessThan(4.4 / Math.sqrt(n - 1));
  for (const table of await listTables())
    expect(JSON.stringify(await readTable(table))).not.toMatch(/Canary-Browser|203\.0\.113\.77/);
  const events = await api.database.query<{ data: { submissionId?: string } }>(
    `select event_data as data from security_events where event_type = 'successful_submission'`,
  );
  expect(events.filter(({ data }) => data?.submissionId)).toEqual([]);
  const more = `rank correlation of order ${correlation.toFixed(2)}, transactions of the list 1`;
  counted({ what: 'orders', count: ANSWERED, of: ANSWERED, more });
}, 60_000);

test('INVITE-040 the owner gets no links, no columns fill in answers, and the promise is not taken back', async () => {
  const at = `/api/forms/${form.id}/invitations`;
  expect((await owner.get(`${at}/links`)).body.error.code).toBe('invitations.anonymous');
  const text = 'email,mood\nnew@anonymous.example,Bad';
  const { body } = await owner.post(`${at}/people`, { text });
  expect([body.added, body.fields, body.ignored]).toEqual([1, [], ['Mood']]);
  expect(await api.database.query('select 1 from invitations where answers is not null')).toEqual([]);
  const turned = await owner.put(at, { isAnonymous: false });
  expect([turned.status, turned.body.error.issues[0].path]).toEqual([400, ['isAnonymous']]);
});
