import { NIL, v7 } from 'uuid';
import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { hashCanonically } from './canonicalJson.ts';
import { eventContent, submissionContent, type NewEntry } from './entry.ts';
import { forgetSalts, loggedOf } from './entryRows.ts';
import type { LogState } from './head.ts';
import { isProvenEdit, isProvenErasure } from './proofs.ts';
import type { Queries } from './signingKeys.ts';

/**
 * Longest time (ms) from a row's own time to its commit: many times what a statement may take. Each look goes back so far. Rows that come later are not logged, and `verify-log` names them:
 * they were added with a time of before.
 */
export const COMMIT_MS = MINUTE_MS;
/** Time (ms) after which the day of rows without a time of their own is over in every zone (decision 881). */
const DAY_OVER_MS = 26 * 60 * MINUTE_MS;
/** Difference (ms) of a submission's time and that of its id, at most. */
const SAME_TIME_MS = 10 * MINUTE_MS;

/** Rows of one kind that are not logged yet. */
export interface Gathered {
  entries: NewEntry[];
  /** How far it went. */
  state: Partial<LogState>;
  /** Whether there may be more. */
  isFull: boolean;
}

export interface Gathering {
  database: Queries;
  secret: string;
  state: LogState;
  now: number;
  limit: number;
}

/** The id before all of a moment (UUIDv7). */
export const idAt = (time: number): string =>
  v7({ msecs: Math.max(time, 0), seq: 0, random: new Uint8Array(16) });

