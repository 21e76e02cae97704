import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { BulkAction } from '../contract/index.ts';
import { allOf, sql, type Sql } from '../db/sql.ts';
import {
  findOwnForms,
  findReadForms,
  IN_INBOX,
  IN_TRASH,
  markedAs,
  ofForms,
  scopeOf,
  wholeCondition,
  withIds,
} from '../submissions/submissionFilter.ts';
import type { BulkSelection } from './bulkJob.entity.ts';

/** Who changes submissions; a job goes on without his session. */
export type Changer = Pick<Actor, 'id' | 'role' | 'timeZone'>;

/** What is only marked for the acting person may be marked by whoever may read it. */
const isMark = (action: BulkAction): boolean => action === 'read' || action === 'unread';

/** The state a row is in before an action; null where any will do. */
function startOf(action: BulkAction, actor: Changer): Sql | null {
  if (action === 'read') return allOf([IN_INBOX, markedAs('unread', actor)]);
  if (action === 'unread') return allOf([IN_INBOX, markedAs('read', actor)]);
  return { trash: IN_INBOX, restore: IN_TRASH, delete: null }[action];
}

/**
 * The rows of a selection that an action may touch, as a condition over `form_submissions s`: the
 * person's own (D-170), or what he may read where he only marks it.
 * @throws {ProblemError} `form.not_found` when he marks in a form that he may not see.
 */
export async function selectRows(
  em: EntityManager,
  input: { actor: Changer; action: BulkAction; selection: BulkSelection },
): Promise<Sql> {
  const { actor, action, selection } = input;
  const formId = 'filter' in selection ? selection.filter.formId : undefined;
  const forms = isMark(action)
    ? await findReadForms(em, actor, formId)
    : await findOwnForms(em, actor, formId);
  const ofHis = ofForms(forms.map(({ id }) => id));
  const start = startOf(action, actor);
  if ('trashedBy' in selection) {
    return allOf([ofHis, IN_TRASH, sql('s.trashed_by = ?', selection.trashedBy)]);
  }
  if ('ids' in selection) return allOf([ofHis, withIds(selection.ids), ...(start ? [start] : [])]);
  const place = start ?? (selection.inTrash ? IN_TRASH : IN_INBOX);
  return wholeCondition(scopeOf(actor, forms, selection.filter), place);
}
