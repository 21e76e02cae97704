import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmptyDefinition, createField, createOptions, withFields } from '@inlay/sdk/model';
import { hiddenInputs, postPlainly } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { sendInvitations } from './sendInvitations.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(() =>
  api.database.query(`delete from rate_limits where key like 'mail%' or key = 'invitation-mails'`),
);

const definition = withFields(createEmptyDefinition('Fire drill'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('radio'), id: 'team', label: 'Team', options: createOptions(['Red', 'Blue']) },
]);

const at = (form: BuiltForm, path = ''): string => `/api/forms/${form.id}/invitations${path}`;

/** A form with a list of people, to whom the first mails have been written. */
async function invited(text: string, settings: object = {}): Promise<BuiltForm> {
  const form = await api.buildForm(owner, definition);
  const list = { startsAt: new Date().toISOString(), reminders: null, ...settings };
  expect((await owner.put(at(form), list)).status).toBe(200);
  const added = await owner.post(at(form, '/people'), { text });
  expect(added.status).toBe(200);
  await sendInvitations(api.deps);
  return form;
}

/** The path of the link in the newest mail to an address. */
const linkTo = async (email: string): Promise<string> => {
  const { text } = await api.lastMail(email);
  return /http:\/\/platform\.test(\/i\/[\w-]{43})/.exec(text)![1]!;
};

const open = (path: string) => api.visitor().get(path);

/** What a page posts, without JavaScript. */
async function post(form: BuiltForm, path: string, entries: Record<string, string>) {
  const inputs = hiddenInputs((await open(path)).text);
  return postPlainly(api, form.id, { entries: { ...inputs, ...entries } });
}

const people = async (form: BuiltForm, query = '') =>
  (await owner.get(at(form, `/people${query}`))).body.people as {
    id: string;
    email: string;
    state: string;
    mails: number;
    answeredAt: string | null;
    submissionId: string | null;
  }[];

const rowsOf = (form: BuiltForm) =>
  api.database.query<{ id: string; submission_data: Record<string, unknown>; idempotency_key: string }>(
    'select id, submission_data, idempotency_key from form_submissions where form_id = $1',
    [form.id],
  );

test('INVITE-001 a pasted list is mailed, each person their link, and says who has answered', async () => {
  const form = await invited('Ada Lovelace <ada@example.com>\nbob@example.com');
  const mail = await api.lastMail('ada@example.com');
  expect(mail).toMatchObject({ kind: 'form_invitation', subject: 'Please answer: Fire drill' });
  expect(mail.text).toContain('Hello Ada Lovelace,');
  const ada = await linkTo('ada@example.com');
  expect(ada).not.toBe(await linkTo('bob@example.com'));
  expect((await post(form, ada, { 'answers.name': 'A.', 'answers.team': '' })).status).toBe(200);
  const [first, second] = await people(form);
  expect(first).toMatchObject({ email: 'ada@example.com', state: 'answered', mails: 1 });
  expect(first!.submissionId).toBe((await rowsOf(form))[0]!.id);
  expect(Date.parse(first!.answeredAt!)).toBeGreaterThan(Date.now() - 60_000);
  expect(second).toMatchObject({ email: 'bob@example.com', state: 'sending', answeredAt: null });
  expect((await owner.get(at(form))).body.counts).toMatchObject({ people: 2, mailed: 2, answered: 1 });
  expect((await people(form, '?state=answered')).length).toBe(1);
  expect((await people(form, '?q=BOB')).map(({ email }) => email)).toEqual(['bob@example.com']);
});

test('INVITE-010 opening a link, twenty times over, stores nothing and uses nothing up', async () => {
  const form = await invited('scan@example.com');
  const link = await linkTo('scan@example.com');
  const before = await api.database.query('select *, xmin::text from invitations where form_id = $1', [form.id]);
  for (let one = 0; one < 20; one++) {
    const page = await open(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  }
  expect(await api.database.query('select *, xmin::text from invitations where form_id = $1', [form.id])).toEqual(before);
  expect((await post(form, link, { 'answers.name': 'Still fine' })).status).toBe(200);
  expect(await rowsOf(form)).toHaveLength(1);
}); // prettier-ignore

test('INVITE-010 of a hundred answers at once by one link, by scripts and plain posts, one is stored', async () => {
  const form = await invited('race@example.com');
  const link = await linkTo('race@example.com');
  const { idempotencyKey, revisionId } = hiddenInputs((await open(link)).text);
  const send = (number: number) =>
    number % 2 === 0
      ? api
          .visitor()
          .post(`/api/public/forms/${form.id}/submissions`, {
            revisionId,
            idempotencyKey,
            answers: { name: `No. ${number}` },
          })
      : postPlainly(api, form.id, {
          entries: { revisionId: revisionId!, idempotencyKey: idempotencyKey!, 'answers.name': `No. ${number}` },
        });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => send(number)));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  expect(await rowsOf(form)).toHaveLength(1);
  const refused = answers.find(({ status, headers }) => status === 409 && headers.get('content-type')?.includes('json'));
  expect(refused!.body.error.code).toBe('invitation.answered');
  expect((await open(link)).text).toContain('Each invitation takes one answer.');
}); // prettier-ignore

