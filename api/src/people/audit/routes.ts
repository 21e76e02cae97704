import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import { utcDay } from '../../platform/calendar/days.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  auditLogExportQuerySchema,
  auditLogQuerySchema,
  auditLogSchema,
  MAX_EXPORTED_ENTRIES,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { attachmentOf } from '../../platform/http/attachment.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { listAuditLog, readAuditLog } from './listAuditLog.ts';
import { writeAuditLog } from './writeAuditLog.ts';

/** Entries that an export reads at once. */
const READ_AT_ONCE = 1_000;

const manager = { access: 'approved', needs: 'manage' } as const;

/** Routes of the audit log of an account, for those who manage it (TEAM-050 to TEAM-055); no API key reaches them. */
export function auditLogRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/account/audit-log' });

  router.get(
    '/',
    guard({ ...manager, query: auditLogQuerySchema, response: auditLogSchema }, ({ actor, query }) =>
      inTransaction(orm, (em) => listAuditLog(em, actor, query)),
    ),
  );

  router.get(
    '/export',
    guard(
      {
        ...manager,
        query: auditLogExportQuerySchema,
        produces: ['text/csv'],
        status: 200,
        writes: true,
      },
      async ({ ctx, actor, query }) => {
        const source = requestSource(ctx, config);
        const entries = await inTransaction(orm, async (em) => {
          const read = { filter: query, most: MAX_EXPORTED_ENTRIES, limit: READ_AT_ONCE };
          const found = await readAuditLog(em, actor, read);
          const data = { format: 'csv', count: found.length };
          const { accountId } = actor;
          await recordWork(em, { actor, source }, { type: 'audit_log_exported', accountId, data });
          return found;
        });
        ctx.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': attachmentOf(`audit-log ${utcDay(Date.now())}.csv`),
        });
        ctx.body = writeAuditLog(entries);
      },
    ),
  );

  return router;
}
