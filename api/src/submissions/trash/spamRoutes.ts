import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { Config } from '../../platform/config/config.ts';
import { spamResponseSchema, spamSettingsSchema, trashQuerySchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { listSpam } from './listTrash.ts';
import type { SpamFilter } from '../spam/spamFilter.ts';
import { loadSpamSettings, saveSpamSettings } from '../spam/spamSettings.ts';

/** Routes of the Spam folder, and of what an account says of spam (SPAM-005, SPAM-009). */
export function spamRouter({
  config,
  orm,
  revisions,
  spam,
}: {
  config: Config;
  orm: MikroORM;
  revisions: RevisionCache;
  spam: SpamFilter;
}): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/spam' });
  const settings = { access: 'approved', needs: 'organise', response: spamSettingsSchema } as const;

  router.get(
    '/',
    guard(
      { access: 'approved', scope: 'submissions', query: trashQuerySchema, response: spamResponseSchema },
      ({ actor, query }) => inTransaction(orm, (em) => listSpam(em, { actor, query, revisions })),
    ),
  );

  router.get(
    '/settings',
    guard(settings, ({ actor }) => inTransaction(orm, (em) => loadSpamSettings(em, actor.accountId))),
  );

  router.put(
    '/settings',
    guard({ ...settings, body: spamSettingsSchema }, async ({ ctx, actor, body }) => {
      const { accountId } = actor;
      const stored = await inTransaction(orm, async (em) => {
        const data = { action: 'spam_changed' };
        const doer = { actor, source: requestSource(ctx, config) };
        await recordWork(em, doer, { type: 'sharing_changed', accountId, data });
        return saveSpamSettings(em, accountId, body);
      });
      // Other processes hear of it a moment later.
      spam.forget(accountId);
      return stored;
    }),
  );

  return router;
}
