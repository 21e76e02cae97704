import { escapeLiteral } from 'pg';
import { compile, type Sql } from './sql.ts';

/** Compiles a query with its values as literals, because COPY takes no parameters. */
export function inlineValues(query: Sql): string {
  const { text, values } = compile(query);
  return text.replace(/\$(\d+)/g, (_whole, number: string) => literalOf(values[Number(number) - 1]));
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return escapeLiteral(
    typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value),
  );
}
