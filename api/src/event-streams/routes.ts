import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SessionActor } from '../identity/actor.ts';
import { readSessionCookie } from '../http/sessionCookie.ts';
import { findSession } from '../identity/sessions.ts';
import { findClientActor } from '../identity/clientSessions.ts';
import { findClientForms, readsNewSubmissions } from '../clients/policy.ts';
import { formEvent } from '../forms/formEvent.ts';
import { formAbilities } from '../forms/policy.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import type { Config } from '../config/config.ts';
import { eventsQuerySchema } from '../contract/index.ts';
import { guard } from '../http/guard.ts';
import { createEventStreams } from './eventStreams.ts';
import { accountEvent, clientEvent } from '../identity/identityEvents.ts';
import { progressEvent } from '../jobs/progressEvent.ts';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import { settingsEvent } from '../settings/settingsEvent.ts';
import type { SubmissionsEvent } from '../submissions/submissionsEvent.ts';
import { createSubmissionEvents, type WatchedForm } from './submissionEvents.ts';

const streamed = { produces: ['text/event-stream'], status: 200 } as const;

/** Sends an event to one stream. */
interface Send {
  account(): void;
  progress(): void;
  form(event: object): void;
}

/** A subscriber: which events concern it, and whether it may still receive them. */
interface Subscriber {
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

interface EventsDeps {
  config: Config;
  orm: MikroORM;
  primaryReads: Pool;
  live: LiveEvents;
  logger: Logger;
}

/**
 * Live events for a signed-in user and for a client in the portal (D-13, decision 095). They name what to read
 * again, never its content.
 */
export function eventsRouter(deps: EventsDeps): Router<AppState> {
  const { config, orm, primaryReads, live, logger } = deps;
  const router = new Router<AppState>({ prefix: '/api' });
  const openStream = createEventStreams();
  const submissionEvents = createSubmissionEvents(deps);

  const stream = (ctx: AppContext, subscriber: Subscriber) => {
    const opened = openStream(ctx, subscriber.sessionId);
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
        subscriber.since,
      ),
      ...subscriber.subscribe({
        account: () => sendIfSignedIn('account'),
        progress: () => opened.send('job'),
        form: (event) => opened.send('form', event),
      }),
    ];
    opened.onClose(() => subscriptions.forEach((unsubscribe) => unsubscribe()));
    // Few past events are remembered: a browser that reconnects reads everything again (D-13).
    const { since } = subscriber;
    if (ctx.get('Last-Event-ID') || (since !== undefined && !live.remembers(since))) opened.send('resync');
    return opened;
  };

  router.get(
    '/events',
    guard({ ...streamed, access: 'signedIn', query: eventsQuerySchema }, async ({ ctx, actor, query }) => {
      const { since } = query;
      const token = readSessionCookie(ctx, config.publicUrl) ?? '';
      let person: SessionActor | null = actor;
      stream(ctx, {
        sessionId: actor.sessionId,
        since,
        subscribe: (send) => [
          live.subscribe(accountEvent, ({ userId }) => userId === actor.id && send.account(), since),
          live.subscribe(progressEvent, ({ userId }) => userId === actor.id && send.progress(), since),
          live.subscribe(
            formEvent,
            ({ accountId, ...event }) => {
              if (person && formAbilities(person, { accountId, assignedToUserId: null }).update)
                send.form(event);
            },
            since,
          ),
          // Administrators may need a second factor from now on.
          live.subscribe(settingsEvent, () => person?.role === 'admin' && send.account(), since),
        ],
        async isSignedIn() {
          const session = await findSession(primaryReads, token);
          person = session?.kind === 'ordinary' ? session.actor : null;
          return person !== null;
        },
        maySeeSubmissionsOf: (form) =>
          person !== null &&
          person.isApproved &&
          !person.mustSetUpSecondFactor &&
          formAbilities(person, form).readSubmissions,
        present: (event) => event,
      });
    }),
  );

  router.get(
    '/client-events',
    guard({ ...streamed, access: 'client' }, async ({ ctx, client }) => {
      const { id, sessionId, expiresAt } = client;
      // Read again whenever what is shared with the client changes.
      let forms = await findClientForms(orm.em.fork(), client);
      const opened = stream(ctx, {
        sessionId,
        subscribe: (send) => [
          live.subscribe(clientEvent, ({ clientId }) => clientId === id && send.account()),
        ],
        async isSignedIn() {
          const em = orm.em.fork();
          forms = await findClientForms(em, client);
          return (await findClientActor(em, { id: sessionId })) !== null;
        },
        maySeeSubmissionsOf: (form) => readsNewSubmissions(forms, form),
        // Clients get no ids: their visibility depends on the shared fields and dates.
        present: ({ formId, isReread }) => ({ formId, ...(isReread && { isReread }) }),
      });
      const end = setTimeout(() => opened.end(), expiresAt.getTime() - Date.now());
      opened.onClose(() => clearTimeout(end));
    }),
  );

  return router;
}
