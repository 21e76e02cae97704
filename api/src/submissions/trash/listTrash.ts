import type { EntityManager } from '@mikro-orm/postgresql';
import type { Answers } from '@inlay/sdk/model';
import type { z } from 'zod';
import type { Actor } from '../../platform/identity/actor.ts';
import type {
  NearingDeletionResponse,
  SpamResponse,
  TrashResponse,
  trashQuerySchema,
} from '../../platform/contract/index.ts';
import type { StoredSpam } from '../../platform/entities/submission.entity.ts';
import { loadSpamSettings } from '../spam/spamSettings.ts';
import { getForm } from '../../forms/getForm.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { formAbilities, formsVisibleTo } from '../../forms/policy.ts';
import { cutPage, decodePageKey } from '../../platform/http/pageByKey.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { allOf, run, sql, type Sql } from '../../platform/db/sql.ts';
import { findRevisionFields } from '../list/listSubmissions.ts';
import { FULL_VISIBILITY } from '../visibility/answerVisibility.ts';
import { findOwnForms } from '../list/scopeForms.ts';
import { IN_SPAM, IN_TRASH, ofForms, scopeOf, wholeCondition } from '../list/submissionFilter.ts';
import { daysLeft } from '../../platform/settings/trashRetention.ts';

/** Days before its removal from which on a submission is warned of (D-52). */
const WARNING_DAYS = 30;

interface Row {
  id: string;
  form_id: string;
  revision_id: string;
  submission_data: Answers;
  submitted_at: Date;
  deleted_at: Date;
  withdrawn_at: Date | null;
  spam: StoredSpam | null;
}

const FROM = sql`from form_submissions s where`;

/** Limits the rows to the account, the first column of the trash's index. */
const ofAccount = (actor: Actor): Sql => sql`s.account_id = ${actor.accountId}`;

interface ListInput {
  actor: Actor;
  query: z.infer<typeof trashQuerySchema>;
  revisions: RevisionCache;
}

/** Returns one page of the account's own trash, newest deleted first (TRASH-025, TRASH-026). */
export async function listTrash(em: EntityManager, input: ListInput): Promise<TrashResponse> {
  const { trashRetentionDays } = await loadSettings(em);
  const { rows, ...listed } = await listPlace(em, input, { place: IN_TRASH, keptDays: trashRetentionDays });
  return { ...listed, submissions: rows.map(({ row }) => row) };
}

/** Returns one page of the account's own Spam folder, newest first, with the reasons (SPAM-005). */
export async function listSpam(em: EntityManager, input: ListInput): Promise<SpamResponse> {
  const { keptDays } = await loadSpamSettings(em, input.actor.accountId);
  const { rows, ...listed } = await listPlace(em, input, { place: IN_SPAM, keptDays });
  return { ...listed, submissions: rows.map(({ row, spam }) => ({ ...row, reasons: spam?.reasons ?? [] })) };
}

/** Returns one page of what is out of the inbox, with the days that are left. */
async function listPlace(
  em: EntityManager,
  { actor, query, revisions }: ListInput,
  { place, keptDays }: { place: Sql; keptDays: number },
) {
  const { cursor, limit, ...filter } = query;
  const forms = await findOwnForms(em, actor, 'discard');
  const matching = wholeCondition(await scopeOf(actor, forms, filter), place);
  const scope = allOf([ofAccount(actor), matching]);
  const page = allOf([scope, ...(cursor ? [deletedBefore(cursor)] : [])]);
  const rows = await run<Row>(
    em,
    sql`select s.id, s.form_id, s.revision_id, s.submission_data, s.submitted_at, s.deleted_at, s.withdrawn_at, s.spam
     ${FROM} ${page} order by s.deleted_at desc, s.id desc limit ${limit + 1}`,
  );
  const [count] = await run<{ total: number }>(em, sql`select count(*)::int as total ${FROM} ${scope}`);
  const cut = cutPage(rows, limit, (row) => ({ at: new Date(row.deleted_at), id: row.id }));
  const erasable = new Set(forms.filter((form) => formAbilities(actor, form).erase).map(({ id }) => id));
  const titles = new Map(forms.map(({ id, title }) => [id, title]));
  return {
    rows: cut.page.map((row) => ({
      spam: row.spam,
      row: {
        id: row.id,
        formId: row.form_id,
        formTitle: titles.get(row.form_id) ?? '',
        revisionId: row.revision_id,
        answers: row.submission_data,
        submittedAt: new Date(row.submitted_at).toISOString(),
        deletedAt: new Date(row.deleted_at).toISOString(),
        isWithdrawn: row.withdrawn_at !== null,
        daysLeft: daysLeft(new Date(row.deleted_at), keptDays),
        canErase: erasable.has(row.form_id),
      },
    })),
    revisions: await findRevisionFields(
      revisions,
      cut.page.map((row) => row.revision_id),
      FULL_VISIBILITY,
    ),
    nextCursor: cut.nextCursor,
    total: count?.total ?? 0,
  };
}

function deletedBefore(cursor: string): Sql {
  const { at, id } = decodePageKey(cursor);
  return sql`(s.deleted_at, s.id) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

/**
 * Returns when the purge removes the account's next submissions, if within 30 days, and how many on that day (D-52).
 *
 * @throws {ProblemError} `form.not_found` when a form is named that the user may not see.
 */
export async function findNearingDeletion(
  em: EntityManager,
  input: { actor: Actor; formId: string | undefined },
): Promise<NearingDeletionResponse> {
  const { actor, formId } = input;
  if (formId) await getForm(em, formsVisibleTo(actor), formId);
  const { trashRetentionDays } = await loadSettings(em);
  const forms = await findOwnForms(em, actor, 'discard', formId);
  const scope = allOf([ofAccount(actor), ofForms(forms), IN_TRASH]);
  const [found] = await run<{ count: number; earliest: Date | null }>(
    em,
    sql`with near as (
        select s.deleted_at, min(s.deleted_at) over () as first
        ${FROM} ${scope} and s.deleted_at <= now() - make_interval(days => ${trashRetentionDays - WARNING_DAYS}))
      select count(*)::int as count, min(first) + make_interval(days => ${trashRetentionDays}) as earliest
      from near where deleted_at < first + interval '1 day'`,
  );
  const earliest = found?.earliest ?? null;
  return { count: found?.count ?? 0, earliestAt: earliest && new Date(earliest).toISOString() };
}
