import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ownerWithForm } from '../../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { RATE_LIMITS } from '../../../platform/limits/rateLimits.ts';
import { statusUrl } from '../../../submissions/work/submissionLinks.ts';

const api = useTestApi();
let owner: TestPerson;
let form: Awaited<ReturnType<typeof ownerWithForm>>['form'];
beforeAll(async () => {
  ({ owner, form } = await ownerWithForm(api));
  await showStatus(true);
});
// A form takes a few submissions a minute from one source.
beforeEach(() => api.database.query('delete from submit_attempts'));

async function showStatus(showsStatus: boolean, changes: object = {}): Promise<void> {
  const { status } = await owner.patch(`/api/forms/${form.id}/publishing`, { showsStatus, ...changes });
  expect(status).toBe(200);
}
const request = () => ({
  revisionId: form.revisionId,
  idempotencyKey: crypto.randomUUID(),
  answers: { name: 'Canary Ada' },
});
async function send(body = request()) {
  const { body: receipt, status } = await api
    .visitor()
    .post(`/api/public/forms/${form.id}/submissions`, body);
  expect(status).toBe(201);
  return receipt as { submissionId: string; receiptCode: string; status?: { url: string; text: string } };
}
const pathOf = (url: string): string => new URL(url).pathname;
const show = (path: string) => api.visitor().get(path);
/** A submission with the path of its page. */
async function sent() {
  const receipt = await send();
  return { ...receipt, path: pathOf(receipt.status!.url) };
}

test('SUBM-088 receipts have a link to the status where the form’s owner shows it, also when sent again', async () => {
  await showStatus(false);
  const body = request();
  expect(await send(body)).not.toHaveProperty('status');
  await showStatus(true, { language: 'de' });
  const { status, submissionId } = await send(body);
  expect(status).toEqual({ url: statusUrl(api.deps.config, submissionId), text: 'Status ansehen' });
  expect((await api.visitor().get(`/api/public/forms/${form.id}`)).body).not.toHaveProperty('showsStatus');
  await showStatus(true, { language: null });
});

