import { useCallback, useEffect, useMemo, useState } from 'react';
import { matchMutation, useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { Submission, SubmissionListResponse } from '@inlay/api/contract';
import { useLiveEvents } from '../../../domain/platform/liveEvents.ts';
import { cutFromInbox } from '../../../domain/submissions/inboxCache.ts';
import type { printAnswers, PrintableSubmission } from '../../../domain/submissions/printedAnswers.ts';
import { useAnswerPrinter } from '../../../domain/submissions/useAnswerPrinter.ts';
import { INBOX_COUNT_KEY, INBOX_KEY } from '../../../lib/queryClient.ts';
import {
  CLICKS_KEY,
  inboxKey,
  MARKING_KEY,
  PAGE_SIZE,
  useInbox,
  useRereadInbox,
} from '../api/submissions.ts';
import type { InboxQuery } from './inboxQuery.ts';

/** A submission with the form it answered. */
export type InboxRow = Submission &
  PrintableSubmission & {
    /** Its place on the waiting list, from 1. */
    waiting?: number | undefined;
  };

type Revision = SubmissionListResponse['revisions'][string];

interface KnownRow {
  row: InboxRow;
  revision: Revision | undefined;
  /** What its answers are printed by. */
  print: typeof printAnswers;
}

const rowsOf = new WeakMap<Submission, KnownRow>();

/** Returns the same row for the same submission, so that a list renders only changed rows. */
function rowOf(
  one: Submission,
  { revision, print }: Omit<KnownRow, 'row'>,
  { notAsked, waiting }: Pick<InboxRow, 'notAsked' | 'waiting'>,
): InboxRow {
  const known = rowsOf.get(one);
  if (
    known?.revision === revision &&
    known?.print === print &&
    known.row.notAsked === notAsked &&
    known.row.waiting === waiting
  )
    return known.row;
  const row = { ...one, fields: revision?.fields ?? [], outline: revision?.outline, notAsked, waiting };
  rowsOf.set(one, { row, revision, print });
  return row;
}

/** The rows that are loaded, and how there come to be more of them at either end. */
export function useInboxRows(query: InboxQuery) {
  // A link to a submission far down starts the list there.
  const [aroundId] = useState(query.openId);
  const list = useInbox(query, aroundId);
  const client = useQueryClient();
  const { fetchPreviousPage, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = list;
  const pages = list.data?.pages;
  const print = useAnswerPrinter((pages ?? []).flatMap(({ revisions }) => Object.values(revisions)));
  const rows = useMemo<InboxRow[]>(() => {
    const seen = new Set<string>();
    return (pages ?? []).flatMap(({ submissions, revisions, notAsked, waiting }) =>
      submissions.flatMap((one) => {
        if (seen.has(one.id)) return [];
        seen.add(one.id);
        const beside = { notAsked: notAsked?.[one.id], waiting: waiting?.[one.id] };
        return [rowOf(one, { revision: revisions[one.revisionId], print }, beside)];
      }),
    );
  }, [pages, print]);

  const firstParam = list.data?.pageParams[0] as { around?: string; before?: string } | undefined;
  const isTopKnown =
    !firstParam?.around && !(firstParam?.before && pages?.[0]?.submissions.length === PAGE_SIZE);
  const reread = useRereadInbox(query, isTopKnown, refetch);
  /** The next reload: arrivals before the first row, or all rows. */
  const [behind, setBehind] = useState<'new' | 'all' | null>(null);
  // Pages from an earlier visit, or from before a search, lack the arrivals since.
  const address = inboxKey(query).join(' ');
  const [shownAddress, setShownAddress] = useState<string | null>(null);
  if (shownAddress !== address) {
    setShownAddress(address);
    setBehind(pages && query.sort === 'newest' ? 'new' : null);
  }
  const fallBehind = (by: 'new' | 'all'): void => setBehind((before) => (before === 'all' ? before : by));
  const loadPrevious = useCallback(() => {
    if (!isFetching) setBehind('new');
  }, [isFetching]);
  const loadNext = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const isMarking = useIsMutating({ mutationKey: MARKING_KEY }) > 0;
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || !matchMutation({ mutationKey: MARKING_KEY }, mutation)) return;
        // Pages in flight may hold the marks from before.
        if (client.isFetching({ queryKey: INBOX_KEY }) > 0) setBehind('all');
      }),
    [client],
  );
  // One reload at a time: an event or a mark meanwhile triggers the next.
  useEffect(() => {
    if (!behind || isFetching || isMarking || !pages) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the request starts here, and may be asked for again meanwhile
    setBehind(null);
    // An empty list has no place that something could come before.
    if (behind === 'new' && pages[0]?.previousCursor) void fetchPreviousPage();
    else reread();
  }, [behind, isFetching, isMarking, pages, fetchPreviousPage, reread]);

  const { formId, sort } = query;
  useLiveEvents((event) => {
    if (event.name === 'job' || event.name === 'websites') return;
    if (event.name === 'submissions' && formId && event.formId !== formId) return;
    void client.invalidateQueries({ queryKey: INBOX_COUNT_KEY });
    void client.invalidateQueries({ queryKey: CLICKS_KEY });
    if (event.name !== 'submissions' || event.isReread) return fallBehind('all');
    const left = new Set(event.left);
    if (left.size > 0) cutFromInbox(client, left);
    // A page in flight may still contain them; and where none are left, others move up.
    const isUnsure = left.size > 0 && (isFetching || rows.every(({ id }) => left.has(id)));
    if (isUnsure || (sort !== 'newest' && !hasNextPage)) fallBehind('all');
    else if (sort === 'newest') fallBehind('new');
  });

  return {
    list,
    rows,
    loadNext,
    /** Loads rows above; undefined at the top. */
    loadPrevious: isTopKnown ? undefined : loadPrevious,
  };
}
