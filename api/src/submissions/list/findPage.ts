import type { Pool } from 'pg';
import type { SubmissionListQuery } from '../../platform/contract/index.ts';
import { readFrom, readRights, readTogether, type Read } from '../../platform/db/readTogether.ts';
import { idArray, sql } from '../../platform/db/sql.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { AnswerVisibility } from '../visibility/answerVisibility.ts';
import { selectSearchPage } from '../search/searchPage.ts';
import { decodeInboxKey, type InboxKey } from './inboxCursor.ts';
import { firstScan, lookThrough } from './lookThrough.ts';
import type { OwnRows } from './ownRows.ts';
import { pageAtOnce } from './pageAtOnce.ts';
import {
  EMPTY_PAGE,
  isWhole,
  readPage,
  type FoundPage,
  type PageRequest,
  type PageStatement,
} from './pageStatement.ts';
import { loadForms, selectReadForms } from './scopeForms.ts';
import { parseFilter, type SubmissionScope } from './submissionFilter.ts';
import { asSubmission, exactTime } from './submissionJson.ts';

/** The connections and rights that lists of submissions are read by. */
export interface PageReads {
  reads: Pool;
  primaryReads: Pool;
}

/** A list that a user asks for. */
export interface ListInput {
  actor: Actor;
  caller: Caller;
  query: SubmissionListQuery;
  visibility: AnswerVisibility;
}

/**
 * Finds a page by one of three plans: `pageAtOnce` where an index has the rows, `selectSearchPage` for a search alone,
 * `lookThrough` for everything else and what a search has left open.
 *
 * The plan's first statement is sent at once, with the session and the right to the forms in it, as if all forms were
 * of the actor's own account. Forms are loaded before the page where that statement does not find it (it is not whole,
 * or a form is of another account), where a plan asks for titles or the number of forms, and where a replica is read.
 * @returns the page, and whose rows it is of.
 * @throws {ProblemError} `form.not_found` when the actor may not see the named form.
 */
export async function findPage(
  deps: PageReads,
  { actor, caller, query, visibility }: ListInput,
): Promise<{ page: FoundPage; own: OwnRows }> {
  const { reads, primaryReads } = deps;
  const { formId, around } = query;
  const over = await parseFilter(actor, query, visibility);
  const shape = asSubmission(actor, visibility);
  // A replica learns of a revoked right only later.
  if (reads === primaryReads && caller.session && around === undefined) {
    const scope = over([{ id: formId ?? '', title: '', accountId: actor.accountId }]);
    const forms = selectReadForms(actor, formId);
    const request = { ...placementOf(query), scope, forms, shape, start: placeOf(query) };
    const statement = firstStatement(request, formId !== undefined);
    const page = statement && (await readWithSession(readFrom(reads), statement, caller.session));
    if (page?.forms === 0 && formId) throw new ProblemError('form.not_found');
    if (page?.others === 0 && isWhole(page)) return { page, own: scope.own };
  }
  return readTogether(reads, async (read) => {
    const scope = over(await readRights(deps, read, (ask) => loadForms(ask, actor, formId)));
    return { page: await findPageOf(read, scope, query, shape), own: scope.own };
  });
}

/** The statement that a plan begins with; null where it has to know the forms. @param isOneForm for one form alone */
function firstStatement(request: PageRequest, isOneForm: boolean): PageStatement | null {
  if (request.scope.search) return selectSearchPage(request);
  return pageAtOnce(request) ?? (isOneForm ? firstScan(request) : null);
}

async function readWithSession(
  read: Read,
  { select, isKept }: PageStatement,
  session: NonNullable<Caller['session']>,
): Promise<FoundPage> {
  const [row] = await read<FoundPage>(
    sql`with session as (${session.select}) select * from session left join (${select}) as page on true`,
    { isKept },
  );
  session.accept(row);
  if (!row) throw new ProblemError('session.required');
  return row;
}

type PageQuery = Pick<SubmissionListQuery, 'cursor' | 'before' | 'around' | 'sort' | 'limit'>;

/** Finds a page of forms that are known. @param shape how the reader sees a submission. */
export async function findPageOf(
  read: Read,
  scope: SubmissionScope,
  query: PageQuery,
  shape: PageRequest['shape'],
): Promise<FoundPage> {
  if (scope.formIds.length === 0) return EMPTY_PAGE;
  const forms = sql`select * from unnest(${scope.formIds}::uuid[], ${scope.forms.map(({ title }) => title)}::text[],
    ${scope.forms.map(({ accountId }) => accountId)}::uuid[])`;
  const start = query.around === undefined ? placeOf(query) : await placeAround(read, scope, query.around);
  const request = { ...placementOf(query), scope, forms, shape, start };
  const statement = pageAtOnce(request);
  return statement ? readPage(read, statement) : lookThrough(read, request);
}

const placementOf = ({ sort, before, limit }: PageQuery) => ({
  sort,
  order: (sort === 'newest') === (before !== undefined) ? ('asc' as const) : ('desc' as const),
  limit,
});

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
