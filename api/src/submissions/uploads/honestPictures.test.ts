import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { UPLOAD_PROGRAM } from '../../forms/logos/encodeLogo.ts';
import { removeUnusedFiles } from './removeFiles.ts';

const scene = useUploadForm();

const photo = (width = 40, height = 20, progressive = false): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .jpeg({ progressive })
    .toBuffer();

/** Sends a picture with the form. @returns the path of its file for the owner, once the answer has been given. */
async function send(name: string, bytes: Buffer) {
  const { response, file } = await scene.upload(name, bytes);
  expect(response.status).toBe(204);
  const { status, body } = await scene.submit({ files: { files: [file] } });
  expect(status).toBe(201);
  const submissionId = body.submissionId as string;
  return { submissionId, path: `/api/submissions/${submissionId}/files/${file.id.split('.')[0]}` };
}

interface FileRow {
  state: string;
  reason: string | null;
  key: string | null;
  sha256: string | null;
  heldDays: number | null;
}
const rowOf = async (): Promise<FileRow | undefined> => {
  const [row] = await scene.api.database.query<FileRow>(
    `select state, reason, key, sha256, round(extract(epoch from held_until - now()) / 86400)::int as "heldDays"
     from uploads where form_id = $1`,
    [scene.form.id],
  );
  return row;
};
/** Lets jobs that failed run again at once. */
const retry = async (): Promise<void> => {
  await scene.api.database.query('update graphile_worker._private_jobs set run_at = now()');
  await scene.api.runJobs();
};

/** As phones of Samsung end their photos: blocks behind the picture, and their directory. */
const TRAILER = Buffer.concat([
  Buffer.from('\0\0\x01\n\x0e\0\0\0Image_UTC_Data1700000000000', 'latin1'),
  Buffer.from('SEFHk\0\0\0\x01\0\0\0', 'latin1'),
  Buffer.alloc(12),
  Buffer.from('\x18\0\0\0SEFT', 'latin1'),
]);
const FILM = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1'),
  Buffer.alloc(3_000, 7),
]);

test.each([
  ['a trailer of Samsung', (whole: Buffer) => Buffer.concat([whole, TRAILER])],
  ['the film of a motion photo', (whole: Buffer) => Buffer.concat([whole, FILM])],
  ['an archive', (whole: Buffer) => Buffer.concat([whole, Buffer.from('PK\x03\x04', 'latin1')])],
  ['its last two bytes missing', (whole: Buffer) => whole.subarray(0, -2)],
])('a photo with %s is kept, as its picture alone (UPLOAD-016)', async (_what, change) => {
  const { path } = await send('IMG_0001.jpg', change(await photo()));
  await scene.api.runJobs();
  const row = await rowOf();
  expect(row).toMatchObject({ state: 'kept', reason: null });
  const kept = (await scene.api.deps.files.read(row?.key ?? '')) ?? Buffer.alloc(0);
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  expect(kept.subarray(-2).toString('hex')).toBe('ffd9');
  expect((await scene.owner.get(path)).status).toBe(303);
});

test('what stands behind the end of a PNG or WebP goes with it (UPLOAD-016)', async () => {
  const webp = await sharp(await photo())
    .webp()
    .toBuffer();
  for (const [name, bytes] of [
    ['a.png', buildPng()],
    ['a.webp', webp],
  ] as const)
    await send(name, Buffer.concat([bytes, FILM]));
  await scene.api.runJobs();
  expect((await scene.rows()).map(({ state }) => state)).toEqual(['kept', 'kept']);
});

