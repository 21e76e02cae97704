import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  authLogListResponseSchema,
  lockoutListResponseSchema,
  loginAttemptListResponseSchema,
  securityEventListResponseSchema,
  securitySummarySchema,
  unlockRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { requestLanguage } from '../../platform/http/requestLanguage.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { listAuthLogs, listEvents, listLoginAttempts } from './listEvents.ts';
import { listLockouts, unlock } from './lockouts.ts';
import { summarise, type SummaryDeps } from './summarise.ts';

interface SecurityDeps extends SummaryDeps {
  orm: MikroORM;
}

/** Routes of the security dashboard: events, sign-in attempts, locks (SECD). */
export function securityRouter(deps: SecurityDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api' });

  router.get(
    '/admin/security/summary',
    guard({ access: 'admin', response: securitySummarySchema }, async ({ ctx, actor }) =>
      inTransaction(orm, (em) => summarise(em, deps, sayIn(requestLanguage(ctx, actor.language)))),
    ),
  );

  router.get(
    '/admin/security/events',
    guard({ access: 'admin', response: securityEventListResponseSchema }, async () =>
      inTransaction(orm, async (em) => ({ events: await listEvents(em) })),
    ),
  );

  router.get(
    '/admin/security/attempts',
    guard({ access: 'admin', response: loginAttemptListResponseSchema }, async () =>
      inTransaction(orm, async (em) => ({ attempts: await listLoginAttempts(em) })),
    ),
  );

  router.get(
    '/admin/security/lockouts',
    guard({ access: 'admin', response: lockoutListResponseSchema }, async () =>
      inTransaction(orm, async (em) => ({ lockouts: await listLockouts(em) })),
    ),
  );

  router.post(
    '/admin/security/unlock',
    guard({ access: 'admin', body: unlockRequestSchema }, async ({ ctx, actor, body }) => {
      const { realm } = body;
      const email = body.email.trim().toLowerCase();
      const source = requestSource(ctx, config);
      await inTransaction(orm, (em) => unlock(em, { actor, realm, email, source }));
    }),
  );

  router.get(
    '/auth-logs',
    guard({ access: 'admin', response: authLogListResponseSchema }, async () =>
      inTransaction(orm, listAuthLogs),
    ),
  );

  return router;
}
