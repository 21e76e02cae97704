import { randomBytes, randomUUID } from 'node:crypto';
import { Upload } from 'tus-js-client';
import { MEGABYTE } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { removeUnusedFiles } from './removeFiles.ts';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { tusCalls, useUploadForm } from '../../../../tests/support/api/uploadScene.ts';

const scene = useUploadForm();
const TEXT = Buffer.from('Ada, Grace\n');

test('a file is uploaded, sent with the form, checked and kept (UPLOAD-001)', async () => {
  const { response, file } = await scene.upload('photo.png', buildPng());
  expect(response.status).toBe(204);
  const sent = await scene.submit({ name: 'Ada', files: { files: [file] } });
  expect([sent.status, sent.body.error]).toEqual([201, undefined]);
  const rows = await scene.api.database.query<{ submission_data: { files: unknown } }>(
    'select submission_data from form_submissions where id = $1',
    [sent.body.submissionId],
  );
  const id = file.id.split('.')[0];
  expect(rows[0]?.submission_data.files).toEqual({
    files: [{ id, name: 'photo.png', size: buildPng().length, type: 'image/png' }],
  });
  expect(await scene.rows()).toMatchObject([{ id, state: 'checking' }]);
  await scene.api.runJobs();
  const [kept] = await scene.rows();
  expect(kept?.state).toBe('kept');
  expect(await scene.api.deps.files.read(kept?.key ?? '')).not.toBeNull();
  expect(await scene.api.deps.spool.sizeOf(id ?? '')).toBeNull();
});

test('D-183 a submission with a file gets its receipt again once the form has closed (UPLOAD-001)', async () => {
  const { file } = await scene.upload('photo.png', buildPng());
  const sent = [{ files: { files: [file] } }, randomUUID()] as const;
  const first = await scene.submit(...sent);
  expect(first.status).toBe(201);
  await scene.owner.patch(`/api/forms/${scene.form.id}`, { active: false });
  // The second one finds the form closed in the memory of the process.
  for (let again = 0; again < 2; again++) {
    expect((await scene.submit(...sent)).body).toStrictEqual(first.body);
  }
});

test('T11 scripts of websites may speak the protocol to uploads alone (UPLOAD-002)', async () => {
  const ask = async (path: string): Promise<(string | null)[]> => {
    const { status, headers } = await fetch(`${scene.api.url}/api/public/${path}`, { method: 'OPTIONS' });
    expect(status).toBe(204);
    return ['methods', 'headers'].map((what) => headers.get(`access-control-allow-${what}`));
  };
  const asked = await ask(`forms/${scene.form.id}/uploads`);
  expect(asked[0]).toContain('PATCH');
  expect(asked[1]).toContain('Upload-Offset');
  expect(await ask('uploads/any')).toEqual(asked);
  expect(await ask(`forms/${scene.form.id}`)).toEqual(['GET, POST', 'Content-Type']);
});

test('T11 the answers to uploads of a limited form are for its website alone (UPLOAD-002)', async () => {
  const shop = 'https://shop.example';
  const limited = await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, {
    allowedWebsites: [shop],
  });
  expect(limited.status).toBe(200);
  const [own, other] = [tusCalls(scene.api, shop), tusCalls(scene.api, 'https://evil.example')];
  expect((await other.create(scene.form.id, { name: 'a.txt', size: 3 })).status).toBe(403);
  const created = await own.create(scene.form.id, { name: 'a.txt', size: 3 });
  const address = created.headers.get('location') ?? '';
  const answers = [
    created,
    await own.head(address),
    await own.write(address, 0, Buffer.from('Ad')),
    await own.write(address, 2, Buffer.from('a')),
    await own.head(address),
    await own.remove(address),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 204, 204, 204, 204]);
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe(shop);
    expect(headers.get('vary')).toContain('Origin');
    expect(headers.get('access-control-expose-headers')).toContain('Upload-Offset');
  }
  expect((await own.head(address)).headers.get('access-control-allow-origin')).toBe('*');
});

