import pg from 'pg';
import { measureSender } from '../ingest/measureSender.mjs';
import { ANSWERS } from '../ingest/visitor.mjs';
import { SAME_FORM } from '../staticPage.mjs';
import { median } from '../timesOf.mjs';
import { readResults, startJob, waitUntil } from './readResults.mjs';

const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 5);
const SECONDS = 8;
const CONNECTIONS = 64;
/** Time between two runs of the jobs, in ms; they run each minute otherwise. */
const JOBS_MS = 1_000;
const JOBS = ['count_results', 'build_result_blocks'];
/** Of the rate without results (issue 26). */
export const LEAST_INGEST = 0.97;

const TRIGGERS = ['queue_result_updates', 'queue_result_deletes'];
const switchTriggers = (how) =>
  TRIGGERS.map((name) => `alter table form_submissions ${how} trigger ${name}`).join('; ');

/**
 * Submissions of a form whose results are counted, by turns with those while nothing counts them: its triggers are
 * off, and this connection holds the builder's lock. Its jobs run each second, not once a minute.
 * @returns the rate with results, as a share of that without; the median of rounds.
 */
export async function measureIngest({ platform, client, connectionString }) {
  const form = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
  await readResults(platform, `formId=${form.id}`);
  await waitUntil(
    client,
    `select checked_at is not null as "isDone" from form_result_states where form_id = $1`,
    [form.id],
  );
  const holder = new pg.Client({ connectionString });
  await holder.connect();
  const hold = async (isHeld) => {
    const [call, how] = isHeld ? ['pg_advisory_lock', 'disable'] : ['pg_advisory_unlock', 'enable'];
    await holder.query(`select ${call}(7310045, hashtext($1))`, [form.id]);
    await holder.query(switchTriggers(how));
  };
  const send = async (isCounted) => {
    await settle(client, form.id);
    if (!isCounted) await hold(true);
    const timer = setInterval(() => JOBS.forEach((name) => void startJob(client, name)), JOBS_MS);
    const stage = { platform, client };
    const sent = await measureSender(stage, {
      form,
      connections: CONNECTIONS,
      seconds: SECONDS,
      answers: ANSWERS,
    }).finally(() => clearInterval(timer));
    if (!isCounted) await hold(false);
    return sent;
  };
  const found = [];
  for (let round = -1; round < ROUNDS; round++) {
    const isFirst = round % 2 === 0;
    const one = await send(isFirst);
    const other = await send(!isFirst);
    // The first round warms both up.
    if (round >= 0) found.push(isFirst ? { counted: one, bare: other } : { counted: other, bare: one });
  }
  await holder.end();
  const ratio = median(found.map(({ counted, bare }) => counted.perSecond / bare.perSecond));
  for (const side of ['counted', 'bare']) {
    const figure = (name) => median(found.map((round) => round[side][name]));
    console.log(
      `  submissions ${side.padEnd(8)} ${figure('perSecond').toFixed(0)} a second   p50 ${figure('p50').toFixed(1)} ms   CPU µs ${figure('server').toFixed(0)} + ${figure('database').toFixed(0)}`,
    );
  }
  console.log(`  ingest with results to without ${ratio.toFixed(3)}, at least ${LEAST_INGEST}`);
  return ratio;
}

/** Waits until all that was stored is found by the text index, and counted. */
async function settle(client, formId) {
  const query = `select not exists (select from form_submissions where form_id = $1 and search_text is null)
    and not exists (select from form_result_changes where form_id = $1) as "isDone"`;
  const timer = setInterval(() => void startJob(client, 'count_results'), JOBS_MS);
  await waitUntil(client, query, [formId]).finally(() => clearInterval(timer));
}
