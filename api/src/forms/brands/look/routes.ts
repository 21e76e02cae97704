import { Router } from '@koa/router';
import { lookSchema, readLookRequestSchema } from '../../../platform/contract/index.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { checkedValues } from '../../../platform/http/checkedValues.ts';
import { guard } from '../../../platform/http/guard.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import type { LogoDeps } from '../../logos/receiveLogo.ts';
import { checkWebsite } from './checkWebsite.ts';

/** The route that reads the look of a website for a brand kit (STYLE-045). */
export function lookRouter({ config, limits }: Pick<LogoDeps, 'config' | 'limits'>): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/brand-kits/look' });

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'edit',
        scope: 'forms',
        problems: ['look.unreachable', 'look.refused', 'look.not_a_page'],
        body: readLookRequestSchema,
        response: lookSchema,
        isCompressible: true,
      },
      async ({ ctx, actor, body }) => {
        const { url } = checkedValues({ url: checkWebsite(body.url, config) });
        await limits.take('lookRead', {
          key: actor.id,
          source: requestSource(ctx, config),
          userId: actor.id,
        });
        // Loaded with the first reading: its HTTP client has a hundred modules.
        const { readLook } = await import('./readLook.ts');
        return readLook(url, config);
      },
    ),
  );

  return router;
}
