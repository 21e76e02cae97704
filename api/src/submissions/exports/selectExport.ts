import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Person } from '../../platform/identity/actor.ts';
import type { CreateExportRequest } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { formAbilities, formsVisibleTo, type FormPlace } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { allOf, run, sql, type Sql } from '../../platform/db/sql.ts';
import { sinceIn, type AnswerVisibility } from '../visibility/answerVisibility.ts';
import { visibilityFor } from '../visibility/visibilityFor.ts';
import { ownRowsOf, type OwnRows } from '../list/ownRows.ts';
import { findReadForms, type ScopeForm } from '../list/scopeForms.ts';
import { IN_INBOX, ofForms, scopeOf, timeZoneOf, wholeCondition, withIds } from '../list/submissionFilter.ts';
import type { ExportSelection } from '../../platform/entities/export.entity.ts';

/** The reader of an export; a job runs without their session. */
type Reader = Person;

/** The rows of an export and how they are shown. */
export interface ExportScope {
  /** A condition over `form_submissions s`. */
  rows: Sql;
  /** Limits rows to the accounts of the forms. */
  own: OwnRows;
  /** Titles of the forms that may have rows, by id. */
  titles: ReadonlyMap<string, string>;
  /** True for an export of one form, with its columns and its name (SUBM-063, D-104). */
  isOneForm: boolean;
  /** True where the rows are listed by id, so that there are few. */
  isNamed: boolean;
  /** The answers of these rows that are exported. */
  visibility: AnswerVisibility;
  timeZone: string;
  /** Adds status, assignee and the number of comments. */
  hasWork: boolean;
  /** The question of which a table has a row for each choice; null: a row for each submission (SUBM-086). */
  splitBy: string | null;
}

/** Stores the request so that it means the same after the session has ended. */
export function toSelection(actor: Actor, request: CreateExportRequest): ExportSelection {
  const columns = {
    ...(request.columns && { columns: request.columns }),
    ...(request.withWork && { withWork: true as const }),
    ...(request.splitBy && { splitBy: request.splitBy }),
  };
  if ('filter' in request) {
    const timeZone = timeZoneOf(actor, request.filter);
    return { filter: { ...request.filter, zone: timeZone }, timeZone, ...columns };
  }
  const timeZone = timeZoneOf(actor, request);
  return { ids: request.ids, formId: request.formId ?? null, timeZone, ...columns };
}

/**
 * Selects the rows of an export: those the reader may export (D-107, D-170), outside the trash.
 * @throws {ProblemError} `form.not_found` when the reader may not see the named form; `access.denied` when they may not
 * export it, or none of several; `api_key.one_form`.
 */
export async function selectExport(
  em: EntityManager,
  reader: Reader,
  selection: ExportSelection,
): Promise<ExportScope> {
  const { timeZone } = selection;
  const formId = ('ids' in selection ? selection.formId : selection.filter.formId) ?? undefined;
  const isNamed = 'ids' in selection;
  const seen = await visibilityFor(em, reader, formId);
  const readable =
    isNamed && !formId
      ? await findFormsOf(em, reader, selection.ids)
      : await findReadForms(em, reader, formId);
  const forms = readable.filter((form) => formAbilities(reader, form).export);
  if (forms.length === 0 && readable.length > 0) throw new ProblemError('access.denied');
  const rows = isNamed
    ? allOf([ofForms(forms), IN_INBOX, withIds(selection.ids), ...sinceIn(seen)])
    : wholeCondition(await scopeOf({ id: reader.id, timeZone }, forms, selection.filter, seen), IN_INBOX);
  const titles = new Map(forms.map(({ id, title }) => [id, title]));
  // Chosen columns are what a reader of some answers sees (decision 060).
  const visibility = { ...seen, fields: among(seen, selection.columns) };
  const { splitBy = null } = selection;
  return {
    rows,
    own: ownRowsOf(forms),
    titles,
    isOneForm: formId !== undefined,
    isNamed,
    visibility,
    timeZone,
    hasWork: selection.withWork === true && seen.seesRules,
    splitBy: splitBy !== null && (seen.fields?.includes(splitBy) ?? true) ? splitBy : null,
  };
}

/** The chosen columns among those that the reader may see; null = all. */
function among({ fields }: AnswerVisibility, columns: readonly string[] | undefined) {
  if (!fields || !columns) return fields ?? columns ?? null;
  return columns.filter((id) => fields.includes(id));
}

/** Finds the forms of listed rows among those the reader may see. */
async function findFormsOf(
  em: EntityManager,
  reader: Reader,
  ids: readonly string[],
): Promise<(ScopeForm & FormPlace)[]> {
  const found = await run<{ id: string }>(
    em,
    sql`select distinct s.form_id as id from form_submissions s where ${withIds(ids)}`,
  );
  const ofThem = { id: { $in: found.map(({ id }) => id) } };
  return em.find(
    Form,
    { $and: [ofThem, formsVisibleTo(reader)] },
    {
      fields: ['title', 'accountId', 'clientFolderId'],
    },
  );
}
