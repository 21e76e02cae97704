import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { confirmRequestSchema, confirmResponseSchema } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { guard } from '../../../platform/http/guard.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { confirmEmail } from './confirmEmail.ts';

interface ConfirmDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** Routes of each realm; a link of one realm is invalid in the other (D-145). */
const PATHS = [
  ['user', '/auth/confirm'],
  ['client', '/client-confirm'],
] as const;

/** Mailed links that confirm an address, of users and clients alike. */
export function confirmRouter({ config, orm, limits }: ConfirmDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api' });
  for (const [realm, path] of PATHS) {
    router.post(
      path,
      guard(
        { access: 'public', body: confirmRequestSchema, response: confirmResponseSchema },
        async ({ ctx, body: { token } }) => {
          const source = requestSource(ctx, config);
          await limits.take('linkSource', { key: source.hash, source });
          const isConfirmed = await inTransaction(orm, (em) =>
            confirmEmail(em, config, { realm, token, source }),
          );
          return { isConfirmed };
        },
      ),
    );
  }
  return router;
}
