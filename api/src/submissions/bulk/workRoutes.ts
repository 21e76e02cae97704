import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  assignSelectionSchema,
  changeSubmissionsResponseSchema,
  statusSelectionSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { SELECTION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import type { AnnounceWork } from './changeRows.ts';
import { assignSubmissions, setStatusOf } from './workOnSubmissions.ts';

const CHANGES = {
  access: 'approved',
  scope: 'submissions',
  keeps: 'forms',
  bodyLimits: SELECTION_BODY_LIMITS,
  response: changeSubmissionsResponseSchema,
} as const;
const PROBLEMS = [
  'form.not_found',
  'submission.not_found',
  'access.denied',
  'bulk_job.too_many',
  'bulk_job.starting',
] as const;

/** Routes that set status and assignee of one submission or of many (SUBM-076, SUBM-077). */
export function workBulkRouter({
  orm,
  announceWork,
}: {
  orm: MikroORM;
  announceWork: AnnounceWork;
}): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions' });

  router.post(
    '/status',
    guard(
      { ...CHANGES, problems: [...PROBLEMS, 'status.not_found'], body: statusSelectionSchema },
      ({ actor, body: { status, ...selection } }) =>
        inTransaction(orm, (em) => setStatusOf(em, { actor, status, selection, announceWork })),
    ),
  );

  router.post(
    '/assign',
    guard(
      { ...CHANGES, problems: [...PROBLEMS, 'assignee.not_found'], body: assignSelectionSchema },
      ({ actor, body: { assigneeId, ...selection } }) =>
        inTransaction(orm, (em) => assignSubmissions(em, { actor, assigneeId, selection, announceWork })),
    ),
  );

  return router;
}
