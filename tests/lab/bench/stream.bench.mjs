import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runSender } from './ingest/runSender.mjs';
import { ANSWERS } from './ingest/visitor.mjs';
import { findPostmaster, readCpuMs, untilQuiet } from './plainLimit.mjs';
import { startStage } from './platform.mjs';
import { startJob } from './results/readResults.mjs';
import { SEEDED_FORM, seedSubmissions } from './seedSubmissions.mjs';
import { SAME_FORM } from './staticPage.mjs';
import { median, timesOf } from './timesOf.mjs';

const RATE = Number(process.env.INLAY_STREAM_RATE ?? 1_500);
const SECONDS = Number(process.env.INLAY_STREAM_SECONDS ?? 120);
/** Length of each of the two phases without the job: a search reads one by one what they leave without an entry. */
const UNINDEXED_SECONDS = Math.min(SECONDS / 4, 60);
/** Rows of another form that the table holds before. */
const OTHERS = Number(process.env.INLAY_BENCH_ROWS ?? 1_000_000);
const CONNECTIONS = 64;
/** Time between two looks at the backlog, and between two reads of each kind, in ms. */
const LOOK_MS = 2_000;
const READ_MS = 100;
/** Reads of each kind before the stream. */
const CALM_READS = 50;
/** The lock of the index's job: who holds it has the job do nothing. */
const INDEX_LOCK = 7310042;

/** CPU of PostgreSQL for each submission in µs, p95 of the inbox with the job to without, MB, share of the rate. */
const GOALS = { index: 250, inbox: 1.2, memory: 400, rate: 0.97 };

/** Sentences of each message: with one a submission has some 160 characters. */
const SENTENCES = Number(process.env.INLAY_STREAM_SENTENCES ?? 1);
/** Each with an address, numbers and words of its own. */
const VARIED = {
  ...ANSWERS,
  name: 'Ada {w} {n}',
  email: '{w}.{n}@example.com',
  subject: 'Order {n}',
  message: 'Please {w} the {w} of {w} before {w}. '.repeat(SENTENCES),
};

/**
 * `npm run bench -- stream`: a lasting stream of submissions beside a full table, with the job of the text index
 * switched off, on, and off again. The difference in CPU time is what the index costs.
 */
export async function run() {
  await using stage = await startStage({ TRUSTED_PROXIES: '1' });
  const { platform, client, connectionString } = stage;
  const form = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
  const others = await platform.call('POST', '/api/forms', { definition: SEEDED_FORM });
  console.log(`Seeding ${OTHERS} rows…`);
  await seedSubmissions(client, [[[others], OTHERS]]);
  await using holder = await connect(connectionString);
  const postmaster = await findPostmaster(client);
  const pids = [platform.pid, postmaster];

  const send = async (seconds) => {
    const before = await Promise.all(pids.map(readCpuMs));
    const sent = await runSender({
      url: platform.url,
      form,
      seconds,
      perSecond: RATE,
      connections: CONNECTIONS,
      answers: VARIED,
      acks: '/dev/null',
    });
    const after = await Promise.all(pids.map(readCpuMs));
    const [server, database] = after.map((ms, at) => ((ms - before[at]) * 1_000) / sent.stored);
    return { ...sent, server, database };
  };
  const read = createReads(platform, form);

  await send(5);
  await untilIndexed(client);
  await untilQuiet(pids);
  const calm = await readBeside(read, CALM_READS);

  const sendUnindexed = async () => {
    await holder.query('select pg_advisory_lock($1)', [INDEX_LOCK]);
    const found = await beside(read, () => send(UNINDEXED_SECONDS));
    await holder.query('select pg_advisory_unlock($1)', [INDEX_LOCK]);
    return found;
  };
  const before = await sendUnindexed();
  const burst = await indexBurst(client, postmaster);
  await untilQuiet(pids);

  const looks = await startLooks(client);
  const on = await beside(read, () => send(SECONDS));
  const { backlogs, indexCpuMs } = await looks.stop();
  await startJob(client, 'index_submissions');
  await untilIndexed(client);
  await untilQuiet(pids);
  const off = together(before, await sendUnindexed());
  return print({ calm, off, on, burst, backlogs, indexCpuMs, memory: await readPeakMb(platform.pid) });
}

/** Indexes what has been left. @returns PostgreSQL's CPU time for each row, in µs. */
async function indexBurst(client, postmaster) {
  const { rows } = await client.query(
    'select count(*)::int as left from form_submissions where search_text is null',
  );
  const cpuMs = await readCpuMs(postmaster);
  await startJob(client, 'index_submissions');
  await untilIndexed(client);
  return (((await readCpuMs(postmaster)) - cpuMs) * 1_000) / rows[0].left;
}

/** Two phases as one. */
function together(one, other) {
  const { sent, reads } = one;
  return {
    sent: Object.fromEntries(
      ['perSecond', 'p50', 'p95', 'server', 'database'].map((name) => [
        name,
        (sent[name] + other.sent[name]) / 2,
      ]),
    ),
    reads: Object.fromEntries(
      Object.entries(reads).map(([name, times]) => [name, [...times, ...other.reads[name]]]),
    ),
  };
}

/** A connection of one's own. */
async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

