import { Router } from '@koa/router';
import type { Pool } from 'pg';
import type { SessionActor } from '../../platform/identity/actor.ts';
import { findSessionCookie } from '../../platform/http/sessionCookie.ts';
import { findSession } from '../../platform/identity/sessions.ts';
import { findClientActor } from '../../platform/identity/clientSessions.ts';
import { findClientForms, readsNewSubmissions } from '../../sharing/clients/policy.ts';
import { formEvent } from '../../forms/formEvent.ts';
import { formAbilities, type FormPlace } from '../../forms/policy.ts';
import { websitesEvent } from '../../forms/websitesEvent.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { eventsQuerySchema } from '../../platform/contract/index.ts';
import { guard } from '../../platform/http/guard.ts';
import { accountEvent, clientEvent } from '../../platform/identity/identityEvents.ts';
import { progressEvent } from '../../platform/jobs/progressEvent.ts';
import { createSubscriberStreams, type SubscriberDeps } from './subscriberStreams.ts';
import { settingsEvent } from '../../platform/settings/settingsEvent.ts';

const streamed = { produces: ['text/event-stream'], status: 200 } as const;

interface EventsDeps extends SubscriberDeps {
  config: Config;
  primaryReads: Pool;
}

/**
 * Live events for a signed-in user and for a client in the portal (D-13, decision 095). They name what to read
 * again, never its content.
 */
export function eventsRouter(deps: EventsDeps): Router<AppState> {
  const { config, orm, primaryReads, live } = deps;
  const router = new Router<AppState>({ prefix: '/api' });
  const stream = createSubscriberStreams(deps);

  router.get(
    '/events',
    guard({ ...streamed, access: 'signedIn', query: eventsQuerySchema }, async ({ ctx, actor, query }) => {
      const { since } = query;
      const token = findSessionCookie(ctx, config.publicUrl) ?? '';
      let person: SessionActor | null = actor;
      const mayUpdate = (form: FormPlace): boolean => person !== null && formAbilities(person, form).update;
      stream(ctx, {
        sessionId: actor.sessionId,
        since,
        subscribe: (send) => [
          live.subscribe(accountEvent, ({ userId }) => userId === actor.id && send.account(), since),
          live.subscribe(progressEvent, ({ userId }) => userId === actor.id && send.progress(), since),
          live.subscribe(
            formEvent,
            ({ accountId, clientFolderId = null, ...event }) => {
              if (mayUpdate({ id: event.formId, accountId, clientFolderId })) send.form(event);
            },
            since,
          ),
          live.subscribe(
            websitesEvent,
            ({ accountId, clientFolderId, ...event }) => {
              if (mayUpdate({ id: event.formId, accountId, clientFolderId })) send.websites(event);
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
    guard({ ...streamed, access: 'client', query: eventsQuerySchema }, async ({ ctx, client, query }) => {
      const { since } = query;
      const { id, sessionId, expiresAt } = client;
      // Read again whenever what is shared with the client changes.
      let forms = await findClientForms(orm.em.fork(), client);
      const opened = stream(ctx, {
        sessionId,
        since,
        subscribe: (send) => [
          live.subscribe(clientEvent, ({ clientId }) => clientId === id && send.account(), since),
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
