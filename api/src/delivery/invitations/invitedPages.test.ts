import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, pagesOf, withFields, withPages } from '@inlay/sdk/model';
import { hiddenInputs, postPlainly, storedAnswers } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { dataIn, deviceOf, type SavedBody } from '../../../../tests/support/api/unfinishedScene.ts';
import { sendInvitations } from './sendInvitations.ts';

const api = useTestApi();

test('INVITE-011 a form of pages for invited people is filled in without a script, mistakes and all, and by nobody else', async () => {
  const owner = await api.signedIn();
  const empty = createEmptyDefinition('Survey');
  const [page] = pagesOf(empty);
  const text = (id: string, label: string) => ({ ...createField('text'), id, label, required: true });
  const definition = withPages(empty, [
    { ...page!, id: 'p1', items: [text('mood', 'Mood')] },
    { ...page!, id: 'p2', items: [text('wish', 'Wish')] },
  ]);
  const form = await api.buildForm(owner, definition);
  const at = `/api/forms/${form.id}/invitations`;
  await owner.put(at, { isOnly: true, startsAt: new Date().toISOString(), reminders: null });
  await owner.post(`${at}/people`, { text: 'ada@pages.example' });
  await sendInvitations(api.deps);
  const mail = await api.lastMail('ada@pages.example');
  const link = /platform\.test(\/i\/[\w-]{43})/.exec(mail.text)![1]!;

  const post = (html: string, entries: Record<string, string>) =>
    postPlainly(api, form.id, { entries: { ...hiddenInputs(html), ...entries } });
  const first = await api.visitor().get(link);
  expect(first.text).toContain('Mood');
  const mistaken = await post(first.text, { go: 'next' });
  expect([mistaken.status, mistaken.text.includes('Mood')]).toEqual([422, true]);
  const second = await post(mistaken.text, { 'answers.mood': 'Fine', go: 'next' });
  expect([second.status, second.text.includes('Wish')]).toEqual([200, true]);
  const unfinished = await post(second.text, {});
  expect([unfinished.status, unfinished.text.includes('Wish')]).toEqual([422, true]);
  const done = await post(unfinished.text, { 'answers.wish': 'Cake' });
  expect([done.status, done.text.includes('Thank')]).toEqual([200, true]);
  expect(await storedAnswers(api, form.id)).toEqual([{ submission_data: { mood: 'Fine', wish: 'Cake' } }]);

  const stranger = { revisionId: form.revisionId, 'answers.mood': 'Hi', at: 'p1', go: 'next' };
  const refused = await postPlainly(api, form.id, { entries: stranger });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('This form is for invited people.');
  expect(refused.text).not.toContain('Wish');
  const script = await api.visitor().get(`/embed/${form.id}/form.js`);
  expect(script.text).not.toContain('Wish');
});

test('INVITE-011 EMBED-112 a form for invited people that keeps answers in progress keeps theirs, and opens to nobody else by them', async () => {
  const owner = await api.signedIn();
  const question = { ...createField('text'), id: 'mood', label: 'Mood' };
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Survey'), [question]));
  const change = async (settings: object) =>
    expect((await owner.patch(`/api/forms/${form.id}/publishing`, settings)).status).toBe(200);
  const keep = (device: SavedBody) => api.visitor().post(`/api/public/forms/${form.id}/unfinished`, device);
  const goOn = ({ token }: SavedBody) => api.visitor().get(`/embed/${form.id}?continue=${token}`);
  await change({ keepsUnfinished: true });
  const early = deviceOf(form);
  expect((await keep(early)).status).toBe(200);
  expect((await goOn(early)).text).toContain('Mood');

  const at = `/api/forms/${form.id}/invitations`;
  await owner.put(at, { isOnly: true });
  await owner.post(`${at}/people`, { text: 'ada@kept.example' });
  const { text: links } = await owner.get(`${at}/links`);
  const page = await api.visitor().get(/platform\.test(\/i\/[\w-]{43})/.exec(links)![1]!);
  const { idempotencyKey = '' } = hiddenInputs(page.text);
  const ada = { ...deviceOf(form), idempotencyKey };
  expect((await keep(ada)).status).toBe(200);
  expect((await goOn(ada)).text).toContain('Mood');

  const stranger = deviceOf(form);
  const refused = await keep(stranger);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'unfinished.not_kept']);
  expect((await goOn(stranger)).status).toBe(404);
  const closed = await goOn(early);
  expect([closed.status, closed.text.includes('Mood')]).toEqual([403, false]);
  expect(closed.text).toContain('This form is for invited people.');
  await change({ invitations: 'also' });
  expect((await goOn(early)).text).toContain('Mood');
});

