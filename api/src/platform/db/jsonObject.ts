import { compile, sql, type Sql } from './sql.ts';

/*
 * JSON written by `concat`, which looks up the types of its arguments once for a statement; `json_build_object` does so
 * for each name and value of each row (decision 198).
 */

/** A value of an object: its text, and what stands around it. */
export interface Member {
  value: Sql;
  quote: '"' | '';
}

/** A text that JSON does not escape and that is never null: an id, a time, a code. */
export const plain = (value: Sql): Member => ({ value, quote: '"' });

/** JSON of its own that is never null: a value of type json or jsonb, or its text. */
export const json = (value: Sql): Member => ({ value, quote: '' });

/** The same, or null. */
export const jsonOrNull = (value: Sql): Member => json(sql`coalesce((${value})::text, 'null')`);

/** Any text, or null. */
export const text = (value: Sql): Member => jsonOrNull(sql`to_json(${value})`);

/** Whether a condition holds. */
export const flag = (condition: Sql): Member =>
  json(sql`case when ${condition} then 'true' else 'false' end`);

/** An object as text. @param members values by names that JSON does not escape; at most 49 of them. */
export function jsonObject(members: Readonly<Record<string, Member>>): Sql {
  const parts: Sql[] = [];
  let before = '{';
  for (const [name, { value, quote }] of Object.entries(members)) {
    parts.push(sql.lit(`${before}"${name}":${quote}`), value);
    before = `${quote},`;
  }
  return sql`concat(${sql.join([...parts, sql.lit(before.replace(',', '}'))])})`;
}

/**
 * The same SQL as one piece, composed and compiled once: for what is part of every statement.
 * @throws {Error} for SQL with values, which belong to one statement.
 */
export function constant(query: Sql): Sql {
  const { text: compiled, values } = compile(query);
  if (values.length > 0) throw new Error('SQL with values is not constant');
  return sql.raw(compiled);
}
