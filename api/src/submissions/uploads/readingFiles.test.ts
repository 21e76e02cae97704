import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { uploadForm, useUploadForm } from '../../../../tests/support/api/uploadScene.ts';

const scene = useUploadForm();
const TEXT = Buffer.from('Grace and Ada\n');

/** Sends a form with a text and a picture, which are checked. */
async function sendFiles(): Promise<{ submissionId: string; ids: string[] }> {
  const text = await scene.upload('names.txt', TEXT);
  const photo = await scene.upload('photo.png', buildPng());
  const { body } = await scene.submit({ name: 'Ada', files: { files: [text.file, photo.file] } });
  await scene.api.runJobs();
  return {
    submissionId: body.submissionId,
    ids: [text, photo].map(({ file }) => file.id.split('.')[0] ?? ''),
  };
}

test('a reader of the answer is led to a link for minutes; the file comes as an attachment (UPLOAD-008)', async () => {
  const { submissionId, ids } = await sendFiles();
  const path = `/api/submissions/${submissionId}/files`;
  const led = await scene.owner.get(`${path}/${ids[0]}`);
  expect(led.status).toBe(303);
  const link = led.headers.get('location') ?? '';
  // The link alone opens it, as a signed link of a bucket would.
  const file = await scene.api.visitor().get(link);
  expect([file.status, file.text]).toEqual([200, String(TEXT)]);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="names.txt"');
  expect(file.headers.get('content-type')).toBe('application/octet-stream');
  expect(file.headers.get('content-length')).toBe(String(TEXT.length));
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  for (const wrong of [
    link.replace('/save/', '/look/'),
    link.replace(ids[0] ?? '', ids[1] ?? ''),
    `${link}x`,
  ])
    expect((await scene.api.visitor().get(wrong)).status).toBe(404);
  const later = link.replace(/\/(\d{13})\//, (_all, expires) => `/${Number(expires) + 1}/`);
  expect((await scene.api.visitor().get(later)).status).toBe(404);
  const look = await scene.owner.get(`${path}/${ids[1]}?use=look`);
  const picture = await scene.api.visitor().get(look.headers.get('location') ?? '');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('content-disposition')).toMatch(/^inline/);
  // A text is never shown, whatever is asked for.
  const text = await scene.owner.get(`${path}/${ids[0]}?use=look`);
  expect(text.headers.get('location')).toContain('/save/');
  const events = await scene.api.database.query(
    `select event_data from security_events where event_type = 'files_downloaded' and event_data->>'fileId' = $1`,
    [ids[1]],
  );
  expect(events.length).toBe(1);
});

test('nobody else reads a file over any route: another account, form, client or mask (UPLOAD-008, T1)', async () => {
  const { submissionId, ids } = await sendFiles();
  const [other, client, stranger] = [
    await scene.api.signedIn(),
    await scene.api.signedInClient(),
    await scene.api.signedInClient(),
  ];
  const otherForm = await scene.api.buildForm(other, uploadForm);
  const assign = (fields: string[] | null) =>
    scene.api.database.query('update forms set client_id = $1, client_visible_fields = $2 where id = $3', [
      client.clientId,
      fields === null ? null : JSON.stringify(fields),
      scene.form.id,
    ]);
  const own = `/api/submissions/${submissionId}/files`;
  const shared = `/api/client-forms/${scene.form.id}/files/${ids[0]}`;
  const status = async (caller: { get(path: string): Promise<{ status: number }> }, path: string) =>
    (await caller.get(path)).status;
  expect(await status(other, own)).toBe(404);
  expect(await status(other, `${own}/${ids[0]}`)).toBe(404);
  expect(await status(other, `/api/forms/${scene.form.id}/files`)).toBe(404);
  expect(await status(scene.owner, `/api/forms/${otherForm.id}/files`)).toBe(404);
  expect(await status(scene.api.visitor(), `${own}/${ids[0]}`)).toBe(401);
  expect(await status(stranger, shared)).toBe(404);
  await assign(['name']);
  expect(await status(client, shared)).toBe(404);
  await assign(['name', 'files']);
  expect(await status(client, shared)).toBe(303);
  expect(await status(client, `/api/client-forms/${otherForm.id}/files/${ids[0]}`)).toBe(404);
  expect(await status(client, `${own}/${ids[0]}`)).toBe(401);
  // In the trash nobody reads it.
  await scene.owner.post('/api/submissions/trash', { ids: [submissionId] });
  expect(await status(client, shared)).toBe(404);
  expect(await status(scene.owner, `${own}/${ids[0]}`)).toBe(404);
});

test('all files of a submission or a form come as an archive with their hashes (UPLOAD-008)', async () => {
  const { submissionId } = await sendFiles();
  for (const path of [`/api/submissions/${submissionId}/files`, `/api/forms/${scene.form.id}/files`]) {
    const archive = await scene.owner.open(path);
    expect(archive.headers.get('content-type')).toBe('application/zip');
    const bytes = Buffer.from(await archive.arrayBuffer()).toString('latin1');
    const hash = createHash('sha256').update(TEXT).digest('hex');
    expect(bytes).toContain(`${hash}  ${submissionId}/names.txt`);
    expect(bytes).toContain('SHA256SUMS');
  }
});

test('the inbox says what a check came to (UPLOAD-007)', async () => {
  const { file } = await scene.upload('names.txt', TEXT);
  const { body } = await scene.submit({ files: { files: [file] } });
  const detail = await scene.owner.get(`/api/submissions/${body.submissionId}`);
  expect(detail.body.files).toMatchObject([{ name: 'names.txt', state: 'checking', size: TEXT.length }]);
  const id = file.id.split('.')[0];
  const early = await scene.owner.get(`/api/submissions/${body.submissionId}/files/${id}`);
  expect(early.body.error.code).toBe('file.checking');
});
