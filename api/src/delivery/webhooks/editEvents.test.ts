import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import { takeIt, useWebhooks, type Call } from '../../../../tests/support/api/webhookScene.ts';
import { editUrl } from '../../submissions/work/submissionLinks.ts';

const scene = useWebhooks();

const EVENTS = ['submission.updated', 'submission.withdrawn'];
const bodies = (calls: readonly Call[]) => calls.map(({ body }) => JSON.parse(body));
const edit = async (id: string, version: number, name: string) => {
  const answer = await scene.owner.put(`/api/submissions/${id}/answers`, { version, answers: { name } });
  expect(answer.status).toBe(200);
};

test('HOOK-011 HOOK-012 edits and withdrawals are called once each, with the answers of that version', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { path } = await scene.addWebhook(receiver.url);
  expect((await scene.owner.patch(path, { events: EVENTS })).status).toBe(200);
  const id = await scene.answer('Ada');
  await edit(id, 1, 'Ada Byron');
  await edit(id, 2, 'Ada Lovelace');
  await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, { allowsWithdrawal: true });
  const { pathname } = new URL(editUrl(scene.api.deps.config, id));
  expect((await scene.api.visitor().send('POST', `${pathname}/withdraw`)).status).toBe(200);
  await scene.runJobs();
  const sent = bodies(receiver.calls).toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
  expect(sent.map(({ type, data }) => [type, data.answers?.name, data.edit?.number])).toEqual([
    ['submission.updated', 'Ada Byron', 2],
    ['submission.updated', 'Ada Lovelace', 3],
    ['submission.withdrawn', undefined, undefined],
  ]);
  expect(sent[0].data).toMatchObject({
    version: 2,
    submissionId: id,
    edit: { isByVisitor: false, by: { id: scene.owner.userId }, changedIds: ['name'], reason: null },
  });
  expect(Object.keys(sent[2].data).toSorted()).toEqual([
    'formId',
    'formTitle',
    'receiptCode',
    'submissionId',
    'submittedAt',
    'version',
    'withdrawnAt',
  ]);
  // What it was before stays with the platform.
  expect(JSON.stringify(sent[1])).not.toContain('Ada Byron');
});

test('HOOK-015 a webhook hears once that a withdrawn submission is back, with its answers, and of no other restore', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { path } = await scene.addWebhook(receiver.url);
  expect((await scene.owner.patch(path, { events: EVENTS })).status).toBe(200);
  await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, { allowsWithdrawal: true });
  const [id, trashed] = [await scene.answer('Ada'), await scene.answer('Bo')];
  await scene.owner.post('/api/submissions/trash', { ids: [trashed] });
  for (const _time of [1, 2]) {
    const { pathname } = new URL(editUrl(scene.api.deps.config, id));
    expect((await scene.api.visitor().send('POST', `${pathname}/withdraw`)).status).toBe(200);
    const back = await scene.owner.post('/api/submissions/restore', { ids: [id, trashed] });
    expect(back.status).toBe(200);
    await scene.runJobs();
  }
  const told = receiver.calls.map(({ headers, body }) => ({
    ...JSON.parse(body),
    id: headers['webhook-id'],
  }));
  const back = told.filter(({ type }) => type === 'submission.updated');
  expect(told.filter(({ type }) => type === 'submission.withdrawn')).toHaveLength(2);
  expect(back.map(({ data }) => [data.submissionId, data.answers, data.edit])).toEqual([
    [id, { name: 'Ada' }, null],
    [id, { name: 'Ada' }, null],
  ]);
  expect(new Set(told.map((one) => one.id)).size).toBe(4);
});

test('HOOK-011 a webhook hears of edits where its owner asked for them alone', async () => {
  const receiver = await scene.startReceiver(takeIt);
  await scene.addWebhook(receiver.url);
  const id = await scene.answer('Ada');
  await edit(id, 1, 'Ada Byron');
  await scene.runJobs();
  expect(bodies(receiver.calls).map(({ type }) => type)).toEqual(['form.submitted']);
});

test('HOOK-014 SUBM-121 a key that sees some answers hears of edits of those alone, and learns no former value', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const fields = ['name', 'size'].map((id) => ({ ...createField('text'), id, label: id }));
  const definition = withFields(createEmptyDefinition('Two'), fields);
  const form = { ...scene.form, ...(await scene.api.buildForm(scene.owner, definition)) };
  const scopes = ['webhooks:write', 'submissions:read'];
  const key = await programOf(scene.api, scene.owner, {
    scopes,
    formIds: [form.id],
    visibleFields: ['size'],
  });
  const hook = { event: 'submission.updated', formId: form.id, target: receiver.url };
  expect((await key.post('/api/v1/hooks', hook)).status).toBe(201);
  const id = await submitTo(scene.api, form, { name: 'Ada', size: 'L' });
  const answers = [
    { name: 'Eve', size: 'L' },
    { name: 'Ida', size: 'XL' },
  ];
  for (const [at, one] of answers.entries()) {
    const body = { version: at + 1, answers: one, reason: 'Ada called' };
    expect((await scene.owner.put(`/api/submissions/${id}/answers`, body)).status).toBe(200);
  }
  await scene.runJobs();
  expect(bodies(receiver.calls).map(({ data }) => [data.answers, data.edit.changedIds])).toEqual([
    [{ size: 'XL' }, ['size']],
  ]);
  expect(receiver.calls[0]?.body).not.toMatch(/Ada|Eve|Ida|"name"/);
  const { body } = await key.get(`/api/v1/submissions/${id}/versions`);
  expect(body.versions).toMatchObject([
    { changes: [{ id: 'size', from: 'L', to: 'XL' }], reason: null },
    { changes: [], reason: null },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Ada called|Eve|Ida|@/);
});
