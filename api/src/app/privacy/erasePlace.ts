import type { EntityManager } from '@mikro-orm/postgresql';
import { recordErasure } from '../../platform/backup/erasures.ts';
import { allOf, run, sql, type Condition, type Sql } from '../../platform/db/sql.ts';
import { ERASED, type Person } from './person.ts';
import { rowsNaming, type PersonSelection } from './placeRows.ts';
import type { NamingColumn, TextPlace } from './textPlaces.ts';

/** Rows of one transaction. */
const BATCH = 200;

type Row = Readonly<Record<string, unknown>>;

/**
 * Erases a person from some rows of a place, in the transaction: what names them goes, or loses the name. A row that was
 * erased is not found again.
 * @returns the number of rows, 0 once nothing is left.
 */
export async function erasePlace(
  em: EntityManager,
  { place, person, selection }: { place: TextPlace; person: Person; selection: PersonSelection },
): Promise<number> {
  const columns = [...place.key, ...place.columns.map(({ name }) => name)];
  const rows = await run<Row>(
    em,
    sql`select ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))} from ${sql.table(place.table)} t
      where ${rowsNaming(place, person, selection)} limit ${sql.lit(BATCH)} for update`,
  );
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await run(em, changeOf(place, person, row));
    const id = row[place.key[0] ?? ''];
    if (place.kind && typeof id === 'string')
      // A restored copy of before is erased again.
      // oxlint-disable-next-line no-await-in-loop -- the same
      await run(em, recordErasure({ kind: place.kind, accountId: person.accountId, id }));
  }
  return rows.length;
}

function changeOf(place: TextPlace, person: Person, row: Row): Sql {
  const table = sql.table(place.table);
  const where = allOf([
    sql`account_id = ${person.accountId}`,
    ...place.key.map((name): Condition => sql`${sql.ref(name)} = ${row[name]}`),
  ]);
  const named = place.columns.filter((column) => isNamedIn(column, row[column.name], person));
  const goes = place.goesBy === 'all' || named.some(({ name }) => place.goesBy.includes(name));
  if (goes) return sql`delete from ${table} where ${where}`;
  // What the database alone has found is replaced as well.
  const changes = (named.length > 0 ? named : place.columns).map((column) => {
    const value = redacted(column, row[column.name], person);
    return column.type === 'json'
      ? sql`${sql.ref(column.name)} = ${JSON.stringify(value)}::jsonb`
      : sql`${sql.ref(column.name)} = ${value}`;
  });
  return sql`update ${table} set ${sql.join(changes)} where ${where}`;
}

function isNamedIn({ type }: NamingColumn, value: unknown, person: Person): boolean {
  if (value === null || value === undefined) return false;
  if (type === 'json') return textsOf(value).some(person.isIn);
  const text = textsOf(value).join('\n');
  return type === 'query' ? namedParts(text, person).length > 0 : person.isIn(text);
}

function redacted({ type }: NamingColumn, value: unknown, person: Person): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'json') return redactJson(value, person);
  const text = textsOf(value).join('\n');
  if (type === 'text') return person.redact(text);
  const query = new URLSearchParams(text);
  const named = namedParts(text, person);
  // A search that names the person goes; the other filters of the view stay.
  for (const name of named) query.delete(name);
  return named.length > 0 ? query.toString() : '';
}

/** Parameters of a query that name the person. */
const namedParts = (query: string, person: Person): string[] =>
  [...new URLSearchParams(query)].flatMap(([name, value]) => (person.isIn(value) ? [name] : []));

/** All texts and numbers within JSON. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** Replaces the person in all texts of JSON; a number that is theirs becomes the sign. */
export function redactJson(value: unknown, person: Person): unknown {
  if (typeof value === 'string') return person.isIn(value) ? person.redact(value) : value;
  if (typeof value === 'number') return person.isIn(String(value)) ? ERASED : value;
  if (Array.isArray(value)) return value.map((one) => redactJson(one, person));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactJson(one, person)]));
}
