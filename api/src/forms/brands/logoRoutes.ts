import { Router } from '@koa/router';
import {
  brandKitIdParamsSchema,
  brandKitSchema,
  brandLogoResponseSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { LOGO_UPLOAD, receiveLogo, type LogoDeps } from '../logos/receiveLogo.ts';
import { getBrandKit } from './policy.ts';
import { presentBrandKit } from './presentBrandKit.ts';
import { setBrandLogo } from './setBrandLogo.ts';

const oneKit = {
  access: 'approved',
  needs: 'organise',
  scope: 'forms',
  params: brandKitIdParamsSchema,
  missing: 'brand_kit.not_found',
} as const;

/** Routes of a brand kit's logo. */
export function brandLogoRouter(deps: LogoDeps): Router<AppState> {
  const { orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/brand-kits/:kitId/logo' });

  router.put(
    '/',
    guard(
      { ...oneKit, ...LOGO_UPLOAD, response: brandLogoResponseSchema },
      async ({ ctx, actor, params: { kitId } }) => {
        // Checked before a byte is read; nothing is locked while the picture is encoded.
        await inTransaction(orm, (em) => getBrandKit(em, actor, kitId));
        const { logoUrl, notice } = await receiveLogo(ctx, deps, { actorId: actor.id });
        return inTransaction(orm, async (em) => {
          const kit = await getBrandKit(em, actor, kitId);
          await setBrandLogo(em, kit, logoUrl);
          return { ...(await presentBrandKit(em, kit)), notice };
        });
      },
    ),
  );

  router.delete(
    '/',
    guard({ ...oneKit, response: brandKitSchema }, async ({ actor, params }) =>
      inTransaction(orm, async (em) => {
        const kit = await getBrandKit(em, actor, params.kitId);
        await setBrandLogo(em, kit, null);
        return presentBrandKit(em, kit);
      }),
    ),
  );

  return router;
}
