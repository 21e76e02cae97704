/** A piece of SQL with `?` for its values. What people send is only ever a value (T15). */
export interface Sql {
  text: string;
  values: unknown[];
}

/** @param text ours alone, never what somebody sent; each `?` in it stands for the next of the values. */
export const sql = (text: string, ...values: unknown[]): Sql => ({ text, values });

/** Several conditions as one; none is always true. */
export const allOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map((part) => `(${part.text})`).join(' and ') || 'true',
  values: parts.flatMap((part) => part.values),
});

/** Several conditions of which one is enough. */
export const anyOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map((part) => `(${part.text})`).join(' or ') || 'false',
  values: parts.flatMap((part) => part.values),
});

/** As PostgreSQL reads an array of ids. */
export const idArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** The same condition with `$1`, `$2`, … as the plain driver wants it. */
export function numbered(text: string): string {
  let count = 0;
  return text.replace(/\?/g, () => `$${++count}`);
}
