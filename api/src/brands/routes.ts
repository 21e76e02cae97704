import { Router } from '@koa/router';
import { checkUrl } from '@inlay/sdk/model';
import {
  brandKitIdParamsSchema,
  brandKitListResponseSchema,
  brandKitSchema,
  brandLogoResponseSchema,
  createBrandKitRequestSchema,
  lookSchema,
  readLookRequestSchema,
  updateBrandKitRequestSchema,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppState } from '../http/appContext.ts';
import { checkedValues } from '../http/checkedValues.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import { LOGO_UPLOAD, receiveLogo, type LogoDeps } from '../logos/receiveLogo.ts';
import { readLook } from './look/readLook.ts';
import { getBrandKit, listBrandKits } from './policy.ts';
import { presentBrandKit, presentBrandKits } from './presentBrandKit.ts';
import { createBrandKit, deleteBrandKit, updateBrandKit } from './saveBrandKit.ts';
import { setBrandLogo } from './setBrandLogo.ts';

/** People type addresses without a scheme. */
const withScheme = (text: string): string =>
  /^\w+:\/\//.test(text.trim()) ? text : `https://${text.trim()}`;

const anyKit = { access: 'approved', scope: 'forms' } as const;
const oneKit = { ...anyKit, params: brandKitIdParamsSchema, missing: 'brand_kit.not_found' } as const;

/** Routes of brand kits: the looks that an account's forms follow (STYLE-040). */
export function brandKitsRouter(deps: LogoDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/brand-kits' });

  router.get(
    '/',
    guard({ ...anyKit, response: brandKitListResponseSchema, isCompressible: true }, async ({ actor }) =>
      inTransaction(orm, async (em) => ({
        kits: await presentBrandKits(em, actor.accountId, await listBrandKits(em, actor)),
      })),
    ),
  );

  router.post(
    '/',
    guard(
      {
        ...anyKit,
        problems: ['brand_kit.limit_reached'],
        body: createBrandKitRequestSchema,
        response: brandKitSchema,
        status: 201,
      },
      async ({ actor, body }) =>
        inTransaction(orm, async (em) => presentBrandKit(em, await createBrandKit(em, actor, body))),
    ),
  );

  router.post(
    '/look',
    guard(
      {
        ...anyKit,
        problems: ['look.unreachable', 'look.not_a_page'],
        body: readLookRequestSchema,
        response: lookSchema,
        isCompressible: true,
      },
      async ({ ctx, actor, body }) => {
        const { allowedHosts } = config;
        const { url } = checkedValues({ url: checkUrl(withScheme(body.url), { allowedHosts }) });
        await limits.take('lookRead', {
          key: actor.id,
          source: requestSource(ctx, config),
          userId: actor.id,
        });
        return readLook(url, config);
      },
    ),
  );

  router.patch(
    '/:kitId',
    guard(
      { ...oneKit, body: updateBrandKitRequestSchema, response: brandKitSchema },
      async ({ actor, params: { kitId }, body: changes }) =>
        inTransaction(orm, async (em) =>
          presentBrandKit(em, await updateBrandKit(em, { actor, kitId, changes })),
        ),
    ),
  );

  router.delete(
    '/:kitId',
    guard(oneKit, async ({ actor, params }) =>
      inTransaction(orm, (em) => deleteBrandKit(em, actor, params.kitId)),
    ),
  );

  router.put(
    '/:kitId/logo',
    guard(
      { ...oneKit, ...LOGO_UPLOAD, response: brandLogoResponseSchema },
      async ({ ctx, actor, params: { kitId } }) => {
        // Checked before a byte is read; nothing is locked while the picture is encoded.
        await inTransaction(orm, (em) => getBrandKit(em, actor, kitId));
        const { logoUrl, notice } = await receiveLogo(ctx, deps, { actorId: actor.id, ownerId: kitId });
        return inTransaction(orm, async (em) => {
          const kit = await getBrandKit(em, actor, kitId);
          await setBrandLogo(em, kit, logoUrl);
          return { ...(await presentBrandKit(em, kit)), notice };
        });
      },
    ),
  );

  router.delete(
    '/:kitId/logo',
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
