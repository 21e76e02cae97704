import type { Actor } from '../../platform/identity/actor.ts';
import type { Analytics, AnalyticsQuery } from '../../platform/contract/index.ts';
import { readTogether, readRights, type Read } from '../../platform/db/readTogether.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { selectForms } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { timeZoneOf } from '../../submissions/list/submissionFilter.ts';
import { formsAnalysedFor, formWithFiguresFor } from './policy.ts';
import { loadAnalytics } from './loadAnalytics.ts';
import type { SubmissionReads } from '../../submissions/list/listSubmissions.ts';

/** A form the screen may show. */
interface ListedForm {
  id: string;
  title: string;
  active: boolean;
  accountId: string;
  revisionId: string;
  folderName: string | null;
}

/**
 * Gets the requested figures and the forms to choose from, in few round trips like the inbox (decision 198).
 * @throws {ProblemError} `form.not_found` when the actor may not see the figures of the named form.
 */
export async function getAnalytics(
  deps: SubmissionReads,
  { actor, query }: { actor: Actor; query: AnalyticsQuery },
): Promise<Analytics> {
  const { reads, revisions } = deps;
  const { from, to, formId, inactive, accounts } = query;
  const zone = timeZoneOf(actor, query);
  return readTogether(reads, async (read) => {
    const [listed, [single]] = await readRights(deps, read, (ask) =>
      Promise.all([
        listForms(ask, selectForms(formsAnalysedFor(actor, accounts)), Boolean(inactive)),
        formId ? listForms(ask, selectForms(formWithFiguresFor(actor, formId)), true) : [],
      ]),
    );
    if (formId && !single) throw new ProblemError('form.not_found');
    const forms = (single ? [single] : listed).map(({ id, title, active, accountId }) => ({
      id,
      title,
      active,
      accountId,
      visibility: FULL_VISIBILITY,
    }));
    const revision = single ? await revisions.find(single.revisionId) : null;
    const figures = await loadAnalytics(read, {
      forms,
      from,
      to,
      zone,
      single: revision?.definition ?? null,
    });
    return {
      ...figures,
      forms: listed.map(({ id, title, active, folderName }) => ({ id, title, isActive: active, folderName })),
    };
  });
}

const listForms = (read: Read, selected: Sql, withInactive: boolean): Promise<ListedForm[]> =>
  read<ListedForm>(
    sql`
      select f.id, f.title, f.active, f.account_id as "accountId",
        f.current_revision_id as "revisionId", c.name as "folderName"
      from (${selected}) listed join forms f on f.id = listed.id left join client_folders c on c.id = f.client_folder_id
      where f.active or ${withInactive}::boolean order by f.title, f.id`,
    { isKept: true },
  );
