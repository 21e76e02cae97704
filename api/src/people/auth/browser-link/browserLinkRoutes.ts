import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { browserLinkRequestSchema, signInOptionsResponseSchema } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { guard } from '../../../platform/http/guard.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { hasMailServer } from '../../../platform/settings/mailServer.ts';
import { loadSignInProvider } from '../../../platform/settings/signInProvider.ts';
import { hasOwnerSignedIn } from '../../users/findOwner.ts';
import { trustBrowser } from './trustBrowser.ts';

/** Routes of each realm; a link of one realm is invalid in the other (D-145). */
const REALMS = [
  { realm: 'user', path: '/auth/browser-link' },
  { realm: 'client', path: '/client-browser-link' },
] as const;

interface BrowserLinkDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** Lets holders in, of both realms, whose address is locked by other people's failures. */
export function browserLinkRouter({ config, orm, limits }: BrowserLinkDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api' });

  // A setting of the installation, never of an address: the same answer for everyone.
  router.get(
    '/auth/options',
    guard({ access: 'public', response: signInOptionsResponseSchema }, () =>
      inTransaction(orm, async (em) => ({
        sendsMail: await hasMailServer(em, config),
        provider: (await loadSignInProvider(em, config))?.name ?? null,
        isSetUp: config.ownerPassword !== null || (await hasOwnerSignedIn(em)),
      })),
    ),
  );

  for (const { realm, path } of REALMS) {
    router.post(
      path,
      guard(
        { access: 'public', problems: ['auth.browser_link_invalid'], body: browserLinkRequestSchema },
        async ({ ctx, body }) => {
          const source = requestSource(ctx, config);
          await limits.take('linkSource', { key: source.hash, source });
          await inTransaction(orm, (em) => trustBrowser(em, config, { ctx, realm, token: body.token }));
        },
      ),
    );
  }

  return router;
}
