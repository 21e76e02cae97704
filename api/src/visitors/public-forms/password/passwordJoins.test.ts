import { randomUUID } from 'node:crypto';
import { createField, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { courseWith, quotaLedger, seats } from '../../../../../tests/support/api/quotaScene.ts';
import { programOf } from '../../../../../tests/support/api/programOf.ts';
import { hiddenInputs } from '../../../../../tests/support/api/plainPosts.ts';
import {
  CANARY_FORM,
  baseOf,
  passwordWays,
  postEntries,
} from '../../../../../tests/support/api/passwordScene.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import {
  createSecret,
  dataIn,
  formWith,
  pageWith,
  textField,
} from '../../../../../tests/support/api/unfinishedScene.ts';
import { sendInvitations } from '../../../delivery/invitations/sendInvitations.ts';
import { editUrl, statusUrl } from '../../../submissions/work/submissionLinks.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let ways: ReturnType<typeof passwordWays>;

const plain = { ...formWith(pageWith('p1', textField('name', { label: 'Canary name' }))), title: 'Canary' };

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  await api.database.query(`delete from rate_limits where key like 'formPassword%'`);
  await begin(CANARY_FORM);
});

/** Goes on with a new form that asks for a password. */
async function begin(of: FormDefinition): Promise<void> {
  form = await api.buildForm(owner, of);
  ways = passwordWays(api, owner, form);
  await ways.lock();
}

test('EMBED-134 whoever is invited needs no password, and goes on with what another device has saved', async () => {
  await begin(plain);
  await ways.set({ keepsUnfinished: true });
  const list = `/api/forms/${form.id}/invitations`;
  await owner.put(list, { isOnly: true, startsAt: new Date().toISOString(), reminders: null });
  await owner.post(`${list}/people`, { text: 'ada@locked.example, bob@locked.example' });
  await sendInvitations(api.deps);
  const linkOf = async (address: string) =>
    /platform\.test(\/i\/[\w-]{43})/.exec((await api.lastMail(address)).text)![1]!;
  const page = await api.visitor().get(await linkOf('ada@locked.example'));
  expect(page.text).toContain('Canary name');
  const { link } = dataIn(page.text).form.planned.unfinished;
  const saved = await api.visitor().post(`${baseOf(page.text)}/api/public/forms/${form.id}/unfinished`, {
    revisionId: form.revisionId,
    idempotencyKey: link.key,
    token: link.token,
    version: 0,
    savedBy: createSecret(),
    pageId: 'p1',
    answers: { name: 'Half' },
  });
  expect(saved.status).toBe(200);
  const again = await api.visitor().get(await linkOf('ada@locked.example'));
  expect(again.status).toBe(302);
  const continued = await api
    .visitor()
    .get(new URL(again.headers.get('location')!).pathname + new URL(again.headers.get('location')!).search);
  expect(continued.text).toContain('Half');
  // By the key alone, as a program with the invitation does.
  const sent = await ways.send('', { name: 'Ada' }, { idempotencyKey: link.key });
  expect(sent.status).toBe(201);
  // Those who know the password but are not invited stay outside.
  const stranger = await ways.opened();
  expect(stranger.page.text).toContain('for invited people');
  expect(stranger.page.text).not.toContain('Canary name');
});

test('EMBED-134 the link that continues answers asks for the password on another device', async () => {
  await ways.set({ keepsUnfinished: true });
  const { page } = await ways.opened();
  const base = baseOf(page.text);
  const token = createSecret();
  const saved = await api.visitor().post(`${base}/api/public/forms/${form.id}/unfinished`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    token,
    version: 0,
    savedBy: createSecret(),
    pageId: 'p1',
    answers: { name: 'Half' },
  });
  expect(saved.status).toBe(200);
  const query = `?continue=${token}`;
  const asked = await api.visitor().get(`/embed/${form.id}${query}`);
  expect(asked.text).not.toMatch(/Half|Canary/);
  expect((await ways.opened(query)).page.text).toContain('Half');
});

test('EMBED-135 senders edit and follow what they have sent without the password; programs of the owner need none', async () => {
  await ways.set({ allowsEdits: true, showsStatus: true });
  const { page } = await ways.opened();
  const sent = await ways.send(baseOf(page.text), { name: 'Ada' });
  expect(
    (await api.visitor().get(new URL(editUrl(api.deps.config, sent.body.submissionId)).pathname)).text,
  ).toContain('Canary name');
  const status = new URL(statusUrl(api.deps.config, sent.body.submissionId)).pathname;
  expect((await api.visitor().get(status)).status).toBe(200);
  const program = await programOf(api, owner, { scopes: ['submissions:write'] });
  const made = await program.post(`/api/v1/forms/${form.id}/submissions`, { answers: { name: 'Bob' } });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
});

test('EMBED-135 a form with a password holds to its quota', async () => {
  await begin(courseWith(seats(1)));
  const base = baseOf((await ways.opened()).page.text);
  for (const name of ['Ada', 'Bob'])
    expect((await ways.send(base, { name, mail: 'a@b.example' })).status).toBe(201);
  expect(await quotaLedger(api, form.id)).toContain('Bob');
});

