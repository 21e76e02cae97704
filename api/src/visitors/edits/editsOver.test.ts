import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { sendInvitations } from '../../delivery/invitations/sendInvitations.ts';
import { editUrl } from '../../submissions/work/submissionLinks.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
const text = (id: string) => ({ ...createField('text'), id, label: `The ${id}` });
const file = Object.assign(createField('file'), { id: 'plan', label: 'Plan' });
const definition = withFields(createEmptyDefinition('Course'), [text('name'), text('town'), file]);

beforeAll(() => api.liftSubmitLimits());
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
  await allow({ allowsEdits: true, allowsWithdrawal: true });
});

const allow = async (settings: object): Promise<void> => {
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, settings)).status).toBe(200);
};
const submit = (answers: object, more: object = {}) =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers,
    ...more,
  });
/** Path of the page on which a submission is edited. */
async function sent(answers: object, more: object = {}): Promise<{ id: string; path: string }> {
  const { status, body } = await submit(answers, more);
  expect(status).toBe(201);
  const { pathname } = new URL(editUrl(api.deps.config, body.submissionId));
  return { id: body.submissionId, path: pathname };
}
const open = (path: string) => api.visitor().get(path);
const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
  api.visitor().send('POST', path, { headers: { 'content-type': type }, body });
const withdraw = (path: string) => api.visitor().send('POST', `${path}/withdraw`);
/** Sends the page of an edit as a browser without JavaScript does. */
const edit = ({ id, path }: { id: string; path: string }, entries: Record<string, string>) =>
  post(
    `${path}/1/${form.id}/embed/${id}`,
    new URLSearchParams({ revisionId: form.revisionId, ...entries }).toString(),
  );
const PARTS = 'multipart/form-data; boundary=x';
const part = (name: string, value: string, rest = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;

test('SUBM-119 what was typed without JavaScript stays where the answers are withdrawn or edits are switched off meanwhile', async () => {
  const one = await sent({ name: 'Ada' });
  expect((await withdraw(one.path)).status).toBe(200);
  const late = await edit(one, { 'answers.name': 'Typed' });
  expect([late.status, late.text.includes('value="Typed"')]).toEqual([403, true]);
  expect(late.text).toContain('Your answers are withdrawn');
  const other = await sent({ name: 'Bob' });
  for (const settings of [{ allowsEdits: false }, { allowsWithdrawal: false }]) {
    await allow(settings);
    const typed = await edit(other, { 'answers.name': 'Typed' });
    expect([typed.status, typed.text.includes('value="Typed"')]).toEqual([403, true]);
    expect(typed.text).toContain('Changes are no longer possible');
  }
  const files = part('answers.name', 'Typed') + part('answers.plan', 'x', '; filename="a.pdf"') + '--x--\r\n';
  const posted = await post(`${other.path}/1/${form.id}/embed/${other.id}`, files, PARTS);
  expect([posted.status, posted.text.includes('value="Typed"')]).toEqual([403, true]);
  expect(await api.database.query('select 1 from uploads where form_id = $1', [form.id])).toEqual([]);
});

test('SUBM-118 SUBM-122 links that lead to no answers say so in words of their own, and a broken post is a page', async () => {
  for (const path of ['/e/x', '/w/x']) {
    const wrong = await open(path);
    expect([wrong.status, wrong.text.includes('This link opens nothing')]).toEqual([404, true]);
    expect(wrong.text).not.toContain('status');
  }
  const one = await sent({ name: 'Ada' });
  const broken = await post(`${one.path}/1/${form.id}/embed/${one.id}`, part('answers.name', 'Ad'), PARTS);
  expect([broken.status, broken.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(broken.text).toContain('Your answers did not arrive');
});

test('SUBM-120 whoever asks to withdraw may keep the answers instead', async () => {
  const one = await sent({ name: 'Ada' });
  const asked = await open(`${one.path}/withdraw`);
  expect(asked.text).toContain(`<a href="${one.path}?kept">Keep my answers</a>`);
  const kept = await open(`${one.path}?kept`);
  expect([kept.status, kept.text.includes('Your answers stay as they are')]).toEqual([200, true]);
  expect((await owner.get('/api/submissions/count')).body.total).toBe(1);
  await allow({ allowsEdits: false });
  expect((await open(`${one.path}?kept`)).text).not.toContain('Change your answers');
});

test('SUBM-120 a browser that has withdrawn its answers may send a form once more', async () => {
  await allow({ onePerBrowser: true });
  const browserKey = randomUUID();
  const one = await sent({ name: 'Ada' }, { browserKey });
  expect((await submit({ name: 'Bob' }, { browserKey })).body.error.code).toBe('submission.already_sent');
  expect((await withdraw(one.path)).status).toBe(200);
  await sent({ name: 'Ada again' }, { browserKey });
});

test('SUBM-118 INVITE-020 an edit leaves out what the invitation has locked, and nothing else', async () => {
  await allow({ prefillable: ['name', 'town'], lockedFields: ['name', 'town'] });
  const shown = (html: string) =>
    ['name', 'town'].filter((id) => new RegExp(`<label[^>]*>The ${id}`).test(html));
  // Nobody's link has locked what has no answer.
  const plain = await sent({ name: 'Ada' });
  expect(shown((await open(plain.path)).text)).toEqual(['town']);
  const list = `/api/forms/${form.id}/invitations`;
  await owner.put(list, { isOnly: false, startsAt: new Date().toISOString(), reminders: null });
  await owner.post(`${list}/people`, { text: 'dora@locked.example' });
  await sendInvitations(api.deps);
  const link = /platform\.test(\/i\/[\w-]{43})/.exec((await api.lastMail('dora@locked.example')).text)![1]!;
  const key = /"idempotencyKey":"([\da-f-]{36})"/.exec((await open(link)).text)![1]!;
  const invited = await sent({ name: 'Dora', town: 'Oslo' }, { idempotencyKey: key });
  expect(shown((await open(invited.path)).text)).toEqual(['name', 'town']);
});
