import { NIL } from 'uuid';
import { MINUTE_MS } from '../calendar/durations.ts';
import { eventContent, isContentOf } from './entry.ts';
import { entriesOf } from './entryRows.ts';
import { idAt, SELECT_EVENTS, type EventRow } from './gather.ts';
import { nameRow, ROWS, type Job } from './verification.ts';

/** Goes through events of the audit log. @returns the one at which it was stopped; null at the end. */
export async function verifyEvents(job: Job, after: string): Promise<string | null> {
  const { database, accountId, from, to, counts } = job;
  const end = job.state?.events ?? NIL;
  let reached = after;
  for (;;) {
    if (job.signal.aborted) return reached;
    const { rows } = await database.query<EventRow>(
      `${SELECT_EVENTS} where id > $1 and ($2::uuid is null or account_id = $2)
         and ($3::timestamptz is null or created_at >= $3) and ($4::timestamptz is null or created_at < $4)
       order by id limit $5`,
      [reached, accountId, from, to, ROWS],
    );
    const entries = await entriesOf(
      database,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const own = entries.get(row.id) ?? [];
      if (own.some(({ kind }) => kind === 'erased')) continue;
      const known = own.find(({ kind }) => kind === 'event');
      if (!known) {
        if (row.id > end && row.id < idAt(Date.now() + MINUTE_MS)) counts.waiting++;
        else
          job.name({
            kind: 'added',
            of: 'event',
            id: row.id,
            accountId: row.accountId,
            formId: null,
            at: row.at.toISOString(),
            text: 'is not in the log: it was added later, with a time of before',
          });
      } else if (!isContentOf(known, eventContent(row)))
        nameRow(job, 'changed', 'event', known, 'is not what was logged');
    }
    counts.events += rows.length;
    if (rows.length < ROWS) return null;
    reached = rows.at(-1)!.id;
    job.onPlace?.({ step: 'events', after: reached }, counts.events);
  }
}
