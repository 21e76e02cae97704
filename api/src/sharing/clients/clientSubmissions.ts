import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Pool } from 'pg';
import type {
  clientExportQuerySchema,
  clientFilterSchema,
  ClientSubmissionList,
  clientSubmissionQuerySchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { readTogether } from '../../platform/db/readTogether.ts';
import type { ExportScope } from '../../submissions/exports/selectExport.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { writeJson, type JsonText } from '../../platform/http/jsonText.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { listPublicStatuses } from '../../submissions/work/statuses.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';
import { countMatching } from '../../submissions/list/countSubmissions.ts';
import { findPageOf } from '../../submissions/list/findPage.ts';
import { cursorsOf, findRevisionFields } from '../../submissions/list/listSubmissions.ts';
import {
  IN_INBOX,
  scopeOf,
  timeZoneOf,
  wholeCondition,
  type SubmissionScope,
} from '../../submissions/list/submissionFilter.ts';
import { revisionsOf, submissionsOf } from '../../submissions/list/pageStatement.ts';
import { asClientSubmission } from '../../submissions/list/submissionJson.ts';
import { asReader, callerOf, type ClientActor } from '../../platform/identity/clientActor.ts';
import { getSharedForm, type FormOfClient } from './policy.ts';
import { isReadBy } from './unread.ts';

type Filter = z.infer<typeof clientFilterSchema>;

/** The form with the rows and answers that the client may read of it. */
interface SharedForm extends FormOfClient {
  scope: SubmissionScope;
}

/** @throws {ProblemError} `form.not_found`, `client.not_shared`. */
async function getShared(
  em: EntityManager,
  revisions: RevisionCache,
  input: { client: ClientActor; formId: string; filter: Filter },
): Promise<SharedForm> {
  const { client, formId } = input;
  const { status, ...others } = input.filter;
  const { form, access } = await getSharedForm(em, client, formId);
  // A status that is not shown cannot be found out by asking for it.
  const filter = access.seesStatus && status !== undefined ? { ...others, status } : others;
  const visibility = await answersVisibleToClient(em, revisions, { formId, access });
  return { form, access, scope: await scopeOf(asReader(client), [form], filter, visibility) };
}

/**
 * Returns one page of an assigned form's submissions, newest first, as the client may read them (D-142).
 *
 * @throws {ProblemError} `form.not_found`, `client.not_shared`.
 */
export async function listClientSubmissions(
  { orm, reads, revisions }: { orm: MikroORM; reads: Pool; revisions: RevisionCache },
  input: { client: ClientActor; formId: string; query: z.infer<typeof clientSubmissionQuerySchema> },
): Promise<JsonText<ClientSubmissionList>> {
  const { query, client } = input;
  const { form, access, scope, statuses } = await inTransaction(orm, async (em) => {
    const shared = await getShared(em, revisions, { ...input, filter: query });
    const { accountId } = shared.form;
    return { ...shared, statuses: shared.access.seesStatus ? await listPublicStatuses(em, accountId) : null };
  });
  const page = await readTogether(reads, (read) =>
    findPageOf(
      read,
      scope,
      { ...query, sort: 'newest' },
      asClientSubmission(scope.visibility, {
        isRead: isReadBy(client.id, form),
        seesStatus: access.seesStatus,
      }),
    ),
  );
  return writeJson<ClientSubmissionList>({
    submissions: submissionsOf(page),
    title: form.title,
    mayExport: access.mayExport,
    mayComment: access.mayComment,
    statuses,
    revisions: await findRevisionFields(revisions, revisionsOf(page), scope.visibility),
    nextCursor: cursorsOf({}, page).nextCursor,
  });
}

/**
 * Returns the exact number of matching submissions.
 *
 * @throws {ProblemError} `form.not_found`, `client.not_shared`.
 */
export async function countClientSubmissions(
  em: EntityManager,
  revisions: RevisionCache,
  input: { client: ClientActor; formId: string; filter: Filter },
): Promise<number> {
  return countMatching(em, (await getShared(em, revisions, input)).scope);
}

/**
 * The rows of an export, which is recorded.
 * @throws {ProblemError} `form.not_found`, `client.not_shared`, `client.no_export`, `export.empty`.
 */
export async function beginClientExport(
  em: EntityManager,
  revisions: RevisionCache,
  input: {
    client: ClientActor;
    formId: string;
    query: z.infer<typeof clientExportQuerySchema>;
    source: RequestSource;
  },
): Promise<ExportScope> {
  const { client, query, source } = input;
  const { format, ...filter } = query;
  const { form, access, scope } = await getShared(em, revisions, { ...input, filter });
  if (!access.mayExport) throw new ProblemError('client.no_export');
  if ((await countMatching(em, scope)) === 0) throw new ProblemError('export.empty');
  const data = { format, isStreamed: true, formIds: [form.id] };
  const { accountId } = form;
  await recordEvent(em, { type: 'submissions_exported', source, ...callerOf(client), accountId, data });
  return {
    rows: wholeCondition(scope, IN_INBOX),
    own: scope.own,
    titles: new Map([[form.id, form.title]]),
    isOneForm: true,
    isNamed: false,
    visibility: scope.visibility,
    hasWork: false,
    splitBy: null,
    timeZone: timeZoneOf(asReader(client), filter),
  };
}
