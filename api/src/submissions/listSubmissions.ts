import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Actor } from '../identity/actor.ts';
import type { SubmissionListQuery, SubmissionListResponse } from '../contract/index.ts';
import { readTogether, readRights, type Read } from '../db/readTogether.ts';
import { idArray, sql } from '../db/sql.ts';
import type { RevisionCache } from '../forms/revisionCache.ts';
import { findPage, type FoundPage, type PageRequest, type PageRow } from './findPage.ts';
import { decodeInboxKey, encodeInboxKey, type InboxKey } from './inboxCursor.ts';
import { exactTime, presentSubmission } from './readSubmissions.ts';
import { visibleFields, FULL_VISIBILITY, type AnswerVisibility } from './answerVisibility.ts';
import { mayRead, readForms, scopeOf, type SubmissionScope } from './submissionFilter.ts';

/** The parts that lists of submissions are read from. */
export interface SubmissionReads {
  orm: MikroORM;
  reads: Pool;
  primaryReads: Pool;
  revisions: RevisionCache;
}

/**
 * Lists one page of submissions, by key and never by offset, with the fields of the revisions they answered.
 * @throws {ProblemError} `form.not_found` when the actor may not see the named form.
 */
export async function listSubmissions(
  deps: SubmissionReads,
  input: { actor: Actor; query: SubmissionListQuery },
): Promise<SubmissionListResponse> {
  const { orm, reads, revisions } = deps;
  const { actor, query } = input;
  const [forms, { rows, ...cursors }] = await readTogether(reads, (read) => {
    const forms = readRights(deps, read, (ask) => readForms(ask, orm, actor, query.formId));
    const find = async (): Promise<Page> => {
      const scope = (await expectedScope(orm, actor, query)) ?? (await scopeOf(actor, await forms, query));
      return readPage(read, actor, scope, query);
    };
    return Promise.all([forms, find()]);
  });
  const titles = new Map(forms.map(({ id, title }) => [id, title]));
  return {
    submissions: rows.map((row) => presentSubmission(row, titles.get(row.form_id) ?? '')),
    revisions: await findRevisionFields(revisions, rows, FULL_VISIBILITY),
    ...cursors,
  };
}

/**
 * The scope of a filter on one form, which needs no title unless text is searched. The page is then read together
 * with the form; a condition leaves it empty where the actor may not read the form.
 */
async function expectedScope(
  orm: MikroORM,
  actor: Actor,
  query: SubmissionListQuery,
): Promise<SubmissionScope | null> {
  const { formId, search } = query;
  if (!formId || search?.trim()) return null;
  const scope = await scopeOf(actor, [{ id: formId, title: '' }], query);
  return { ...scope, filters: [mayRead(orm, actor, formId), ...scope.filters] };
}

type PageQuery = Pick<
  SubmissionListQuery,
  'cursor' | 'before' | 'around' | 'sort' | 'limit' | 'starred' | 'tag'
>;

/**
 * Reads the rows of a page in the order of the list, with cursors to its neighbours.
 * @param reader the person whose marks the rows carry.
 */
export async function readPage(
  read: Read,
  reader: Pick<Actor, 'id'>,
  scope: SubmissionScope,
  query: PageQuery,
): Promise<Page> {
  const found = await findPage(read, reader, {
    scope,
    order: (query.sort === 'newest') === (query.before !== undefined) ? 'asc' : 'desc',
    start: query.around === undefined ? placeOf(query) : await placeAround(read, scope, query.around),
    limit: query.limit,
    isMarked: query.starred !== undefined || query.tag !== undefined,
  });
  const rows = found.rows.slice(0, query.limit);
  if (query.before !== undefined) rows.reverse();
  return { rows, ...cursorsOf(query, found, rows) };
}

type Cursors = Pick<SubmissionListResponse, 'nextCursor' | 'previousCursor'>;
type Page = Cursors & { rows: PageRow[] };

/** The cursors of the previous and the next page. */
function cursorsOf({ before, limit }: PageQuery, found: FoundPage, rows: readonly PageRow[]): Cursors {
  const [first, last] = [rows[0], rows.at(-1)];
  // A backward scan stops before the page, a forward scan behind it.
  const reached = found.reached ? encodeInboxKey(found.reached) : null;
  const hasMore = found.rows.length > limit;
  const start = first ? encodeInboxKey(first) : (before ?? null);
  if (before !== undefined) return { nextCursor: null, previousCursor: hasMore ? start : (reached ?? start) };
  return { nextCursor: hasMore && last ? encodeInboxKey(last) : reached, previousCursor: start };
}

function placeOf({ cursor, before }: PageQuery): PageRequest['start'] {
  if (cursor !== undefined) return { ...decodeInboxKey(cursor, 'cursor'), isIncluded: false };
  if (before !== undefined) return { ...decodeInboxKey(before, 'before'), isIncluded: false };
  return null;
}

async function placeAround(
  read: Read,
  scope: SubmissionScope,
  around: string,
): Promise<PageRequest['start']> {
  const [row] = await read<InboxKey>(
    sql`select ${exactTime('s')} as at, s.id from form_submissions s
       where s.id = ${around} and s.form_id = any(${idArray(scope.formIds)}::uuid[]) and s.deleted_at is null`,
  );
  return row ? { ...row, isIncluded: true } : null;
}

/** Finds the visible fields of the answered revisions: a hidden answer hides its label as well. */
export async function findRevisionFields(
  revisions: RevisionCache,
  rows: readonly { revision_id: string }[],
  visibility: AnswerVisibility,
): Promise<SubmissionListResponse['revisions']> {
  const ids = [...new Set(rows.map((row) => row.revision_id))];
  const found = await Promise.all(ids.map(async (id) => [id, await revisions.find(id)] as const));
  return Object.fromEntries(
    found.flatMap(([id, revision]) =>
      revision ? [[id, { fields: visibleFields(revision.definition.fields, visibility) }]] : [],
    ),
  );
}
