import { DAY_MS } from '../../../../api/src/platform/calendar/durations.ts';
import { ALL_DAYS } from '../../../../api/src/results/counters.ts';
import { seconds } from './plantPattern.mjs';
import { inWriters, withoutChecks, withoutIndexes } from './fastTables.mjs';
import { timed } from './readResults.mjs';

const ID_BYTES = 16;
/** Where an id is changed on each day: its last bits are as good as random, and are looked up by. */
const TWISTED = 12;
const twistOf = (day) => (day * 40_503) % 2 ** 16;
/** The builder of blocks waits for it (`api/src/results/blocks/dropBlocks.ts`). */
const HOLD = 'select pg_advisory_lock(7310045, hashtext($1))';
const RELEASE = 'select pg_advisory_unlock(7310045, hashtext($1))';

const COPY_ROWS = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code, search_text)
  select id, form_id, account_id, revision_id, submission_data, submitted_at, id, 'x', id::text, search_text
  from (
    select (lpad(to_hex($1::int), 8, '0') || substr(id::text, 9, 20)
        || lpad(to_hex(('x' || substr(id::text, 29, 4))::bit(16)::int # $3::int), 4, '0')
        || substr(id::text, 33))::uuid as id,
      form_id, account_id, revision_id, submission_data, submitted_at + make_interval(hours => 24 * ($1::int - day)) as submitted_at,
      search_text
    from bench_pattern where day = $2::int) made`;

/**
 * Repeats the days of the pattern until yesterday: rows, counters and blocks as the platform has made them of the
 * pattern, with later times and other ids. No trigger or foreign key is asked, and indexes are made at the end.
 */
export async function plantCopies(stage, formId, plan) {
  const { client, connectionString } = stage;
  const { days, pattern, startOf } = plan;
  if (days === pattern) return;
  await client.query(HOLD, [formId]);
  const ms = await timed(async () => {
    await client.query(`create unlogged table bench_pattern as
      select id, form_id, account_id, revision_id, submission_data, submitted_at, search_text,
        (submitted_at::date - '${startOf(0)}'::timestamptz::date) as day
      from form_submissions where form_id = '${formId}' and submitted_at < '${startOf(pattern)}'`);
    await withoutChecks(client, ['form_submissions'], () =>
      withoutIndexes(client, 'form_submissions', () =>
        inWriters(connectionString, async (writer, own) => {
          for (let day = pattern; day < days; day++)
            if (own(day)) await writer.query(COPY_ROWS, [day, day % pattern, twistOf(day)]);
        }),
      ),
    );
    await copyCounters(client, formId, plan);
    await copyBlocks(client, formId, plan);
    await client.query('drop table bench_pattern');
    await client.query('vacuum analyze form_submissions, form_result_counts, form_result_columns');
  });
  await client.query(RELEASE, [formId]);
  console.log(`  repeated on ${days} days in ${seconds(ms)}`);
}

/** Counters of days are repeated; those of all days are added up. */
async function copyCounters(client, formId, { days, pattern, startOf }) {
  const repeat = (table, columns) => `
    insert into ${table} (form_id, day, ${columns})
    select form_id, day + shift, ${columns} from ${table}, generate_series($2::int, $3::int, $4::int) shift
    where form_id = $1 and day = $5::date`;
  const times = Array.from({ length: pattern }, (_one, day) => Math.ceil((days - day) / pattern));
  for (let day = 0; day < pattern; day++) {
    const span = [formId, pattern, days - 1 - day, pattern, startOf(day).slice(0, 10)];
    await client.query(repeat('form_result_counts', 'question, account_id, counts'), span);
    await client.query(repeat('form_stats_days', 'shard, account_id, submissions, submissions_at'), span);
  }
  const { rows } = await client.query(
    `select day::text, question, counts from form_result_counts where form_id = $1 and day > '${ALL_DAYS}'
       and (day < $2::date or day >= $3::date)`,
    [formId, startOf(pattern), startOf(days)],
  );
  const first = Date.parse(startOf(0));
  const sums = new Map();
  for (const { day, question, counts } of rows) {
    const place = (Date.parse(day) - first) / DAY_MS;
    const sum = sums.get(question) ?? {};
    sums.set(question, sum);
    for (const [bucket, count] of Object.entries(counts))
      sum[bucket] = added(sum[bucket], count, times[place] ?? 1);
  }
  for (const [question, counts] of sums)
    await client.query(
      `update form_result_counts set counts = $3 where form_id = $1 and day = '${ALL_DAYS}' and question = $2`,
      [formId, question, JSON.stringify(counts)],
    );
  await client.query(
    'update form_result_states set version = gen_random_uuid(), kept_until = $2 where form_id = $1',
    [formId, startOf(days)],
  );
}

/** Sums of these numbers are whole. */
function added([number, sum] = [0], [more, moreSum], times) {
  const whole = BigInt(sum ?? 0) + BigInt(moreSum ?? 0) * BigInt(times);
  return sum === undefined && moreSum === undefined
    ? [number + more * times]
    : [number + more * times, String(whole)];
}

/** Blocks have their submissions newest first, each with its id and its time. */
async function copyBlocks(client, formId, { days, pattern, startOf }) {
  await client.query('update form_result_blocks set ends_at = $2 where form_id = $1 and block = $3', [
    formId,
    startOf(pattern),
    pattern,
  ]);
  const { rows } = await client.query(
    'select block, ids, times, row_count from form_result_blocks where form_id = $1 order by block',
    [formId],
  );
  for (let day = pattern; day < days; day++) {
    const { block, ids, times } = rows[day % pattern];
    const named = Buffer.from(ids);
    for (let at = 0; at < named.length; at += ID_BYTES) {
      named.writeUInt32BE(day, at);
      named.writeUInt16BE(named.readUInt16BE(at + TWISTED) ^ twistOf(day), at + TWISTED);
    }
    const later = Buffer.from(times);
    for (let at = 0; at < later.length; at += 8)
      later.writeDoubleLE(times.readDoubleLE(at) + (day - (block - 1)) * DAY_MS, at);
    await client.query(
      `insert into form_result_blocks (form_id, block, account_id, starts_at, ends_at, row_count, ids, times)
       select form_id, $3, account_id, $4, $5, row_count, $6, $7 from form_result_blocks
       where form_id = $1 and block = $2`,
      [formId, block, day + 1, startOf(day), startOf(day + 1), named, later],
    );
  }
  await client.query(
    `insert into form_result_columns (form_id, block, question, account_id, entries, codes, numbers, scale, is_filterable)
     select form_id, day + 1, question, account_id, entries, codes, numbers, scale, is_filterable
     from generate_series($2::int, $3::int - 1) day
     join form_result_columns on form_id = $1 and block = 1 + day % $2::int`,
    [formId, pattern, days],
  );
}
