import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  adminBackupSchema,
  adminSignedLogSchema,
  adminFailuresSchema,
  adminFolderListResponseSchema,
  adminFolderQuerySchema,
  adminFormListResponseSchema,
  adminFormQuerySchema,
  adminOverviewSchema,
  adminUsageSchema,
  assignableUserListResponseSchema,
  assignmentRequestSchema,
  formIdParamsSchema,
  messageIdParamsSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { getBackup } from './backup.ts';
import { listFailures } from './failures.ts';
import { getSignedLog } from './signedLog.ts';
import { getUsage } from './usage.ts';
import { assignForm } from './assignForm.ts';
import { listAllFolders } from './listAllFolders.ts';
import { listAllForms } from './listAllForms.ts';
import { listAssignableUsers } from './listUsers.ts';
import { getOverview, markAnswered } from './overview.ts';

/** Routes of the administrators' overview: figures, forms and folders of the whole platform. */
export function adminRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin' });

  router.get(
    '/overview',
    guard({ access: 'admin', response: adminOverviewSchema }, async () => inTransaction(orm, getOverview)),
  );

  router.get(
    '/usage',
    guard({ access: 'admin', response: adminUsageSchema }, async () => inTransaction(orm, getUsage)),
  );

  router.get(
    '/backup',
    guard({ access: 'admin', response: adminBackupSchema }, async () =>
      inTransaction(orm, (em) => getBackup(em)),
    ),
  );

  router.get(
    '/signed-log',
    guard({ access: 'admin', response: adminSignedLogSchema }, async () =>
      inTransaction(orm, (em) => getSignedLog(em)),
    ),
  );

  router.get(
    '/failures',
    guard({ access: 'admin', response: adminFailuresSchema }, async () => inTransaction(orm, listFailures)),
  );

  router.post(
    '/contact-messages/:messageId/answered',
    guard(
      { access: 'admin', params: messageIdParamsSchema, missing: 'message.not_found' },
      async ({ params }) => inTransaction(orm, (em) => markAnswered(em, params.messageId)),
    ),
  );

  router.get(
    '/forms',
    guard(
      { access: 'admin', query: adminFormQuerySchema, response: adminFormListResponseSchema },
      async ({ query }) => inTransaction(orm, (em) => listAllForms(em, query)),
    ),
  );

  router.patch(
    '/forms/:formId/assignment',
    guard(
      {
        access: 'admin',
        problems: ['user.not_assignable', 'client.not_found', 'form.has_client'],
        params: formIdParamsSchema,
        missing: 'form.not_found',
        body: assignmentRequestSchema,
      },
      async ({ ctx, actor, params, body }) => {
        const { formId } = params;
        const source = requestSource(ctx, config);
        await inTransaction(orm, (em) => assignForm(em, { actor, formId, changes: body, source }));
      },
    ),
  );

  router.get(
    '/assignable-users',
    guard({ access: 'admin', response: assignableUserListResponseSchema }, async () =>
      inTransaction(orm, async (em) => ({ users: await listAssignableUsers(em) })),
    ),
  );

  router.get(
    '/folders',
    guard(
      { access: 'admin', query: adminFolderQuerySchema, response: adminFolderListResponseSchema },
      async ({ query }) => inTransaction(orm, (em) => listAllFolders(em, query)),
    ),
  );

  return router;
}
