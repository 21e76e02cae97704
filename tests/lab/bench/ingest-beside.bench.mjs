import { join } from 'node:path';
import { PLATFORM, ROOT } from '../../../api/bin/lib/project.mjs';
import { measureSender } from './ingest/measureSender.mjs';
import { ANSWERS } from './ingest/visitor.mjs';
import { startStage } from './platform.mjs';
import { median } from './timesOf.mjs';

/** Folder of another checkout of the project, installed and built: `git worktree add`, `npm ci`, `npm run build`. */
const OTHER = process.env.INLAY_BENCH_BESIDE;
const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 7);
const SECONDS = 3;
const CONNECTIONS = Number(process.env.INLAY_BENCH_CONNECTIONS ?? 64);
/** `all` runs jobs as well, also in the turn of the other checkout. */
const ROLE = process.env.INLAY_BENCH_ROLE ?? 'web';
/** Of the other checkout's rate (issue 21). */
const LEAST = 0.97;

/** The form without rules through this checkout and through another one, by turns, each on a database of its own. */
export async function run() {
  if (!OTHER) {
    console.log('Nothing to compare with: INLAY_BENCH_BESIDE names the folder of another checkout.');
    return { isMet: true, ratios: {} };
  }
  await using here = await openCheckout(ROOT);
  await using beside = await openCheckout(OTHER);
  const sides = { here, beside };
  const found = { here: [], beside: [] };
  for (let round = -1; round < ROUNDS; round++) {
    const turns = round % 2 === 0 ? ['here', 'beside'] : ['beside', 'here'];
    for (const side of turns) {
      const result = await sides[side].send();
      // The first round warms both up.
      if (round >= 0) found[side].push(result);
    }
  }
  const rates = found.here.map((one, at) => one.perSecond / found.beside[at].perSecond);
  const ratio = median(rates);
  for (const [side, results] of Object.entries(found)) {
    const figure = (name) => median(results.map((one) => one[name]));
    console.log(
      `${side.padEnd(7)} ${figure('perSecond').toFixed(0)} a second   p50 ${figure('p50').toFixed(1)} ms   ` +
        `CPU µs ${figure('server').toFixed(0)} + ${figure('database').toFixed(0)}`,
    );
  }
  const cpu = median(found.here.map((one, at) => cpuOf(found.beside[at]) / cpuOf(one)));
  console.log(`CPU time of the other to that of this one ${cpu.toFixed(3)}`);
  console.log(
    `ratio ${ratio.toFixed(3)}, of rounds ${rates.map((rate) => rate.toFixed(2)).join(' ')}   at least ${LEAST}`,
  );
  return { isMet: ratio >= LEAST, ratios: {} };
}

const cpuOf = ({ server, database }) => server + database;

/** Starts a checkout; jobs would run beside the other's turn. Its benchmarks hold the form as it writes definitions. */
async function openCheckout(folder) {
  const program = [...PLATFORM.slice(0, -1), join(folder, 'api', 'dist', 'bundle', 'main.js')];
  const { SAME_FORM } = await import(join(folder, 'tests', 'lab', 'bench', 'staticPage.mjs'));
  await using started = new AsyncDisposableStack();
  const stage = started.use(await startStage({ TRUSTED_PROXIES: '1', INLAY_ROLE: ROLE }, { program }));
  const form = await stage.platform.call('POST', '/api/forms', { definition: SAME_FORM });
  const kept = started.move();
  return {
    send: () => measureSender(stage, { form, connections: CONNECTIONS, seconds: SECONDS, answers: ANSWERS }),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
