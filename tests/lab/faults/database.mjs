import pg from 'pg';
import { startStoppable } from '../../support/stoppable.mjs';
import { between, ms, percentile, statusOf, timed } from './measures.mjs';
import { startDatabaseProxy } from './proxy.mjs';
import { play, sleep, until } from './scene.mjs';

/** Delays each packet from the platform to the database by half a second. */
export async function slowDatabase({ isShort }) {
  const rules = {};
  const toDatabase = startDatabaseProxy(rules);
  return play({ perSecond: isShort ? 30 : 200, toDatabase }, async ({ sending, url }) => {
    const from = Date.now();
    rules.up = (piece, way) => setTimeout(() => way.send(piece), 500);
    const others = [];
    for (let count = 0; count < (isShort ? 3 : 30); count++) {
      const began = performance.now();
      await statusOf(`${url}/healthz`);
      others.push(performance.now() - began);
      await sleep(1_000);
    }
    delete rules.up;
    const answers = between(sending.answers, from).map((one) => one.ms);
    const figures = {
      'p99 of answers': ms(percentile(answers, 0.99)),
      'p99 of others': ms(percentile(others, 0.99)),
    };
    return {
      figures,
      passes: timed(isShort, {
        'answers within 3 s': percentile(answers, 0.99) <= 3_000,
        'others within 300 ms': percentile(others, 0.99) <= 300,
      }),
    };
  });
}

/** Stops processes until they are continued; they could not be ended meanwhile. */
async function freeze(pids) {
  const signal = (name) => pids.forEach((pid) => process.kill(pid, name));
  signal('SIGSTOP');
  return { [Symbol.asyncDispose]: async () => signal('SIGCONT') };
}

export async function freezeDatabase({ isShort }) {
  return play({ perSecond: isShort ? 20 : 50 }, async ({ database, sending, url }) => {
    const pids = await database.pids();
    const from = Date.now();
    const ice = await startStoppable(() => freeze(pids));
    let redAfter = Infinity;
    try {
      await until('A red light', async () => (await statusOf(`${url}/readyz`)) === 503);
      redAfter = Date.now() - from;
      await sleep((isShort ? 4_000 : 60_000) - redAfter);
    } finally {
      await ice[Symbol.asyncDispose]();
    }
    const over = Date.now();
    const before = sending.acknowledged();
    await until('An acknowledgement', () => sending.acknowledged() > before);
    const recovery = Date.now() - over;
    const frozen = between(sending.answers, from + 500, over - 100);
    const slowest = Math.max(...frozen.map((one) => one.ms));
    return {
      figures: {
        'answers while frozen': frozen.length,
        slowest: ms(slowest),
        'red after': ms(redAfter),
        recovery: ms(recovery),
      },
      passes: {
        'only 503': frozen.length > 0 && frozen.every(({ status }) => status === 503),
        'liveness stays green': (await statusOf(`${url}/healthz`)) === 200,
        ...timed(isShort, {
          'answers within 3 s': slowest <= 3_000,
          'red within 5 s': redAfter <= 5_000,
          'recovers within 5 s': recovery <= 5_000,
        }),
      },
    };
  });
}

/** Occupies every connection of the server, and ends the platform's. */
export async function takeConnections({ isShort }) {
  return play({ perSecond: 30 }, async ({ database, sending, url }) => {
    const taken = [];
    const take = async () => {
      const client = new pg.Client({ connectionString: database.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        taken.push(client);
        return true;
      } catch {
        return false;
      }
    };
    while (await take());
    const from = Date.now();
    const [hog] = taken;
    for (let count = 0; count < 4; count++) {
      const pids = await Promise.all(
        taken.map(async (one) => (await one.query('select pg_backend_pid() as pid')).rows[0].pid),
      );
      await hog.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where usename = current_user and backend_type = 'client backend' and pid <> all($1)`,
        [pids],
      );
      while (await take());
    }
    await sleep(isShort ? 2_000 : 10_000);
    const health = await statusOf(`${url}/healthz`);
    const over = Date.now();
    await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
    const before = sending.acknowledged();
    await until('An acknowledgement', () => sending.acknowledged() > before);
    const recovery = Date.now() - over;
    const refused = between(sending.answers, from, over).filter(({ status }) => status !== 201);
    const slowest = Math.max(0, ...refused.map((one) => one.ms));
    return {
      figures: { taken: taken.length, refused: refused.length, slowest: ms(slowest), recovery: ms(recovery) },
      passes: {
        'refused with 503 only': refused.length > 0 && refused.every(({ status }) => status === 503),
        'liveness stays green': health === 200,
        ...timed(isShort, {
          'answers within 3 s': slowest <= 3_000,
          'recovers within 5 s': recovery <= 5_000,
        }),
      },
    };
  });
}
