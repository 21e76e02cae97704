import type { MikroORM } from '@mikro-orm/postgresql';
import type { Print } from '@inlay/sdk/model';
import type { Pool } from 'pg';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SessionRow } from '../../platform/identity/sessions.ts';
import type {
  Submission,
  SubmissionListQuery,
  SubmissionListResponse,
} from '../../platform/contract/index.ts';
import { readFrom, readTogether, readRights, type Read } from '../../platform/db/readTogether.ts';
import { idArray, sql } from '../../platform/db/sql.ts';
import type { CachedRevision, RevisionCache } from '../../forms/revisions/revisionCache.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { JsonText } from '../../platform/http/jsonText.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { findPage, selectPage } from './findPage.ts';
import {
  endsOf,
  isWhole,
  revisionsOf,
  type FoundPage,
  type PageRequest,
  type PageStatement,
} from './pageStatement.ts';
import { selectSearchPage } from '../search/searchPage.ts';
import { decodeInboxKey, encodeInboxKey, type InboxKey } from './inboxCursor.ts';
import { asSubmission, exactTime } from './submissionJson.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from '../visibility/answerVisibility.ts';
import { listNotAsked } from '../storedLogic.ts';
import { visibleForm } from '../visibility/visibleForm.ts';
import { loadForms, selectReadForms } from './scopeForms.ts';
import { scopeOf, type SubmissionScope } from './submissionFilter.ts';

/** The parts that lists of submissions are read from. */
export interface SubmissionReads {
  orm: MikroORM;
  reads: Pool;
  primaryReads: Pool;
  revisions: RevisionCache;
}

interface ListInput {
  actor: Actor;
  caller: Caller;
  query: SubmissionListQuery;
}

/**
 * Lists one page of submissions, by key and never by offset, with the fields of the revisions they answered. The
 * database writes the submissions as JSON (decision 198).
 * @throws {ProblemError} `form.not_found` when the actor may not see the named form.
 */
export async function listSubmissions(
  deps: SubmissionReads,
  input: ListInput,
): Promise<JsonText<SubmissionListResponse>> {
  const { query } = input;
  const page = (await readAtOnce(deps, input)) ?? (await readInSteps(deps, input));
  const rest = {
    revisions: await findRevisionFields(deps.revisions, revisionsOf(page), FULL_VISIBILITY),
    ...(await findNotAsked(deps.revisions, page)),
    ...cursorsOf(query, page),
  };
  return withSubmissions(page, rest);
}

/** An answer with the submissions of a page. */
export const withSubmissions = <Answer>(
  { submissions }: FoundPage,
  rest: Omit<Answer, 'submissions'>,
): JsonText<Answer> => new JsonText(`{"submissions":[${submissions}],${JSON.stringify(rest).slice(1)}`);

/**
 * Reads the page, the right to it and the session in one statement; null where the filter needs titles or several
 * statements, or where a replica is read.
 */
async function readAtOnce(
  { orm, reads, primaryReads }: SubmissionReads,
  { actor, caller, query }: ListInput,
): Promise<FoundPage | null> {
  if (reads !== primaryReads || !caller.session || query.around !== undefined) return null;
  const request = await requestOf(orm, actor, query);
  const statement = isSearch(query) ? selectSearchPage(request) : selectPage(request);
  if (!statement) return null;
  const page = await readWithSession(readFrom(primaryReads), statement, caller.session);
  if (query.formId && page.forms === 0) throw new ProblemError('form.not_found');
  if (page.others > 0) return null;
  return isSearch(query) && !isWhole(page) ? null : page;
}

async function readWithSession(
  read: Read,
  { select, isKept }: PageStatement,
  session: NonNullable<Caller['session']>,
): Promise<FoundPage> {
  const [row] = await read<SessionRow & FoundPage>(
    sql`with session as (${session.select}) select * from session left join (${select}) as page on true`,
    { isKept },
  );
  session.accept(row);
  if (!row) throw new ProblemError('session.required');
  return row;
}

/** Reads forms and page, together where the page needs no title. */
async function readInSteps(deps: SubmissionReads, { actor, query }: ListInput): Promise<FoundPage> {
  const { orm, reads } = deps;
  return readTogether(reads, async (read) => {
    const forms = readRights(deps, read, (ask) => loadForms(ask, orm, actor, query.formId));
    const find = async (): Promise<FoundPage> => {
      if (query.formId && !isSearch(query)) {
        const request = await requestOf(orm, actor, query);
        const page = await findPage(read, { ...request, start: await startOf(read, request.scope, query) });
        if (page.others === 0) return page;
      }
      return readPage(read, await scopeOf(actor, await forms, query), query, asSubmission(actor));
    };
    const [, page] = await Promise.all([forms, find()]);
    return page;
  });
}