test('INVITE-010 the same answers sent again get the receipt of the first', async () => {
  const form = await invited('again@example.com');
  const { idempotencyKey, revisionId } = hiddenInputs((await open(await linkTo('again@example.com'))).text);
  const send = () =>
    api
      .visitor()
      .post(`/api/public/forms/${form.id}/submissions`, { revisionId, idempotencyKey, answers: { name: 'X' } });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.receiptCode).toBe(first.body.receiptCode);
}); // prettier-ignore

test('INVITE-011 a form for invited people shows others a page of its own, and takes nothing of theirs', async () => {
  const form = await invited('only@example.com', { isOnly: true });
  const page = await open(`/embed/${form.id}`);
  expect(page.text).toContain('This form is for invited people.');
  expect(page.text).not.toContain('Team');
  const { body } = await api.visitor().get(`/api/public/forms/${form.id}`);
  expect(body.closed.text).toContain('This form is for invited people.');
  const answers = {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name: 'No' },
  };
  const refused = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, answers);
  expect([refused.status, refused.body.error.code]).toEqual([403, 'form.invited_only']);
  const plain = await postPlainly(api, form.id, {
    entries: { revisionId: form.revisionId, 'answers.name': 'No' },
  });
  expect([plain.status, plain.text.includes('For invited people')]).toEqual([403, true]);
  const link = await linkTo('only@example.com');
  expect((await open(link)).text).toContain('Team');
  expect((await post(form, link, { 'answers.name': 'Yes' })).status).toBe(200);
  expect(await rowsOf(form)).toHaveLength(1);
});

test('INVITE-012 wrong, foreign and removed links look alike; a closed and a disabled form say so', async () => {
  const form = await invited('gone@example.com');
  const link = await linkTo('gone@example.com');
  const wrong = await open(`/i/${'x'.repeat(43)}`);
  expect(wrong.status).toBe(404);
  expect(wrong.text).toContain('This link opens nothing');
  const isGone = async (path: string) => expect(await open(path)).toMatchObject({ status: 404, text: wrong.text });
  await isGone('/i/short');
  await isGone(`${link.slice(0, -2)}${link.at(-2) === 'A' ? 'B' : 'A'}${link.at(-1)}`);
  await owner.patch(`/api/forms/${form.id}/publishing`, { closesAt: new Date(Date.now() - 1_000).toISOString() });
  expect((await open(link)).text).toContain('Form Closed');
  await owner.patch(`/api/forms/${form.id}/publishing`, { closesAt: null });
  await api.database.query('update forms set deleted_at = now() where id = $1', [form.id]);
  await isGone(link);
  await api.database.query('update forms set deleted_at = null where id = $1', [form.id]);
  expect((await open(link)).status).toBe(200);
  const [person] = await people(form);
  expect((await owner.send('DELETE', at(form, `/people/${person!.id}`))).status).toBe(204);
  await isGone(link);
}); // prettier-ignore

test('INVITE-003 bad and doubled addresses are named by line, and the good ones kept', async () => {
  const form = await invited('first@example.com');
  const text = [
    'Ada <ada2@example.com>',
    'nobody',
    'bad@',
    'ADA2@example.com',
    '',
    'first@example.com',
    '"Lee, Bo" <bo@example.com>; cy@example.com',
  ].join('\n');
  const preview = await owner.post(at(form, '/people'), { text, isPreview: true });
  const problems = [
    { line: 2, text: 'nobody', code: 'no_address', column: null },
    { line: 3, text: 'bad@', code: 'bad_address', column: null },
    { line: 4, text: 'ada2@example.com', code: 'repeated', column: null },
    { line: 6, text: 'first@example.com', code: 'known', column: null },
  ];
  expect(preview.body).toEqual({ added: 3, problems, problemCount: 4, fields: [], ignored: [] });
  expect(await people(form)).toHaveLength(1);
  expect((await owner.post(at(form, '/people'), { text })).body.added).toBe(3);
  expect((await people(form)).map(({ email }) => email)).toEqual([
    'ada2@example.com',
    'bo@example.com',
    'cy@example.com',
    'first@example.com',
  ]);
});

test('INVITE-020 columns named like fields fill them in by person, and nobody can change them', async () => {
  const text = 'Email;Name;team;Shoe size\nred@example.com;Rita;Red;38\nblue@example.com;Bo;Green;40';
  const form = await invited(text);
  const { body } = await owner.post(at(form, '/people'), { text, isPreview: true });
  expect(body).toMatchObject({ fields: ['Name', 'Team'], ignored: ['Shoe size'] });
  expect(body.problems).toContainEqual({
    line: 3,
    text: 'blue@example.com Bo Green 40',
    code: 'bad_answer',
    column: 'Team',
  });
  const link = await linkTo('red@example.com');
  const page = await open(link);
  expect(page.text).toContain('value="Red"');
  const inputs = hiddenInputs(page.text);
  const { idempotencyKey, revisionId } = inputs;
  const forged = { revisionId, idempotencyKey, answers: { name: 'Someone', team: 'Blue' } };
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, forged);
  expect(sent.status).toBe(201);
  const [row] = await rowsOf(form);
  expect(row!.submission_data).toMatchObject({ name: 'Rita', team: 'Red' });
}); // prettier-ignore

