import { allOf, anyId, anyOf, sql, type Condition, type Sql } from '../../platform/db/sql.ts';
import { IS_HELD } from '../../submissions/holds/isHeld.ts';
import { namesIn, namesInJson, type Person } from './person.ts';
import type { NamingColumn, TextPlace } from './textPlaces.ts';

/** Which submissions go with a person, and which the owner has left out. */
export interface PersonSelection {
  submissions: readonly string[];
  leftOut: readonly string[];
}

/**
 * Matches rows `t` of a place that name the person, without those that go with their submissions. Those of submissions
 * that are held or left out stay as they are.
 */
export function rowsNaming(
  place: TextPlace,
  person: Person,
  { submissions, leftOut }: PersonSelection,
): Condition {
  const named = anyOf(place.columns.map((column) => columnNames(column, person)));
  const own = sql`t.account_id = ${person.accountId}`;
  if (!place.isOfSubmission) return allOf([own, named]);
  return allOf([
    own,
    named,
    sql`t.submission_id is null or not (t.submission_id = ${anyId([...submissions, ...leftOut])})`,
    sql`not exists (select from form_submissions s
      where s.account_id = t.account_id and s.id = t.submission_id and ${IS_HELD})`,
  ]);
}

/** The same, with what is deleted together with the submissions. */
export const rowsOf = (place: TextPlace, person: Person, selection: PersonSelection): Condition => {
  const named = rowsNaming(place, person, selection);
  return place.isOfSubmission
    ? anyOf([
        named,
        sql`t.account_id = ${person.accountId} and t.submission_id = ${anyId(selection.submissions)}`,
      ])
    : named;
};

function columnNames({ name, type }: NamingColumn, person: Person): Condition {
  const column = sql.ref(`t.${name}`);
  if (type === 'json') return namesInJson(column, person);
  if (type === 'text') return namesIn(column, person);
  return anyOf([
    namesIn(decoded(column), person),
    // Letters beyond ASCII, as addresses write them.
    sql`position(lower(${encodeURIComponent(person.search.value)}) in lower(${column})) > 0`,
  ]);
}

/** A query as an address writes it, with the signs of addresses and numbers as people type them. */
const decoded = (query: Sql): Sql =>
  sql`replace(replace(replace(replace(${query}, '+', ' '), '%40', '@'), '%20', ' '), '%2B', '+')`;