/** What a person reads meanwhile, by name. */
function createReads({ url, cookie }, { id }) {
  const get = (query) => async () => {
    const response = await fetch(`${url}/api/submissions?formId=${id}&limit=25${query}`, {
      headers: { cookie },
    });
    // What takes too long is refused.
    if (!response.ok && response.status !== 503) throw new Error(`${query}: ${response.status}`);
    await response.arrayBuffer();
    return response.ok;
  };
  return { inbox: get(''), word: get('&search=zyzzyva'), address: get('&search=nobody.at.all@example.com') };
}

/** Reads in turns, each some time after the one before. @returns the times of each kind, in ms. */
async function readBeside(reads, times, isOver = () => false) {
  const found = Object.fromEntries(Object.keys(reads).map((name) => [name, []]));
  for (let turn = 0; turn < times && !isOver(); turn++)
    for (const [name, read] of Object.entries(reads)) {
      const begin = performance.now();
      const isAnswered = await read();
      found[name].push(isAnswered ? performance.now() - begin : Infinity);
      await sleep(READ_MS);
    }
  return found;
}

/** Reads while something is done. */
async function beside(reads, work) {
  let isOver = false;
  const [sent, found] = await Promise.all([
    work().finally(() => (isOver = true)),
    readBeside(reads, Infinity, () => isOver),
  ]);
  return { sent, reads: found };
}

async function untilIndexed(client) {
  for (;;) {
    const { rows } = await client.query(
      'select exists (select from form_submissions where search_text is null) as found',
    );
    if (!rows[0].found) return;
    // The job rests while somebody reads: asking often would hold it up.
    await sleep(LOOK_MS);
  }
}

/** Looks at the backlog, and at the CPU time of the connection that indexes, until it is told to stop. */
async function startLooks(client) {
  const backlogs = [];
  let indexCpuMs = 0;
  let last = { pid: 0, ms: 0 };
  const look = async () => {
    const { rows } = await client.query(
      `select (select count(*)::int from form_submissions where search_text is null) as backlog,
        (select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted limit 1) as pid`,
      [INDEX_LOCK],
    );
    const [{ backlog, pid }] = rows;
    backlogs.push(backlog);
    const ms = pid ? await readCpuMs(pid) : 0;
    if (pid && pid === last.pid) indexCpuMs += ms - last.ms;
    last = { pid, ms };
  };
  const over = new AbortController();
  const looking = (async () => {
    for (; !over.signal.aborted; await sleep(LOOK_MS)) await look();
  })();
  // A run that failed has closed the connection; `stop` throws for one that goes on.
  looking.catch(() => undefined);
  return {
    async stop() {
      over.abort();
      await looking;
      return { backlogs, indexCpuMs };
    },
  };
}

function figures(values) {
  const { p50, p95 } = timesOf(values);
  return `${p50.toFixed(1)}, ${p95.toFixed(1)}`;
}

async function readPeakMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

function print({ calm, off, on, burst, backlogs, indexCpuMs, memory }) {
  const { sent } = on;
  for (const [name, one] of Object.entries({ off, on }))
    console.log(
      `  index ${name.padEnd(4)} ${one.sent.perSecond.toFixed(0)} of ${RATE} a second   p50 ${one.sent.p50.toFixed(1)} ms   p95 ${one.sent.p95.toFixed(1)} ms   ` +
        `CPU µs, server + database ${one.sent.server.toFixed(0)} + ${one.sent.database.toFixed(0)}`,
    );
  console.log(`  backlog each ${LOOK_MS / 1_000} s: ${backlogs.join(' ')}`);
  for (const name of Object.keys(calm)) {
    const [quiet, unindexed, indexed] = [calm, off.reads, on.reads].map((reads) => figures(reads[name]));
    console.log(
      `  ${name.padEnd(10)} p50, p95 in ms: calm ${quiet}   index off ${unindexed}   on ${indexed}`,
    );
  }
  const indexed = sent.stored - (backlogs.at(-1) - backlogs[0]);
  const index = ((sent.database - off.sent.database) * sent.stored) / indexed;
  const inbox = timesOf(on.reads.inbox).p95 / timesOf(off.reads.inbox).p95;
  const half = Math.floor(backlogs.length / 2);
  const [earlier, later] = [backlogs.slice(0, half), backlogs.slice(half)].map((some) => median(some));
  const isFlat = later <= Math.max(2 * earlier, 10 * RATE);
  console.log(
    `  CPU of the index for each row: behind a burst ${burst.toFixed(0)} µs of PostgreSQL, ` +
      `in the stream ${index.toFixed(0)} µs (goal ${GOALS.index}), its own connection ${((indexCpuMs * 1_000) / indexed).toFixed(0)} µs`,
  );
  console.log(`  backlog, median of both halves ${earlier}, ${later}: ${isFlat ? 'flat' : 'grows'}`);
  console.log(
    `  inbox p95, index on to off ${inbox.toFixed(2)} (goal ${GOALS.inbox}); memory ${memory.toFixed(0)} MB (goal ${GOALS.memory})`,
  );
  const share = sent.perSecond / RATE;
  return {
    isMet:
      isFlat && index <= GOALS.index && inbox <= GOALS.inbox && memory <= GOALS.memory && share >= GOALS.rate,
    ratios: { 'rate of the wanted': share, 'inbox p95, index off to on': 1 / inbox },
  };
}
