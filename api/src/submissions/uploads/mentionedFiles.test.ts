import { expect, test } from 'vitest';
import { makeExport, readCsv, readXlsx } from '../../../../tests/support/api/exportSamples.ts';
import { share } from '../../../../tests/support/api/sharedResultsScene.ts';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { fetchPdf } from '../../../../tests/support/readPdf.ts';

const scene = useUploadForm();
const NAME = 'told-to-readers.txt';
const ANSWER = 'Ada Lovelace';

/** Shows a client some answers of the form; null shows all. */
const show = (clientId: string, fields: string[] | null) =>
  scene.api.database.query('update forms set client_id = $1, client_visible_fields = $2 where id = $3', [
    clientId,
    fields && JSON.stringify(fields),
    scene.form.id,
  ]);

/** Sends a file that is kept. */
async function sendFile() {
  const { file } = await scene.upload(NAME, Buffer.from('Ada'));
  const { status, body } = await scene.submit({ name: ANSWER, files: { files: [file] } });
  expect(status).toBe(201);
  await scene.api.runJobs();
  return { submissionId: body.submissionId as string, fileId: file.id.split('.')[0] ?? '' };
}

test('a PDF names files to those who see the field, and links to none (UPLOAD-008)', async () => {
  const { submissionId, fileId } = await sendFile();
  const client = await scene.api.signedInClient();
  const own = await fetchPdf(scene.owner, `/api/submissions/${submissionId}/pdf`);
  const path = `/api/client-forms/${scene.form.id}/submissions/${submissionId}/pdf`;
  await show(client.clientId, ['name', 'files']);
  const seeing = await fetchPdf(client, path);
  await show(client.clientId, ['name']);
  const masked = await fetchPdf(client, path);
  for (const { text } of [own, seeing, masked]) {
    expect(text).toContain(ANSWER);
    expect(text).not.toContain(fileId);
    expect(text).not.toMatch(/\/files\//);
  }
  expect([own, seeing, masked].map(({ text }) => text.includes(NAME))).toEqual([true, true, false]);
});

/** What an export says of files: their names, and addresses that ask who reads them. */
async function readAll(reader: { open(path: string): Promise<Response> }, path: string): Promise<string> {
  const answer = await reader.open(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

const LINKS = /https?:\/\/[^\s"]+\/files\/[\w-]+/g;

test('UPLOAD-015 exports have addresses of files that open for their readers alone', async () => {
  const { submissionId, fileId } = await sendFile();
  const { api, owner, form } = scene;
  const path = `/api/submissions/${submissionId}/files/${fileId}`;
  const address = `${api.deps.config.publicUrl}${path}`;
  const titles = ['Name', 'Your files', 'Your files (links)', 'Signature', 'Signature (links)'];
  const cells = [ANSWER, NAME, address, '', ''];
  const of = (filter: object) => ({ formId: form.id, ...filter });
  // The database writes the CSV of one form, this process that of all, and both Excel.
  const [head, row] = readCsv((await makeExport(api, owner, { format: 'csv', filter: of({}) })).bytes);
  expect([head?.slice(2), row?.slice(2)]).toEqual([titles, cells]);
  const [headOfAll, ...all] = readCsv((await makeExport(api, owner, { format: 'csv', filter: {} })).bytes);
  const place = headOfAll!.indexOf('Your files (links)');
  expect(all.map((one) => one[place])).toContain(address);
  const sheet = await readXlsx((await makeExport(api, owner, { format: 'xlsx', filter: of({}) })).bytes);
  expect(sheet.map((one) => one.slice(2))).toEqual([titles, cells]);
  const line = JSON.parse(await readAll(owner, `/api/submissions/export?formId=${form.id}&format=jsonl`));
  expect(line.files).toEqual([{ id: fileId, name: NAME, url: address }]);
  // The folder of the archive is the submission that the address names.
  const zip = await readAll(owner, `/api/submissions/${submissionId}/files`);
  expect(zip).toContain(`${submissionId}/${NAME}`);
  expect((await owner.get(path)).status).toBe(303);
  expect((await api.visitor().get(path)).status).toBe(401);
  expect((await (await api.signedIn()).get(path)).status).toBe(404);
});

test('UPLOAD-015 exports of clients have addresses of their own, to those who see the field', async () => {
  await sendFile();
  const { api, owner, form } = scene;
  const client = await api.signedInClient();
  for (const format of ['csv', 'jsonl']) {
    const path = `/api/client-forms/${form.id}/submissions/export?format=${format}`;
    await show(client.clientId, ['name', 'files']);
    const seeing = await readAll(client, path);
    await show(client.clientId, ['name']);
    const masked = await readAll(client, path);
    expect([format, seeing.includes(NAME), masked.includes(NAME)]).toEqual([format, true, false]);
    expect(masked).toContain(ANSWER);
    expect(masked).not.toMatch(/\/files\//);
    const [address = ''] = seeing.match(LINKS) ?? [];
    const { pathname } = new URL(address);
    expect((await client.get(pathname)).status).toBe(404);
    await show(client.clientId, ['name', 'files']);
    expect((await client.get(pathname)).status).toBe(303);
    // A signed link would open for whoever has the export.
    for (const told of [seeing, masked]) expect(told).not.toContain('/files/uploads/');
  }
  const csv = await readAll(owner, `/api/submissions/export?formId=${form.id}`);
  expect(csv).not.toContain('/files/uploads/');
});

test('a mail to a client names files where the assignment shows the field (UPLOAD-008)', async () => {
  const mailTo = async (recipient: string, fields: string[]) => {
    await scene.api.database.query(
      'update forms set client_primary_email = $1, client_visible_fields = $2 where id = $3',
      [recipient, JSON.stringify(fields), scene.form.id],
    );
    await sendFile();
    const [mail] = await scene.api.database.query<{ told: string }>(
      `select (message ->> 'text') || (message ->> 'html') as told from deliveries
       where recipient = $1 and kind = 'submission_notification'`,
      [recipient],
    );
    return mail?.told ?? '';
  };
  const masked = await mailTo('masked@example.com', ['name']);
  const seeing = await mailTo('seeing@example.com', ['name', 'files']);
  expect([masked.includes(ANSWER), masked.includes(NAME)]).toEqual([true, false]);
  expect(seeing).toContain(NAME);
  for (const told of [masked, seeing]) expect(told).not.toMatch(/\/files\//);
});

test('shared results tell nothing of files (UPLOAD-008)', async () => {
  const { fileId } = await sendFile();
  const links = `/api/forms/${scene.form.id}/shared-results`;
  const refused = await scene.owner.post(links, {
    name: 'Link',
    texts: ['files'],
    smallestGroup: 0,
    questions: ['files'],
  });
  expect(refused.status).toBe(400);
  const link = await share(scene.owner, links, { questions: ['name'], texts: ['name'] });
  for (const path of [link.path, link.json]) {
    const { status, text } = await scene.api.visitor().get(path);
    expect([status, text.includes(ANSWER)]).toEqual([200, true]);
    for (const secret of [NAME, fileId, '/files/']) expect(text).not.toContain(secret);
  }
});

test('a client reads no file from before the assignment, and none after it has ended (UPLOAD-008)', async () => {
  const { fileId } = await sendFile();
  const client = await scene.api.signedInClient();
  await show(client.clientId, null);
  const statusWhen = async (columns: string): Promise<number> => {
    await scene.api.database.query(`update forms set ${columns} where id = $1`, [scene.form.id]);
    return (await client.get(`/api/client-forms/${scene.form.id}/files/${fileId}`)).status;
  };
  expect(await statusWhen('client_visible_from = null')).toBe(303);
  expect(await statusWhen(`client_visible_from = now() + interval '1 minute'`)).toBe(404);
  expect(await statusWhen(`client_visible_from = now() - interval '1 day'`)).toBe(303);
  expect(await statusWhen('client_id = null')).toBe(404);
});
