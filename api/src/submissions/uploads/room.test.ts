import { rm, symlink, writeFile } from 'node:fs/promises';
import { createEmptyDefinition, withFields, type Field } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { filesField, tusCalls, useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { removeUnusedFiles } from './removeFiles.ts';

const MB = 1_000_000;
/** What the account may keep: a quarter of it is one source's share. */
const ROOM = 1_000 * MB;
const SHARE = ROOM / 4;

const scene = useUploadForm({ uploadBytes: ROOM });
// An account of its own for each test: other forms' files would count.
beforeEach(async () => {
  await scene.api.database.query('delete from uploads');
});

/** Announces a file and sends no byte of it. @returns its address, or the code of the refusal. */
async function announce(size: number): Promise<string> {
  const { status, headers, body } = await tusCalls(scene.api).create(scene.form.id, { name: 'a.txt', size });
  return status === 201 ? (headers.get('location') ?? '') : body.error.code;
}
/** Shows a form whose field takes files of 1,000 MB. */
const useLargeFiles = async (): Promise<void> => {
  const field = { ...filesField, type: 'file' as const, maxMegabytes: 1_000 };
  const definition = withFields(createEmptyDefinition('Application'), [field as Field]);
  scene.form = await scene.api.buildForm(scene.owner, definition);
};
const usedBytes = async (): Promise<number> => (await scene.owner.get('/api/storage')).body.used.total;

test('announcements without a byte close nothing: a small reserve each, for minutes (UPLOAD-019)', async () => {
  await useLargeFiles();
  const addresses: string[] = [];
  for (let count = 0; count < 30; count++) addresses.push(await announce(200 * MB));
  expect(addresses.every((one) => one.startsWith('/api/public/uploads/'))).toBe(true);
  // Somebody else's file, and the owner's own picture, find their room.
  const { response } = await scene.upload('b.txt', Buffer.from('Ada'));
  expect(response.status).toBe(204);
  await scene.api.database.query(
    `update uploads set expires_at = now() - interval '1 second' where size = $1`,
    [200 * MB],
  );
  expect(await usedBytes()).toBe(3);
  await removeUnusedFiles(scene.api.deps);
  expect((await scene.rows()).length).toBe(1);
});

test('an upload without progress ends after a quarter of an hour, with progress it goes on (UPLOAD-019)', async () => {
  const tus = tusCalls(scene.api);
  const minutes = async (): Promise<number> => {
    const [row] = await scene.api.database.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from uploads where form_id = $1`,
      [scene.form.id],
    );
    return row?.minutes ?? 0;
  };
  const address = await announce(9);
  expect(await minutes()).toBe(15);
  await scene.api.database.query(`update uploads set expires_at = now() + interval '2 minutes'`);
  expect((await tus.write(address, 0, Buffer.from('Grace'))).status).toBe(204);
  expect(await minutes()).toBe(15);
  expect((await tus.write(address, 5, Buffer.from('Adas'))).status).toBe(204);
  // A whole one waits for its submission.
  expect(await minutes()).toBe(24 * 60);
});

test('what has arrived counts, and the account never takes more than its room (UPLOAD-019)', async () => {
  await useLargeFiles();
  const tus = tusCalls(scene.api);
  const address = await announce(200 * MB);
  expect((await tus.write(address, 0, Buffer.alloc(3 * MB, 97))).status).toBe(204);
  expect(await usedBytes()).toBe(3 * MB);
  // Others have filled the account meanwhile.
  await scene.api.database.query(
    `insert into uploads (id, form_id, account_id, field_id, state, name, size, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, 'files', 'kept', 'b.txt', $3, now(), now() + interval '1 day')`,
    [scene.form.id, scene.owner.accountId, 900 * MB],
  );
  const refused = await tus.write(address, 3 * MB, Buffer.alloc(MB, 97));
  expect([refused.status, refused.body.error.code]).toEqual([403, 'upload.file_full']);
  // Sent again, it begins anew.
  expect((await tus.head(address)).status).toBe(404);
});

test('one source takes no more than its share of an account (UPLOAD-019)', async () => {
  await useLargeFiles();
  await scene.api.database.query(
    `insert into uploads (id, form_id, account_id, field_id, state, name, size, created_at, expires_at, source)
     select gen_random_uuid(), $1, $2, 'files', 'kept', 'b.txt', $3, now(), now() + interval '1 day', source
     from (select null::text as source) none`,
    [scene.form.id, scene.owner.accountId, SHARE - 10 * MB],
  );
  expect(await announce(9 * MB)).toMatch(/^\/api/);
  // The same bytes, of this visitor's source.
  const [own] = await scene.api.database.query<{ source: string }>(
    'select source from uploads where source is not null',
  );
  expect(own?.source).toBeTruthy();
  await scene.api.database.query('update uploads set source = $1', [own?.source]);
  expect(await announce(20 * MB)).toBe('upload.file_busy');
  expect(await announce(5 * MB)).toMatch(/^\/api/);
  // The day's hash is forgotten with its day.
  await scene.api.database.query(`update uploads set created_at = now() - interval '25 hours'`);
  await removeUnusedFiles(scene.api.deps);
  expect(await announce(20 * MB)).toMatch(/^\/api/);
});

test('owners see what takes their room, and clear unfinished uploads (UPLOAD-020)', async () => {
  const { file } = await scene.upload('a.txt', Buffer.from('Ada'));
  expect((await scene.submit({ files: { files: [file] } })).status).toBe(201);
  await scene.upload('b.txt', Buffer.from('Grace'));
  await announce(9 * MB);
  const { status, body } = await scene.owner.get('/api/storage');
  expect([status, body]).toEqual([
    200,
    {
      limit: ROOM,
      used: { total: MB + 8, submissions: 3, pictures: 0, unsent: MB + 5 },
      unfinished: 1,
      forms: [{ id: scene.form.id, title: 'Application', bytes: MB + 8 }],
    },
  ]);
  const stranger = await scene.api.signedIn();
  expect((await stranger.get('/api/storage')).body.used.total).toBe(0);
  expect((await stranger.delete('/api/storage/unfinished')).status).toBe(204);
  expect((await scene.rows()).length).toBe(3);
  expect((await scene.owner.delete('/api/storage/unfinished')).status).toBe(204);
  expect((await scene.owner.get('/api/storage')).body).toMatchObject({ used: { total: 8 }, unfinished: 0 });
});

test('a disk without room answers in the platform’s words, and the upload goes on later (UPLOAD-021)', async () => {
  const tus = tusCalls(scene.api);
  const address = await announce(5);
  const id = address.split('/').pop()?.split('.')[0] ?? '';
  const path = scene.api.deps.spool.pathOf(id);
  await rm(path);
  // A device on which every write ends with ENOSPC.
  await symlink('/dev/full', path);
  const refused = await tus.write(address, 0, Buffer.from('Grace'));
  expect([refused.status, refused.body?.error?.code]).toEqual([503, 'upload.not_stored']);
  expect(refused.text).not.toMatch(/ENOSPC|device|write/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await rm(path);
  await writeFile(path, '');
  expect((await tus.head(address)).headers.get('upload-offset')).toBe('0');
  expect((await tus.write(address, 0, Buffer.from('Grace'))).status).toBe(204);
});
