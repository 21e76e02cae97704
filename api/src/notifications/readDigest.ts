import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { Form } from '../entities/form.entity.ts';
import { Submission } from '../entities/submission.entity.ts';
import { getAnsweredDefinition, timePrinterOf } from '../submissions/printSubmission.ts';

/** Submissions a digest shows; more are counted. */
const MAX_SHOWN = 50;

/** Notices of one statement, which then takes far less time than it may; crowds leave hundreds of thousands. */
const BATCH = 2_000;

/** `first` names the digest, as no other contains it; `shown` are the newest submissions that nobody deleted. */
const GATHER = `
  with waiting as materialized (
    select submission_id, form_id, account_id from submission_notices
    where form_id = ? and state = 'waiting' limit ${BATCH} for no key update
  ), gathered as (
    update submission_notices n set state = 'gathered' from waiting w
    where n.submission_id = w.submission_id and n.form_id = w.form_id and n.account_id = w.account_id
    returning n.submission_id as id
  )
  select min(g.id::text) as first, count(s.id)::int as count,
    coalesce((array_agg(s.id order by s.submitted_at desc) filter (where s.id is not null))[:${MAX_SHOWN}], '{}') as shown
  from gathered g left join lateral (
    select id, submitted_at from form_submissions where id = g.id and deleted_at is null limit 1
  ) s on true`;

interface Gathered {
  first: string | null;
  count: number;
  shown: string[];
}

/** What a digest says, before it is printed for each of its recipients. */
export interface Digest {
  form: Form;
  /** A submission that no other digest contains. */
  first: string;
  count: number;
  /** The newest submissions, newest first. */
  newest: Submission[];
  /** The definitions they answered, by revision. */
  definitions: ReadonlyMap<string, FormDefinition>;
  printTime: Awaited<ReturnType<typeof timePrinterOf>>;
}

/** Gathers the waiting notices of a form and reads what is shown of them; null where nothing is left to report. */
export async function readDigest(em: EntityManager, formId: string): Promise<Digest | null> {
  const { first, count, shown } = await gather(em, formId);
  const form = await em.findOne(Form, { id: formId, deletedAt: null });
  if (!form || first === null || count === 0) return null;
  const newest = await em.find(
    Submission,
    { id: { $in: shown } },
    { orderBy: { submittedAt: 'desc' }, limit: MAX_SHOWN },
  );
  const definitions = await readDefinitions(em, newest);
  return { form, first, count, newest, definitions, printTime: await timePrinterOf(em, form.accountId) };
}

async function readDefinitions(
  em: EntityManager,
  submissions: readonly Submission[],
): Promise<Digest['definitions']> {
  const definitions = new Map<string, FormDefinition>();
  for (const { revisionId } of submissions)
    definitions.set(revisionId, await getAnsweredDefinition(em, revisionId));
  return definitions;
}

async function gather(em: EntityManager, formId: string): Promise<Gathered> {
  const all: Gathered = { first: null, count: 0, shown: [] };
  for (;;) {
    const [batch] = await em.execute<Gathered[]>(GATHER, [formId]);
    if (!batch?.first) return all;
    all.first ??= batch.first;
    all.count += batch.count;
    all.shown.push(...batch.shown);
  }
}
