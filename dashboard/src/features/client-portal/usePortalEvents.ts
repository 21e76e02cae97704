import { useDocumentVisibility } from '@mantine/hooks';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser/stream';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readEvents } from '../../lib/eventStream.ts';
import { onEventsRefused, portalQueries, requestEvents, SESSION_KEY } from './api/portal.ts';

/** Queries that every submission changes; the list of a form follows its count. */
const COUNTS = [['client-forms'], ['client-analytics']] as const;
const EVERYTHING = [
  ...COUNTS,
  ['client-submissions'],
  ['client-submission-count'],
  ['client-comments'],
] as const;

/**
 * Reads what is shown again on live events (D-13, decision 095), while the client is signed in and the page is
 * visible. Without a stream the screens still refresh every `REFRESH_MS`.
 * @param readAt the server's time before the screens began to read, in ms; null while nobody is signed in.
 */
export function usePortalEvents(readAt: number | null): void {
  const isListening = useDocumentVisibility() === 'visible' && readAt !== null;
  const start = useEffectEvent(() => readAt);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isListening) return undefined;
    const over = new AbortController();
    const stream = {
      // The first stream repeats what the screens may have missed; from then on nobody knows what that is.
      request: (signal: AbortSignal) => requestEvents(wasOpen.current ? null : start(), signal),
      onOpen: () => {
        if (wasOpen.current) invalidate(EVERYTHING);
        wasOpen.current = true;
      },
      onMessage: (message: EventSourceMessage) => invalidate(keysOf(message)),
      onRefused: onEventsRefused,
    };
    void readEvents(stream, over.signal);
    return () => over.abort();
  }, [isListening]);
}

/** Returns the queries that a message makes stale. */
function keysOf({ event, data }: EventSourceMessage): readonly QueryKey[] {
  if (event === 'submissions') {
    const { formId, isReread } = JSON.parse(data) as { formId: string; isReread?: true };
    const changed: QueryKey[] = [...COUNTS, ['client-submission-count', formId], ['client-comments', formId]];
    // A status may have changed, which no count shows.
    return isReread ? [...changed, ['client-submissions', formId]] : changed;
  }
  return event === 'account' ? [...EVERYTHING, SESSION_KEY] : EVERYTHING;
}

/** Stale queries by their hash, so that each is read once. */
const waiting = new Map<string, QueryKey>();
let isReading = false;

/** Reads queries one batch at a time; those that become stale meanwhile are the next batch. */
function invalidate(keys: readonly QueryKey[]): void {
  keys.forEach((key) => waiting.set(hashKey(key), key));
  if (isReading) return;
  isReading = true;
  void readWaiting().finally(() => (isReading = false));
}

async function readWaiting(): Promise<void> {
  while (waiting.size > 0) {
    const keys = [...waiting.values()];
    waiting.clear();
    // oxlint-disable-next-line no-await-in-loop -- one reading at a time is the point
    await Promise.all(keys.map((queryKey) => portalQueries.invalidateQueries({ queryKey })));
  }
}