test('INVITE-010 EMBED-113 each device that opens an invitation may save, and goes on with what another has saved', async () => {
  const owner = await api.signedIn();
  const question = { ...createField('text'), id: 'mood', label: 'Mood' };
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Survey'), [question]));
  const kept = { keepsUnfinished: true };
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, kept)).status).toBe(200);
  const at = `/api/forms/${form.id}/invitations`;
  await owner.put(at, { isOnly: true });
  await owner.post(`${at}/people`, { text: 'ada@devices.example' });
  const link = /platform\.test(\/i\/[\w-]{43})/.exec((await owner.get(`${at}/links`)).text)![1]!;

  const [phone, desk] = [await api.visitor().get(link), await api.visitor().get(link)];
  const plain = (html: string, entries: Record<string, string>) =>
    postPlainly(api, form.id, { entries: { ...hiddenInputs(html), ...entries } });
  const { form: shown } = dataIn(phone.text);
  const { key, token, version } = shown.planned.unfinished.link;
  expect([key, version]).toEqual([hiddenInputs(phone.text)['idempotencyKey'], 0]);
  const device = { ...deviceOf(form), idempotencyKey: key, token, answers: { mood: 'From the phone' } };
  const { body } = await api.visitor().post(`/api/public/forms/${form.id}/unfinished`, device);
  expect([body.kind, body.version]).toEqual(['saved', 1]);
  const late = await plain(desk.text, { 'answers.mood': 'From the desk', go: 'save' });
  expect(late.text).toContain('changed on another device');

  const again = await api.visitor().get(link);
  expect([again.status, again.headers.get('cache-control')]).toEqual([302, 'no-store']);
  const { pathname, search } = new URL(again.headers.get('location')!);
  const continued = await api.visitor().get(pathname + search);
  expect(continued.text).toContain('value="From the phone"');
  const done = await plain(continued.text, { 'answers.mood': 'From the desk' });
  expect([done.status, done.text.includes('Thank')]).toEqual([200, true]);
  expect(await storedAnswers(api, form.id)).toEqual([{ submission_data: { mood: 'From the desk' } }]);
  expect((await api.visitor().get(link)).text).toContain('Each invitation takes one answer.');
});

test('INVITE-011 who may share and not publish invites people, and does not close the form for all others', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, createEmptyDefinition('Mine'));
  const at = `/api/forms/${form.id}/invitations`;
  const editor = await api.signedIn();
  await api.database.query(
    `insert into account_grants (id, account_id, user_id, form_id, role, rights, created_at)
     values ($1, $2, $3, $4, 'editor', '["share"]', now())`,
    [crypto.randomUUID(), owner.accountId, editor.userId, form.id],
  );
  expect((await editor.put(at, { subject: 'Mine' })).status).toBe(200);
  expect((await editor.put(at, { isOnly: true })).status).toBe(403);
  expect((await owner.put(at, { isOnly: true })).status).toBe(200);
  expect((await editor.send('DELETE', at)).status).toBe(403);
  expect((await owner.send('DELETE', at)).status).toBe(204);
});

test('INVITE-010 an invitation takes its answer whatever the browser has sent before', async () => {
  const owner = await api.signedIn();
  const question = { ...createField('text'), id: 'mood', label: 'Mood' };
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Survey'), [question]));
  await owner.patch(`/api/forms/${form.id}/publishing`, { onePerBrowser: true });
  const at = `/api/forms/${form.id}/invitations`;
  await owner.put(at, { isOnly: true });
  await owner.post(`${at}/people`, { text: 'ada@shared.example\ngrace@shared.example' });
  const { text: links } = await owner.get(`${at}/links`);
  const browserKey = randomUUID();
  const sent = [];
  for (const [, link = ''] of links.matchAll(/platform\.test(\/i\/[\w-]{43})/g)) {
    const { idempotencyKey } = hiddenInputs((await api.visitor().get(link)).text);
    const answer = { revisionId: form.revisionId, idempotencyKey, browserKey, answers: { mood: 'Fine' } };
    const { status } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, answer);
    sent.push(status);
  }
  expect(sent).toEqual([201, 201]);
});
