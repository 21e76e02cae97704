import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { startStoppable } from '../../support/stoppable.mjs';
import { makeForm, startDatabase, startProcess } from './platform.mjs';
import { sleep, until } from './scene.mjs';
import { ask, encode, TUS } from './uploads.mjs';

const run = promisify(execFile);
/** Photos of the long and of the short form, and how many are on their way at once. */
const PHOTOS = { long: 1_000, short: 40 };
const AT_ONCE = 8;
/** Room for the photos of either form beside the database. */
const VOLUME_MEGABYTES = 64;
/** Address space (bytes) with which no picture is drawn, and time (ms) for which a slow program stands still. */
const TOO_LITTLE_MEMORY = 200_000_000;
const SLOW_MS = 1_500;
/** Share of the photos that arrive before the disk is full, and until it has room again. */
const FULL = { from: 0.4, until: 0.5 };

const formWithPhotos = () =>
  withFields(createEmptyDefinition('Fault test'), [{ ...createField('file'), id: 'photo', label: 'Photo' }]);

/** What phones put behind a photo's end: a film, a list of notes, or nothing, and the end itself may be missing. */
const ENDINGS = [
  (photo) => photo,
  (photo) => Buffer.concat([photo, Buffer.from('\0\0\0\x18ftypmp42isom', 'latin1'), Buffer.alloc(2_000, 9)]),
  (photo) => Buffer.concat([photo, Buffer.from('Image_UTC_DataSEFH\x18\0\0\0SEFT', 'latin1')]),
  (photo) => photo.subarray(0, -2),
];

/** A photo that is like no other: its first pixels are its number. */
async function takePhoto(number) {
  const [width, height] = [320, 240];
  const points = Buffer.alloc(width * height * 3, number % 251);
  for (let at = 0; at < points.length; at += 97) points[at] = (number * 31 + at) % 256;
  const photo = await sharp(points, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return ENDINGS[number % ENDINGS.length](photo);
}

/** Uploads a photo as a visitor's script does, and submits it. @returns its id once the submission is acknowledged. */
async function sendPhoto(platform, form, number) {
  const bytes = await takePhoto(number);
  const headers = { ...TUS, 'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1` };
  const name = `IMG_${number}.jpg`;
  for (;;) {
    const created = await ask(`${platform.url}/api/public/forms/${form.id}/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'Upload-Length': String(bytes.length),
        'Upload-Metadata': `filename ${encode(name)},field ${encode('photo')}`,
      },
    });
    const address = created && new URL(created.headers.get('location'), platform.url).href;
    const patch = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
    // On a full disk a part of it may have arrived; then it begins anew.
    const sent =
      address &&
      (await fetch(address, { method: 'PATCH', headers: { ...headers, ...patch }, body: bytes }).catch(
        () => null,
      ));
    if (sent?.status !== 204) {
      await sleep(200);
      continue;
    }
    const id = address.split('/').at(-1);
    const answer = await ask(`${platform.url}/api/public/forms/${form.id}/submissions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': headers['X-Forwarded-For'] },
      body: JSON.stringify({
        revisionId: form.revisionId,
        idempotencyKey: randomUUID(),
        answers: { photo: { files: [{ id, name, size: bytes.length, type: 'image/jpeg' }] } },
      }),
    });
    return { id: id.split('.')[0], isAcknowledged: answer !== null };
  }
}

/** The programs that draw pictures for a process. */
async function findEncoders(parent) {
  const found = [];
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const [stat, command] = await Promise.all(
      ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    const isOwn = Number(stat.replace(/^.*\) /, '').split(' ')[1]) === parent;
    if (isOwn && command.includes('encodeProcess')) found.push(Number(pid));
  }
  return found;
}

/** What is done to a program that draws a picture. */
const HARMS = {
  killed: (pid) => process.kill(pid, 'SIGKILL'),
  'out of memory': (pid) => run('prlimit', ['--pid', String(pid), `--as=${TOO_LITTLE_MEMORY}`]),
  async slow(pid) {
    process.kill(pid, 'SIGSTOP');
    await sleep(SLOW_MS);
    process.kill(pid, 'SIGCONT');
  },
  'left alone': () => undefined,
};
/** The harms in turns. A program without memory may hang until its time is over, so there are few of those. */
const TURNS = [
  'killed',
  'out of memory',
  'slow',
  'left alone',
  ...Array.from({ length: 20 }, () => ['killed', 'left alone', 'left alone']).flat(),
];

