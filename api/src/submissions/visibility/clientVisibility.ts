import type { EntityManager } from '@mikro-orm/postgresql';
import { partsThatFollow, type FormDefinition } from '@inlay/sdk/model';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import type { Database } from '../../platform/entities/database.ts';
import type { CachedRevision } from '../../forms/revisions/revisionCache.ts';
import type { AnswerVisibility } from './answerVisibility.ts';
import type { ClientAccess } from './clientAccess.ts';
import { impersonalFields } from './impersonalFields.ts';

/** The parts that find a form's revisions. */
interface Revisions {
  find(id: string): Promise<Pick<CachedRevision, 'definition'> | null>;
}

/** A form, and what a client may see of it. */
interface Shown {
  formId: string;
  access: Pick<ClientAccess, 'visibleFields' | 'isImpersonal' | 'visibleFrom'>;
}

/** Returns the rows and fields that the access itself shows. */
export async function visibilityOfClient(
  em: EntityManager,
  revisions: Revisions,
  { formId, access }: Shown,
): Promise<AnswerVisibility> {
  const fields = access.isImpersonal
    ? impersonalFields(await listDefinitions(em, revisions, formId, ALL_REVISIONS))
    : access.visibleFields;
  return { fields, since: access.visibleFrom, seesRules: false };
}

const ALL_REVISIONS = sql`true`;
/** Those with values or groups, which alone have parts that follow. */
const REVISIONS_WITH_PARTS = sql`
  (definition -> 'values' <> '[]' or jsonb_path_exists(definition, '$.pages.items.items'))`;

/** Returns what the access shows, with what follows from it: repeating groups and values (decision 060). */
export async function answersVisibleToClient(
  em: EntityManager,
  revisions: Revisions,
  shown: Shown,
): Promise<AnswerVisibility> {
  const visibility = await visibilityOfClient(em, revisions, shown);
  const { fields } = visibility;
  if (fields === null) return visibility;
  const definitions = await listDefinitions(em, revisions, shown.formId, REVISIONS_WITH_PARTS);
  return { ...visibility, fields: [...fields, ...partsThatFollow(definitions, fields).map(({ id }) => id)] };
}

async function listDefinitions(
  em: EntityManager,
  revisions: Revisions,
  formId: string,
  which: Sql,
): Promise<FormDefinition[]> {
  const rows = await run(
    em,
    sql<Pick<Database['form_revisions'], 'id'>>`
      select id from form_revisions where form_id = ${formId} and ${which} order by number desc`,
  );
  const definitions: FormDefinition[] = [];
  for (const { id } of rows) {
    const revision = await revisions.find(id);
    if (revision) definitions.push(revision.definition);
  }
  return definitions;
}
