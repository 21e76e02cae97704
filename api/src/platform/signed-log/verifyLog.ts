import { NIL } from 'uuid';
import { hashHead, listHeads, parseState, type Head, type LogState } from './head.ts';
import type { Queries } from './signingKeys.ts';
import { STEPS, type Job, type Step, type Verification, type Verified } from './verification.ts';
import { verifyEvents } from './verifyEvents.ts';
import { verifyHeads } from './verifyHeads.ts';
import { verifySubmissions } from './verifySubmissions.ts';

/**
 * Goes through the log, then through the rows, and names what does not fit. Holds some thousands of rows at a time. Edits that
 * come meanwhile are read again, and count as waiting until they are logged.
 */
export async function verifyLog(order: Verification): Promise<Verified> {
  const counts: Verified = {
    heads: 0,
    entries: 0,
    submissions: 0,
    events: 0,
    waiting: 0,
    found: 0,
    misfits: 0,
    lastHead: null,
    place: null,
  };
  const [last] = await lastHeads(order.database);
  if (last)
    counts.lastHead = {
      number: last.number,
      hash: hashHead(last).toString('hex'),
      at: last.at.toISOString(),
    };
  const job: Job = {
    ...order,
    counts,
    state: readState(last),
    name(misfit) {
      counts.misfits++;
      order.onMisfit(misfit);
    },
  };
  const steps: Readonly<Record<Step, (after: string) => Promise<string | null>>> = {
    log: (after) => verifyHeads(job, after),
    submissions: (after) => verifySubmissions(job, after),
    events: (after) => verifyEvents(job, after),
  };
  const first = order.place ? STEPS.indexOf(order.place.step) : 0;
  for (const step of STEPS.slice(first)) {
    const isFirst = step === order.place?.step;
    const begin = step === 'log' ? await headBefore(order.database, order.from) : NIL;
    const stopped = await steps[step](isFirst ? order.place!.after : begin);
    if (stopped === null) continue;
    counts.place = { step, after: stopped };
    return counts;
  }
  return counts;
}

function readState(head: Head | undefined): LogState | null {
  try {
    return head ? parseState(head.state) : null;
  } catch {
    return null;
  }
}

/** The number of the head behind which a time begins. */
async function headBefore(database: Queries, time: Date | null): Promise<string> {
  if (!time) return '0';
  const { rows } = await database.query<{ number: number | null }>(
    'select max(number) as number from log_heads where sealed_at < $1',
    [time],
  );
  return String(rows[0]?.number ?? 0);
}

async function lastHeads(database: Queries): Promise<Head[]> {
  const { rows } = await database.query<{ number: number }>('select max(number) as number from log_heads');
  return rows[0]?.number ? listHeads(database, rows[0].number - 1, 1) : [];
}