test('goes on where a broken line stopped it, by the protocol that others speak (UPLOAD-002)', async () => {
  const bytes = randomBytes(300_000).toString('base64');
  const tus = tusCalls(scene.api);
  const created = await tus.create(scene.form.id, { name: 'a.txt', size: bytes.length });
  expect(created.status).toBe(201);
  const address = created.headers.get('location') ?? '';
  expect((await tus.write(address, 0, Buffer.from(bytes.slice(0, 1000)))).status).toBe(204);
  expect((await tus.head(address)).headers.get('upload-offset')).toBe('1000');
  expect((await tus.write(address, 500, Buffer.from('x'))).status).toBe(409);
  const ended = new Promise((resolve, reject) => {
    new Upload(Buffer.from(bytes), {
      uploadUrl: scene.api.url + address,
      chunkSize: 100_000,
      retryDelays: null,
      onSuccess: resolve,
      onError: reject,
    }).start();
  });
  await ended;
  expect(await scene.rows()).toMatchObject([{ state: 'checking', type: 'text/plain' }]);
});

test('an upload belongs to one submission, form and field, and to whoever has its ticket (UPLOAD-003)', async () => {
  const { file } = await scene.upload('a.txt', TEXT);
  const key = randomUUID();
  const refusedAs = async (answers: Record<string, unknown>) =>
    (await scene.submit(answers)).body.error?.issues?.[0]?.code;
  const [id] = file.id.split('.');
  for (const forged of [id, `${id}.${'A'.repeat(43)}`, `${randomUUID()}.${'A'.repeat(43)}`])
    expect(await refusedAs({ files: { files: [{ ...file, id: forged }] } })).toBe('file_gone');
  expect(await refusedAs({ sign: { typed: '', drawn: [{ ...file, name: 'a.png' }] } })).toBe('file_gone');
  expect((await scene.submit({ files: { files: [file] } }, key)).status).toBe(201);
  expect((await scene.submit({ files: { files: [file] } }, key)).status).toBe(201);
  expect(await refusedAs({ files: { files: [file] } })).toBe('file_gone');
  expect((await scene.rows()).length).toBe(1);
});

test('two submissions at once never share an upload (UPLOAD-003)', async () => {
  const { file } = await scene.upload('a.txt', TEXT);
  const both = await Promise.all([1, 2].map(() => scene.submit({ files: { files: [file] } })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(201);
  const rows = await scene.api.database.query('select id from form_submissions where form_id = $1', [
    scene.form.id,
  ]);
  expect(rows.length).toBe(1);
});

test('refuses what the field does not take before a byte is sent (UPLOAD-004)', async () => {
  const tus = tusCalls(scene.api);
  const codeOf = async (name: string, size: number, field?: string) =>
    (await tus.create(scene.form.id, { name, size, ...(field && { field }) })).body?.error?.code;
  expect(await codeOf('a.exe', 10)).toBe('upload.file_type');
  expect(await codeOf('a.txt', 10 * MEGABYTE + 1)).toBe('upload.file_size');
  expect(await codeOf('a.txt', 0)).toBe('upload.file_empty');
  expect(await codeOf('a.txt', 10, 'name')).toBe('upload.file_gone');
  expect(await codeOf('a.txt', 10, 'nowhere')).toBe('upload.file_gone');
  expect((await tus.create(randomUUID(), { name: 'a.txt', size: 1 })).status).toBe(404);
  expect((await tus.head('/api/public/uploads/anything')).status).toBe(404);
});

test('uploads that nobody sent are removed after a day, with their files (UPLOAD-005)', async () => {
  const { file } = await scene.upload('a.txt', TEXT);
  await scene.upload('b.txt', TEXT);
  await scene.api.runJobs();
  const keys = (await scene.rows()).map(({ key }) => key ?? '');
  expect((await scene.submit({ files: { files: [file] } })).status).toBe(201);
  await scene.api.database.query(`update uploads set expires_at = now() - interval '1 minute'`);
  await removeUnusedFiles(scene.api.deps);
  expect((await scene.rows()).map(({ key }) => key)).toEqual([keys[0]]);
  expect(await scene.api.deps.files.read(keys[0] ?? '')).toEqual(TEXT);
  expect(await scene.api.deps.files.read(keys[1] ?? '')).toBeNull();
  await scene.api.database.query('delete from form_submissions where form_id = $1', [scene.form.id]);
  await removeUnusedFiles(scene.api.deps);
  expect(await scene.api.deps.files.read(keys[0] ?? '')).toBeNull();
  expect(await scene.api.database.query('select 1 from file_removals')).toEqual([]);
});
