/** Watches the cluster and the platform from outside, to compare their gaps. */
import pg from 'pg';
import { sleep } from '../faults/scene.mjs';
import { statusOf } from '../faults/measures.mjs';

/** Pause between two looks, in ms. */
const PAUSE_MS = 100;
const PROBE = { connectionTimeoutMillis: 500, query_timeout: 500 };
const TABLE = 'create table if not exists cluster_probe as select 0 as count';

/**
 * Times of writes that the cluster itself took, of any node, times at which a web process was red, and pages of a form
 * that did not load.
 * @param {{ query(sql: string): Promise<unknown>, nodes: { port: number }[], ownUrl: string }} cluster
 * @param {{ url: string }[]} platforms
 * @param {{ id: string }} form
 */
export async function startWatching(cluster, platforms, form) {
  await cluster.query(TABLE);
  const writes = [];
  const looks = platforms.map(() => []);
  const failedPages = [];
  const over = new AbortController();
  const watchers = [
    ...cluster.nodes.map(async ({ port }) => {
      const probe = createProbe(cluster.ownUrl.replace(/@[^/]*/, `@127.0.0.1:${port}`));
      while (!over.signal.aborted) {
        if (await probe.write()) writes.push(Date.now());
        await sleep(PAUSE_MS);
      }
      probe.end();
    }),
    ...platforms.map(async ({ url }, index) => {
      while (!over.signal.aborted) {
        const at = Date.now();
        looks[index].push({ at, isRed: (await statusOf(`${url}/readyz`)) !== 200 });
        if ((await statusOf(`${url}/embed/${form.id}`)) !== 200) failedPages.push(at);
        await sleep(PAUSE_MS);
      }
    }),
  ];
  return {
    /** The longest time without a write since a moment, in ms. */
    ownGap: (from) => longestPause([from, ...writes.filter((at) => at >= from).sort((a, b) => a - b)]),
    hasWriteSince: (from) => writes.some((at) => at >= from),
    /** The longest time for which a web process was red since a moment, in ms. */
    red: (from) => Math.max(...looks.map((all) => longestRed(all.filter(({ at }) => at >= from)))),
    failedPages: (from) => failedPages.filter((at) => at >= from).length,
    async [Symbol.asyncDispose]() {
      over.abort();
      await Promise.all(watchers);
    },
  };
}

function createProbe(url) {
  let client = null;
  const end = () => {
    client?.end(() => undefined);
    client = null;
  };
  return {
    end,
    async write() {
      try {
        if (!client) {
          client = new pg.Client({ connectionString: url.replace(/\?.*/, ''), ...PROBE });
          client.on('error', () => undefined);
          await client.connect();
        }
        await client.query('update cluster_probe set count = count + 1');
        return true;
      } catch {
        end();
        return false;
      }
    },
  };
}

const longestPause = (times) =>
  times.reduce((most, at, index) => Math.max(most, index === 0 ? 0 : at - times[index - 1]), 0);

function longestRed(looks) {
  let [most, since] = [0, null];
  for (const { at, isRed } of looks) {
    since = isRed ? (since ?? at) : null;
    if (since !== null) most = Math.max(most, at - since + PAUSE_MS);
  }
  return most;
}