/** Harms programs until `signal` stops it. @returns how often each harm was done. */
async function harmEncoders(platform, signal) {
  const counts = Object.fromEntries(Object.keys(HARMS).map((harm) => [harm, 0]));
  const seen = new Set();
  for (let turn = 0; !signal.aborted;) {
    for (const pid of (await findEncoders(platform.pid())).filter((one) => !seen.has(one))) {
      seen.add(pid);
      const harm = TURNS[turn++ % TURNS.length];
      // It may have ended meanwhile.
      const isDone = await Promise.resolve()
        .then(() => HARMS[harm](pid))
        .then(
          () => true,
          () => false,
        );
      if (isDone) counts[harm]++;
    }
    await sleep(10);
  }
  return counts;
}

/** Mounts a small volume for the data folder. @returns null where that is not possible. */
async function mountVolume() {
  const path = await mkdtemp(join(tmpdir(), 'inlay-faults-photos-'));
  const options = `size=${VOLUME_MEGABYTES}m,mode=755`;
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', options, 'inlay-faults', path]).then(
    () => true,
    () => false,
  );
  return {
    path,
    isMounted,
    async [Symbol.asyncDispose]() {
      if (isMounted) await run('umount', ['-l', path]);
      await rm(path, { recursive: true, force: true });
    },
  };
}

/**
 * Kills, starves and delays the programs that draw visitors' pictures, and fills the disk, while photos as phones
 * write them are uploaded and submitted: none that was acknowledged may be missing (UPLOAD-016, E29).
 */
export async function harmPictures({ isShort }) {
  const photos = isShort ? PHOTOS.short : PHOTOS.long;
  await using running = new AsyncDisposableStack();
  const volume = running.use(await startStoppable(mountVolume));
  const database = running.use(await startDatabase());
  const platform = running.use(await startProcess(database.url, { INLAY_DATA_FOLDER: volume.path }));
  const form = await makeForm(database, { definition: formWithPhotos() });
  const calm = new AbortController();
  const harming = harmEncoders(platform, calm.signal);
  const sent = [];
  const filler = join(volume.path, 'filler');
  const fillDisk = async () => {
    const { bavail, bsize } = await statfs(volume.path);
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  };
  let next = 0;
  let isFull = false;
  const visitor = async () => {
    while (next < photos) {
      const number = next++;
      if (volume.isMounted && !isFull && number >= photos * FULL.from && number < photos * FULL.until) {
        isFull = true;
        await fillDisk();
        setTimeout(() => void rm(filler, { force: true }), isShort ? 3_000 : 20_000);
      }
      sent.push(await sendPhoto(platform, form, number));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const rows = () =>
    database.query(`select id, state, key from uploads where form_id = $1 and submission_id is not null`, [
      form.id,
    ]);
  /** Jobs that failed would wait for hours after some tries. */
  const hurry = async () => {
    await sleep(500);
    await database.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
  };
  const areChecked = (all) => all.every(({ state }) => state !== 'checking');
  // Harm goes on while half of them are drawn, and ends so that the rest can be.
  await until('The check of half of the files', async () => {
    await hurry();
    return (await rows()).filter(({ state }) => state !== 'checking').length >= photos / 2;
  }, 1_800_000); // prettier-ignore
  calm.abort();
  const harms = await harming;
  await until('The check of all files', async () => {
    await hurry();
    return areChecked(await rows());
  }, 1_800_000); // prettier-ignore
  const stored = new Map((await rows()).map((row) => [row.id, row]));
  let whole = 0;
  for (const { id } of sent) {
    const { state, key } = stored.get(id) ?? {};
    const bytes = state === 'kept' && (await readFile(join(volume.path, 'files', key)).catch(() => null));
    const size =
      bytes &&
      (
        await sharp(bytes, { failOn: 'error' })
          .raw()
          .toBuffer()
          .catch(() => null)
      )?.length;
    if (size === 320 * 240 * 3) whole++;
  }
  return {
    figures: {
      photos,
      ...harms,
      'disk full': isFull ? 'once' : 'not here',
      whole,
      lost: photos - whole,
    },
    passes: {
      'every submission is acknowledged': sent.length === photos && sent.every((one) => one.isAcknowledged),
      'no photo is lost': whole === photos,
      'programs were harmed': Object.values(harms).every((count) => count > 0),
      'nothing crashes': platform.isRunning(),
    },
  };
}
