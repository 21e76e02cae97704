import { UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import { allOf, anyOf, sql, type Condition } from './sql.ts';

/** A condition of a policy on columns of an entity: MikroORM takes it as a filter, `matches` writes it as SQL. */
export type Clause<Entity> = {
  [Key in keyof Entity & string]?: (Entity[Key] & (string | boolean)) | null | { $ne: null };
} & {
  $and?: Clause<Entity>[];
  $or?: Clause<Entity>[];
};

const naming = new UnderscoreNamingStrategy();

/** Writes a clause as SQL about the row `alias`. Its text depends on the clause's shape alone, so plans can be kept. */
export const matches = <Entity extends object>(clause: Clause<Entity>, alias: string): Condition =>
  allOf(
    Object.entries(clause).map(([key, value]) => {
      if (key === '$and') return allOf(listOf(value, alias));
      if (key === '$or') return anyOf(listOf(value, alias));
      const column = sql.ref(`${alias}.${naming.propertyToColumnName(key)}`);
      if (value === null) return sql`${column} is null`;
      return typeof value === 'object' ? sql`${column} is not null` : sql`${column} = ${value}`;
    }),
  );

const listOf = (clauses: Clause<object>[], alias: string): Condition[] =>
  clauses.map((each) => matches(each, alias));
