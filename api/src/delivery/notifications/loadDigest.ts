import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { NIL } from 'uuid';
import { run, sql } from '../../platform/db/sql.ts';
import type { Database } from '../../platform/entities/database.ts';
import type { DigestPeriod } from '../../platform/entities/digestPeriod.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { getAnsweredDefinition, timePrinterOf } from '../../submissions/printSubmission.ts';

/** Submissions a digest shows; more are counted. */
const MAX_SHOWN = 50;

/** Submissions that one statement counts, in far less time than it may take; crowds send millions. */
const BATCH = 5_000;

/** Counts on from a submission, in the order of the inbox from behind; `reached` is the last one counted. */
const countSome = ({ accountId, formId, endsAt }: DigestPeriod, reached: Counted) => sql<Counted>`
  with batch as materialized (
    select submitted_at, id from form_submissions
    where account_id = ${accountId} and form_id = ${formId} and deleted_at is null and submitted_at < ${endsAt}
      and (submitted_at, id) > (${reached.submittedAt}::timestamptz, ${reached.id}::uuid)
    order by submitted_at, id limit ${sql.lit(BATCH)}
  )
  select (select count(*)::int from batch) as count, submitted_at::text as "submittedAt", id
  from batch order by submitted_at desc, id desc limit 1`;

/** Mails of their own in a period and the hour before that are looked at: a form has ten in ten minutes. */
const MOST_MAILED = 1_000;

/** Submissions of a period that were told by mails of their own: a few, whose job ran before those that began it. */
const mailedIn = ({ accountId, formId, startsAt, endsAt }: DigestPeriod) => sql<
  Pick<Database['form_submissions'], 'id'>
>`
  select s.id from (
    select submission_id from submission_notices
    where account_id = ${accountId} and form_id = ${formId} and state = 'mailed'
      and created_at > ${startsAt}::timestamptz - interval '1 hour'
    order by created_at limit ${sql.lit(MOST_MAILED)}
  ) n
  cross join lateral (
    select id from form_submissions
    where account_id = ${accountId} and id = n.submission_id and submitted_at >= ${startsAt}
      and submitted_at < ${endsAt} and deleted_at is null limit 1
  ) s`;

/** A batch that was counted: its size, and its last submission. */
interface Counted {
  count: number;
  submittedAt: string;
  id: string;
}

/** What a digest says, before it is printed for each of its recipients. */
export interface Digest {
  form: Form;
  /** Names the digest. */
  periodId: string;
  count: number;
  /** The newest submissions, newest first. */
  newest: Submission[];
  /** The definitions they answered, by revision. */
  definitions: ReadonlyMap<string, FormDefinition>;
  printTime: Awaited<ReturnType<typeof timePrinterOf>>;
}

/** Counts the submissions of a period and reads what is shown of them; null where nothing is left to report. */
export async function loadDigest(em: EntityManager, period: DigestPeriod): Promise<Digest | null> {
  const { accountId, formId, startsAt, endsAt } = period;
  const form = await em.findOne(Form, { id: formId, deletedAt: null });
  if (!form) return null;
  const mailed = await run(em, mailedIn(period));
  const count = (await countFrom(em, period)) - mailed.length;
  if (count <= 0) return null;
  const newest = await em.find(
    Submission,
    {
      accountId,
      formId,
      deletedAt: null,
      submittedAt: { $gte: startsAt, $lt: endsAt },
      id: { $nin: mailed.map(({ id }) => id) },
    },
    { orderBy: { submittedAt: 'desc', id: 'desc' }, limit: MAX_SHOWN },
  );
  const definitions = await readDefinitions(em, newest);
  const printTime = await timePrinterOf(em, form.accountId);
  return { form, periodId: period.id, count, newest, definitions, printTime };
}

async function countFrom(em: EntityManager, period: DigestPeriod): Promise<number> {
  let count = 0;
  let reached: Counted = { count: 0, submittedAt: period.startsAt.toISOString(), id: NIL };
  for (;;) {
    const [some] = await run(em, countSome(period, reached));
    if (!some) return count;
    count += some.count;
    reached = some;
  }
}

async function readDefinitions(
  em: EntityManager,
  submissions: readonly Submission[],
): Promise<Digest['definitions']> {
  const definitions = new Map<string, FormDefinition>();
  for (const submission of submissions)
    definitions.set(submission.revisionId, await getAnsweredDefinition(em, submission));
  return definitions;
}
