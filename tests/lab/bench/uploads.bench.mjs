import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { stopSignal } from '../../support/stoppable.mjs';
import { makeFolder, startStage } from './platform.mjs';

const MEGABYTE = 1_000_000;
/** Uploads at once, and the bytes of each; smaller by hand. */
const FILES = 20;
const FILE_BYTES = MEGABYTE * Number(process.env.INLAY_UPLOAD_BENCH_MEGABYTES ?? 500);
/** Bytes of one request: as the visitor's script sends them (sdk/src/react/uploads/tusClient.ts). */
const PART_BYTES = 8 * 1024 * 1024;
const ROUNDS = 2;
/** Throughput beside a bare server that writes the same bytes to files (issue 24). */
const LEAST = 0.7;
/** What the platform's memory may grow by over its rest, in MB. */
const MOST_GROWTH_MB = 40;

const runFile = promisify(execFile);
const pathOf = (name) => fileURLToPath(new URL(`./uploads/${name}.mjs`, import.meta.url));

/** `npm run bench -- uploads`: files that arrive at once, beside `node:http` writing the same bytes to files. */
export async function run() {
  await using stage = await startStage({ INLAY_UPLOAD_MEGABYTES: '1000000' });
  await using folder = await makeFolder('uploads');
  const { platform, client } = stage;
  const field = {
    ...createField('file'),
    id: 'files',
    label: 'Film',
    accepts: ['video'],
    maxMegabytes: 1_000,
  };
  const form = await platform.call('POST', '/api/forms', {
    definition: withFields(createEmptyDefinition('Films'), [field]),
  });
  // Loads what only uploads need, on both sides.
  await sendToPlatform(stage, form, PART_BYTES);
  await sendToFiles(folder.path, PART_BYTES);
  const rest = await memoryOf(platform);
  const took = { platform: [], files: [] };
  let [peak, bareGrowth] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const measured = await watchMemory(platform, () => sendToPlatform(stage, form, FILE_BYTES));
    peak = Math.max(peak, measured.peak);
    took.platform.push(measured.result);
    const bare = await sendToFiles(folder.path, FILE_BYTES);
    took.files.push(bare.ms);
    bareGrowth = Math.max(bareGrowth, bare.growth);
  }
  const rate = (times) => (FILES * FILE_BYTES * 1_000) / Math.min(...times) / MEGABYTE;
  const ratio = rate(took.platform) / rate(took.files);
  const growth = peak - rest;
  console.log(
    `${FILES} uploads of ${FILE_BYTES / MEGABYTE} MB at once: ${rate(took.platform).toFixed(0)} MB a second, ` +
      `node:http into files ${rate(took.files).toFixed(0)}: ratio ${ratio.toFixed(2)} (at least ${LEAST})`,
  );
  console.log(
    `memory at rest ${rest.toFixed(0)} MB, until all are kept ${growth.toFixed(0)} MB more (at most ${MOST_GROWTH_MB}); ` +
      `the bare server ${bareGrowth.toFixed(0)} MB more`,
  );
  const { rows } = await client.query('select count(*)::int as count from uploads');
  if (rows[0].count > 0) throw new Error('Uploads were left behind.');
  return {
    isMet: ratio >= LEAST && growth <= MOST_GROWTH_MB,
    ratios: { 'of node:http into files': ratio },
  };
}

/** Uploads files until the last is answered, waits until all are checked and kept, and removes them. @returns ms */
async function sendToPlatform({ platform, client }, form, bytes) {
  await client.query('delete from rate_limits');
  const addresses = await Promise.all(
    Array.from({ length: FILES }, () => createUpload(platform, form, bytes)),
  );
  const ms = await sendFiles(addresses, bytes);
  const isLeft = async (condition) =>
    (await client.query(`select 1 from uploads where ${condition} limit 1`)).rows.length > 0;
  while (await isLeft(`state in ('receiving', 'checking')`)) await wait(50);
  if (await isLeft(`state <> 'kept'`)) throw new Error('A file was refused.');
  await client.query('delete from uploads');
  await client.query(`select graphile_worker.add_job('remove_files', '{}')`);
  while ((await client.query('select 1 from file_removals limit 1')).rows.length > 0) await wait(50);
  return ms;
}

async function createUpload(platform, form, bytes) {
  const encode = (text) => Buffer.from(text).toString('base64');
  const created = await fetch(`${platform.url}/api/public/forms/${form.id}/uploads`, {
    method: 'POST',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(bytes),
      'Upload-Metadata': `filename ${encode('film.mp4')},field ${encode('files')}`,
    },
  });
  if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`);
  return new URL(created.headers.get('location'), platform.url).href;
}

/** The same requests to a bare server. @returns the time (ms), and by how many MB its memory grew. */
async function sendToFiles(folder, bytes) {
  const server = fork(pathOf('fileServer'), [folder], { signal: stopSignal });
  const ended = once(server, 'exit').catch(() => undefined);
  try {
    const [port] = await once(server, 'message');
    const names = Array.from({ length: FILES }, (_one, at) => `file-${at}`);
    const addresses = names.map((name) => `http://localhost:${port}/${name}`);
    const rest = await memoryOf(server);
    const { result: ms, peak } = await watchMemory(server, () => sendFiles(addresses, bytes));
    await Promise.all(names.map((name) => rm(join(folder, name))));
    return { ms, growth: peak - rest };
  } finally {
    server.kill();
    await ended;
  }
}

async function sendFiles(addresses, bytes) {
  const options = { addresses, bytes, partBytes: PART_BYTES };
  const args = [pathOf('sendFiles'), JSON.stringify(options)];
  return Number((await runFile(process.execPath, args, { signal: stopSignal })).stdout);
}

/** Memory of a process, in MB. */
async function memoryOf({ pid }) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** The most memory a process has during some work, in MB. */
async function watchMemory(process, work) {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryOf(process));
  };
  const timer = setInterval(() => void look(), 20);
  try {
    const result = await work();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}
