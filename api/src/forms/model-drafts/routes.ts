import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  createModelDraftRequestSchema,
  modelDraftLogSchema,
  modelDraftParamsSchema,
  modelDraftSchema,
  modelResponseSchema,
  saveModelRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { DEFINITION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import { parseDraft } from '../parseDefinition.ts';
import {
  createModelDraft,
  endModelDraft,
  getModelDraft,
  listModelDrafts,
  presentModelDraft,
  takeModelDraft,
} from './modelDrafts.ts';
import { presentModel, saveModel } from './modelSettings.ts';

const manager = { access: 'approved', needs: 'manage' } as const;
const oneDraft = {
  access: 'approved',
  params: modelDraftParamsSchema,
  missing: 'model_draft.not_found',
} as const;

/** Routes of the model by which an account drafts forms; no API key reaches them (DRAFT-001 to DRAFT-005). */
export function modelDraftsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/model' });

  router.get(
    '/',
    guard({ access: 'approved', response: modelResponseSchema }, async ({ actor }) =>
      inTransaction(orm, (em) => presentModel(em, actor)),
    ),
  );

  router.put(
    '/',
    guard(
      { ...manager, body: saveModelRequestSchema, response: modelResponseSchema },
      async ({ ctx, actor, body }) =>
        inTransaction(orm, async (em) => {
          const { address, isOn } = await saveModel(em, config, { actor, entered: body });
          const data = { action: 'model_changed', host: new URL(address).host, isOn };
          await recordWork(
            em,
            { actor, source: requestSource(ctx, config) },
            { type: 'sharing_changed', accountId: actor.accountId, data },
          );
          return presentModel(em, actor);
        }),
    ),
  );

  router.get(
    '/drafts',
    guard({ ...manager, response: modelDraftLogSchema }, async ({ ctx, actor }) => {
      const { drafts } = await inTransaction(orm, (em) => listModelDrafts(em, actor.accountId));
      return { drafts: drafts.map(sayReason(ctx, 'problem')) };
    }),
  );

  router.post(
    '/drafts',
    guard(
      {
        access: 'approved',
        needs: 'edit',
        problems: [
          'form.not_found',
          'form.invalid_definition',
          'form.unknown_members',
          'model.not_ready',
          'model.busy',
          'model.limit_reached',
        ],
        body: createModelDraftRequestSchema,
        bodyLimits: DEFINITION_BODY_LIMITS,
        response: modelDraftSchema,
        status: 202,
      },
      async ({ actor, body }) => {
        const definition = parseDraft(body.definition);
        return inTransaction(orm, async (em) =>
          presentModelDraft(await createModelDraft(em, { ...body, actor, definition })),
        );
      },
    ),
  );

  router.get(
    '/drafts/:draftId',
    guard({ ...oneDraft, response: modelDraftSchema }, async ({ ctx, actor, params }) => {
      const draft = await inTransaction(orm, (em) => getModelDraft(em, actor, params.draftId));
      return sayReason(ctx, 'problem')(presentModelDraft(draft));
    }),
  );

  router.post(
    '/drafts/:draftId/take',
    guard(oneDraft, async ({ actor, params }) =>
      inTransaction(orm, async (em) => takeModelDraft(em, await getModelDraft(em, actor, params.draftId))),
    ),
  );

  router.delete(
    '/drafts/:draftId',
    guard(oneDraft, async ({ actor, params }) =>
      inTransaction(orm, async (em) => endModelDraft(em, await getModelDraft(em, actor, params.draftId))),
    ),
  );

  return router;
}
