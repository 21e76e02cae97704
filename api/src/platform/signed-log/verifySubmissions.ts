import { DAY_MS } from '../calendar/durations.ts';
import { isContentOf } from './entry.ts';
import { entriesOf } from './entryRows.ts';
import { COMMIT_MS, contentOf, isOfItsTime, timeOfId, type SubmissionRow } from './gather.ts';
import type { Queries } from './signingKeys.ts';
import { nameRow, ROWS, type Job } from './verification.ts';

const SELECT_SUBMISSIONS = `
  select id, account_id as "accountId", form_id as "formId", revision_id as "revisionId", submitted_at as "submittedAt",
    submission_data as answers
  from form_submissions`;

/** Goes through submissions. @returns the one at which it was stopped; null at the end. */
export async function verifySubmissions(job: Job, after: string): Promise<string | null> {
  const { database, accountId, from, to, counts } = job;
  let reached = after;
  for (;;) {
    if (job.signal.aborted) return reached;
    const { rows } = await database.query<SubmissionRow>(
      `${SELECT_SUBMISSIONS} where id > $1 and ($2::uuid is null or account_id = $2)
         and ($3::timestamptz is null or submitted_at >= $3) and ($4::timestamptz is null or submitted_at < $4)
       order by id limit $5`,
      [reached, accountId, from, to, ROWS],
    );
    await judgeSubmissions(job, rows, true);
    counts.submissions += rows.length;
    if (rows.length < ROWS) return null;
    reached = rows.at(-1)!.id;
    job.onPlace?.({ step: 'submissions', after: reached }, counts.submissions);
  }
}

/** @param mayHaveChanged reads those that do not fit once more: their edits may have come meanwhile. */
async function judgeSubmissions(
  job: Job,
  rows: readonly SubmissionRow[],
  mayHaveChanged: boolean,
): Promise<void> {
  const { database, counts } = job;
  if (rows.length === 0) return;
  const entries = await entriesOf(
    database,
    rows.map(({ id }) => id),
  );
  const odd: SubmissionRow[] = [];
  for (const row of rows) {
    const own = entries.get(row.id) ?? [];
    if (own.some(({ kind }) => kind === 'erased')) continue;
    const known = own.findLast(({ digest }) => digest !== null);
    if (known && isContentOf(known, contentOf(row))) continue;
    if (mayHaveChanged) {
      odd.push(row);
      continue;
    }
    if (known) {
      const text = 'is not what was logged, and the platform has stored no edit';
      if (await isEditWaiting(database, row.id)) counts.waiting++;
      else nameRow(job, 'changed', 'submission', known, text);
    } else if (isTooNew(job, row)) counts.waiting++;
    else nameAdded(job, row);
  }
  if (odd.length === 0) return;
  const { rows: again } = await database.query<SubmissionRow>(`${SELECT_SUBMISSIONS} where id = any($1)`, [
    odd.map(({ id }) => id),
  ]);
  await judgeSubmissions(job, again, false);
}

/** An id of chance has no time that the row's could differ from. */
function nameAdded(job: Job, row: SubmissionRow): void {
  const isBackDated = timeOfId(row.id) !== null && !isOfItsTime(row);
  job.name({
    kind: isBackDated ? 'back_dated' : 'added',
    of: 'submission',
    id: row.id,
    accountId: row.accountId,
    formId: row.formId,
    at: row.submittedAt.toISOString(),
    text: isBackDated
      ? 'is not in the log: its time is not that of its id'
      : 'is not in the log: it was added later, with a time of before',
  });
}

/** Whether an edit of the last minutes may still be unlogged; it is named the next time if it is none of the platform's. */
async function isEditWaiting(database: Queries, id: string): Promise<boolean> {
  const { rows } = await database.query(
    `select from submission_versions where submission_id = $1 and proof is not null
       and changed_at > now() - make_interval(secs => $2) limit 1`,
    [id, (3 * COMMIT_MS) / 1000],
  );
  return rows.length > 0;
}

/** Whether the log has not come to a row yet. */
function isTooNew({ state }: Job, { id, submittedAt }: Pick<SubmissionRow, 'id' | 'submittedAt'>): boolean {
  if (!state) return true;
  // The rows that were there are still gone through.
  if (state.found !== null && id > state.found) return true;
  if (timeOfId(id) === null) return submittedAt.getTime() > Date.parse(state.days) && isToday(submittedAt);
  return id > state.sent && isOfItsTime({ id, submittedAt });
}

const isToday = (time: Date): boolean =>
  Date.now() - time.getTime() < 2 * DAY_MS && time.getTime() < Date.now() + DAY_MS;
