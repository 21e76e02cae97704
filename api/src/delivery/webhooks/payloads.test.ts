import { expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { companyOrder, orderForm, personOrder } from '../../../../tests/support/api/logicForm.ts';
import { uploadFile, uploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { takeIt, useWebhooks } from '../../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();

interface Sent {
  data: Record<string, unknown> & { answers: { fieldId: string }[] };
}

/** Adds a webhook to a form with logic, and returns what its receiver gets. */
async function logicForm(payloadVersion?: 1 | 2) {
  const receiver = await scene.startReceiver(takeIt);
  const form = await scene.api.buildForm(scene.owner, orderForm);
  const path = `/api/forms/${form.id}/webhooks`;
  const { webhook } = (await scene.owner.post(path, { url: receiver.url })).body;
  if (payloadVersion) await scene.owner.patch(`${path}/${webhook.id}`, { payloadVersion });
  return {
    webhook,
    path,
    async send(answers: object): Promise<Sent['data']> {
      await submitTo(scene.api, form, answers);
      await scene.runJobs();
      return (JSON.parse(receiver.calls.at(-1)?.body ?? '') as Sent).data;
    },
  };
}

test('NOTIF-038 a new webhook gets what is stored by id, with words, values, way and ending', async () => {
  const { webhook, send } = await logicForm();
  expect(webhook.payloadVersion).toBe(2);
  expect(await send(companyOrder)).toMatchObject({
    version: 2,
    language: 'en',
    pages: ['p1', 'p2', 'p3'],
    ending: { id: 'big', title: 'Thank you, company' },
    answers: companyOrder,
    values: { count: 2 },
    labels: { kind: 'You are', lines: 'Item', size: 'Size', count: 'Number of items' },
    texts: { kind: 'A company', lines: [{ size: 'Small' }, { size: 'Large' }], count: '2' },
  });
  const ofPerson = await send(personOrder);
  expect(ofPerson).toMatchObject({ pages: ['p1', 'p3'], ending: { id: 'e1' }, answers: personOrder });
  expect(JSON.stringify(ofPerson)).not.toContain('VAT number');
});

test('NOTIF-038 a webhook from before keeps the first version until its owner changes it', async () => {
  const { path, webhook, send } = await logicForm(1);
  const data = await send(companyOrder);
  expect('version' in data).toBe(false);
  expect(data.answers.map(({ fieldId }) => fieldId)).toEqual(
    expect.arrayContaining(['kind', 'vat', 'terms', 'note']),
  );
  expect(data.answers[0]).toEqual({
    fieldId: 'kind',
    type: 'radio',
    label: 'You are',
    value: 'company',
    text: 'A company',
  });
  const changed = await scene.owner.patch(`${path}/${webhook.id}`, { payloadVersion: 2 });
  expect(changed.body.payloadVersion).toBe(2);
  expect((await scene.owner.patch(`${path}/${webhook.id}`, { payloadVersion: 4 })).status).toBe(400);
});

test('NOTIF-038 as CloudEvents, with one id for all webhooks and attempts', async () => {
  const form = await scene.api.buildForm(scene.owner, orderForm);
  const path = `/api/forms/${form.id}/webhooks`;
  const answers = [503, 200, 200];
  const receiver = await scene.startReceiver(
    (response) => void response.writeHead(answers.shift() ?? 200).end(),
  );
  for (const name of ['first', 'second']) {
    const { webhook } = (await scene.owner.post(path, { url: `${receiver.url}/${name}` })).body;
    await scene.owner.patch(`${path}/${webhook.id}`, { payloadVersion: 3 });
  }
  const submissionId = await submitTo(scene.api, form, companyOrder);
  await scene.runJobs();
  await scene.runJobs();
  expect(receiver.calls.length).toBe(3);
  for (const { headers, body } of receiver.calls) {
    expect(headers['content-type']).toBe('application/cloudevents+json');
    expect(JSON.parse(body)).toEqual({
      specversion: '1.0',
      id: submissionId,
      source: `/forms/${form.id}`,
      type: 'inlay.form.submitted',
      time: expect.any(String),
      datacontenttype: 'application/json',
      data: expect.objectContaining({ version: 2, submissionId, answers: companyOrder }),
    });
  }
});

test('UPLOAD-014 a webhook lists files with an address that asks who reads them, and a link for its receiver', async () => {
  const { api, owner } = scene;
  const receiver = await scene.startReceiver(takeIt);
  const form = await api.buildForm(owner, uploadForm);
  expect((await owner.post(`/api/forms/${form.id}/webhooks`, { url: receiver.url })).status).toBe(201);
  const { file } = await uploadFile(api, form.id, { name: 'a.txt', bytes: Buffer.from('Ada') });
  const submissionId = await submitTo(api, form, { files: { files: [file] } });
  await scene.runJobs();
  const [call] = receiver.calls;
  const id = file.id.split('.')[0];
  const url = `${api.deps.config.publicUrl}/api/submissions/${submissionId}/files/${id}`;
  const [listed] = (JSON.parse(call?.body ?? '') as Sent).data['files'] as { downloadUrl: string }[];
  const link = `${api.deps.config.publicUrl}/files/uploads/${id}/save/`;
  const downloadUrl = expect.stringContaining(link) as string;
  expect(listed).toEqual({
    fieldId: 'files',
    id,
    name: 'a.txt',
    size: 3,
    type: 'text/plain',
    url,
    downloadUrl,
  });
  // Whoever has the ticket could take the file away.
  expect(call?.body).not.toContain(file.id);
  const download = () => fetch(`${api.url}${new URL(listed!.downloadUrl).pathname}`);
  expect(await (await download()).text()).toBe('Ada');
  const [lives] = /\d{13}/.exec(listed!.downloadUrl)!.map(Number);
  expect(lives! - Date.now()).toBeLessThanOrEqual(86_400_000);
  const { pathname } = new URL(url);
  const statusFor = async (reader: typeof owner) => (await reader.get(pathname)).status;
  expect((await api.visitor().get(pathname)).status).toBe(401);
  expect(await statusFor(await api.signedIn())).toBe(404);
  expect(await statusFor(owner)).toBe(303);
  expect((await owner.post('/api/submissions/trash', { ids: [submissionId] })).status).toBe(200);
  expect(await statusFor(owner)).toBe(404);
  expect((await download()).status).toBe(404);
});
