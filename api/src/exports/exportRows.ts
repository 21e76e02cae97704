import type { Actor } from '../auth/actor.ts';
import {
  allOf,
  IN_INBOX,
  listedFor,
  matching,
  visibleTo,
  withIds,
  type Condition,
} from '../submissions/submissionFilter.ts';
import type { ExportSelection } from './export.entity.ts';

/** The FROM that an export's conditions speak of. */
export const EXPORT_FROM = 'from form_submissions s join forms f on f.id = s.form_id where';

/** The rows of an export: what the person may read (D-107, D-170), outside the trash. */
export function exportRows(actor: Pick<Actor, 'id' | 'role'>, selection: ExportSelection): Condition {
  if ('ids' in selection) {
    const ofForm = matching({ formId: selection.formId }, selection.timeZone);
    return allOf(visibleTo(actor), IN_INBOX, withIds(selection.ids), ofForm);
  }
  const { filter, timeZone } = selection;
  const scope = filter.formId ? visibleTo(actor) : listedFor(actor);
  return allOf(scope, IN_INBOX, matching(filter, timeZone));
}

/** The one form an export is of; null for the browser-wide export (D-104). */
export const formOfSelection = (selection: ExportSelection): string | null =>
  ('ids' in selection ? selection.formId : selection.filter.formId) ?? null;
