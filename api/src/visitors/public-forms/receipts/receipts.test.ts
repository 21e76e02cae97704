import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ownerWithForm } from '../../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { counted } from '../../../../../tests/support/counted.ts';
import { createId } from '../../../platform/db/columns.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { canonicalJson, hashCanonically } from '../../../platform/signed-log/canonicalJson.ts';
import { rotateSigningKey } from '../../../platform/signed-log/sealLog.ts';
import { listSigningKeys } from '../../../platform/signed-log/signingKeys.ts';
import { storeVersion } from '../../../submissions/versions/storeVersion.ts';
import { signRow, type SignedReceipt } from './signReceipt.ts';

/** Receipts that are signed and checked: `npm run test:receipts` takes 10,000. */
const RECEIPTS = Number(process.env['INLAY_RECEIPTS'] ?? 50);

const api = useTestApi();
let owner: TestPerson;
let form: Awaited<ReturnType<typeof ownerWithForm>>['form'];
beforeAll(async () => {
  ({ owner, form } = await ownerWithForm(api));
});
beforeEach(async () => {
  await api.database.query('delete from submit_attempts');
  await api.database.query('delete from rate_limits');
  await publish({ showsStatus: true, signsReceipts: true });
});

async function publish(changes: object): Promise<void> {
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, changes)).status).toBe(200);
}

/** Sends the form. @returns the path of the status, and the id. */
async function send(answers = { name: 'Ada' }) {
  const { body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers,
  });
  return { id: String(body.submissionId), path: new URL(body.status.url).pathname, body };
}
const show = (path: string) => api.visitor().get(path);
const receiptOf = async (path: string) => {
  const { status, text } = await show(`${path}/receipt.json`);
  expect(status).toBe(200);
  return JSON.parse(text) as SignedReceipt;
};

/** Checks a receipt as somebody else would: by the keys that the platform publishes, and by WebCrypto. */
async function isGenuine({ signature, ...signed }: SignedReceipt): Promise<boolean> {
  const { body } = await show('/.well-known/inlay-log.json');
  const jwk = body.keys.find(({ kid }: { kid: string }) => kid === signed.keyId);
  const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  const text = new TextEncoder().encode(canonicalJson(signed));
  return crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64url'), text);
}

