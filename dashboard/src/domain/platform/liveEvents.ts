import { useEffect, useEffectEvent } from 'react';
import { send } from '../../lib/apiClient.ts';
import { readEvents } from '../../lib/eventStream.ts';
import { pageReadAt } from '../../lib/firstData.ts';

/** An event of the server: names what to read again, never its content (D-13). */
export type LiveEvent =
  | { name: 'account' | 'job' | 'resync' }
  | ({ name: 'submissions' } & SubmissionsEvent)
  | ({ name: 'form' } & FormEvent)
  | { name: 'websites'; formId: string };

/** Submissions of a form arrived, left its inbox or came back (decision 095). */
interface SubmissionsEvent {
  formId: string;
  /** Ids of those that left. */
  left?: readonly string[];
  /** Lists must be reloaded: some came back, or more left than the event can name. */
  isReread?: true;
  /** Submissions whose comments have changed. */
  commented?: readonly string[];
}

/** The draft of a form or its live revision has changed; `state` names the new one, null without a draft. */
interface FormEvent {
  formId: string;
  state: string | null;
}

/** One tab of a browser holds the lock and the connection; the channel forwards events to the others. */
const LOCK = 'inlay-live-events';
const CHANNEL = 'inlay-live-events';

const KNOWN = /^(?:account|form|job|resync|submissions|websites)$/;

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let stop: (() => void) | null = null;

const notify: Listener = (event) => listeners.forEach((listener) => listener(event));

/** Subscribes to live events while a screen is shown. */
export function useLiveEvents(onEvent: Listener): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    const listener: Listener = (event) => handle(event);
    listeners.add(listener);
    stop ??= start();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  }, []);
}

/** Connects one tab of the browser; without locks, each tab connects for itself. */
function start(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => notify(data));
  const over = new AbortController();
  const { signal } = over;
  const publish: Listener = (event) => {
    notify(event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(event);
  };
  // Missing on pages without encryption, and in old browsers.
  const locks = navigator.locks as LockManager | null | undefined;
  // Rejects when it is aborted while another tab holds the lock.
  if (locks) connectInTurn(locks, publish, signal).catch(() => undefined);
  else void connect(notify, signal, { since: pageReadAt(), wasAway: false });
  return () => {
    over.abort();
    channel.close();
  };
}

/** Connects the first tab at once; each other one hears it through the channel until the lock is free. */
async function connectInTurn(locks: LockManager, publish: Listener, signal: AbortSignal): Promise<void> {
  const since = pageReadAt();
  const isFirst = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await connect(publish, signal, { since, wasAway: since === null });
    return lock !== null;
  });
  if (isFirst) return;
  // The channel does not repeat events between the load of this page and now.
  if (since !== null) notify({ name: 'resync' });
  await locks.request(LOCK, { signal }, () => connect(publish, signal, { since: null, wasAway: true }));
}

/**
 * Publishes the server's events. Asks for a full reload after every gap, including that between two tabs
 * (D-13). A refusal may mean an ended session, which is then checked.
 * @param gap.since the server's time of the page's data: the server sends later events (decision 095).
 */
function connect(
  publish: Listener,
  signal: AbortSignal,
  { since, wasAway }: { since: number | null; wasAway: boolean },
): Promise<void> {
  let [from, isBehind] = [since, wasAway];
  return readEvents(
    {
      request: (stop) => send('GET', from === null ? '/events' : `/events?since=${from}`, { signal: stop }),
      onOpen: () => {
        if (isBehind) publish({ name: 'resync' });
        [from, isBehind] = [null, true];
      },
      onMessage: ({ event, data }) => {
        // A newer server may have others.
        if (event && KNOWN.test(event)) publish({ name: event, ...JSON.parse(data) } as LiveEvent);
      },
      onRefused: () => publish({ name: 'account' }),
    },
    signal,
  );
}