test('EMBED-135 an address in words leads to where the password is kept', async () => {
  const given = await owner.put(`/api/forms/${form.id}/address`, { account: 'locked-bakery', form: 'order' });
  const { pathname } = new URL(given.body.url);
  const led = await api.visitor().get(`${pathname}?name=Ada`);
  expect([led.status, led.headers.get('location')]).toEqual([307, `/embed/${form.id}?name=Ada`]);
});

test('EMBED-136 a copy and an exported form have no password, and no answer ever has its hash', async () => {
  const copy = await owner.post(`/api/forms/${form.id}/clone`);
  expect(copy.status).toBe(201);
  expect((await owner.get(`/api/forms/${copy.body.id}/publishing`)).body.hasPassword).toBe(false);
  const read = [
    await owner.get(`/api/forms/${form.id}/publishing`),
    await owner.get(`/api/forms/${form.id}`),
  ];
  for (const { text } of read) expect(text).not.toMatch(/argon2|passwordHash|open sesame/);
  const short = await owner.put(`/api/forms/${form.id}/password`, { password: 'short' });
  expect([short.status, short.body.error.code]).toEqual([400, 'request.invalid']);
  const stranger = await api.signedIn();
  expect((await stranger.put(`/api/forms/${form.id}/password`, { password: null })).status).toBe(404);
});

test('EMBED-131 files and the captcha of such a page are asked for below its address', async () => {
  const base = baseOf((await ways.opened()).page.text);
  expect((await api.visitor().get(`${base}/api/public/captcha/challenge`)).status).toBe(200);
  const gone = await api.visitor().delete(`${base}/api/public/uploads/none`);
  expect(gone.body.error.code).toBe('upload.file_gone');
  const elsewhere = await api.visitor().get(`${base}/api/public/platform`);
  expect(elsewhere.status).toBe(404);
});

test('EMBED-135 INVITE-013 the page of an edit brings its files and next pages past the password; files of strangers stay out', async () => {
  const upload = (base: string) =>
    api.visitor().send('POST', `${base}/api/public/forms/${form.id}/uploads`, {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '3',
        'upload-metadata': 'filename YS5wZGY=,field cGxhbg==',
      },
    });
  const file = Object.assign(createField('file'), { id: 'plan', label: 'Canary plan' });
  await begin(formWith(pageWith('p1', textField('name'), file)));
  await ways.set({ allowsEdits: true });
  const base = baseOf((await ways.opened()).page.text);
  expect((await upload(base)).status).toBe(201);
  const sent = await ways.send(base, { name: 'Ada' });
  const at = new URL(editUrl(api.deps.config, sent.body.submissionId)).pathname;
  const edit = baseOf((await api.visitor().get(at)).text);
  expect((await upload(edit)).status).toBe(201);
  const steps = { revisionId: form.revisionId, answers: {}, pageId: 'p1' };
  expect((await api.visitor().post(`${edit}/api/public/forms/${form.id}/steps`, steps)).status).toBe(200);
  await ways.lock(null);
  const list = `/api/forms/${form.id}/invitations`;
  await owner.put(list, { isOnly: true, startsAt: new Date().toISOString(), reminders: null });
  await owner.post(`${list}/people`, { text: 'cleo@files.example' });
  await sendInvitations(api.deps);
  for (const strange of ['', base, `/embed/${form.id}/p/1.invited.forged`]) {
    const refused = await upload(strange);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'form.invited_only']);
  }
  const link = /platform\.test(\/i\/[\w-]{43})/.exec((await api.lastMail('cleo@files.example')).text)![1]!;
  expect((await upload(baseOf((await api.visitor().get(link)).text))).status).toBe(201);
  expect((await upload(baseOf((await api.visitor().get(at)).text))).status).toBe(201);
});

test('EMBED-131 LANG-005 a form with a password names its other languages, which its pass opens without a cookie', async () => {
  await begin({
    ...CANARY_FORM,
    languages: ['de'],
    translations: { de: { title: 'Bestellung', 'name.label': 'Ihr Name', 'mail.label': 'Ihre Adresse' } },
  });
  const { at, page } = await ways.opened();
  const query = /<nav class="languages".*?<a href="(\?lang=de)"/s.exec(page.text)?.[1];
  const german = await api.visitor().get(`${at}${query}`);
  expect(german.text).toContain('Ihr Name');
  const action = /formaction="([^"]+)"/.exec(page.text)?.[1];
  const posted = { ...hiddenInputs(page.text), 'answers.name': 'Ada', go: 'stay' };
  const turned = await postEntries(api, action!, posted);
  expect([turned.status, turned.text.includes('Ihr Name')]).toEqual([200, true]);
  expect(turned.text).toContain('value="Ada"');
});

test('EMBED-130 a wrong password tells nothing of the form in the headers of its answer', async () => {
  await ways.lock(null);
  const logoUrl = 'https://canary.example/logo.png';
  expect((await owner.patch(`/api/forms/${form.id}`, { logoUrl })).status).toBe(200);
  await ways.lock();
  const asked = await api.visitor().get(`/embed/${form.id}`);
  const wrong = await postEntries(api, `/embed/${form.id}`, { formPassword: 'wrong' });
  const policy = 'content-security-policy';
  expect([wrong.status, wrong.headers.get(policy)]).toEqual([422, asked.headers.get(policy)]);
  expect(wrong.headers.get(policy)).not.toMatch(/canary/);
});