test('SUBM-088 the page without a script links to the status', async () => {
  const { revisionId, idempotencyKey } = request();
  const page = await api.visitor().send('POST', `/embed/${form.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ revisionId, idempotencyKey, name: 'Ada' }).toString(),
  });
  expect(page.status).toBe(200);
  const [, url] = /<a href="([^"]+\/s\/[\w-]{43})"[^>]*>Check the status</.exec(page.text) ?? [];
  expect((await show(pathOf(url!))).status).toBe(200);
});

test('SUBM-088 the page shows title, day, receipt code and the status in words, and no answer', async () => {
  const { submissionId, receiptCode, path } = await sent();
  const page = await show(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
  expect(page.text).not.toMatch(/<script| style=|Canary/);
  expect(page.text).toContain(`<bdi>${receiptCode}</bdi>`);
  expect(page.text).toMatch(/<dd [^>]*class="state">Received</);
  expect(page.text).toContain(String(new Date().getUTCFullYear()));
  const { title } = (await owner.get(`/api/forms/${form.id}`)).body as { title: string };
  expect(page.text).toContain(`${title}</h1>`);

  const setTo = async (status: string) =>
    expect((await owner.post('/api/submissions/status', { ids: [submissionId], status })).status).toBe(200);
  await setTo('done');
  expect((await show(path)).text).toMatch(/<dd [^>]*class="state">Done</);
  const own = await owner.put('/api/submission-statuses', {
    statuses: [{ name: 'In the oven <1>', color: 'blue', state: 'in_progress' }],
  });
  expect([own.status, own.text]).toEqual([200, own.text]);
  await setTo(own.body.statuses[0].id);
  expect((await show(path)).text).toContain('>In the oven &lt;1></dd>');
});

test('SUBM-091 the page shows the public name of an own status, which saving without one keeps', async () => {
  const { submissionId, path } = await sent();
  const save = async (status: object) => {
    const answer = await owner.put('/api/submission-statuses', {
      statuses: [{ name: 'Waiting for Bob', color: 'blue', state: 'in_progress', ...status }],
    });
    expect([answer.status, answer.body]).toEqual([200, answer.body]);
    return answer.body.statuses[0] as { id: string; publicName: string | null };
  };
  const { id } = await save({ publicName: 'In the kitchen' });
  expect((await owner.post('/api/submissions/status', { ids: [submissionId], status: id })).status).toBe(200);
  expect(await save({ id })).toMatchObject({ id, publicName: 'In the kitchen' });
  const page = await show(path);
  expect(page.text).toContain('>In the kitchen</dd>');
  expect(page.text).not.toContain('Bob');
  await save({ id, publicName: null });
  expect((await show(path)).text).toContain('>Waiting for Bob</dd>');
});

test('SUBM-090 the page shows comments for the sender alone, as they are now, without their author', async () => {
  const { submissionId, path } = await sent();
  const thread = `/api/submissions/${submissionId}/comments`;
  const write = (text: string, audience: string) => owner.post(thread, { text, audience });
  expect((await write('For us', 'team')).status).toBe(201);
  const { status, body } = await write('Ready on <Friday>\n– Bob', 'public');
  expect([status, body.audiences]).toEqual([201, ['team', 'public']]);
  const page = await show(path);
  expect(page.text).toContain('Messages</h2>');
  expect(page.text).toContain('Ready on &lt;Friday>\n– Bob</p>');
  expect(page.text).not.toContain('For us');
  expect(page.text).not.toContain(owner.email);
  const one = `${thread}/${body.comments.at(-1).id}`;
  expect((await owner.patch(one, { text: 'Ready on Monday' })).status).toBe(200);
  expect((await show(path)).text).toMatch(/(?<!Friday.*)Ready on Monday/s);
  expect((await owner.send('DELETE', one)).status).toBe(200);
  expect((await show(path)).text).not.toMatch(/Messages|Monday/);
  await showStatus(false);
  expect((await write('Nobody could read it', 'public')).body.error.code).toBe('comment.audience');
  await showStatus(true);
});

test('SUBM-088 the page is in the form’s language, with its look', async () => {
  const { path } = await sent();
  await showStatus(true, { language: 'ar' });
  const { text } = await show(path);
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('تم الاستلام');
  expect(text).toContain('--form-embed-primary-color');
  await showStatus(true, { language: null });
});

test('SUBM-089 a wrong link, a deleted or trashed submission or form, and a status no longer shown look alike', async () => {
  const { submissionId, path } = await sent();
  const wrong = await show(`/s/${'x'.repeat(43)}`);
  expect(wrong.status).toBe(404);
  expect(wrong.text).toContain('This status is not available');
  const isGone = async () => expect(await show(path)).toMatchObject({ status: 404, text: wrong.text });
  const isBack = async () => expect((await show(path)).status).toBe(200);
  const trash = (table: string, at: string, id: string) =>
    api.database.query(`update ${table} set deleted_at = ${at} where id = $1`, [id]);
  for (const [table, id] of [
    ['form_submissions', submissionId],
    ['forms', form.id],
  ] as const) {
    await trash(table, 'now()', id);
    await isGone();
    await trash(table, 'null', id);
    await isBack();
  }
  await showStatus(false);
  await isGone();
  await showStatus(true);
  await isBack();
  await api.database.query('delete from form_submissions where id = $1', [submissionId]);
  await isGone();
});

test('SUBM-089 a link cannot be made from a submission’s id, nor turned into another’s', async () => {
  const [one, other] = [await sent(), await sent()];
  const forged = statusUrl({ ...api.deps.config, secret: 'x'.repeat(32) }, one.submissionId);
  const mixed = `${one.path.slice(0, 24)}${other.path.slice(24)}`;
  for (const path of [pathOf(forged), mixed, `/s/${one.submissionId}`, one.path.slice(0, -4)])
    expect([path, (await show(path)).status]).toEqual([path, 404]);
});

test('SUBM-089 too many requests from one source have to wait, and are told so', async () => {
  const { path } = await sent();
  await api.database.query('delete from rate_limits');
  expect((await show(path)).status).toBe(200);
  await api.database.query('update rate_limits set points = $1', [RATE_LIMITS.submissionStatus.points]);
  const page = await show(path);
  expect(page.status).toBe(429);
  expect(page.headers.get('retry-after')).not.toBeNull();
  expect(page.text).toContain('Please wait a few minutes');
  await api.database.query('delete from rate_limits');
});
