/**
 * The door for programs: a form of 100,000 submissions read by the client from its first page to its last, and the
 * first page of an inbox by key beside the same by session.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { OWNER, startStage } from './platform.mjs';
import { SEEDED_FORM, seedSubmissions } from './seedSubmissions.mjs';
import { median } from './timesOf.mjs';

const ROWS = 100_000;
/** Longest time for reading them all, in seconds, and most memory of the program that does, in MB. */
const MOST = { seconds: 60, megabytes: 300 };
/** Time by key to time by session. */
const MOST_RATIO = 1.15;
const ROUNDS = 40;
const WARM_UP = 100;
/** Calls of each side in a round, so that neither has the better moment. */
const CALLS = 10;

/** `npm run bench -- api` */
export async function run() {
  await using stage = await startStage();
  const { platform, client } = stage;
  const form = await platform.call('POST', '/api/forms', { definition: SEEDED_FORM });
  await platform.call('PATCH', '/api/admin/settings', { keyReadsPerMinute: 100_000 });
  await seedSubmissions(client, [[[form], ROWS]]);
  const { token } = await platform.call('POST', '/api/keys', {
    name: 'Bench',
    scopes: ['submissions:read'],
    password: OWNER.password,
  });
  const read = await readAll(platform.url, token, form.id);
  const rest = `${read.rows.toLocaleString('en')} submissions in ${read.seconds.toFixed(1)} s, ${read.megabytes.toFixed(0)} MB`;
  console.log(`${rest} (at most ${MOST.seconds} s, ${MOST.megabytes} MB)`);
  const { key, session, ratio } = await compareFirstPages(platform, token, form.id);
  console.log(
    `first page of an inbox: by key ${key.toFixed(2)} ms, by session ${session.toFixed(2)} ms: × ${ratio.toFixed(2)} (at most ${MOST_RATIO})`,
  );
  const isMet =
    read.rows === ROWS &&
    read.seconds <= MOST.seconds &&
    read.megabytes <= MOST.megabytes &&
    ratio <= MOST_RATIO;
  return { isMet, ratios: { 'first page, session to key': 1 / ratio } };
}

/** Reads a whole form in a process of its own, whose memory is its own as well. */
async function readAll(url, token, formId) {
  const program = fileURLToPath(new URL('readAll.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', program], {
    env: { PATH: process.env.PATH, INLAY_URL: url, INLAY_KEY: token, FORM_ID: formId },
  });
  return JSON.parse(stdout);
}

async function compareFirstPages({ url, cookie }, token, formId) {
  const address = `${url}/api/submissions?formId=${formId}`;
  const timeOf = async (headers) => {
    const begin = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status}`);
    return performance.now() - begin;
  };
  const sides = { key: { authorization: `Bearer ${token}` }, session: { cookie } };
  for (let call = 0; call < WARM_UP; call++)
    for (const headers of Object.values(sides)) await timeOf(headers);
  const times = { key: [], session: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? ['key', 'session'] : ['session', 'key'];
    for (const side of order)
      for (let call = 0; call < CALLS; call++) times[side].push(await timeOf(sides[side]));
  }
  const [key, session] = [median(times.key), median(times.session)];
  return { key, session, ratio: key / session };
}
