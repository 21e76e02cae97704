import { sql, type Sql } from '../../platform/db/sql.ts';
import { ScimError } from './scimError.ts';

/** `attribute eq "value"`, which is all that directories ask for a person by (RFC 7644, 3.4.2.2). */
const FILTER = /^\s*([\w.]+(?:\[type eq "work"\]\.value)?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*$/i;

/** Conditions over users `u`, their profiles `p` and directory rows `d`, by the attribute in lower case. */
const CONDITIONS: ReadonlyMap<string, (value: string) => Sql> = new Map(
  Object.entries({
    username: (value: string) => sql`coalesce(d.user_name_key, u.email) = ${value.toLowerCase()}`,
    externalid: (value: string) => sql`d.external_id = ${value}`,
    id: (value: string) => sql`u.id::text = ${value.toLowerCase()}`,
    active: (value: string) => sql`p.is_approved = ${value === 'true'}`,
    emails: (value: string) => sql`u.email = ${value.toLowerCase()}`,
  }),
);

/**
 * Returns the condition of a list's filter; of no filter, one that all fulfil.
 * @throws {ScimError} 400 for any other filter.
 */
export function parseFilter(filter: string | null): Sql {
  if (filter === null) return sql`true`;
  const [, name = '', value = ''] = FILTER.exec(filter) ?? [];
  const [attribute = ''] = name.toLowerCase().split(/[.[]/);
  const condition = /^emails\.(?!value$)/i.test(name) ? undefined : CONDITIONS.get(attribute);
  if (!condition)
    throw new ScimError(
      400,
      'Filters are: userName, externalId, id, emails.value or active eq "…"',
      'invalidFilter',
    );
  return condition(parseValue(value));
}

function parseValue(text: string): string {
  try {
    return String(JSON.parse(text.startsWith('"') ? text : text.toLowerCase()));
  } catch {
    throw new ScimError(400, 'This value can’t be read', 'invalidFilter');
  }
}
