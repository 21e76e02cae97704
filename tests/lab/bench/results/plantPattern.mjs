import { DAY_MS } from '../../../../api/src/platform/calendar/durations.ts';
import { BLOCK_ROWS } from '../../../../api/src/results/blocks/buildBlocks.ts';
import { QUESTIONS } from './questions.mjs';
import { readResults, startJob, timed, waitUntil } from './readResults.mjs';

/** Days that the platform counts and lays out itself; the others repeat them. */
const PATTERN_DAYS = 4;

/**
 * The days of a plan: so many rows as a block has arrive on each, evenly, so that each is one block. They end with
 * yesterday; of today there is what fits until now.
 */
export function planDays(rows) {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const days = Math.ceil(rows / BLOCK_ROWS);
  return {
    days,
    pattern: Math.min(PATTERN_DAYS, days),
    startOf: (day) => new Date(today - (days - day) * DAY_MS).toISOString(),
    rowsToday: Math.max(1, Math.floor(((Date.now() - 60_000 - today) / DAY_MS) * BLOCK_ROWS)),
  };
}

/** As the job of the text index leaves the rows. Ids begin with the day, as those of the platform with their time. */
const SEED = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code, search_text)
  select made.id, f.id, f.account_id, f.current_revision_id,
    jsonb_build_object(${QUESTIONS.map(({ id, answer }) => `'${id}', ${answer}`).join(', ')}),
    $3::timestamptz + place * interval '86400 seconds' / ${BLOCK_ROWS}, made.id, 'x', made.id::text,
    'answer ' || n % 100
  from forms f, (
    select (lpad(to_hex($2::int), 8, '0') || substr(gen_random_uuid()::text, 9))::uuid as id, place,
      place + $2::int * ${BLOCK_ROWS}::bigint as n
    from generate_series(0, $4::int - 1) place) made
  where f.id = $1`;

/** Plants the days of the pattern and today, and lets the platform count them and lay them out. */
export async function plantPattern({ platform, client }, formId, plan) {
  const { days, pattern, startOf, rowsToday } = plan;
  const wanted = [...Array.from({ length: pattern }, (_one, day) => [day, BLOCK_ROWS]), [days, rowsToday]];
  const rows = pattern * BLOCK_ROWS + rowsToday;
  const ms = await timed(async () => {
    for (const [day, count] of wanted) await client.query(SEED, [formId, day, startOf(day), count]);
    await client.query('vacuum analyze form_submissions');
  });
  console.log(`${rows} submissions of ${QUESTIONS.length} questions, planted in ${seconds(ms)}`);
  const counted = await timed(async () => {
    await readResults(platform, `formId=${formId}&field=q0&value=Lemon`);
    const query = `select checked_at is not null as "isDone" from form_result_states where form_id = $1`;
    await waitUntil(client, query, [formId]);
  });
  console.log(`  first count, row by row and in the background: ${rate(rows, counted)}`);
  const rowByRow = await readResults(platform, `formId=${formId}&field=q0&value=Lemon&read=unread`);
  const built = await timed(async () => {
    await startJob(client, 'build_result_blocks');
    const query = `select count(*) >= $2 as "isDone" from form_result_blocks where form_id = $1`;
    await waitUntil(client, query, [formId, pattern]);
  });
  console.log(`  blocks of these, in the background: ${rate(pattern * BLOCK_ROWS, built)}`);
  return { rowMs: rowByRow.whole / rows, firstMs: rowByRow.first };
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const rate = (rows, ms) => `${seconds(ms)}, ${((rows / ms) * 1000).toFixed(0)} submissions a second`;
