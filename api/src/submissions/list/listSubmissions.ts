import type { Answers, Print } from '@inlay/sdk/model';
import type { SubmissionListQuery, SubmissionListResponse } from '../../platform/contract/index.ts';
import { readFrom } from '../../platform/db/readTogether.ts';
import { idArray, sql } from '../../platform/db/sql.ts';
import type { CachedRevision, RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { writeJson, type JsonText } from '../../platform/http/jsonText.ts';
import { POSITION } from '../quotaPosition.ts';
import { listNotAsked } from '../storedLogic.ts';
import type { AnswerVisibility } from '../visibility/answerVisibility.ts';
import { visibleForm } from '../visibility/visibleForm.ts';
import { findPage, type ListInput, type PageReads } from './findPage.ts';
import { encodeInboxKey } from './inboxCursor.ts';
import type { OwnRows } from './ownRows.ts';
import { endsOf, idsOf, revisionsOf, submissionsOf, type FoundPage } from './pageStatement.ts';

/** The parts that lists of submissions are read from. */
export interface SubmissionReads extends PageReads {
  revisions: RevisionCache;
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
  const { visibility } = input;
  const { page, own } = await findPage(deps, input);
  const answered = await findRevisions(deps.revisions, revisionsOf(page));
  return writeJson<SubmissionListResponse>({
    submissions: submissionsOf(page),
    revisions: fieldsOfAll(answered, visibility),
    ...(visibility.seesRules && (await findNotAsked(deps, { page, own, answered }))),
    ...(visibility.seesRules && (await findWaiting(deps, { page, own, answered }))),
    ...cursorsOf(input.query, page),
  });
}

type Cursors = Pick<SubmissionListResponse, 'nextCursor' | 'previousCursor'>;

/** The cursors of the previous and the next page. */
export function cursorsOf({ before }: Pick<SubmissionListQuery, 'before'>, page: FoundPage): Cursors {
  const hasMore = page.has_more;
  const ends = endsOf(page);
  // A backward scan stops before the page, a forward scan behind it.
  const reached = page.reached ? encodeInboxKey(page.reached) : null;
  const start = ends ? encodeInboxKey(ends.first) : (before ?? null);
  if (before !== undefined) return { nextCursor: null, previousCursor: hasMore ? start : (reached ?? start) };
  return { nextCursor: hasMore && ends ? encodeInboxKey(ends.last) : reached, previousCursor: start };
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

type Revisions = ReadonlyMap<string, CachedRevision>;

async function findRevisions(revisions: RevisionCache, ids: readonly string[]): Promise<Revisions> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, await revisions.find(id)] as const),
  );
  return new Map(found.flatMap(([id, revision]) => (revision ? [[id, revision]] : [])));
}

const fieldsOfAll = (
  revisions: Revisions,
  visibility: AnswerVisibility,
): SubmissionListResponse['revisions'] =>
  Object.fromEntries([...revisions].map(([id, revision]) => [id, revisionFields(revision, visibility)]));

/** Finds the visible fields of the answered revisions. */
export const findRevisionFields = async (
  revisions: RevisionCache,
  revisionIds: readonly string[],
  visibility: AnswerVisibility,
): Promise<SubmissionListResponse['revisions']> =>
  fieldsOfAll(await findRevisions(revisions, revisionIds), visibility);

/** A stored submission as columns. */
interface AnsweredRow {
  id: string;
  revisionId: string;
  answers: Answers;
  submittedAt: Date;
}

/** Finds what was not asked in a page of submissions. Answers are read again, as columns, only where a form has logic. */
async function findNotAsked(
  { reads }: Pick<SubmissionReads, 'reads'>,
  { page, own, answered }: { page: FoundPage; own: OwnRows; answered: Revisions },
): Promise<Pick<SubmissionListResponse, 'notAsked'>> {
  const planned = [...answered].flatMap(([id, { plan }]) => (plan ? [id] : []));
  if (planned.length === 0) return {};
  const rows = await readFrom(reads)<AnsweredRow>(sql`
    select s.id, s.revision_id as "revisionId", s.submission_data as answers, s.submitted_at as "submittedAt"
    from form_submissions s
    where ${own('s')} and s.id = any(${idArray(idsOf(page))}::uuid[]) and s.revision_id = any(${idArray(planned)}::uuid[])`);
  const notAsked = rows.map((row) => [row.id, listNotAsked(answered.get(row.revisionId)!, row)] as const);
  return { notAsked: Object.fromEntries(notAsked.filter(([, ids]) => ids.length > 0)) };
}

/** Finds who of a page waits for a place; forms without quotas are not asked. */
async function findWaiting(
  { reads }: Pick<SubmissionReads, 'reads'>,
  { page, own, answered }: { page: FoundPage; own: OwnRows; answered: Revisions },
): Promise<Pick<SubmissionListResponse, 'waiting'>> {
  if ([...answered.values()].every(({ definition }) => definition.quotas.length === 0)) return {};
  const rows = await readFrom(reads)<{ id: string; position: number }>(sql`
    select q.submission_id as id, (${sql.raw(POSITION)}) as position from submission_quotas q
    where ${own('q')} and q.submission_id = any(${idArray(idsOf(page))}::uuid[]) and q.state = 'waiting'`);
  return rows.length === 0
    ? {}
    : { waiting: Object.fromEntries(rows.map(({ id, position }) => [id, position])) };
}
