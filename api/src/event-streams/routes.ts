import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SessionActor } from '../identity/actor.ts';
import { readSessionCookie } from '../http/sessionCookie.ts';
import { findSession } from '../identity/sessions.ts';
import { findClientActor } from '../identity/clientSessions.ts';
import { readsNewSubmissions } from '../clients/policy.ts';
import { formAbilities } from '../forms/policy.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import type { Config } from '../config/config.ts';
import { guard } from '../http/guard.ts';
import { createEventStreams } from './eventStreams.ts';
import type { LiveEvent, LiveEvents } from '../realtime/liveEvents.ts';
import { createSubmissionNews, type FormNews, type WatchedForm } from './submissionEvents.ts';

/** Who listens: what is his business, and what he may hear at the moment it is told. */
interface Hearer {
  sessionId: string;
  /** What the event is to him; null where it is not his business. */
  nameOf(event: LiveEvent): 'account' | 'job' | null;
  /** Whether his session still holds, as the database says now. */
  isSignedIn(): Promise<boolean>;
  readsSubmissionsOf(form: WatchedForm): boolean;
  /** What is said to him of a form that he may hear of. */
  show(news: FormNews): object;
}

interface EventsDeps {
  config: Config;
  orm: MikroORM;
  primaryReads: Pool;
  live: LiveEvents;
  logger: Logger;
}

/**
 * Live events for the signed-in person, and for the client in his portal (D-13, decision 095): what to read
 * again, never what it says.
 */
export function eventsRouter(deps: EventsDeps): Router<AppState> {
  const { config, orm, primaryReads, live, logger } = deps;
  const router = new Router<AppState>({ prefix: '/api' });
  const openStream = createEventStreams();
  const news = createSubmissionNews(deps);

  const tell = (ctx: AppContext, hearer: Hearer) => {
    const stream = openStream(ctx, hearer.sessionId);
    /** A session that has ended hears nothing any more (T25). */
    const sendIfSignedIn = (event: 'account' | 'resync'): void => {
      const sent = hearer.isSignedIn().then((holds) => (holds ? stream.send(event) : stream.end()));
      sent.catch((error: unknown) => {
        logger.warn({ err: error }, 'A live stream was closed');
        stream.end();
      });
    };
    const unsubscribe = live.subscribe((event) => {
      if (event.type === 'closing') return stream.end();
      // What was missed may have been the end of the session.
      if (event.type === 'resync') return sendIfSignedIn('resync');
      const name = hearer.nameOf(event);
      if (name === 'job') stream.send('job');
      if (name === 'account') sendIfSignedIn('account');
    });
    const unsubscribeNews = news.subscribe({
      mayHearOf: hearer.readsSubmissionsOf,
      tell: (told) => stream.send('submissions', hearer.show(told)),
    });
    stream.onClose(() => {
      unsubscribe();
      unsubscribeNews();
    });
    // What was said meanwhile is not kept: whoever comes back reads everything once (D-13).
    if (ctx.get('Last-Event-ID')) stream.send('resync');
    return stream;
  };

  router.get(
    '/events',
    guard({ access: 'signedIn', produces: ['text/event-stream'], status: 200 }, async ({ ctx, actor }) => {
      const token = readSessionCookie(ctx, config.publicUrl) ?? '';
      let person: SessionActor | null = actor;
      tell(ctx, {
        sessionId: actor.sessionId,
        nameOf(event) {
          // Administrators may need a second factor from now on.
          if (event.type === 'settings' && person?.role === 'admin') return 'account';
          return (event.type === 'account' || event.type === 'job') && event.userId === actor.id
            ? event.type
            : null;
        },
        async isSignedIn() {
          const session = await findSession(primaryReads, token);
          person = session?.kind === 'ordinary' ? session.actor : null;
          return person !== null;
        },
        readsSubmissionsOf: (form) =>
          person !== null &&
          person.isApproved &&
          !person.mustSetUpSecondFactor &&
          formAbilities(person, form).readSubmissions,
        show: (told) => told,
      });
    }),
  );

  router.get(
    '/client-events',
    guard({ access: 'client', produces: ['text/event-stream'], status: 200 }, async ({ ctx, client }) => {
      const { id, sessionId, expiresAt } = client;
      const stream = tell(ctx, {
        sessionId,
        nameOf: (event) => (event.type === 'client' && event.clientId === id ? 'account' : null),
        isSignedIn: async () => (await findClientActor(orm.em.fork(), { id: sessionId })) !== null,
        readsSubmissionsOf: (form) => readsNewSubmissions(client, form),
        // Which submissions he has seen depends on what is shared; his lists follow their count.
        show: ({ formId }) => ({ formId }),
      });
      const end = setTimeout(() => stream.end(), expiresAt.getTime() - Date.now());
      stream.onClose(() => clearTimeout(end));
    }),
  );

  return router;
}
