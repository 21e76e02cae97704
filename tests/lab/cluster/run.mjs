/**
 * `npm run test:cluster -- postmaster switchover --mode=synchronous`: does harm to a PostgreSQL cluster under two web
 * processes and a worker, and compares what was acknowledged with what is stored. Without names it does every harm in
 * both modes. `--short` takes the harms of seconds alone; `--way=haproxy` puts HAProxy before the cluster, and
 * `--way=pgbouncer` PgBouncer before that; `--rate=200` sends so many submissions a second. `--way=citus` tries the
 * platform on a Citus cluster instead, for at least `--minutes=60`.
 */
import { startBalancer } from '../faults/balancer.mjs';
import { play } from '../faults/scene.mjs';
import { runStoppable } from '../../support/stoppable.mjs';
import { findPostgres } from '../../support/postgres/findPostgres.ts';
import { findCitus } from '../../support/postgres/startCitus.ts';
import { runOnCitus } from './citus.mjs';
import { startCluster } from './cluster.mjs';
import { harmInTurn } from './harmInTurn.mjs';
import { HARMS } from './harms.mjs';
import { findPrograms } from './programs.mjs';

/** Longest gap and red light after the cluster's own gap, and longest wait of a job, in ms. */
const MOST = { gap: 2_000, red: 2_000, jobs: 5_000 };
const COLUMNS = [
  'mode',
  'harm',
  'acknowledged',
  'lost',
  'doubled',
  'own gap',
  'gap',
  'red',
  'jobs',
  'verdict',
];

const args = process.argv.slice(2);
const isShort = args.includes('--short');
const asked = args.filter((arg) => !arg.startsWith('--'));
const names = asked.length > 0 ? asked : Object.keys(HARMS).filter((name) => !isShort || HARMS[name].isShort);
const modes = readOption('mode', 'synchronous,asynchronous').split(',');
const way = readOption('way', 'hosts');
const perSecond = Number(readOption('rate', isShort ? '40' : '200'));

await runStoppable(async () => {
  if (way === 'citus') return runCitus();
  const { programs, reason } = await findPrograms();
  if (!programs) {
    console.log(`The cluster test is skipped. It needs: ${reason}`);
    return 0;
  }
  let [failed, acknowledged] = [0, 0];
  console.log(`| ${COLUMNS.join(' | ')} |\n|${'---|'.repeat(COLUMNS.length)}`);
  for (const mode of modes) {
    const cluster = await startCluster({ programs, isSynchronous: mode === 'synchronous', way });
    const options = {
      perSecond,
      processes: 2,
      environment: cluster.environment,
      makeDatabase: async () => cluster,
      toPlatform: startBalancer,
    };
    const { history } = await play(options, async (scene) => {
      for (const damage of await harmInTurn(names, { ...scene, cluster })) {
        if (!report(mode, damage)) failed++;
      }
      return { figures: {}, passes: {}, isOver: true };
    });
    acknowledged += history.acknowledged;
    // A standby that follows asynchronously may lack the last transactions: their number is no failure.
    if (mode === 'synchronous' && !history.isWhole) failed++;
  }
  console.log(`acknowledged ${acknowledged}, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

async function runCitus() {
  const found = await findCitus(await findPostgres());
  if (found.bin) return runOnCitus(found.bin, Number(readOption('minutes', '0')));
  console.log(`The test of a Citus cluster is skipped. It needs: ${found.reason}`);
  return 0;
}

/** Prints a line of the table. @returns whether nothing is wrong. */
function report(
  mode,
  { name, acknowledged, lost, doubled, own, gap, red, jobs, failedPages, isRunning, isUndone },
) {
  const wrong = {
    lost: mode === 'synchronous' && lost > 0,
    doubled: doubled > 0,
    gap: gap > own + MOST.gap,
    red: red > own + MOST.red,
    jobs: jobs > MOST.jobs,
    pages: failedPages > 0,
    'a process has ended': !isRunning,
    // As Patroni before 3.0.3 does with a primary that was frozen (decision 254).
    'the cluster gave the lead back': isUndone,
  };
  const problems = Object.keys(wrong).filter((what) => wrong[what]);
  const times = [own, gap, red, jobs].map((ms) => `${(ms / 1_000).toFixed(1)} s`);
  const verdict = problems.length > 0 ? `FAILED: ${problems.join(', ')}` : 'passed';
  console.log(`| ${[mode, HARMS[name].title, acknowledged, lost, doubled, ...times, verdict].join(' | ')} |`);
  return problems.length === 0;
}

function readOption(name, fallback) {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
}
