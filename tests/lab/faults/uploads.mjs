import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { makeForm, startDatabase, startProcess } from './platform.mjs';
import { sleep, until } from './scene.mjs';

/** Files, the bytes of each and of one request: many requests, so that every step of an upload is met. */
const FILE_BYTES = 6_000_000;
const PART_BYTES = 100_000;
const FILES = 24;
export const TUS = { 'Tus-Resumable': '1.0.0' };

const formWithFiles = () =>
  withFields(createEmptyDefinition('Fault test'), [
    { ...createField('file'), id: 'files', label: 'Files', accepts: ['text'] },
  ]);

export const encode = (text) => Buffer.from(text).toString('base64');

/** Sends a request until it is answered by a platform that stays; null for a refusal. */
export async function ask(url, init) {
  for (;;) {
    const answer = await fetch(url, init).catch(() => null);
    if (answer && answer.status < 300) return answer;
    if (answer && answer.status < 500 && ![409, 423].includes(answer.status)) return null;
    await sleep(50);
  }
}

/** Uploads a file as a visitor's script does, and submits it. Resolves once the submission is acknowledged. */
async function sendFile(platform, form, bytes, source) {
  const headers = { ...TUS, 'X-Forwarded-For': source };
  const created = await ask(`${platform.url}/api/public/forms/${form.id}/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${encode('a.txt')},field ${encode('files')}`,
    },
  });
  const address = new URL(created.headers.get('location'), platform.url).href;
  for (let offset = 0; offset < bytes.length;) {
    const place = await ask(address, { method: 'HEAD', headers });
    offset = Number(place.headers.get('upload-offset'));
    if (offset === bytes.length) break;
    // Asked anew after each failure: what came before the kill is kept.
    await fetch(address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: bytes.subarray(offset, offset + PART_BYTES),
    }).catch(() => null);
  }
  // A file that has arrived whole is finished by an empty part.
  const last = {
    ...headers,
    'Upload-Offset': String(bytes.length),
    'Content-Type': 'application/offset+octet-stream',
  };
  await ask(address, { method: 'PATCH', headers: last, body: new Uint8Array() });
  const ticket = address.split('/').at(-1);
  const sent = await ask(`${platform.url}/api/public/forms/${form.id}/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': source },
    body: JSON.stringify({
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { files: { files: [{ id: ticket, name: 'a.txt', size: bytes.length, type: 'text/plain' }] } },
    }),
  });
  return {
    id: ticket.split('.')[0],
    isStored: sent !== null,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Kills the platform again and again while visitors upload files and submit them (UPLOAD-002). */
export async function killUploads({ isShort }) {
  if (isShort) return { skipped: 'locks of a killed process hold ten seconds; `npm run test:faults -- E1b`' };
  await using running = new AsyncDisposableStack();
  const { path: folder } = running.use(await mkdtempDisposable(join(tmpdir(), 'inlay-faults-files-')));
  const database = running.use(await startDatabase());
  const platform = running.use(await startProcess(database.url, { INLAY_DATA_FOLDER: folder }));
  const form = await makeForm(database, { definition: formWithFiles() });
  const progress = { open: FILES };
  let kills = 0;
  const sending = Array.from({ length: FILES }, async (_one, at) => {
    await sleep(at * 100);
    const bytes = Buffer.from(randomBytes(FILE_BYTES / 2).toString('hex'));
    return sendFile(platform, form, bytes, `10.0.${Math.floor(at / 200)}.${at % 200}`).finally(
      () => progress.open--,
    );
  });
  const all = Promise.all(sending);
  while (progress.open > 0 || kills < 3) {
    await sleep(100 + ((kills * 977) % 900));
    await platform.end('SIGKILL');
    await platform.start();
    kills++;
    // Long enough for what was locked by the process that was killed.
    if (kills % 4 === 0) await Promise.race([all, sleep(12_000)]);
  }
  const sent = await all;
  const rows = () =>
    database.query(
      'select id, state, sha256, submission_id as "submissionId" from uploads where form_id = $1',
      [form.id],
    );
  const kept = async () => (await rows()).filter(({ state }) => state === 'kept');
  await until('The check of all files', async () => (await kept()).length === FILES, 300_000);
  await database.query(
    `update uploads set expires_at = now() - interval '1 minute' where submission_id is null`,
  );
  await database.query(`select graphile_worker.add_job('remove_files', '{}')`);
  await until('The removal of what nobody submitted', async () => (await rows()).length === FILES);
  const spool = () => readdir(join(folder, 'spool'));
  await until('An empty spool', async () => (await spool()).length === 0);
  const stored = new Map((await rows()).map((row) => [row.id, row]));
  const isWhole = ({ id, sha256 }) => stored.get(id)?.sha256 === sha256 && stored.get(id)?.submissionId;
  return {
    figures: { files: FILES, kills, whole: sent.filter(isWhole).length },
    passes: {
      'every submission is acknowledged': sent.every(({ isStored }) => isStored),
      'every file is whole by its hash': sent.every(isWhole),
    },
  };
}
