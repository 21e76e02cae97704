/**
 * The limit that benchmarks compare with: what the same PostgreSQL does with one plain table, driven by pgbench. A row
 * is an id, a form, a time and the answers; there is the primary key and one index.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { stopSignal } from '../../support/stoppable.mjs';
import { makeFolder } from './platform.mjs';
import { timesOf } from './timesOf.mjs';

const runFile = promisify(execFile);

/** The form whose rows the plain table holds. */
const PLAIN_FORM = '00000000-0000-7000-8000-000000000001';

const literal = (answers) => `'${JSON.stringify(answers).replaceAll("'", "''").replaceAll('":', '": ')}'`;

/** One plain row, as a script of pgbench: `:` before a letter would be a variable. */
export const insertPlainRow = (answers) =>
  `insert into plain_rows values (gen_random_uuid(), '${PLAIN_FORM}', now(), ${literal(answers)});`;

/** The newest rows of the plain table. */
export const readPlainPage = (limit) =>
  `select * from plain_rows where form_id = '${PLAIN_FORM}' order by submitted_at desc limit ${limit};`;

/** Creates the plain table, with so many rows in it. */
export async function createPlainTable(client, { rows = 0, answers = {} } = {}) {
  await client.query(
    `create table plain_rows (id uuid primary key, form_id uuid not null, submitted_at timestamptz not null, answers jsonb not null);
     create index on plain_rows (form_id, submitted_at);
     insert into plain_rows select gen_random_uuid(), '${PLAIN_FORM}', now() - n * interval '20 s', ${literal(answers)}
       from generate_series(1, ${rows}) n;
     analyze plain_rows`,
  );
}

/** Runs a script over and over on so many connections, prepared. @returns its rate and its times, in ms. */
export async function runPgbench(connectionString, script, { clients, seconds }) {
  await using folder = await makeFolder('pgbench');
  const file = join(folder.path, 'script.sql');
  await writeFile(file, script);
  const options = ['-n', '-M', 'prepared', '-l', '-f', file, '-j', '2', '-c', String(clients)];
  const { stdout } = await runFile('pgbench', [...options, '-T', String(seconds), connectionString], {
    signal: stopSignal,
    cwd: folder.path,
  });
  const logs = (await readdir(folder.path)).filter((name) => name.startsWith('pgbench_log'));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder.path, name), 'utf8')));
  // The third number of a line is the time of one transaction, in microseconds.
  const times = texts.flatMap((text) => text.trim().split('\n')).map((line) => Number(line.split(' ')[2]));
  return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]), ...timesOf(times.map((us) => us / 1_000)) };
}

/** CPU time that a process and its descendants have used, also those that have ended, in ms. Linux only. */
export async function readCpuMs(pid) {
  const stats = new Map();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null);
    if (!stat) continue;
    // The name of the program, in brackets, may hold anything.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    stats.set(Number(name), {
      parent: Number(parent),
      ticks: rest.slice(9, 13).reduce((sum, one) => sum + Number(one), 0),
    });
  }
  const belongs = (one) => one === pid || (stats.has(one) && belongs(stats.get(one).parent));
  const ticks = [...stats].filter(([one]) => belongs(one)).reduce((sum, [, { ticks: own }]) => sum + own, 0);
  // A tick is a hundredth of a second, whatever the kernel counts by.
  return ticks * 10;
}

/** Of one core, what polls and samples of idle processes take at most. */
const QUIET_SHARE = 0.08;
/** In ms; jobs look every two seconds for what there is to do. */
const QUIET_MS = 2_500;
const LONGEST_WAIT_MS = 60_000;

/**
 * Waits until processes and their descendants have done what they were left to do, for a minute at most.
 * @returns the CPU time that it took them, in ms.
 */
export async function untilQuiet(pids) {
  const sum = async () => (await Promise.all(pids.map(readCpuMs))).reduce((all, one) => all + one, 0);
  const end = performance.now() + LONGEST_WAIT_MS;
  const start = await sum();
  let [before, now] = [-Infinity, start];
  while (now - before > QUIET_MS * QUIET_SHARE && performance.now() < end) {
    await sleep(QUIET_MS);
    [before, now] = [now, await sum()];
  }
  return now - start;
}

/** The process that all processes of a connection's server descend from. */
export async function findPostmaster(client) {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const stat = await readFile(`/proc/${rows[0].pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
