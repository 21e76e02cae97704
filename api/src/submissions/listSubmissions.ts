import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { SubmissionListQuery, SubmissionListResponse } from '../contract/index.ts';
import { FormRevision } from '../forms/formRevision.entity.ts';
import { EXACT_TIME, findPage, type PageRequest } from './findPage.ts';
import { decodeInboxKey, encodeInboxKey } from './inboxCursor.ts';
import { presentSubmission, readSubmissions, type SubmissionRow } from './readSubmissions.ts';
import {
  findReadForms,
  idArray,
  scopeOf,
  visibleFields,
  type SubmissionScope,
  type SubmissionView,
} from './submissionFilter.ts';

/**
 * One page of submissions, by key and never by offset. With it come the fields of the revisions that
 * were answered.
 * @throws {ProblemError} `form.not_found` when a form is named that the person may not see.
 */
export async function listSubmissions(
  em: EntityManager,
  input: { actor: Actor; query: SubmissionListQuery },
): Promise<SubmissionListResponse> {
  const { actor, query } = input;
  const scope = scopeOf(actor, await findReadForms(em, actor, query.formId), query);
  const { page, nextCursor, previousCursor } = await findKeys(em, scope, query);
  const rows = await readSubmissions(em, actor, page);
  const titles = new Map(scope.forms.map(({ id, title }) => [id, title]));
  return {
    submissions: rows.map((row) => presentSubmission(row, titles.get(row.form_id) ?? '')),
    revisions: await findRevisionFields(em, rows, scope.view),
    nextCursor,
    previousCursor,
  };
}

type PageQuery = Pick<
  SubmissionListQuery,
  'cursor' | 'before' | 'around' | 'sort' | 'limit' | 'starred' | 'tag'
>;

/** The ids of a page in the order of the list, and where its neighbours begin. */
export async function findKeys(em: EntityManager, scope: SubmissionScope, query: PageQuery) {
  const isBackwards = query.before !== undefined;
  const found = await findPage(em, {
    scope,
    order: (query.sort === 'newest') === isBackwards ? 'asc' : 'desc',
    start: await startOf(em, scope, query),
    limit: query.limit,
    isMarked: query.starred !== undefined || query.tag !== undefined,
  });
  const page = found.keys.slice(0, query.limit);
  if (isBackwards) page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  // Backwards, what was reached lies before the page; forwards it lies behind.
  const reached = found.reached ? encodeInboxKey(found.reached) : null;
  const hasMore = found.keys.length > query.limit;
  return {
    page: page.map(({ id }) => id),
    nextCursor: isBackwards ? null : hasMore && last ? encodeInboxKey(last) : reached,
    previousCursor:
      isBackwards && !hasMore && reached ? reached : first ? encodeInboxKey(first) : (query.before ?? null),
  };
}

async function startOf(
  em: EntityManager,
  scope: SubmissionScope,
  { cursor, before, around }: PageQuery,
): Promise<PageRequest['start']> {
  if (cursor !== undefined) return { ...decodeInboxKey(cursor, 'cursor'), isIncluded: false };
  if (before !== undefined) return { ...decodeInboxKey(before, 'before'), isIncluded: false };
  if (around === undefined) return null;
  const [row] = await em.execute<{ at: string; id: string }[]>(
    `select ${EXACT_TIME} as at, id from form_submissions
     where id = ? and form_id = any(?::uuid[]) and deleted_at is null`,
    [around, idArray(scope.formIds)],
  );
  return row ? { ...row, isIncluded: true } : null;
}

/** What was asked, as far as the reader may see it: the label of an answer that is kept from him is kept too. */
export async function findRevisionFields(
  em: EntityManager,
  rows: readonly Pick<SubmissionRow, 'revision_id'>[],
  view: SubmissionView,
): Promise<SubmissionListResponse['revisions']> {
  const ids = [...new Set(rows.map((row) => row.revision_id))];
  if (ids.length === 0) return {};
  const revisions = await em.find(FormRevision, { id: { $in: ids } }, { fields: ['definition'] });
  return Object.fromEntries(
    revisions.map(({ id, definition }) => [id, { fields: visibleFields(definition.fields, view) }]),
  );
}
