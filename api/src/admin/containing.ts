/** A condition "contains this text", in which nothing the person typed is a wildcard (T15). */
export const containing = (text: string) => ({ $ilike: `%${text.replace(/[\\%_]/g, '\\$&')}%` });