const isSearch = ({ search }: SubmissionListQuery): boolean => Boolean(search?.trim());

/**
 * The request for a page of the forms of the actor's account that the actor may read, by the policy in its own
 * statement.
 */
async function requestOf(orm: MikroORM, actor: Actor, query: SubmissionListQuery): Promise<PageRequest> {
  const { formId } = query;
  const scope = await scopeOf(actor, [{ id: formId ?? '', title: '', accountId: actor.accountId }], query);
  return {
    ...placementOf(query),
    scope,
    forms: selectReadForms(orm, actor, formId),
    shape: asSubmission(actor),
    start: placeOf(query),
  };
}

type PageQuery = Pick<
  SubmissionListQuery,
  'cursor' | 'before' | 'around' | 'sort' | 'limit' | 'starred' | 'tag'
>;

/** Reads a page of forms that are known. @param shape how the reader sees a submission. */
export async function readPage(
  read: Read,
  scope: SubmissionScope,
  query: PageQuery,
  shape: PageRequest['shape'],
): Promise<FoundPage> {
  const forms = sql`select * from unnest(${scope.formIds}::uuid[], ${scope.forms.map(({ title }) => title)}::text[],
    ${scope.forms.map(({ accountId }) => accountId)}::uuid[])`;
  const start = await startOf(read, scope, query);
  return findPage(read, { ...placementOf(query), scope, forms, shape, start });
}

const placementOf = ({ sort, before, limit, starred, tag }: PageQuery) => ({
  sort,
  order: (sort === 'newest') === (before !== undefined) ? ('asc' as const) : ('desc' as const),
  limit,
  isMarked: starred !== undefined || tag !== undefined,
});

type Cursors = Pick<SubmissionListResponse, 'nextCursor' | 'previousCursor'>;

/** The cursors of the previous and the next page. */
export function cursorsOf({ before }: Pick<PageQuery, 'before'>, page: FoundPage): Cursors {
  const hasMore = page.has_more;
  const ends = endsOf(page);
  // A backward scan stops before the page, a forward scan behind it.
  const reached = page.reached ? encodeInboxKey(page.reached) : null;
  const start = ends ? encodeInboxKey(ends.first) : (before ?? null);
  if (before !== undefined) return { nextCursor: null, previousCursor: hasMore ? start : (reached ?? start) };
  return { nextCursor: hasMore && ends ? encodeInboxKey(ends.last) : reached, previousCursor: start };
}

const startOf = async (read: Read, scope: SubmissionScope, query: PageQuery): Promise<PageRequest['start']> =>
  query.around === undefined ? placeOf(query) : placeAround(read, scope, query.around);

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
    sql`select ${exactTime} as at, s.id from form_submissions s
       where ${scope.own('s')} and s.id = ${around} and s.form_id = any(${idArray(scope.formIds)}::uuid[]) and s.deleted_at is null`,
  );
  return row ? { ...row, isIncluded: true } : null;
}

/** The visible fields of a revision, with the outline of a form that is no plain list. */
export function revisionFields(
  { definition }: CachedRevision,
  visibility: AnswerVisibility,
  print?: Print,
): SubmissionListResponse['revisions'][string] {
  const { fields, outline } = visibleForm(definition, visibility, print);
  return { fields, ...(outline && { outline }) };
}

const findAll = async (
  revisions: RevisionCache,
  ids: readonly string[],
): Promise<Map<string, CachedRevision>> => {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, await revisions.find(id)] as const),
  );
  return new Map(found.flatMap(([id, revision]) => (revision ? [[id, revision]] : [])));
};

/** Finds the visible fields of the answered revisions. */
export async function findRevisionFields(
  revisions: RevisionCache,
  revisionIds: readonly string[],
  visibility: AnswerVisibility,
): Promise<SubmissionListResponse['revisions']> {
  const found = await findAll(revisions, revisionIds);
  return Object.fromEntries([...found].map(([id, revision]) => [id, revisionFields(revision, visibility)]));
}

/** Finds what was not asked in a page of submissions; they are parsed only if a form has logic. */
async function findNotAsked(
  revisions: RevisionCache,
  page: FoundPage,
): Promise<Pick<SubmissionListResponse, 'notAsked'>> {
  const found = await findAll(revisions, revisionsOf(page));
  if ([...found.values()].every(({ plan }) => plan === null)) return {};
  const submissions = JSON.parse(`[${page.submissions}]`) as Submission[];
  return {
    notAsked: Object.fromEntries(
      submissions.flatMap((one) => {
        const revision = found.get(one.revisionId);
        const ids = revision ? listNotAsked(revision, one) : [];
        return ids.length > 0 ? [[one.id, ids]] : [];
      }),
    ),
  };
}
