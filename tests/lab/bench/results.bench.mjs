import { readFile } from 'node:fs/promises';
import { createEmptyDefinition, withFields } from '@inlay/sdk/model';
import { BLOCK_ROWS } from '../../../api/src/results/blocks/buildBlocks.ts';
import { startStage } from './platform.mjs';
import { LEAST_INGEST, measureIngest } from './results/ingestBeside.mjs';
import { plantCopies } from './results/plantCopies.mjs';
import { planDays, plantPattern } from './results/plantPattern.mjs';
import { QUESTIONS } from './results/questions.mjs';
import { readResults, startJob, timed, waitUntil } from './results/readResults.mjs';
import { FILTERS, namedFilters, workOn } from './results/work.mjs';
import { timesOf } from './timesOf.mjs';

/** `INLAY_BENCH_ROWS=200000 npm run bench -- results` for a quick look; rounded up to whole blocks. */
const ROWS = Number(process.env.INLAY_BENCH_ROWS ?? 10_000_000);
const RUNS = 100;
const WARM_UP = 10;
/** In ms, at the server: the whole summary, the first picture of a filtered one, and its exact end. */
const TARGET = { p95: 50, first: 300, exact: 5_000 };
/** Memory that reading may take beside what it took at first, in MB. */
const MOST_GROWTH = 150;

/** What one question would cost without counters; the summary has forty. */
const PLAIN = `
  select submission_data ->> 'q0' as value, count(*)::int from form_submissions
  where form_id = $1 and deleted_at is null group by 1`;

/** Most memory of the platform so far, in MB. */
async function peakMemory({ pid }) {
  return Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Reads a filtered summary by blocks several times. @returns the middle one's times. */
async function measureFiltered({ platform }, id, [name, query]) {
  const before = await peakMemory(platform);
  const reads = [];
  for (let run = 0; run < 3; run++) reads.push(await readResults(platform, `formId=${id}&${query}`));
  const grown = (await peakMemory(platform)) - before;
  const [, middle] = reads.toSorted((one, other) => one.whole - other.whole);
  console.log(
    `  filtered by ${name}: first ${middle.first.toFixed(0)} ms, exact ${(middle.whole / 1000).toFixed(2)} s   ${middle.last.submissions} submissions; peak memory +${grown.toFixed(0)} MB`,
  );
  return middle;
}

/**
 * Reads a summary many times; before that anew, as by another process or for another period, and after a change.
 * @returns these times, in ms.
 */
async function measure({ platform, client }, id, query) {
  await client.query('update form_result_states set version = gen_random_uuid()');
  const { whole: anew } = await readResults(platform, query);
  await changeOne(client, id);
  const { whole: changed } = await readResults(platform, query);
  for (let run = 0; run < WARM_UP; run++) await readResults(platform, query);
  const times = [];
  for (let run = 0; run < RUNS; run++) times.push((await readResults(platform, query)).whole);
  return { ...timesOf(times), anew, changed };
}

/** Changes the newest submission, and waits until the counters hold it. */
async function changeOne(client, id) {
  await client.query(
    `update form_submissions set submission_data = submission_data || jsonb_build_object('q24', (random() * 99999)::int)
     where id = (select id from form_submissions where form_id = $1 and deleted_at is null order by submitted_at desc limit 1)`,
    [id],
  );
  await startJob(client, 'count_results');
  await waitUntil(
    client,
    `select not exists (select from form_result_changes where form_id = $1) as "isDone"`,
    [id],
  );
}

/** Whether the summary says of one question what plain SQL counts. @returns also how long that took, in ms. */
async function comparePlainly({ platform, client }, id) {
  let rows;
  const ms = await timed(async () => void ({ rows } = await client.query(PLAIN, [id])));
  const { last } = await readResults(platform, `formId=${id}`);
  const { options } = last.cards.find((card) => card.id === 'q0');
  const isSame = rows.every(
    ({ value, count }) => options.find((one) => one.value === value)?.count === count,
  );
  if (!isSame) console.error('  The summary does not say what plain SQL counts');
  return { ms, isSame, submissions: last.submissions };
}

/** The summary of forty questions over ten million submissions: whole, of a period, and filtered. */
export async function run() {
  await using stage = await startStage({ TRUSTED_PROXIES: '1' });
  const { platform } = stage;
  const definition = withFields(
    createEmptyDefinition('Forty questions'),
    QUESTIONS.map(({ field }) => field),
  );
  const { id } = await platform.call('POST', '/api/forms', { definition });
  const plan = planDays(ROWS);
  const rowByRow = await plantPattern(stage, id, plan);
  await plantCopies(stage, id, plan);

  // Printed as soon as it is known: what follows takes minutes at ten million rows.
  const show = (what, { p50, p95, anew, changed }) =>
    console.log(
      `  ${what}  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  after a change ${changed.toFixed(0)} ms  anew ${anew.toFixed(0)} ms`,
    );
  const all = await measure(stage, id, `formId=${id}`);
  show('all time', all);
  const today = new Date().toISOString().slice(0, 10);
  const monthAgo = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
  const span = `formId=${id}&from=${monthAgo}&to=${today}`;
  const month = await measure(stage, id, `${span}&zone=UTC`);
  show('30 days', month);
  const elsewhere = await measure(stage, id, `${span}&zone=Asia/Kolkata&compare=yes`);
  show('30 days of India, compared', elsewhere);
  const userId = await workOn(stage, id);
  const filtered = [];
  const memory = [];
  for (const filter of Object.entries({ ...FILTERS, ...namedFilters(userId) })) {
    filtered.push(await measureFiltered(stage, id, filter));
    memory.push(await peakMemory(platform));
  }
  const plain = await comparePlainly(stage, id);
  const ingest = await measureIngest(stage);

  console.log(
    `  row by row, as long as there are no blocks: first ${rowByRow.firstMs.toFixed(0)} ms, ${((rowByRow.rowMs * plain.submissions) / 1000).toFixed(0)} s for as many`,
  );
  console.log(
    `  plain GROUP BY of one question: ${plain.ms.toFixed(0)} ms, ${(plain.ms / all.p50).toFixed(1)} times the summary`,
  );
  console.log(
    `At most ${TARGET.p95} ms (p95), ${TARGET.first} ms to a first picture, ${TARGET.exact} ms to an exact one, ${MOST_GROWTH} MB beside the first`,
  );
  const isMet =
    plain.isSame &&
    [all, month, elsewhere].every(({ p95 }) => p95 <= TARGET.p95) &&
    filtered.every(({ first, whole }) => first <= TARGET.first && whole <= TARGET.exact) &&
    memory.at(-1) - memory[0] <= MOST_GROWTH &&
    ingest >= LEAST_INGEST;
  return {
    isMet,
    ratios: {
      'plain question to summary': plain.ms / all.p50,
      'rows to blocks': (rowByRow.rowMs * plan.days * BLOCK_ROWS) / filtered[0].whole,
    },
  };
}
