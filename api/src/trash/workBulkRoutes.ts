import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  assignSelectionSchema,
  changeSubmissionsResponseSchema,
  statusSelectionSchema,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { SELECTION_BODY_LIMITS } from '../http/readBody.ts';
import { assignSubmissions, setStatusOf } from './workOnSubmissions.ts';

const CHANGES = {
  access: 'approved',
  scope: 'submissions',
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
export function workBulkRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions' });

  router.post(
    '/status',
    guard(
      { ...CHANGES, problems: [...PROBLEMS, 'status.not_found'], body: statusSelectionSchema },
      ({ actor, body: { status, ...selection } }) =>
        inTransaction(orm, (em) => setStatusOf(em, { actor, status, selection })),
    ),
  );

  router.post(
    '/assign',
    guard(
      { ...CHANGES, problems: [...PROBLEMS, 'assignee.not_found'], body: assignSelectionSchema },
      ({ actor, body: { assigneeId, ...selection } }) =>
        inTransaction(orm, (em) => assignSubmissions(em, { actor, assigneeId, selection })),
    ),
  );

  return router;
}
