/** What can happen to a cluster. Each harm ends with the cluster whole, or with a promise of that. */
import { sleep, until } from '../faults/scene.mjs';

/** How long a node is frozen or cut off, in ms: longer than the lock of its leader lasts. */
const AWAY_MS = 32_000;
/** How long a standby is late, in ms. */
const LATE_MS = 10_000;

/**
 * A harm by its name; `moves`: another node leads afterwards.
 * @type {Record<string, { title: string, isShort?: boolean, moves?: boolean, run(cluster: any): Promise<void> }>}
 */
export const HARMS = {
  postmaster: { title: 'the primary crashes', isShort: true, run: killPostmaster },
  twice: { title: 'it crashes, and the next one within a minute', run: killTwice },
  node: { title: 'the node of the primary loses power', moves: true, run: killNode },
  freeze: { title: 'the node of the primary freezes', moves: true, run: freezeNode },
  partition: { title: 'the node of the primary is cut off', moves: true, run: cutOffNode },
  switchover: { title: 'a switch-over', isShort: true, run: switchOver },
  lag: { title: 'a standby freezes', run: freezeStandby },
  rolling: { title: 'every node restarted in turn', run: restartInTurn },
};

const getPrimary = async (cluster) => {
  let primary = null;
  await until('A primary', async () => (primary = await cluster.primary()) !== null);
  return primary;
};

const anotherPrimary = (cluster, former) =>
  until('Another primary', async () => {
    const primary = await cluster.primary();
    return primary !== null && primary !== former;
  });

async function killPostmaster(cluster) {
  const primary = await getPrimary(cluster);
  const pid = await primary.postmaster();
  process.kill(pid, 'SIGKILL');
  await until('Another postmaster', async () => {
    const next = await cluster.primary();
    return next !== null && (next !== primary || (await next.postmaster()) !== pid);
  });
}

async function killTwice(cluster) {
  await killPostmaster(cluster);
  await until('A whole cluster', () => cluster.isWhole());
  await killPostmaster(cluster);
}

async function killNode(cluster) {
  const primary = await getPrimary(cluster);
  await primary.kill();
  await anotherPrimary(cluster, primary);
  await primary.start();
}

async function freezeNode(cluster) {
  const primary = await getPrimary(cluster);
  const thaw = await primary.freeze();
  await sleep(AWAY_MS);
  thaw();
  await anotherPrimary(cluster, primary);
}

async function cutOffNode(cluster) {
  const primary = await getPrimary(cluster);
  const join = primary.cutOff();
  await sleep(AWAY_MS);
  join();
  await anotherPrimary(cluster, primary);
}

async function switchOver(cluster) {
  const primary = await getPrimary(cluster);
  // Refused until Patroni has noted which standby is synchronous.
  await until('A switch-over', async () => (await primary.tell('/switchover', { leader: primary.name })).ok);
  await anotherPrimary(cluster, primary);
}

async function freezeStandby(cluster) {
  const primary = await getPrimary(cluster);
  const standby = cluster.nodes.find((node) => node !== primary);
  const thaw = await standby.freeze();
  await sleep(LATE_MS);
  thaw();
}

async function restartInTurn(cluster) {
  const primary = await getPrimary(cluster);
  for (const node of [...cluster.nodes.filter((one) => one !== primary), primary]) {
    await node.tell('/restart', {});
    await until('A whole cluster', () => cluster.isWhole());
  }
}