test('RCPT-001 the status page links to a signed receipt where the form offers one, and nothing says so else', async () => {
  await publish({ signsReceipts: false });
  const { id, path, body } = await send();
  expect((await show(path)).text).not.toContain('receipt.json');
  expect((await show(`${path}/receipt.json`)).status).toBe(404);
  await publish({ signsReceipts: true, language: 'de' });
  const page = await show(path);
  expect(page.text).toContain(`${path}/receipt.json">Signierte Quittung</a>`);
  const file = await show(`${path}/receipt.json`);
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="receipt-${body.receiptCode}.json"`,
  );
  expect(file.headers.get('cache-control')).toBe('no-store');
  const receipt = JSON.parse(file.text) as SignedReceipt;
  const [stored] = await api.database.query<{ hash: string }>(
    'select content_hash as hash from form_submissions where id = $1',
    [id],
  );
  expect(receipt).toMatchObject({
    type: 'inlay-receipt',
    form: { id: form.id },
    revisionId: form.revisionId,
    submissionId: id,
    receiptCode: body.receiptCode,
    submittedAt: body.submittedAt,
    answers: { version: 1, editedAt: null, sha256: stored!.hash },
  });
  expect(await isGenuine(receipt)).toBe(true);
  await publish({ showsStatus: false });
  expect((await show(`${path}/receipt.json`)).status).toBe(404);
  await publish({ language: null });
  // The public form tells nothing of it.
  expect((await show(`/api/public/forms/${form.id}`)).text).not.toContain('signsReceipts');
});

test('RCPT-002 a receipt of edited answers says so; one of answers that somebody changed past the platform is refused', async () => {
  const { id, path } = await send();
  const before = await receiptOf(path);
  await inTransaction(api.deps.orm, (em) =>
    storeVersion(
      em,
      { place: { id, formId: form.id, accountId: owner.accountId }, seen: 1, userId: null, reason: null },
      { answers: { name: 'Bob' }, revisionId: form.revisionId },
    ),
  );
  const after = await receiptOf(path);
  expect(after.answers).toMatchObject({ version: 2, sha256: hashCanonically({ name: 'Bob' }) });
  expect(after.answers.editedAt).toMatch(/^20/);
  expect([await isGenuine(before), await isGenuine(after)]).toEqual([true, true]);
  await api.database.query(`update form_submissions set submission_data = '{"name": "Eve"}' where id = $1`, [
    id,
  ]);
  expect((await show(`${path}/receipt.json`)).status).toBe(404);
  expect(api.log()).toContain('A receipt was refused');
  // Changed before anybody asked for it.
  const other = await send();
  await api.database.query(`update form_submissions set submission_data = '{"name": "Eve"}' where id = $1`, [
    other.id,
  ]);
  expect((await show(`${other.path}/receipt.json`)).status).toBe(404);
});

test('RCPT-002 RCPT-017 receipts verify by the published keys, also by one of before; with any byte changed they do not', async () => {
  const rows = Array.from({ length: RECEIPTS }, (_, index) => ({
    id: createId(),
    accountId: owner.accountId,
    formId: form.id,
    revisionId: form.revisionId,
    submittedAt: new Date(),
    contentHash: '',
    answers: { name: `Visitor ${index}`, amount: index / 7 },
    receiptCode: `CODE-${index}`,
    version: null,
    editedAt: null,
  }));
  await send();
  const sign = async (some: typeof rows) => {
    const [key] = await listSigningKeys(api.deps.pool, api.deps.config.secret);
    return some.map((row) => signRow(api.deps.config, key!, { row, title: 'Contact', signedAt: new Date() }));
  };
  await rotateSigningKey(api.deps);
  const first = await sign(rows.slice(0, RECEIPTS / 2));
  await rotateSigningKey(api.deps);
  const receipts = [...first, ...(await sign(rows.slice(RECEIPTS / 2)))];
  const { body } = await show('/.well-known/inlay-log.json');
  const keys = new Map<string, CryptoKey>();
  for (const jwk of body.keys)
    keys.set(jwk.kid, await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']));
  const holds = ({ signature, ...signed }: SignedReceipt) =>
    crypto.subtle.verify(
      'Ed25519',
      keys.get(signed.keyId)!,
      Buffer.from(signature, 'base64url'),
      new TextEncoder().encode(canonicalJson(signed)),
    );
  let [genuine, forged] = [0, 0];
  for (const receipt of receipts) {
    if (await holds(receipt)) genuine++;
    const { sha256 } = receipt.answers;
    const other = (sha256.startsWith('0') ? '1' : '0') + sha256.slice(1);
    if (!(await holds({ ...receipt, answers: { ...receipt.answers, sha256: other } }))) forged++;
  }
  counted({ what: 'receipts', count: genuine, of: RECEIPTS });
  counted({ what: 'forged', count: forged, of: RECEIPTS });
  expect([genuine, forged, new Set(receipts.map(({ keyId }) => keyId)).size]).toEqual([
    RECEIPTS,
    RECEIPTS,
    2,
  ]);
});

test('RCPT-003 RCPT-004 the page that checks a receipt asks for nothing, and has its keys in it; saved, it is a file', async () => {
  const { headers, text } = await show('/check-receipt?lang=ar');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; .*; script-src 'sha256-[^']+'$/,
  );
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).not.toMatch(/src=|fetch\(|XMLHttpRequest|innerHTML/);
  const { body } = await show('/.well-known/inlay-log.json');
  expect(text).toContain(body.keys[0].x);
  expect(body.log).toMatchObject({ keyId: expect.any(String), hash: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(JSON.stringify(body)).not.toMatch(/"d"|sealed/);
  const saved = await show('/check-receipt?save&lang=ar');
  expect(saved.headers.get('content-disposition')).toContain('check-receipt.html');
});