test('INVITE-030 reminders go to those missing by schedule, and to nobody who has answered or stopped', async () => {
  const reminders = { afterDays: 2, everyDays: 3, most: 2, until: null };
  const form = await invited('r1@example.com\nr2@example.com\nr3@example.com', { reminders });
  await post(form, await linkTo('r1@example.com'), { 'answers.name': 'Done' });
  const { text } = await api.lastMail('r2@example.com');
  const [, stop] = /http:\/\/platform\.test(\/api\/stop-invitations\?token=[\w-]+)/.exec(text)!;
  expect((await open(stop!)).text).toContain('Stop these mails');
  expect((await people(form, '?state=stopped')).length).toBe(0);
  expect((await api.visitor().send('POST', stop!, {})).status).toBe(200);
  expect((await people(form, '?state=stopped')).map(({ email }) => email)).toEqual(['r2@example.com']);
  const pass = async (days: number) => {
    await api.database.query(
      `update invitations set due_at = due_at - make_interval(days => $2) where form_id = $1`,
      [form.id, days],
    );
    await sendInvitations(api.deps);
  };
  const mailsTo = async () =>
    Object.fromEntries((await people(form)).map(({ email, mails }) => [email.slice(0, 2), mails]));
  await pass(1);
  expect(await mailsTo()).toEqual({ r1: 1, r2: 1, r3: 1 });
  await pass(1);
  expect(await mailsTo()).toEqual({ r1: 1, r2: 1, r3: 2 });
  expect((await api.lastMail('r3@example.com')).subject).toBe('Reminder: Please answer: Fire drill');
  await pass(3);
  expect(await mailsTo()).toEqual({ r1: 1, r2: 1, r3: 3 });
  await pass(30);
  expect(await mailsTo()).toEqual({ r1: 1, r2: 1, r3: 3 });
  // Off the list and on it again: who stopped the mails is known.
  const [person] = await people(form, '?state=stopped');
  await owner.send('DELETE', at(form, `/people/${person!.id}`));
  await owner.post(at(form, '/people'), { text: 'r2@example.com' });
  await sendInvitations(api.deps);
  expect(await mailsTo()).toEqual({ r1: 1, r2: 0, r3: 3 });
});

test('INVITE-031 the mails carry the one-click header, and the rate of the administrator holds', async () => {
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('invitationMailsPerMinute', '3', now())`,
  );
  const list = Array.from({ length: 8 }, (_, number) => `n${number}@example.com`).join('\n');
  const form = await invited(list);
  const mailed = async () => (await owner.get(at(form))).body.counts.mailed as number;
  expect(await mailed()).toBe(3);
  await sendInvitations(api.deps);
  expect(await mailed()).toBe(3);
  await api.database.query(`update rate_limits set expire = 0 where key = 'invitation-mails'`);
  await Promise.all([sendInvitations(api.deps), sendInvitations(api.deps)]);
  expect(await mailed()).toBe(6);
  await api.database.query(`delete from platform_settings where key = 'invitationMailsPerMinute'`);
  await sendInvitations(api.deps);
  const sent = await api.database.query<{ recipient: string; stop: string }>(
    `select recipient, message ->> 'stopUrl' as stop from deliveries where form_id = $1`,
    [form.id],
  );
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(8);
  expect(sent).toHaveLength(8);
  expect(sent.every(({ stop }) => stop.includes('/api/stop-invitations?token='))).toBe(true);
});

test('INVITE-002 links as CSV, reminding one person, and a list that nobody has made', async () => {
  const form = await invited('=cmd@example.com\nZoe <zoe@example.com>');
  const links = await owner.get(at(form, '/links'));
  expect(links.headers.get('content-type')).toContain('text/csv');
  expect(links.text).toContain(`"Zoe","zoe@example.com","http://platform.test${await linkTo('zoe@example.com')}"`);
  const zoe = (await people(form)).find(({ email }) => email === 'zoe@example.com')!;
  expect((await owner.post(at(form, '/remind'), { personId: zoe.id })).body).toEqual({ count: 1 });
  await sendInvitations(api.deps);
  expect((await people(form)).reduce((sum, { mails }) => sum + mails, 0)).toBe(3);
  const empty = await api.buildForm(owner, definition);
  expect((await owner.get(at(empty))).body).toMatchObject({ isStored: false, counts: { people: 0 } });
  expect((await owner.post(at(empty, '/people'), { text: 'a@b.example' })).body.error.code).toBe('invitations.none');
  expect((await owner.send('DELETE', at(form))).status).toBe(204);
  expect(await api.database.query('select 1 from invitations where form_id = $1', [form.id])).toEqual([]);
}); // prettier-ignore
