import { UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import { allOf, anyId, anyOf, sql, type Condition } from './sql.ts';

/** A condition of a policy on columns of an entity: MikroORM takes it as a filter, `matches` writes it as SQL. */
export type Clause<Entity> = {
  [Key in Exclude<keyof Entity & string, 'id'>]?:
    | (Entity[Key] & (string | boolean))
    | null
    | { $ne: null }
    | (string extends Entity[Key] ? { $in: string[] } : never);
} & {
  id?: string | { $in: string[] };
  $and?: Clause<Entity>[];
  $or?: Clause<Entity>[];
};

const naming = new UnderscoreNamingStrategy();

/** Writes a clause as SQL about the row `alias`. Its text depends on the clause's shape alone, so plans can be kept. */
export const matches = <Entity extends object>(clause: Clause<Entity>, alias: string): Condition =>
  allOf(
    Object.entries(clause).map(([key, value]) => {
      if (Array.isArray(value)) return (key === '$and' ? allOf : anyOf)(listOf(value, alias));
      const column = sql.ref(`${alias}.${naming.propertyToColumnName(key)}`);
      if (value === null) return sql`${column} is null`;
      if (typeof value !== 'object') return sql`${column} = ${value}`;
      return '$in' in value ? sql`${column} = ${anyId(value.$in)}` : sql`${column} is not null`;
    }),
  );

const listOf = (clauses: Clause<object>[], alias: string): Condition[] =>
  clauses.map((each) => matches(each, alias));
