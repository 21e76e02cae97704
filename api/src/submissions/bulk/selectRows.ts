import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Person } from '../../platform/identity/actor.ts';
import type { FormAbility } from '../../platform/identity/roles.ts';
import type { BulkAction } from '../../platform/contract/index.ts';
import { allOf, anyId, sql, type Sql } from '../../platform/db/sql.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { formsAllowing } from '../../forms/policy.ts';
import { formsListedFor } from '../policy.ts';
import { ownRowsOf, type OwnRows } from '../list/ownRows.ts';
import { findOwnForms, findReadForms } from '../list/scopeForms.ts';
import {
  IN_INBOX,
  IN_SPAM,
  IN_TRASH,
  markedAs,
  ofForms,
  scopeOf,
  wholeCondition,
  withIds,
} from '../list/submissionFilter.ts';
import type { RowSelection } from '../../platform/entities/bulkJob.entity.ts';

/** The user who changes submissions; a job acts for them without their session. */
export type Changer = Person & Pick<Actor, 'timeZone'>;

/** Returns whether an action sets the user's own marks, which requires read access only. */
export const isMark = (action: BulkAction): boolean => action === 'read' || action === 'unread';

/** The ability that an action requires on the form (D-170, TEAM-010). */
export function abilityFor(action: BulkAction): FormAbility {
  if (isMark(action)) return 'readSubmissions';
  if (isNote(action)) return 'work';
  return action === 'delete' ? 'erase' : 'discard';
}

/** Returns whether an action changes tags, status or assignee, which requires write access (ROLE-022). */
const isNote = (action: BulkAction): boolean => ['tag', 'untag', 'status', 'assign'].includes(action);

/** The state a row is in before an action; null where any will do. */
function startOf(action: BulkAction, actor: Changer, own: OwnRows): Sql | null {
  if (action === 'read') return allOf([IN_INBOX, markedAs('unread', actor, own)]);
  if (action === 'unread') return allOf([IN_INBOX, markedAs('read', actor, own)]);
  if (action === 'delete') return null;
  if (action === 'release') return IN_SPAM;
  return action === 'restore' ? IN_TRASH : IN_INBOX;
}

/** Some rows, as a condition over `form_submissions s`, and what limits rows of other tables to their accounts. */
export interface SelectedRows {
  where: Sql;
  own: OwnRows;
}

/**
 * Returns the condition over `form_submissions s` for the rows of a selection that an action may change. The
 * rows of the user's account (D-170); for tags, rows they may annotate; for marks, rows they may read.
 *
 * @throws {ProblemError} `form.not_found` when a mark names a form that the user may not see.
 */
export async function selectRows(
  em: EntityManager,
  input: { actor: Changer; action: BulkAction; selection: RowSelection },
): Promise<SelectedRows> {
  const { actor, action, selection } = input;
  const formId = 'filter' in selection ? selection.filter.formId : undefined;
  const forms = await findForms(em, input, formId);
  const own = ownRowsOf(forms);
  const ownRows = ofForms(forms);
  const start = startOf(action, actor, own);
  if ('trashedBy' in selection) {
    return { own, where: allOf([ownRows, start ?? IN_TRASH, sql`s.trashed_by = ${selection.trashedBy}`]) };
  }
  if ('ids' in selection)
    return { own, where: allOf([ownRows, withIds(selection.ids), ...(start ? [start] : [])]) };
  const place = start ?? (selection.inSpam ? IN_SPAM : selection.inTrash ? IN_TRASH : IN_INBOX);
  return { own, where: wholeCondition(await scopeOf(actor, forms, selection.filter), place) };
}

/** Forms whose rows the action may touch. */
async function findForms(
  em: EntityManager,
  { actor, action, selection }: { actor: Changer; action: BulkAction; selection: RowSelection },
  formId: string | undefined,
) {
  if (isMark(action)) return findReadForms(em, actor, formId);
  if (!isNote(action)) return findOwnForms(em, actor, abilityFor(action), formId);
  const among = 'ids' in selection ? { id: { $in: await formsOfRows(em, selection.ids) } } : null;
  const named = formId ? { id: formId } : formsListedFor(actor);
  return em.find(
    Form,
    { $and: [formsAllowing(actor, 'work'), among ?? named] },
    { fields: ['title', 'accountId'] },
  );
}

/** The forms of some rows, of every account. */
async function formsOfRows(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const found = await kyselyIn(em)
    .selectFrom('form_submissions')
    .select('form_id')
    .distinct()
    .where('id', '=', anyId(ids))
    .execute();
  return found.map((row) => row.form_id);
}
