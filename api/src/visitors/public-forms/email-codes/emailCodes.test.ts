import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hiddenInputs, postPlainly, storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
/** An address that no other test has used: mails to one are limited. */
let address: string;

const mail: Field = { ...createField('email'), id: 'mail', label: 'Email', required: true, confirm: 'code' };
const definition = withFields(createEmptyDefinition('Club'), [mail]);

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
  address = `${randomUUID()}@example.org`;
  await api.database.query(`delete from rate_limits where key like 'emailCode%'`);
});

const ask = (changes: Record<string, unknown> = {}) =>
  api.visitor().post(`/api/public/forms/${form.id}/email-codes`, { fieldId: 'mail', address, ...changes });
const redeem = (ticket: string, code: string, changes: Record<string, unknown> = {}) =>
  api.visitor().post(`/api/public/forms/${form.id}/email-proofs`, {
    fieldId: 'mail',
    address,
    ticket,
    code,
    ...changes,
  });
const mailedCode = async (): Promise<string> =>
  /\b\d{6}\b/.exec((await api.lastMail(address)).text)?.[0] ?? '';
/** Returns another code than the mailed one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const submit = (raw: unknown) =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers: { mail: raw },
  });
const prove = async (): Promise<string> => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  const redeemed = await redeem(body.ticket, await mailedCode());
  expect(redeemed.status).toBe(200);
  return redeemed.body.proof;
};

test('a mailed code proves an address, and the address alone is stored (TYPE-001)', async () => {
  const { body } = await ask();
  const mailed = await api.lastMail(address);
  expect([mailed.kind, mailed.subject]).toEqual(['email_code', 'Your code for “Club”']);
  const code = await mailedCode();
  expect(mailed.subject).not.toContain(code);
  const { body: redeemed } = await redeem(body.ticket, `${code.slice(0, 3)} ${code.slice(3)}`);
  const sent = await submit({ address, ticket: body.ticket, proof: redeemed.proof });
  expect(sent.status).toBe(201);
  expect(await storedAnswers(api, form.id)).toEqual([{ submission_data: { mail: address } }]);
});

test('nothing but a proof of this address, field and form is taken (TYPE-001)', async () => {
  const proof = await prove();
  const refused = {
    text: address,
    none: { address },
    code: { address, ticket: 'x', code: await mailedCode() },
    made: { address, proof: 'proof' },
    changed: { address, proof: proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
    other: { address: `other${address}`, proof },
    listed: [address],
  };
  for (const [name, raw] of Object.entries(refused)) {
    const { status, body } = await submit(raw);
    expect([name, status]).toEqual([name, 422]);
    expect(body.error.issues).toHaveLength(1);
  }
  form = await api.buildForm(owner, definition);
  expect((await submit({ address, proof })).status).toBe(422);
  expect(await storedAnswers(api, form.id)).toEqual([]);
});

test('a code is refused when it is wrong, for another address, or after ten wrong ones (TYPE-001)', async () => {
  const { ticket } = (await ask()).body;
  const code = await mailedCode();
  expect((await redeem(ticket, wrong(code))).body.error.code).toBe('email_code.wrong');
  expect((await redeem(ticket, code, { address: `other${address}` })).status).toBe(422);
  expect((await redeem('made up', code)).status).toBe(422);
  for (let tries = 2; tries < 10; tries++) await redeem(ticket, wrong(code));
  expect((await redeem(ticket, code)).body.error.code).toBe('rate_limit.exceeded');
  const again = await ask();
  expect((await redeem(again.body.ticket, await mailedCode())).status).toBe(429);
});

test('an address gets five codes of a form in an hour, and fields without codes none (TYPE-001)', async () => {
  for (let mails = 0; mails < 5; mails++) expect((await ask()).status).toBe(200);
  expect((await ask({ address: address.toUpperCase() })).status).toBe(429);
  expect((await ask({ fieldId: 'other' })).status).toBe(400);
  expect((await ask({ address: 'nobody' })).status).toBe(400);
  expect((await ask({ address: `a@b.de\r\nbcc:${address}` })).status).toBe(400);
});

test('without JavaScript the form mails the code, and asks for it on the page that comes back (TYPE-001)', async () => {
  const post = (entries: Record<string, string>) => postPlainly(api, form.id, { entries });
  const first = await post({ 'answers.mail.address': address });
  expect(first.status).toBe(422);
  expect(first.text).toContain(`We sent a code to ${address}.`);
  const inputs = hiddenInputs(first.text);
  const code = await mailedCode();
  const second = { ...inputs, 'answers.mail.address': address, 'answers.mail.code': wrong(code) };
  const refused = await post(second);
  expect(refused.text).toContain('This code is wrong or has expired.');
  // Another code comes on request alone.
  expect(await mailedCode()).toBe(code);
  await post({ ...second, 'answers.mail.again': '1' });
  expect(await mailedCode()).not.toBe(code);
  const taken = await post({ ...second, 'answers.mail.code': code });
  expect(taken.status).toBe(200);
  expect(await storedAnswers(api, form.id)).toEqual([{ submission_data: { mail: address } }]);
});

test('an address is of one of the listed domains, whatever was proven before and with or without JavaScript (EMBED-128)', async () => {
  const before = await prove();
  const message = 'Please use an address that ends in @club.example, @uni.example.';
  const listed = { ...mail, domains: ['club.example', 'uni.example'] };
  const other = address;
  const path = `/api/forms/${form.id}`;
  const saved = await owner.put(`${path}/definition`, {
    definition: withFields(createEmptyDefinition('Club'), [listed]),
    version: (await owner.get(path)).body.version,
  });
  expect(saved.status).toBe(200);
  form = { ...form, revisionId: (await api.visitor().get(`/api/public/forms/${form.id}`)).body.revisionId };
  const refusal = [{ path: ['mail'], code: 'other_domain', message }];
  for (const raw of [{ address }, { address, proof: before }, address, { address: `a@sub.club.example` }])
    expect((await submit(raw)).body.error.issues).toMatchObject(refusal);
  expect((await ask()).status).toBe(400);
  const plain = await postPlainly(api, form.id, { entries: { 'answers.mail.address': other } });
  expect([plain.status, plain.text.includes(message)]).toEqual([422, true]);
  const mails = await api.database.query('select 1 from deliveries where form_id = $1', [form.id]);
  // The one of the proof before.
  expect(mails).toHaveLength(1);
  address = `${randomUUID()}@Uni.Example`;
  const { body } = await ask();
  const code = /\b\d{6}\b/.exec((await api.lastMail(address.toLowerCase())).text)?.[0] ?? '';
  const { proof } = (await redeem(body.ticket, code)).body;
  expect((await submit({ address, proof })).status).toBe(201);
});
