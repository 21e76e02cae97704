import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Submission, SubmissionListResponse } from '@inlay/api/contract';
import { INBOX_KEY } from '../../lib/queryClient.ts';

/** Start of a page of the inbox. */
export interface InboxPageParam {
  cursor?: string;
  before?: string;
  around?: string;
  /** The list begins here, and loads the page above as well, so that no row moves afterwards. */
  isBeginning?: true;
}
/** The pages of a list that are loaded. */
export type InboxPages = InfiniteData<SubmissionListResponse, InboxPageParam>;
type Row = SubmissionListResponse['submissions'][number];
type Revisions = SubmissionListResponse['revisions'];

const mapRows = (list: InboxPages | undefined, map: (row: Row) => Row | null): InboxPages | undefined =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      submissions: page.submissions.flatMap((row) => map(row) ?? []),
    })),
  };

/** Changes submissions in every loaded list: by one value, or one by one. */
export function changeInInbox(
  client: QueryClient,
  ids: ReadonlySet<string>,
  change: Partial<Submission> | ((row: Submission) => Partial<Submission>),
): void {
  const changeOf = typeof change === 'function' ? change : () => change;
  client.setQueriesData<InboxPages>({ queryKey: INBOX_KEY }, (list) =>
    mapRows(list, (row) => (ids.has(row.id) ? { ...row, ...changeOf(row) } : row)),
  );
}

/**
 * Removes submissions from every loaded list without moving the reader.
 *
 * @returns a function that puts them back in their places.
 */
export function cutFromInbox(client: QueryClient, ids: ReadonlySet<string>): () => void {
  const before = client.getQueriesData<InboxPages>({ queryKey: INBOX_KEY });
  client.setQueriesData<InboxPages>({ queryKey: INBOX_KEY }, (list) =>
    mapRows(list, (row) => (ids.has(row.id) ? null : row)),
  );
  return () => {
    for (const [key, old] of before) {
      // Keeps pages loaded since; restores the removed rows in the others.
      client.setQueryData<InboxPages>(key, (list) => list && old && { ...list, pages: putBack(list, old) });
    }
  };
}

function putBack(list: InboxPages, old: InboxPages): InboxPages['pages'] {
  return list.pages.map((page, index) => {
    const param = JSON.stringify(list.pageParams[index]);
    const same = old.pageParams.findIndex((one) => JSON.stringify(one) === param);
    return old.pages[same] ?? page;
  });
}

/** Returns whether a list has one submission behind another, by time. */
export const isBehind = (
  row: Pick<Row, 'submittedAt'>,
  other: Pick<Row, 'submittedAt'>,
  sort: 'newest' | 'oldest',
): boolean => (sort === 'newest' ? row.submittedAt < other.submittedAt : row.submittedAt > other.submittedAt);

/**
 * Puts a submission into a loaded list, in its place by time. Behind the last loaded row it is left out while the
 * list goes on: it comes with its page.
 */
export function insertInList(
  list: InboxPages,
  row: Row,
  { revisions, sort }: { revisions: Revisions; sort: 'newest' | 'oldest' },
): InboxPages {
  const isBehindIt = (other: Row): boolean => isBehind(other, row, sort);
  const others = list.pages.map((page) => page.submissions.filter(({ id }) => id !== row.id));
  const found = others.findIndex((rows) => rows.some(isBehindIt));
  const isWhole = (list.pages.at(-1)?.nextCursor ?? null) === null;
  const target = found < 0 && isWhole ? others.length - 1 : found;
  return {
    ...list,
    pages: list.pages.map((page, index) => {
      const rows = others[index] ?? [];
      if (index !== target) return { ...page, submissions: rows };
      const place = rows.findIndex(isBehindIt);
      const submissions = rows.toSpliced(place < 0 ? rows.length : place, 0, row);
      return { ...page, submissions, revisions: { ...revisions, ...page.revisions } };
    }),
  };
}

/**
 * Regroups the same rows, so that a reload covers all of them: each page begins behind the one before. Pages
 * added before the others are small, many, and unrelated to those that follow.
 *
 * @param isTopKnown whether the first row is the first of all.
 */
export function regroup(list: InboxPages, isTopKnown: boolean, pageSize: number): InboxPages {
  const rows = list.pages.flatMap(({ submissions }) => submissions);
  const revisions: Revisions = Object.assign({}, ...list.pages.map((page) => page.revisions));
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / pageSize)) }, (_one, index) => ({
    submissions: rows.slice(index * pageSize, (index + 1) * pageSize),
    revisions,
    nextCursor: list.pages.at(-1)?.nextCursor ?? null,
    previousCursor: list.pages[0]?.previousCursor ?? null,
  }));
  const pageParams = pages.map(({ submissions: [first] }, index): InboxPageParam =>
    first && (index > 0 || !isTopKnown) ? { around: first.id } : {},
  );
  return { pages, pageParams };
}

/** Reads every list again from its start: more has changed than is loaded. */
export const resetInbox = (client: QueryClient): Promise<void> =>
  client.resetQueries({ queryKey: INBOX_KEY });
