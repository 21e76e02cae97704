import type { EntityManager } from '@mikro-orm/postgresql';
import type { Answers } from '@inlay/sdk/model';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import type { NearingDeletionResponse, TrashResponse, trashQuerySchema } from '../contract/index.ts';
import { FormRevision } from '../forms/formRevision.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import { cutPage, decodePageKey } from '../http/pageByKey.ts';
import { readSettings } from '../settings/platformSettings.ts';
import {
  allOf,
  IN_TRASH,
  matching,
  ownedBy,
  timeZoneOf,
  type Condition,
} from '../submissions/submissionFilter.ts';
import { daysLeft } from './retention.ts';

/** Days before its removal from which on a submission is warned of (D-52). */
const WARNING_DAYS = 30;

interface Row {
  id: string;
  form_id: string;
  title: string;
  revision_id: string;
  submission_data: Answers;
  submitted_at: Date;
  deleted_at: Date;
}

const FROM = 'from form_submissions s join forms f on f.id = s.form_id where';

/** One page of the person's own trash, newest deleted first (TRASH-025, TRASH-026). */
export async function listTrash(
  em: EntityManager,
  input: { actor: Actor; query: z.infer<typeof trashQuerySchema> },
): Promise<TrashResponse> {
  const { actor, query } = input;
  const { search, cursor, limit } = query;
  const scope = allOf(ownedBy(actor), IN_TRASH, matching({ search }, timeZoneOf(actor, query)));
  const page = cursor ? allOf(scope, deletedBefore(cursor)) : scope;
  const rows = await em.execute<Row[]>(
    `select s.id, s.form_id, f.title, s.revision_id, s.submission_data, s.submitted_at, s.deleted_at
     ${FROM} ${page.sql} order by s.deleted_at desc, s.id desc limit ?`,
    [...page.values, limit + 1],
  );
  const [count] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total ${FROM} ${scope.sql}`,
    scope.values as unknown[],
  );
  const { trashRetentionDays } = await readSettings(em);
  const cut = cutPage(rows, limit, (row) => ({ at: new Date(row.deleted_at), id: row.id }));
  const revisionIds = [...new Set(cut.page.map((row) => row.revision_id))];
  const revisions = await em.find(FormRevision, { id: { $in: revisionIds } });
  return {
    submissions: cut.page.map((row) => ({
      id: row.id,
      formId: row.form_id,
      formTitle: row.title,
      revisionId: row.revision_id,
      answers: row.submission_data,
      submittedAt: new Date(row.submitted_at).toISOString(),
      deletedAt: new Date(row.deleted_at).toISOString(),
      daysLeft: daysLeft(new Date(row.deleted_at), trashRetentionDays),
    })),
    revisions: Object.fromEntries(revisions.map((one) => [one.id, { fields: one.definition.fields }])),
    nextCursor: cut.nextCursor,
    total: count?.total ?? 0,
  };
}

function deletedBefore(cursor: string): Condition {
  const { at, id } = decodePageKey(cursor);
  return { sql: '(s.deleted_at, s.id) < (?::timestamptz, ?::uuid)', values: [at.toISOString(), id] };
}

/**
 * How many of the person's own submissions are removed within 30 days, and when the first is (D-52).
 * @throws {ProblemError} `form.not_found` when a form is named that the person may not see.
 */
export async function findNearingDeletion(
  em: EntityManager,
  input: { actor: Actor; formId: string | undefined },
): Promise<NearingDeletionResponse> {
  const { actor, formId } = input;
  if (formId) await getForm(em, formsVisibleTo(actor), formId);
  const { trashRetentionDays } = await readSettings(em);
  const scope = allOf(ownedBy(actor), IN_TRASH, matching({ formId }, 'UTC'));
  const [found] = await em.execute<{ count: number; earliest: Date | null }[]>(
    `select count(*)::int as count, min(s.deleted_at) + make_interval(days => ?) as earliest ${FROM} ${scope.sql}
       and s.deleted_at <= now() - make_interval(days => ?)`,
    [trashRetentionDays, ...scope.values, trashRetentionDays - WARNING_DAYS],
  );
  const earliest = found?.earliest ?? null;
  return { count: found?.count ?? 0, earliestAt: earliest && new Date(earliest).toISOString() };
}