/** The moment of an id; null for one that has none. */
export function timeOfId(id: string): number | null {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/** What is read of a submission. */
export interface SubmissionRow {
  id: string;
  accountId: string;
  formId: string;
  revisionId: string;
  submittedAt: Date;
  contentHash: string;
  /** Answers, where their stored hash is that of others, or of an unknown time. */
  answers: unknown;
}

/** Before the first edit; later revisions and answers are edits. */
const FIRST = `
  select s.id, s.account_id as "accountId", s.form_id as "formId", coalesce(v.revision_id, s.revision_id) as "revisionId",
    s.submitted_at as "submittedAt", s.content_hash as "contentHash"
  from form_submissions s
  left join submission_versions v on s.version is not null and v.account_id = s.account_id and v.form_id = s.form_id
    and v.submission_id = s.id and v.version = 1`;

const PRESENT = `
  select s.id, s.account_id as "accountId", s.form_id as "formId", s.revision_id as "revisionId",
    s.submitted_at as "submittedAt", s.submission_data as answers
  from form_submissions s`;

/** Returns the content of a submission by its answers, as it is now. */
export const contentOf = (row: Omit<SubmissionRow, 'contentHash'>): string =>
  submissionContent({ ...row, contentHash: hashCanonically(row.answers) });

const entryOf = (kind: 'found' | 'sent', row: SubmissionRow, content: string): NewEntry => ({
  kind,
  accountId: row.accountId,
  formId: row.formId,
  rowId: row.id,
  at: row.submittedAt,
  version: null,
  content,
});

/** Submissions that were there when the log began. */
export async function gatherFound({ database, state, limit }: Gathering): Promise<Gathered> {
  if (state.found === null) return { entries: [], state: {}, isFull: false };
  const { rows } = await database.query<SubmissionRow>(`${PRESENT} where s.id > $1 order by s.id limit $2`, [
    state.found,
    limit,
  ]);
  const began = Date.parse(state.startedAt);
  const old = rows.filter(({ id, submittedAt }) => {
    const time = timeOfId(id);
    return time === null ? submittedAt.getTime() < began - DAY_OVER_MS : time < began - COMMIT_MS;
  });
  const logged = await loggedOf(
    database,
    old.map(({ id }) => id),
    ['found', 'sent'],
  );
  const isFull = rows.length === limit;
  return {
    entries: old.filter(({ id }) => !logged.has(id)).map((row) => entryOf('found', row, contentOf(row))),
    state: { found: isFull ? rows.at(-1)!.id : null },
    isFull,
  };
}

/** Submissions by the time of their ids. The hash of their answers was stored with them. */
export async function gatherSent({ database, state, now, limit }: Gathering): Promise<Gathered> {
  const { rows } = await database.query<SubmissionRow>(
    `${FIRST} where s.id > $1 and s.id < $2 order by s.id limit $3`,
    [state.sent, idAt(now + MINUTE_MS), limit],
  );
  const logged = await loggedOf(
    database,
    rows.map(({ id }) => id),
    ['found', 'sent'],
  );
  const fresh = rows.filter((row) => !logged.has(row.id) && isOfItsTime(row));
  const isFull = rows.length === limit;
  return {
    entries: fresh.map((row) => entryOf('sent', row, submissionContent(row))),
    state: { sent: isFull ? rows.at(-1)!.id : laterOf(state.sent, idAt(now - COMMIT_MS)) },
    isFull,
  };
}

/** Whether a submission was sent when its id was made. */
export function isOfItsTime({ id, submittedAt }: Pick<SubmissionRow, 'id' | 'submittedAt'>): boolean {
  const time = timeOfId(id);
  return time !== null && Math.abs(time - submittedAt.getTime()) <= SAME_TIME_MS;
}

/**
 * Submissions of anonymous lists, whose ids and times tell nothing but the day: logged once it is over everywhere, by their
 * random ids, so that the log tells no more (decision 881).
 */
export async function gatherDays({ database, state, now, limit }: Gathering): Promise<Gathered> {
  const until = new Date(now - DAY_OVER_MS);
  const from = new Date(Date.parse(state.days) - DAY_MS);
  const { rows: forms } = await database.query<{ accountId: string; formId: string }>(
    'select account_id as "accountId", form_id as "formId" from invitation_lists where is_anonymous',
  );
  const entries: NewEntry[] = [];
  let isFull = false;
  for (const { accountId, formId } of forms) {
    // Two ways to the rows, as the indexes have them: those in the inbox, and those in the trash.
    const found: SubmissionRow[] = [];
    for (const place of ['is null', 'is not null'])
      found.push(
        ...(
          await database.query<SubmissionRow>(
            `${FIRST} where s.account_id = $1 and s.form_id = $2 and s.submitted_at >= $3 and s.submitted_at < $4
               and s.deleted_at ${place}`,
            [accountId, formId, from, until],
          )
        ).rows,
      );
    const ours = found.filter(({ id }) => timeOfId(id) === null);
    const logged = await loggedOf(
      database,
      ours.map(({ id }) => id),
      ['found', 'sent'],
    );
    const fresh = ours
      .filter(({ id }) => !logged.has(id))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const room = limit - entries.length;
    if (fresh.length > room) isFull = true;
    entries.push(...fresh.slice(0, room).map((row) => entryOf('sent', row, submissionContent(row))));
  }
  return { entries, state: isFull ? {} : { days: later(state.days, until.getTime()) }, isFull };
}

interface EditRow {
  id: string;
  accountId: string;
  formId: string;
  kind: 'edited' | 'withdrawn';
  at: Date;
  key: string;
  version: number;
  proof: Buffer | null;
  answers: unknown;
  revisionId: string;
  submittedAt: Date;
}

/** Edits and withdrawals that the platform itself has stored. */
export async function gatherEdited({ database, secret, state, now, limit }: Gathering): Promise<Gathered> {
  const { rows } = await database.query<EditRow>(
    `select v.submission_id as id, v.account_id as "accountId", v.form_id as "formId", v.kind, v.changed_at as at,
       v.version + 1 as version, v.proof, coalesce(n.answers, s.submission_data) as answers,
       coalesce(n.revision_id, s.revision_id) as "revisionId", s.submitted_at as "submittedAt"
     from submission_versions v
     join form_submissions s on s.account_id = v.account_id and s.form_id = v.form_id and s.id = v.submission_id
     left join submission_versions n on n.account_id = v.account_id and n.form_id = v.form_id
       and n.submission_id = v.submission_id and n.version = v.version + 1
     where v.changed_at > $1 order by v.changed_at, v.submission_id, v.version limit $2`,
    [state.edited, limit],
  );
  const { rows: logged } = await database.query<{ key: string }>(
    `select row_id || '.' || version as key from log_entries
     where row_id = any($1) and kind in ('edited', 'withdrawn')`,
    [rows.map(({ id }) => id)],
  );
  const known = new Set(logged.map(({ key }) => key));
  const entries = rows.flatMap((row): NewEntry[] => {
    const { id, kind, accountId, formId, at, version, answers } = row;
    if (known.has(`${id}.${version}`)) return [];
    const contentHash = hashCanonically(answers);
    const isProven = isProvenEdit(secret, { ...row, contentHash }, row.proof);
    if (kind === 'edited' && !isProven) return [];
    const content = kind === 'edited' ? submissionContent({ ...row, contentHash }) : null;
    return [{ kind, accountId, formId, rowId: id, at, version, content }];
  });
  const isFull = rows.length === limit;
  const reached = isFull ? reachedBy(rows) : now - COMMIT_MS;
  return { entries, state: { edited: later(state.edited, reached) }, isFull };
}

/** Time of the last of some rows in order, before others of the same time; behind them where all have it. */
const reachedBy = (rows: readonly { at: Date }[]): number =>
  Math.max(rows.at(-1)!.at.getTime() - 1, rows[0]!.at.getTime() + 1);

/** Erasures by the platform itself; from now on, nobody can try what the rows held. */
export async function gatherErased({ database, secret, state, now, limit }: Gathering): Promise<Gathered> {
  const { rows } = await database.query<{ id: string; accountId: string; at: Date; proof: Buffer | null }>(
    `select id, account_id as "accountId", erased_at as at, proof from erasures
     where kind in ('submission', 'event') and erased_at > $1 order by erased_at, id limit $2`,
    [state.erased, limit],
  );
  const proven = rows.filter((row) => isProvenErasure(secret, row));
  const ids = proven.map(({ id }) => id);
  const logged = await loggedOf(database, ids, ['erased']);
  await forgetSalts(database, ids);
  const isFull = rows.length === limit;
  const reached = isFull ? reachedBy(rows) : now - COMMIT_MS;
  return {
    entries: proven
      .filter(({ id }) => !logged.has(id))
      .map(({ id, accountId, at }) => ({
        kind: 'erased',
        accountId,
        formId: null,
        rowId: id,
        at,
        version: null,
        content: null,
      })),
    state: { erased: later(state.erased, reached) },
    isFull,
  };
}

/** What is read of an event of the audit log. */
export interface EventRow {
  id: string;
  type: string;
  at: Date;
  accountId: string | null;
  userId: string | null;
  clientId: string | null;
  data: unknown;
}

export const SELECT_EVENTS = `
  select id, event_type as type, created_at as at, account_id as "accountId", user_id as "userId",
    client_id as "clientId", event_data as data
  from security_events`;

/** Events of the audit log, those of before the log as well. */
export async function gatherEvents({ database, state, now, limit }: Gathering): Promise<Gathered> {
  const { rows } = await database.query<EventRow>(
    `${SELECT_EVENTS} where id > $1 and id < $2 order by id limit $3`,
    [state.events, idAt(now + MINUTE_MS), limit],
  );
  const logged = await loggedOf(
    database,
    rows.map(({ id }) => id),
    ['event'],
  );
  const isFull = rows.length === limit;
  return {
    entries: rows
      .filter(({ id }) => !logged.has(id))
      .map((row) => ({
        kind: 'event',
        accountId: row.accountId,
        formId: null,
        rowId: row.id,
        at: row.at,
        version: null,
        content: eventContent(row),
      })),
    state: { events: isFull ? rows.at(-1)!.id : laterOf(state.events, idAt(now - COMMIT_MS)) },
    isFull,
  };
}

/** The retention of the audit log, once a day: what is older may be gone. @param days as the settings have it. */
export function gatherExpired({ state, now }: Gathering, days: number): Gathered {
  const before = now - days * DAY_MS;
  if (before < Date.parse(state.expired) + DAY_MS) return { entries: [], state: {}, isFull: false };
  const at = new Date(before);
  const entry: NewEntry = {
    kind: 'expired',
    accountId: null,
    formId: null,
    rowId: NIL,
    at,
    version: null,
    content: null,
  };
  return { entries: [entry], state: { expired: at.toISOString() }, isFull: false };
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
const later = (time: string, other: number): string =>
  new Date(Math.max(Date.parse(time), other)).toISOString();

/** The state of a log that begins. */
export const startingAt = (now: number): LogState => ({
  startedAt: new Date(now).toISOString(),
  found: NIL,
  sent: idAt(now - COMMIT_MS),
  events: NIL,
  days: new Date(now - DAY_OVER_MS).toISOString(),
  edited: new Date(now - COMMIT_MS).toISOString(),
  erased: new Date(now - COMMIT_MS).toISOString(),
  expired: new Date(0).toISOString(),
});
