/**
 * `npm run test:places`: 10,000 visitors for 500 places and a waiting list, with the server killed meanwhile; then places
 * become free, and it is killed again. Counts what is stored against what was acknowledged. `-- --visitors=500 --places=50`
 * takes fewer.
 */
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runStoppable } from '../../support/stoppable.mjs';
import { makeForm, startDatabase, startProcess } from '../faults/platform.mjs';
import { call, signIn } from '../faults/receivers.mjs';
import { until } from '../faults/scene.mjs';

/** Visitors who send at the same time. */
const AT_ONCE = 200;
/** Pauses between two attempts of a visitor, in ms. */
const PAUSE_MS = 150;

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '10000' },
    places: { type: 'string', default: '500' },
    kills: { type: 'string', default: '5' },
  },
});
const [visitors, places, kills] = [values.visitors, values.places, values.kills].map(Number);
/** Submissions that go into the trash, so that as many who wait get a place. */
const leaving = Math.min(Math.floor(places / 2), visitors - places);

const definition = {
  ...withFields(createEmptyDefinition('Places'), [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('email'), id: 'mail', label: 'Email' },
  ]),
  quotas: [{ id: 'places', name: 'Places', most: places, whenFull: { waitingList: true } }],
};

/** Sends one submission until it is answered for good, as a browser does. */
async function send(url, form, number) {
  const body = JSON.stringify({
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: `N${number}`, mail: `n${number}@example.com` },
  });
  // An address for each, so that none waits for another.
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  for (;;) {
    try {
      const path = `${url}/api/public/forms/${form.id}/submissions`;
      const response = await fetch(path, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const answer = await response.json();
      if (response.status === 201) return answer;
      if (response.status < 500) throw new Refusal(JSON.stringify(answer));
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

class Refusal extends Error {}

const failures = [];
/** Prints a figure, and remembers one that does not hold. */
function hold(what, found, expected) {
  console.log(`${what}: ${found} of ${expected}`);
  if (found !== expected) failures.push(what);
}

await runStoppable(async () => {
  await using running = new AsyncDisposableStack();
  const database = running.use(await startDatabase());
  const platform = running.use(await startProcess(database.url));
  const form = await makeForm(database, { definition });
  const key = [form.id];
  const kill = async () => {
    await platform.end('SIGKILL');
    await platform.start();
  };

  let [next, done, killed] = [0, 0, 0];
  const receipts = [];
  const visit = async () => {
    while (next < visitors) {
      receipts.push(await send(platform.url, form, next++));
      done++;
    }
  };
  const all = Promise.all(Array.from({ length: Math.min(AT_ONCE, visitors) }, visit));
  const killing = (async () => {
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- the visitors count it
    while (killed < kills && done < visitors) {
      const due = Math.floor((visitors * (killed + 1)) / (kills + 1));
      await until('The next kill', () => done >= Math.min(due, visitors), 600_000);
      if (done === visitors) return;
      await kill();
      killed++;
    }
  })();
  const began = performance.now();
  await all;
  await killing;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${visitors} visitors for ${places} places in ${seconds} s, the server killed ${killed} times`);

  const count = async (state) =>
    (
      await database.query(
        'select count(*)::int as n from submission_quotas where form_id = $1 and state = $2',
        [form.id, state],
      )
    )[0].n;
  const counters = async () =>
    (await database.query('select taken, waiting from form_quotas where form_id = $1', key))[0];
  hold('submissions that have a place', await count('counted'), places);
  hold('submissions that wait', await count('waiting'), visitors - places);
  hold('counter of places', (await counters()).taken, places);
  hold('counter of the waiting list', (await counters()).waiting, visitors - places);
  const [{ n: stored }] = await database.query(
    'select count(*)::int as n from form_submissions where form_id = $1',
    key,
  );
  hold('visitors with one row each', stored, visitors);
  const waiting = await database.query(
    `select submission_id as id from submission_quotas where form_id = $1 and state = 'waiting' order by turn`,
    key,
  );
  const told = new Map(
    receipts.map(({ submissionId, ending }) => [
      submissionId,
      ending?.id === 'waiting'
        ? Number(/list: ([\d,]+)/.exec(JSON.stringify(ending.text))[1].replace(',', ''))
        : null,
    ]),
  );
  hold(
    'receipts that say the place in line',
    waiting.filter(({ id }, at) => told.get(id) === at + 1).length,
    waiting.length,
  );

  const cookie = await signIn(platform.url);
  const leavers = await database.query(
    `select submission_id as id from submission_quotas where form_id = $1 and state = 'counted' order by 1 limit $2`,
    [form.id, leaving],
  );
  for (let from = 0; from < leavers.length; from += 10) {
    const ids = leavers.slice(from, from + 10).map(({ id }) => id);
    const response = await call(platform.url, '/api/submissions/trash', { ids }, cookie);
    if (response.status !== 200) throw new Error(`Trashing answered ${response.status}`);
    if (from % 100 === 50) await kill();
  }
  await until(
    'The end of the waiting list’s moves',
    async () => (await count('left')) === leaving && (await count('counted')) === places,
    300_000,
  );
  const first = new Set(waiting.slice(0, leaving).map(({ id }) => id));
  const got = await database.query(
    `select submission_id as id from submission_quotas where form_id = $1 and state = 'counted'`,
    key,
  );
  hold('the first in line who got a place', got.filter(({ id }) => first.has(id)).length, leaving);
  hold('counter of places after', (await counters()).taken, places);
  hold('counter of the waiting list after', (await counters()).waiting, visitors - places - leaving);
  const mails = await database.query(
    `select submission_id as id, count(*)::int as n from deliveries where form_id = $1 and kind = 'place_free' group by 1`,
    key,
  );
  hold(
    'mails to who got a place, one each',
    mails.filter(({ id, n }) => first.has(id) && n === 1).length,
    leaving,
  );
  hold('mails to nobody else', mails.filter(({ id }) => !first.has(id)).length, 0);
});
if (failures.length > 0) console.error(`Not as promised: ${failures.join('; ')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
