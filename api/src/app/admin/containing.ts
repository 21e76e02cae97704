/** Returns a condition "contains this text" that escapes the wildcards in it (T15). */
export const containing = (text: string) => ({ $ilike: `%${text.replace(/[\\%_]/g, '\\$&')}%` });
