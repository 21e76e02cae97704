import { useDocumentVisibility } from '@mantine/hooks';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { useEffect } from 'react';
import { openEvents, portalQueries, SESSION_KEY } from './api/portal.ts';

/** The server says every 15 s that it is still there: who has heard nothing for so long is cut off. */
const SILENCE_MS = 45_000;
/** Wait before a stream that was lost is opened again, in milliseconds: doubled each time it fails. */
const RETRY_MS = { first: 1_000, most: 30_000 };

/** What is counted with every submission; the list of a form follows its count. */
const COUNTS = [['client-forms'], ['client-analytics']] as const;
const EVERYTHING = [...COUNTS, ['client-submissions'], ['client-submission-count']] as const;

/**
 * Reads again what is shown when the server says that there is something new (D-13, decision 095), while the
 * client is signed in and looks at the page: a hidden page holds no connection. Whatever is missed, or happens
 * while there is no stream, the screens ask for by themselves every `REFRESH_MS`.
 */
export function usePortalEvents(isSignedIn: boolean): void {
  const isListening = useDocumentVisibility() === 'visible' && isSignedIn;
  useEffect(() => {
    if (!isListening) return undefined;
    const over = new AbortController();
    void listen(over.signal);
    return () => over.abort();
  }, [isListening]);
}

async function listen(signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one stream after the other
    failures = (await hear(signal)) ? 0 : failures + 1;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pause(Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.most), signal);
  }
}

/** One stream, to its end. @returns whether it was open. */
async function hear(signal: AbortSignal): Promise<boolean> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort, { once: true });
  let silence: number | undefined;
  const stillThere = (): void => {
    window.clearTimeout(silence);
    silence = window.setTimeout(abort, SILENCE_MS);
  };
  let wasOpen = false;
  try {
    stillThere();
    const body = await openEvents(stop.signal);
    wasOpen = true;
    readAgain(EVERYTHING);
    const messages = body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: stillThere }))
      .getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- messages come one by one
      const { value, done } = await messages.read();
      if (done) break;
      stillThere();
      readAgain(keysOf(value));
    }
  } catch {
    // Refused, lost or left: whether to come back is decided by whoever listens.
  } finally {
    window.clearTimeout(silence);
    signal.removeEventListener('abort', abort);
  }
  return wasOpen;
}

/** What a message says is no longer what it was. */
function keysOf({ event, data }: EventSourceMessage): readonly QueryKey[] {
  if (event === 'submissions') {
    const { formId } = JSON.parse(data) as { formId: string };
    return [...COUNTS, ['client-submission-count', formId]];
  }
  return event === 'account' ? [...EVERYTHING, SESSION_KEY] : EVERYTHING;
}

/** By what they say: the same is read once, however often it is told. */
const waiting = new Map<string, QueryKey>();
let isReading = false;

/** One reading at a time: what is told meanwhile is read when that is done, however much comes. */
function readAgain(keys: readonly QueryKey[]): void {
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

/** Anywhere in the second half of the time, so that not all come back together. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, ms * (0.5 + Math.random() / 2));
    signal.addEventListener(
      'abort',
      () => {
        window.clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
