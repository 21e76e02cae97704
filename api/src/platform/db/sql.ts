import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
} from 'kysely';

export { sql } from 'kysely';

/** A piece of SQL with its values, composed by `sql` templates. User input is only ever a value (T15). */
export type Sql = RawBuilder<unknown>;

/** A piece of SQL that is true or false. */
export type Condition = RawBuilder<SqlBool>;

/** A statement of typed Kysely, or a `sql` template, whose rows are what the caller says. */
export interface Query<Row> {
  compile(by: QueryExecutorProvider): CompiledQuery<Row>;
}

/** A statement in the driver's form. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Compiles SQL without a connection. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Compiles a statement for the plain driver. */
export function compile(query: Query<unknown>): Statement {
  const { sql: text, parameters } = query.compile(compiler);
  return { text, values: [...parameters] };
}

/** Runs a statement in the transaction of the entity manager. */
export async function run<Row>(em: EntityManager, query: Query<Row>): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery(query.compile(compiler));
  return rows;
}

/** All of several conditions; true for none. */
export const allOf = (parts: readonly Sql[]): Condition => joined(parts, ' and ', 'true');

/** Any of several conditions; false for none. */
export const anyOf = (parts: readonly Sql[]): Condition => joined(parts, ' or ', 'false');

const joined = (parts: readonly Sql[], operator: string, none: string): Condition =>
  parts.length === 0
    ? sql.raw(none)
    : sql.join<SqlBool>(
        parts.map((part) => sql`(${part})`),
        sql.raw(operator),
      );

/** Compares with any of several ids: one text for any number of them. */
export const anyId = (ids: readonly string[]): RawBuilder<string> => sql`any(${idArray(ids)}::uuid[])`;

/** An array of ids as a PostgreSQL literal. */
export const idArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
