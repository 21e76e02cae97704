import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { EICAR, startClamd } from '../../../../tests/support/clamd.ts';
import { useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { tellOfWaitingFiles } from './tellOfWaitingFiles.ts';

const scene = useUploadForm();
let scanner: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  scanner = await startClamd();
  Object.assign(scene.api.deps.config, { clamdUrl: scanner.url });
});
afterAll(() => scanner.stop());

/** Lets jobs that failed run again at once. */
const retry = async (): Promise<void> => {
  await scene.api.database.query('update graphile_worker._private_jobs set run_at = now()');
  await scene.api.runJobs();
};
const stateOf = async (): Promise<string | undefined> => (await scene.rows())[0]?.state;

test('what the scanner finds is quarantined: nobody downloads it without accepting the risk (UPLOAD-006, UPLOAD-018)', async () => {
  const { file } = await scene.upload('virus.txt', Buffer.from(EICAR));
  const { status, body } = await scene.submit({ files: { files: [file] } });
  expect(status).toBe(201);
  await scene.api.runJobs();
  expect(await scene.rows()).toMatchObject([
    { state: 'quarantined', key: expect.stringMatching(/^uploads/) },
  ]);
  const id = file.id.split('.')[0] ?? '';
  const asked = await scene.owner.get(`/api/submissions/${body.submissionId}/files/${id}`);
  expect([asked.status, asked.body.error.code]).toEqual([403, 'file.quarantined']);
  expect(await scene.api.deps.spool.sizeOf(id)).toBeNull();
});

test('a submission is never lost for a scanner that is away (UPLOAD-007)', async () => {
  scanner.setAway(true);
  const { file } = await scene.upload('a.txt', Buffer.from('Ada'));
  expect((await scene.submit({ files: { files: [file] } })).status).toBe(201);
  await scene.api.runJobs();
  expect(await stateOf()).toBe('checking');
  scanner.setAway(false);
  await retry();
  expect(await stateOf()).toBe('kept');
});

test('a submission is never lost for a file store that is away (UPLOAD-007)', async () => {
  const { files } = scene.api.deps;
  const { putFile } = files;
  files.putFile = () => Promise.reject(new Error('The bucket is away.'));
  try {
    const { file } = await scene.upload('a.txt', Buffer.from('Ada'));
    expect((await scene.submit({ files: { files: [file] } })).status).toBe(201);
    await scene.api.runJobs();
    expect(await stateOf()).toBe('checking');
  } finally {
    files.putFile = putFile;
  }
  await retry();
  const [kept] = await scene.rows();
  expect(kept?.state).toBe('kept');
  expect(await files.read(kept?.key ?? '')).toEqual(Buffer.from('Ada'));
});

test('owners and administrators learn of files that wait for an hour, once for each outage (UPLOAD-013)', async () => {
  const { deps, database, lastMail } = scene.api;
  const mails = () =>
    database.query('select recipient from deliveries where kind = $1 and form_id = $2', [
      'files_waiting',
      scene.form.id,
    ]);
  scanner.setAway(true);
  try {
    const { file } = await scene.upload('a.txt', Buffer.from('Ada'));
    expect((await scene.submit({ files: { files: [file] } })).status).toBe(201);
    // Nobody has submitted this one: it is nobody's worry.
    await scene.upload('b.txt', Buffer.from('Ada'));
    await scene.api.runJobs();
    await tellOfWaitingFiles(deps);
    expect(await mails()).toEqual([]);
    await database.query(`update uploads set created_at = now() - interval '61 minutes' where form_id = $1`, [
      scene.form.id,
    ]);
    await tellOfWaitingFiles(deps);
    await tellOfWaitingFiles(deps);
    expect(await mails()).toEqual([{ recipient: scene.owner.email }]);
    const { subject, text } = await lastMail(scene.owner.email);
    expect(subject).toBe('Files are still being checked: Application');
    expect(text).toContain(`/forms/${scene.form.id}/responses`);
    expect(text).toContain('A file sent with “Application”');
    const events = await database.query<{ event_data: object }>(
      `select event_data from security_events where event_type = 'files_waiting' and event_data->>'formId' = $1`,
      [scene.form.id],
    );
    expect(events).toEqual([
      { event_data: { accountId: scene.owner.accountId, formId: scene.form.id, files: 1 } },
    ]);
  } finally {
    scanner.setAway(false);
  }
  await retry();
  expect(await stateOf()).toBe('kept');
});

test('pictures are drawn anew, upright and without what they tell of their place (UPLOAD-006, T19)', async () => {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  expect(photo.includes('Ada Lovelace')).toBe(true);
  const { file } = await scene.upload('photo.jpg', photo);
  await scene.submit({ files: { files: [file] } });
  await scene.api.runJobs();
  const [kept] = await scene.rows();
  const bytes = await scene.api.deps.files.read(kept?.key ?? '');
  expect(bytes?.includes('Ada Lovelace')).toBe(false);
  const { format, width, height, exif } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 20, height: 40, exif: undefined });
});
