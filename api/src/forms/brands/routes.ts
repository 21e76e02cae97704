import { Router } from '@koa/router';
import {
  brandKitIdParamsSchema,
  brandKitListResponseSchema,
  brandKitSchema,
  createBrandKitRequestSchema,
  updateBrandKitRequestSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { checkedValues } from '../../platform/http/checkedValues.ts';
import { guard } from '../../platform/http/guard.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { giveToAllFormsJob } from './giveToAllForms.ts';
import { checkWebsite } from './look/checkWebsite.ts';
import { getBrandKit, listBrandKits } from './policy.ts';
import { presentBrandKit, presentBrandKits } from './presentBrandKit.ts';
import { restoreLooksJob } from './restoreLooks.ts';
import { createBrandKit, deleteBrandKit, updateBrandKit } from './saveBrandKit.ts';
import type { MikroORM } from '@mikro-orm/postgresql';

const anyKit = { access: 'approved', scope: 'forms' } as const;
const oneKit = { ...anyKit, params: brandKitIdParamsSchema, missing: 'brand_kit.not_found' } as const;

interface BrandKitDeps {
  orm: MikroORM;
  config: Pick<Config, 'allowedHosts'>;
}

/** Routes of brand kits: the looks that an account's forms follow (STYLE-040). */
export function brandKitsRouter({ orm, config }: BrandKitDeps): Router<AppState> {
  const withWebsite = <Body extends { website?: string | null | undefined }>(body: Body): Body =>
    body.website ? { ...body, ...checkedValues({ website: checkWebsite(body.website, config) }) } : body;
  const router = new Router<AppState>({ prefix: '/api/brand-kits' });

  router.get(
    '/',
    guard({ ...anyKit, response: brandKitListResponseSchema, isCompressible: true }, async ({ actor }) =>
      inTransaction(orm, async (em) => ({
        kits: await presentBrandKits(
          em,
          actor.accountId,
          await listBrandKits(em, actor),
          mayInAccount(actor, 'read'),
        ),
      })),
    ),
  );

  router.post(
    '/',
    guard(
      {
        ...anyKit,
        needs: 'organise',
        problems: ['brand_kit.limit_reached'],
        body: createBrandKitRequestSchema,
        response: brandKitSchema,
        status: 201,
      },
      async ({ actor, body }) =>
        inTransaction(orm, async (em) =>
          presentBrandKit(em, await createBrandKit(em, actor, withWebsite(body))),
        ),
    ),
  );

  router.patch(
    '/:kitId',
    guard(
      { ...oneKit, needs: 'organise', body: updateBrandKitRequestSchema, response: brandKitSchema },
      async ({ actor, params: { kitId }, body: changes }) =>
        inTransaction(orm, async (em) =>
          presentBrandKit(em, await updateBrandKit(em, { actor, kitId, changes: withWebsite(changes) })),
        ),
    ),
  );

  const allForms = {
    access: 'approved',
    needs: 'organise',
    params: brandKitIdParamsSchema,
    missing: 'brand_kit.not_found',
  } as const;

  for (const [method, job] of [
    ['post', giveToAllFormsJob],
    ['delete', restoreLooksJob],
  ] as const)
    router[method](
      '/:kitId/forms',
      guard({ ...allForms, status: 202 }, async ({ actor, params }) =>
        inTransaction(orm, async (em) => {
          const { id: kitId, accountId } = await getBrandKit(em, actor, params.kitId);
          await addJob(em, job, { accountId, kitId, userId: actor.id }, { account: accountId });
        }),
      ),
    );

  router.delete(
    '/:kitId',
    guard({ ...oneKit, needs: 'organise' }, async ({ actor, params }) =>
      inTransaction(orm, (em) => deleteBrandKit(em, actor, params.kitId)),
    ),
  );

  return router;
}
