import { randomBytes, randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { sweepUnfinished } from './sweepUnfinished.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  const fields = [{ ...createField('text'), id: 'name' }];
  form = await api.buildForm(owner, withFields(createEmptyDefinition('Order'), fields));
  await owner.patch(`/api/forms/${form.id}/publishing`, { keepsUnfinished: true });
});

/** Answers in progress whose link was mailed. */
async function mailed(address: string) {
  const one = {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    token: randomBytes(16).toString('hex'),
    savedBy: randomBytes(16).toString('hex'),
    version: 0,
    pageId: null,
    answers: { name: 'Ada' },
  };
  const path = `/api/public/forms/${form.id}/unfinished`;
  expect((await api.visitor().post(path, one)).body.kind).toBe('saved');
  expect((await api.visitor().post(`${path}/mail`, { token: one.token, address })).status).toBe(204);
  return one;
}
const rows = () =>
  api.database.query<Record<string, unknown>>('select * from unfinished_answers where form_id = $1', [
    form.id,
  ]);
const age = (days: number) =>
  api.database.query(
    `update unfinished_answers set saved_at = saved_at - make_interval(days => $2),
       expires_at = expires_at - make_interval(days => $2) where form_id = $1`,
    [form.id, days],
  );
const countMails = async (address: string): Promise<number> =>
  (
    await api.database.query(`select from deliveries where recipient = $1 and kind = 'continue_reminder'`, [
      address,
    ])
  ).length;

test('EMBED-117 visitors are told of the end three days before, once, with the link', async () => {
  const one = await mailed('told@visitor.example');
  await age(26);
  await sweepUnfinished(api.deps);
  expect(await countMails('told@visitor.example')).toBe(0);
  await age(2);
  await sweepUnfinished(api.deps);
  await sweepUnfinished(api.deps);
  expect(await countMails('told@visitor.example')).toBe(1);
  const { subject, text } = await api.lastMail('told@visitor.example');
  expect(subject).toMatch(/^“Order” ends on /);
  expect(text).toContain(`?continue=${one.token}`);
});

test('EMBED-117 nobody is told of the end of a form that is closed for good, or of what was sent', async () => {
  await mailed('off@visitor.example');
  await age(28);
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  await sweepUnfinished(api.deps);
  expect(await countMails('off@visitor.example')).toBe(0);
});

test('EMBED-117 at the end of their day answers and address are gone; the link is forgotten ninety days later', async () => {
  await mailed('end@visitor.example');
  await age(31);
  await sweepUnfinished(api.deps);
  expect(await rows()).toMatchObject([
    { ended_as: 'expired', answers: null, email: null, mailed_token: null },
  ]);
  await age(88);
  await sweepUnfinished(api.deps);
  expect(await rows()).toHaveLength(1);
  await age(2);
  await sweepUnfinished(api.deps);
  expect(await rows()).toEqual([]);
});

test('SUBM-113 the sweep empties what was sent, where the process ended before it could', async () => {
  const one = await mailed('sent@visitor.example');
  const { revisionId, idempotencyKey, answers } = one;
  await api
    .visitor()
    .post(`/api/public/forms/${form.id}/submissions`, { revisionId, idempotencyKey, answers });
  await api.database.query(
    `update unfinished_answers set ended_as = null, answers = '{"name": "Ada"}' where form_id = $1`,
    [form.id],
  );
  await sweepUnfinished(api.deps);
  expect(await rows()).toMatchObject([{ ended_as: 'sent', answers: null }]);
});

test('D-184 a revision is kept as long as answers in progress were given to it', async () => {
  await mailed('old@visitor.example');
  expect((await rows())[0]?.['revision_id']).toBe(form.revisionId);
  const { status } = await owner.send('DELETE', `/api/forms/${form.id}`);
  expect(status).toBeLessThan(300);
});
