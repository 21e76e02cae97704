import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Upload } from 'tus-js-client';
import { expect, test } from 'vitest';
import { startCuttingProxy } from '../../../../tests/support/cuttingProxy.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { tusCalls, useUploadForm } from '../../../../tests/support/api/uploadScene.ts';
import { removeUnusedFiles } from './removeFiles.ts';

/** Uploads of one run; more by hand. */
const UPLOADS = Number(process.env['INLAY_UPLOADS'] ?? 5);
/** Time (ms) for a run: a second for each upload, and what a file of tests has. */
const TIMEOUT_MS = 30_000 + UPLOADS * 1_000;
/** Most cuts of one upload, and bytes of its file and of one request. */
const MOST_CUTS = 5;
const FILE_BYTES = 200_000;
const PART_BYTES = 50_000;

const scene = useUploadForm();
const newText = (): Buffer => Buffer.from(randomBytes(FILE_BYTES / 2).toString('hex'));

/** Uploads a file over a line that is cut again and again. @returns its ticket, and how often it was cut. */
async function uploadOver(
  bytes: Buffer,
  cuts: Parameters<typeof startCuttingProxy>[1],
): Promise<{ ticket: string; cuts: number }> {
  const proxy = await startCuttingProxy(scene.api.url, cuts);
  try {
    const address = await new Promise<string | null>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: `${proxy.url}/api/public/forms/${scene.form.id}/uploads`,
        metadata: { filename: 'a.txt', field: 'files' },
        chunkSize: PART_BYTES,
        retryDelays: Array.from({ length: 2 * MOST_CUTS }, () => 5),
        onSuccess: () => resolve(upload.url),
        onError: reject,
      });
      upload.start();
    });
    return { ticket: address?.split('/').pop() ?? '', cuts: proxy.cuts() };
  } finally {
    await proxy.stop();
  }
}

/** Submits an uploaded file. @returns its row, as the platform will keep it. */
async function submitFile(ticket: string, bytes: Buffer) {
  const sent = await scene.submit({ files: { files: [{ id: ticket, name: 'a.txt', size: 1, type: 'x' }] } });
  expect(sent.status).toBe(201);
  return {
    id: ticket.split('.')[0],
    state: 'kept',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

test(
  'every file arrives whole over lines that are cut up to five times, and nothing stays behind (UPLOAD-002)',
  async () => {
    const random = seededRandom(24);
    let cuts = 0;
    const kept = [];
    for (let count = 0; count < UPLOADS; count++) {
      const bytes = newText();
      await scene.api.database.query('delete from rate_limits');
      const sent = await uploadOver(bytes, { most: 1 + Math.floor(random() * MOST_CUTS), random });
      cuts += sent.cuts;
      kept.push(await submitFile(sent.ticket, bytes));
    }
    expect(cuts).toBeGreaterThanOrEqual(UPLOADS);
    await scene.api.runJobs();
    // Who lost the answer to a creation began another upload; the first one ends with its day.
    await scene.api.database.query(`update uploads set expires_at = now() - interval '1 minute'`);
    await removeUnusedFiles(scene.api.deps);
    expect(await scene.rows()).toMatchObject(kept);
  },
  TIMEOUT_MS,
);

test('goes on while the server still waits for a line that ended without a word (UPLOAD-002)', async () => {
  const bytes = newText();
  // The middle: in the first part of the file.
  const sent = await uploadOver(bytes, { most: 1, random: () => 0.5, isSilent: true });
  expect(sent.cuts).toBe(1);
  const kept = await submitFile(sent.ticket, bytes);
  await scene.api.runJobs();
  expect(await scene.rows()).toMatchObject([kept]);
});

test('goes on when the lock of a process that was killed has run out (UPLOAD-002)', async () => {
  const tus = tusCalls(scene.api);
  const created = await tus.create(scene.form.id, { name: 'a.txt', size: 3 });
  await scene.api.database.query(
    `update uploads set locked_by = $1, locked_until = now() + interval '300 milliseconds'`,
    [randomUUID()],
  );
  expect((await tus.write(created.headers.get('location') ?? '', 0, Buffer.from('Ada'))).status).toBe(204);
  expect(await scene.rows()).toMatchObject([{ state: 'checking' }]);
});
