import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import type { CreateExportRequest } from '../contract/index.ts';
import { Form } from '../entities/form.entity.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import { allOf, type Sql } from '../db/sql.ts';
import { FULL_VISIBILITY, type AnswerVisibility } from '../submissions/answerVisibility.ts';
import {
  findReadForms,
  IN_INBOX,
  ofForms,
  scopeOf,
  timeZoneOf,
  wholeCondition,
  withIds,
} from '../submissions/submissionFilter.ts';
import type { ExportSelection } from '../entities/export.entity.ts';

/** Who reads what is exported; a job goes on without his session. */
type Reader = Pick<Actor, 'id' | 'role'>;

/** What an export holds. */
export interface ExportScope {
  /** A condition over `form_submissions s`. */
  rows: Sql;
  /** Forms it may have rows of, by id. */
  titles: ReadonlyMap<string, string>;
  /** Of one form, with its columns and its name (SUBM-063); else of many (D-104). */
  isOneForm: boolean;
  /** True where rows are named: there are few of them. */
  isNamed: boolean;
  /** Which answers of these rows go into it. */
  visibility: AnswerVisibility;
  timeZone: string;
}

/** What is asked for, so that it means the same when the person's session is over. */
export function toSelection(actor: Actor, request: CreateExportRequest): ExportSelection {
  if ('filter' in request) {
    const timeZone = timeZoneOf(actor, request.filter);
    return { filter: { ...request.filter, zone: timeZone }, timeZone };
  }
  return { ids: request.ids, formId: request.formId ?? null, timeZone: timeZoneOf(actor, request) };
}

/**
 * The rows of an export: what the person may read (D-107, D-170), outside the trash.
 * @throws {ProblemError} `form.not_found` when a form is named that he may not see.
 */
export async function selectExport(
  em: EntityManager,
  reader: Reader,
  selection: ExportSelection,
): Promise<ExportScope> {
  const { timeZone } = selection;
  const formId = ('ids' in selection ? selection.formId : selection.filter.formId) ?? undefined;
  const isNamed = 'ids' in selection;
  const forms =
    isNamed && !formId
      ? await findFormsOf(em, reader, selection.ids)
      : await findReadForms(em, reader, formId);
  const rows = isNamed
    ? allOf([ofForms(forms.map(({ id }) => id)), IN_INBOX, withIds(selection.ids)])
    : wholeCondition(await scopeOf({ id: reader.id, timeZone }, forms, selection.filter), IN_INBOX);
  const titles = new Map(forms.map(({ id, title }) => [id, title]));
  return { rows, titles, isOneForm: formId !== undefined, isNamed, visibility: FULL_VISIBILITY, timeZone };
}

/** Forms that named rows are of, those that the person may see. */
async function findFormsOf(em: EntityManager, reader: Reader, ids: readonly string[]) {
  const { text, values } = withIds(ids);
  const found = await em.execute<{ id: string }[]>(
    `select distinct s.form_id as id from form_submissions s where ${text}`,
    values,
  );
  const ofThem = { id: { $in: found.map(({ id }) => id) } };
  return em.find(Form, { $and: [ofThem, formsVisibleTo(reader)] }, { fields: ['title'] });
}
