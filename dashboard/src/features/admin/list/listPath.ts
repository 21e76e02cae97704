/** Rows of a page. */
const PAGE_SIZE = 50;

/** Query of a list. The address leaves out undefined, `null` and empty values. */
export type ListQuery = Readonly<Record<string, string | null | undefined>>;

/** The address of one page of an administrator's list: `/admin/users?limit=50&search=ada`. */
export function listPath(path: string, query: ListQuery, cursor: string | null = null): string {
  const search = new URLSearchParams({ limit: String(PAGE_SIZE) });
  for (const [key, value] of Object.entries({ ...query, cursor })) {
    if (value) search.set(key, value);
  }
  return `${path}?${search.toString()}`;
}
