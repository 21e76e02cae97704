import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Field } from '@inlay/sdk/model';
import type { Submission } from '@inlay/api/contract';
import { useLiveEvents } from '../../lib/liveEvents.ts';
import { PAGE_SIZE, useInbox } from './api/submissions.ts';
import type { InboxQuery } from './inboxQuery.ts';

/** A submission with the fields it answered. */
export interface InboxRow extends Submission {
  fields: readonly Field[];
}

/** The rows that are loaded, and how there come to be more of them at either end. */
export function useInboxRows(query: InboxQuery) {
  // A link to a submission far down begins the list there.
  const [aroundId] = useState(query.openId);
  const list = useInbox(query, aroundId);
  const client = useQueryClient();
  const { fetchPreviousPage, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = list;
  const pages = list.data?.pages;
  const rows = useMemo<InboxRow[]>(() => {
    const seen = new Set<string>();
    return (pages ?? []).flatMap(({ submissions, revisions }) =>
      submissions.flatMap((one) => {
        if (seen.has(one.id)) return [];
        seen.add(one.id);
        return [{ ...one, fields: revisions[one.revisionId]?.fields ?? [] }];
      }),
    );
  }, [pages]);

  const firstParam = list.data?.pageParams[0] as { around?: string; before?: string } | undefined;
  const isTopKnown =
    !firstParam?.around && !(firstParam?.before && pages?.[0]?.submissions.length === PAGE_SIZE);
  const [isBehind, setBehind] = useState(false);
  const loadPrevious = useCallback(() => {
    if (isFetching) return;
    setBehind(false);
    // An empty list has no place that something could come before.
    if (pages?.[0]?.previousCursor) void fetchPreviousPage();
    else if (pages) void refetch();
  }, [isFetching, pages, fetchPreviousPage, refetch]);
  const loadNext = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  // One reading at a time: what is told meanwhile is read when that is done.
  useEffect(() => {
    if (isBehind && !isFetching) loadPrevious();
  }, [isBehind, isFetching, loadPrevious]);

  const { formId, sort } = query;
  useLiveEvents((event) => {
    if (event.name === 'account') return;
    if (event.name === 'submissions' && formId && event.formId !== formId) return;
    void client.invalidateQueries({ queryKey: ['inbox-count'] });
    void client.invalidateQueries({ queryKey: ['form-clicks'] });
    if (sort === 'newest') setBehind(true);
    else if (!hasNextPage) void refetch();
  });

  // Pages kept from an earlier visit: what came since is read once.
  const isFresh = useRef(true);
  useEffect(() => {
    if (isFresh.current && pages && sort === 'newest') setBehind(true);
    isFresh.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen is opened
  }, []);

  return {
    list,
    rows,
    loadNext,
    /** For who scrolls up; undefined where nothing is above. */
    loadPrevious: isTopKnown ? undefined : loadPrevious,
  };
}
