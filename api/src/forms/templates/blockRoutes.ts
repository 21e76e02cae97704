import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  blockIdParamsSchema,
  blockListResponseSchema,
  blockSchema,
  createBlockRequestSchema,
  type Block,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { maySeeTemplates } from './policy.ts';
import { FormBlock } from '../../platform/entities/formBlock.entity.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { DEFINITION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { createBlock } from './createBlock.ts';

const presentBlock = ({ id, name, definition }: FormBlock): Block => ({ id, name, definition });

/** Routes of blocks: fields that an account keeps to put into its forms (BUILD-101). */
export function blocksRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/blocks' });

  router.get(
    '/',
    guard(
      { access: 'approved', scope: 'templates', response: blockListResponseSchema, isCompressible: true },
      async ({ actor }) =>
        inTransaction(orm, async (em) => {
          const blocks = await em.find(
            FormBlock,
            { accountId: actor.accountId, ...(!maySeeTemplates(actor) && { id: { $in: [] } }) },
            { orderBy: { name: 'asc', createdAt: 'asc' } },
          );
          return { blocks: blocks.map(presentBlock) };
        }),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'organise',
        problems: ['form.invalid_definition', 'form.unknown_members', 'block.empty', 'block.limit_reached'],
        scope: 'templates',
        body: createBlockRequestSchema,
        bodyLimits: DEFINITION_BODY_LIMITS,
        response: blockSchema,
        status: 201,
      },
      async ({ actor, body }) =>
        inTransaction(orm, async (em) => presentBlock(await createBlock(em, actor, body))),
    ),
  );

  router.delete(
    '/:blockId',
    guard(
      {
        access: 'approved',
        needs: 'organise',
        scope: 'templates',
        params: blockIdParamsSchema,
        missing: 'block.not_found',
      },
      async ({ actor, params }) =>
        inTransaction(orm, async (em) => {
          const removed = await em.nativeDelete(FormBlock, {
            id: params.blockId,
            accountId: actor.accountId,
          });
          if (removed === 0) throw new ProblemError('block.not_found');
        }),
    ),
  );

  return router;
}
