import { setTimeout as sleep } from 'node:timers/promises';
import { createIdempotencyKey } from '../../../sdk/src/client/idempotencyKey.ts';
import { startStage } from './platform.mjs';
import { SEEDED_FORM, seedSubmissions } from './seedSubmissions.mjs';
import { median } from './timesOf.mjs';

/** Longer than drivers keep an idle connection by default. */
const PAUSE_MS = 11_000;
const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 5);
const NEXT = 4;
const ROWS = 20_000;
/** How much longer the first request after a pause may take than those behind it. */
const MOST = 4;

/**
 * `npm run bench -- pauses`: what the first request after a quiet moment takes beside those right behind it, as people
 * and quiet forms meet it (decision 082). Each kind of request uses another pool of connections.
 */
export async function run() {
  await using stage = await startStage();
  const { platform, client } = stage;
  // All submissions come from one source.
  await platform.call('PATCH', '/api/admin/settings', { serverRateLimits: false });
  const form = await platform.call('POST', '/api/forms', { definition: SEEDED_FORM });
  await seedSubmissions(client, [[[form], ROWS]]);
  const kinds = {
    'first page of an inbox': () => platform.call('GET', `/api/submissions?limit=25&formId=${form.id}`),
    'list of forms': () => platform.call('GET', '/api/forms'),
    'a submission': () =>
      platform.call('POST', `/api/public/forms/${form.id}/submissions`, {
        revisionId: form.revisionId,
        answers: { name: 'Ada', email: 'ada@example.com', kind: 'Cake', message: 'Hello' },
        idempotencyKey: createIdempotencyKey(),
      }),
  };
  const ratios = {};
  for (const [kind, ask] of Object.entries(kinds)) {
    const { first, next } = await measure(ask);
    const ratio = median(next) / median(first);
    console.log(
      `${kind.padEnd(24)} after a pause ${median(first).toFixed(1)} ms   next ${median(next).toFixed(1)} ms   ` +
        `ratio ${ratio.toFixed(2)}`,
    );
    ratios[`${kind}: next request to one after a pause`] = ratio;
  }
  return { isMet: Object.values(ratios).every((ratio) => ratio * MOST >= 1), ratios };
}

async function measure(ask) {
  const times = { first: [], next: [] };
  // The first round opens connections and counts for nothing.
  for (let round = -1; round < ROUNDS; round++) {
    await sleep(round < 0 ? 0 : PAUSE_MS);
    for (let request = 0; request <= NEXT; request++) {
      const started = performance.now();
      await ask();
      if (round >= 0) times[request === 0 ? 'first' : 'next'].push(performance.now() - started);
    }
  }
  return times;
}
