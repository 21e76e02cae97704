/** A piece of SQL with `?` for its values. Input is only ever a value (T15). */
export interface Sql {
  text: string;
  values: unknown[];
}

/** @param text never contains input; each `?` is the next of the values. */
export const sql = (text: string, ...values: unknown[]): Sql => ({ text, values });

/** Joins conditions by `and`; without any the result is true. */
export const allOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map((part) => `(${part.text})`).join(' and ') || 'true',
  values: parts.flatMap((part) => part.values),
});

/** Joins conditions by `or`. */
export const anyOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map((part) => `(${part.text})`).join(' or ') || 'false',
  values: parts.flatMap((part) => part.values),
});

/** Formats ids as a PostgreSQL array. */
export const idArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Numbers the placeholders `$1`, `$2`, … for the plain driver. */
export function numbered(text: string): string {
  let count = 0;
  return text.replace(/\?/g, () => `$${++count}`);
}
