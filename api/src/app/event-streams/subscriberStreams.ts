import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { LiveEvents } from '../../platform/realtime/liveEvents.ts';
import type { SubmissionsEvent } from '../../submissions/submissionsEvent.ts';
import { createEventStreams, type EventStream } from './eventStreams.ts';
import { createSubmissionEvents, type WatchedForm } from './submissionEvents.ts';

/** Sends an event to one stream. */
interface Send {
  account(): void;
  progress(): void;
  form(event: object): void;
  websites(event: object): void;
}

/** A subscriber: which events concern it, and whether it may still receive them. */
export interface Subscriber {
  sessionId: string;
  /** The time (ms) at which the page was read; events from then on are sent. */
  since?: number | undefined;
  /** @returns functions that unsubscribe. */
  subscribe(send: Send): (() => void)[];
  /** Returns whether the database still has the session. */
  isSignedIn(): Promise<boolean>;
  maySeeSubmissionsOf(form: WatchedForm): boolean;
  /** The part of an event that the subscriber may see. */
  present(event: SubmissionsEvent): object;
}

/** The parts that streams take their events from. */
export interface SubscriberDeps {
  orm: MikroORM;
  live: LiveEvents;
  logger: Logger;
}

/** Returns what opens a stream for a subscriber, and sends it events until either ends it. */
export function createSubscriberStreams(
  deps: SubscriberDeps,
): (ctx: AppContext, subscriber: Subscriber) => EventStream {
  const { live, logger } = deps;
  const openStream = createEventStreams();
  const submissionEvents = createSubmissionEvents(deps);

  return (ctx, subscriber) => {
    const { sessionId, since } = subscriber;
    const opened = openStream(ctx, sessionId);
    /** Ends the stream instead once the session has ended (T25). */
    const sendIfSignedIn = (event: 'account' | 'resync'): void => {
      const sent = subscriber.isSignedIn().then((holds) => (holds ? opened.send(event) : opened.end()));
      sent.catch((error: unknown) => {
        logger.warn({ err: error }, 'A live stream was closed');
        opened.end();
      });
    };
    const subscriptions = [
      live.onClose(() => opened.end()),
      // A missed event may have been the end of the session.
      live.onResync(() => sendIfSignedIn('resync')),
      submissionEvents.subscribe(
        {
          maySee: subscriber.maySeeSubmissionsOf,
          send: (event) => opened.send('submissions', subscriber.present(event)),
        },
        since,
      ),
      ...subscriber.subscribe({
        account: () => sendIfSignedIn('account'),
        progress: () => opened.send('job'),
        form: (event) => opened.send('form', event),
        websites: (event) => opened.send('websites', event),
      }),
    ];
    opened.onClose(() => subscriptions.forEach((unsubscribe) => unsubscribe()));
    // Few past events are remembered: a browser that reconnects reads everything again (D-13).
    if (ctx.get('Last-Event-ID') || (since !== undefined && !live.remembers(since))) opened.send('resync');
    return opened;
  };
}