test('photos of today’s phones are kept upright, the largest at half their size (UPLOAD-016)', async () => {
  for (const [width, height, drawn] of [
    [8_064, 6_048, [6_048, 8_064]],
    [8_400, 6_100, [3_050, 4_200]],
  ] as const) {
    const bytes = await sharp({
      create: { width, height, channels: 3, background: '#c00' },
      limitInputPixels: false,
    })
      .jpeg({ quality: 50 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await send('IMG_0002.jpg', bytes);
    await scene.api.runJobs();
    const row = (await scene.rows()).at(-1);
    expect([width, row?.state]).toEqual([width, 'kept']);
    const kept = (await scene.api.deps.files.read(row?.key ?? '')) ?? Buffer.alloc(0);
    const found = await sharp(kept, { limitInputPixels: false }).metadata();
    expect([found.width, found.height]).toEqual(drawn);
  }
});

/** A JPEG that says to have so many pixels. */
function claiming(whole: Buffer, width: number, height: number, marker = 'ffc0'): Buffer {
  const copy = Buffer.from(whole);
  const frame = copy.indexOf(Buffer.from(marker, 'hex'));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

test('pixels and damage are judged before the answer, in words of their own (UPLOAD-017)', async () => {
  const jpeg = await photo();
  const wrong = Buffer.from(buildPng());
  wrong[20] = 7;
  const cases = [
    ['many.jpg', claiming(jpeg, 16_320, 12_300), 'file_pixels'],
    ['many passes.jpg', claiming(await photo(8, 8, true), 8_064, 6_248, 'ffc2'), 'file_pixels'],
    ['many.png', buildPng({ width: 8_000, height: 8_001, points: Buffer.alloc(9) }), 'file_pixels'],
    ['cut.jpg', jpeg.subarray(0, 30), 'file_damaged'],
    ['cut.png', buildPng().subarray(0, -20), 'file_damaged'],
    ['wrong.png', wrong, 'file_damaged'],
  ] as const;
  for (const [name, bytes, code] of cases) {
    const { response, file } = await scene.upload(name, bytes);
    expect([name, response.status, response.body?.error?.code]).toEqual([name, 422, `upload.${code}`]);
    // Sent all the same, its field says why.
    const sent = await scene.submit({ files: { files: [file] } });
    expect([name, sent.status, sent.body.error?.issues?.[0]?.code]).toEqual([name, 422, code]);
  }
});

/** Puts another program in the place of the one that draws pictures of visitors. */
async function withProgram(source: string, work: () => Promise<void>): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inlay-program-'));
  const before = { ...UPLOAD_PROGRAM };
  const file = join(folder.path, 'program.mjs');
  await writeFile(file, source);
  Object.assign(UPLOAD_PROGRAM, { file, maxTimeMs: 3_000 });
  try {
    await work();
  } finally {
    Object.assign(UPLOAD_PROGRAM, before);
  }
}

test.each([
  ['is killed', `process.send('ready'); process.once('message', () => process.kill(process.pid, 'SIGKILL'))`],
  ['runs out of memory', `process.send('ready'); process.once('message', () => process.exit(1))`],
  ['takes too long', `process.send('ready'); setInterval(() => 0, 1000)`],
  ['cannot start', `import 'nowhere'`],
])('a photo is never lost when the program that draws it %s (UPLOAD-016)', async (_what, source) => {
  const { path } = await withResult(source);
  await retry();
  expect(await rowOf()).toMatchObject({ state: 'kept' });
  expect((await scene.owner.get(path)).status).toBe(303);
});

async function withResult(source: string) {
  const sent = await send('IMG_0003.jpg', await photo());
  await withProgram(source, async () => {
    await scene.api.runJobs();
    expect(await rowOf()).toMatchObject({ state: 'checking', reason: null });
    const refused = await scene.owner.get(sent.path);
    expect(refused.body.error.code).toBe('file.checking');
  });
  return sent;
}

test('what no program could draw within a day is held for good, not for days (UPLOAD-018)', async () => {
  const bytes = await photo();
  const { path } = await send('IMG_0004.jpg', bytes);
  await scene.api.database.query(
    `update uploads set created_at = now() - interval '25 hours' where form_id = $1`,
    [scene.form.id],
  );
  await withProgram(`process.send('ready'); process.once('message', () => process.exit(1))`, () =>
    scene.api.runJobs(),
  );
  expect(await rowOf()).toMatchObject({ state: 'quarantined', reason: 'unprocessed', heldDays: null });
  const led = await scene.owner.get(`${path}?accept=risk`);
  expect(led.status).toBe(303);
  expect((await scene.api.visitor().get(led.headers.get('location') ?? '')).text).toBe(bytes.toString());
});

/** A PNG that is whole, and whose points cannot be read. */
const UNREADABLE = buildPng({ points: Buffer.from('nonsense') });

test('a picture that cannot be read is held for 14 days: its owner is told, and may have it as it is (UPLOAD-018)', async () => {
  const { path, submissionId } = await send('scan.png', UNREADABLE);
  await scene.api.runJobs();
  const row = await rowOf();
  expect(row).toMatchObject({ state: 'quarantined', reason: 'unreadable', heldDays: 14 });
  const refused = await scene.owner.get(path);
  expect([refused.status, refused.body.error.code]).toEqual([403, 'file.quarantined']);
  const shown = await scene.owner.get(`/api/submissions/${submissionId}`);
  expect(shown.body.files[0]).toMatchObject({ state: 'quarantined', reason: 'unreadable', isHeld: true });
  const led = await scene.owner.get(`${path}?accept=risk`);
  expect(led.status).toBe(303);
  const got = await scene.api.visitor().open(led.headers.get('location') ?? '');
  expect(Buffer.from(await got.arrayBuffer()).equals(UNREADABLE)).toBe(true);
  expect(got.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(got.headers.get('content-type')).toBe('application/octet-stream');
  const { subject, text } = await scene.api.lastMail(scene.owner.email);
  expect(subject).toBe('A file was held back: Application');
  expect(text).toContain('scan.png');
  const events = await scene.api.database.query(
    `select event_data from security_events where event_type = 'file_quarantined' and event_data->>'formId' = $1`,
    [scene.form.id],
  );
  expect(events).toMatchObject([{ event_data: { reason: 'unreadable', submissionId } }]);
});

test('what is held goes after 14 days, or with its submission (UPLOAD-018)', async () => {
  const { path } = await send('scan.png', UNREADABLE);
  await scene.api.runJobs();
  const key = (await rowOf())?.key ?? '';
  await removeUnusedFiles(scene.api.deps);
  expect(await scene.api.deps.files.read(key)).not.toBeNull();
  await scene.api.database.query(
    `update uploads set held_until = now() - interval '1 minute' where form_id = $1`,
    [scene.form.id],
  );
  await removeUnusedFiles(scene.api.deps);
  expect(await scene.api.deps.files.read(key)).toBeNull();
  expect(await rowOf()).toMatchObject({ state: 'quarantined', key: null });
  const asked = await scene.owner.get(`${path}?accept=risk`);
  expect([asked.status, asked.body.error.code]).toEqual([403, 'file.quarantined']);

  const other = await send('scan.png', UNREADABLE);
  await scene.api.runJobs();
  const held = (await scene.rows()).at(-1)?.key ?? '';
  await scene.owner.post('/api/submissions/trash', { ids: [other.submissionId] });
  await scene.owner.post('/api/submissions/delete', { ids: [other.submissionId] });
  await removeUnusedFiles(scene.api.deps);
  expect(await scene.api.deps.files.read(held)).toBeNull();
});

test('nobody but the account’s own people gets what is held (UPLOAD-018, T43)', async () => {
  const { path } = await send('scan.png', UNREADABLE);
  await scene.api.runJobs();
  const client = await scene.api.signedInClient();
  await scene.api.database.query(
    'update forms set client_id = $1, client_visible_fields = null where id = $2',
    [client.clientId, scene.form.id],
  );
  const id = path.split('/').at(-1);
  const asClient = await client.get(`/api/client-forms/${scene.form.id}/files/${id}?accept=risk`);
  expect(asClient.status).toBeGreaterThanOrEqual(400);
  expect((await (await scene.api.signedIn()).get(`${path}?accept=risk`)).status).toBe(404);
});

test('sizes in lists are those of the new file (UPLOAD-006)', async () => {
  const bytes = Buffer.concat([await photo(), FILM]);
  const { submissionId } = await send('IMG_0005.jpg', bytes);
  await scene.api.runJobs();
  const kept = await scene.api.deps.files.read((await rowOf())?.key ?? '');
  const shown = await scene.owner.get(`/api/submissions/${submissionId}`);
  expect(shown.body.files[0].size).toBe(kept?.length);
  expect(crc32(bytes)).not.toBe(crc32(kept ?? Buffer.alloc(0)));
});
