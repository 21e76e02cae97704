/** Does one harm after the other to a cluster that serves the platform, and measures each of them. */
import { checkHistory, longestGap } from '../faults/history.mjs';
import { startProcess } from '../faults/platform.mjs';
import { sleep, until } from '../faults/scene.mjs';
import { HARMS } from './harms.mjs';
import { startWatching } from './watch.mjs';

/** Calm before each harm, in ms. */
const CALM_MS = 3_000;

/**
 * What became of the platform during a harm; times in ms.
 * @typedef {{ name: string, acknowledged: number, lost: number, doubled: number, own: number, gap: number, red: number,
 *   jobs: number, failedPages: number, isRunning: boolean, isUndone: boolean }} Damage `isUndone`: the cluster has given
 *   the lead back to the node that it was taken from, and thrown away what was written between.
 */

/**
 * @param {string[]} names of harms.
 * @returns {Promise<Damage[]>}
 */
export async function harmInTurn(names, { cluster, platforms, form, sending }) {
  await using worker = await startProcess(cluster.url, { ...cluster.environment, INLAY_ROLE: 'worker' });
  await using watch = await startWatching(cluster, platforms, form);
  const found = [];
  for (const name of names) {
    await until('A whole cluster', () => cluster.isWhole());
    await sleep(CALM_MS);
    const [from, former] = [Date.now(), await cluster.primary()];
    await HARMS[name].run(cluster);
    const jobs = await takeUpJob(cluster);
    await until('A whole cluster', () => cluster.isWhole());
    const before = sending.acknowledged();
    await until('An acknowledgement', () => sending.acknowledged() > before);
    const to = Date.now();
    const gap = longestGap(sending.entries, from - 500, to);
    const isUndone = HARMS[name].moves === true && (await cluster.primary()) === former;
    const isRunning = [worker, ...platforms].every((one) => one.isRunning());
    const seen = { own: watch.ownGap(from), red: watch.red(from), failedPages: watch.failedPages(from) };
    found.push({ name, from, to, jobs, gap, ...seen, isRunning, isUndone });
  }
  await sending.stop();
  const damages = [];
  for (const { from, to, ...figures } of found) {
    const during = sending.entries.filter(({ begunAt }) => begunAt >= from - CALM_MS && begunAt <= to);
    const { acknowledged, lost, doubled } = await checkHistory(cluster, form, during);
    damages.push({ ...figures, acknowledged, lost, doubled });
  }
  return damages;
}

/** How long a worker needs for a job once the cluster takes writes, in ms. */
async function takeUpJob(cluster) {
  const add = () =>
    cluster.query(`select id from graphile_worker.add_job('clean_up')`).then(
      ([{ id }]) => id,
      () => null,
    );
  let id = null;
  await until('A write', async () => (id = await add()) !== null);
  const from = Date.now();
  await until('The job', async () => {
    const rows = await cluster
      .query('select from graphile_worker.jobs where id = $1', [id])
      .catch(() => [null]);
    return rows.length === 0;
  });
  return Date.now() - from;
}
