import { Router } from '@koa/router';
import { recordWork } from '../../platform/audit/recordWork.ts';
import { utcDay } from '../../platform/calendar/days.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  checkCertificateSchema,
  erasePersonRequestSchema,
  erasureIdParamsSchema,
  holdIdParamsSchema,
  legalHoldListSchema,
  personErasureListSchema,
  personErasureSchema,
  personExportRequestSchema,
  personFoundSchema,
  personSearchSchema,
  placeHoldRequestSchema,
} from '../../platform/contract/index.ts';
import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { attachmentOf } from '../../platform/http/attachment.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { certificateOf, getErasure, listErasures, resumeErasure, startErasure } from './erasures.ts';
import { exportPerson, writePersonPage } from './exportPerson.ts';
import { findPerson } from './findPerson.ts';
import { liftHold, listHolds, placeHold } from './holds.ts';
import { createPerson, hashPerson } from './person.ts';

const owner = { access: 'approved', needs: 'privacy' } as const;
const oneErasure = { ...owner, params: erasureIdParamsSchema, missing: 'erasure.not_found' } as const;

/** Routes by which owners find, export and erase a person (PRIV-001 to PRIV-007); no API key reaches them. */
export function privacyRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/account/privacy' });
  const hasWarehouse = config.warehouse !== null;

  router.post(
    '/find',
    guard(
      {
        ...owner,
        body: personSearchSchema,
        response: personFoundSchema,
        problems: ['person.too_vague', 'person.too_many'],
      },
      ({ actor, body }) => {
        const person = createPerson(actor.accountId, body);
        const personHash = hashPerson(config.secret, person);
        return inTransaction(orm, (em) => findPerson(em, person, { personHash, hasWarehouse }));
      },
    ),
  );

  router.post(
    '/export',
    guard(
      {
        ...owner,
        body: personExportRequestSchema,
        produces: ['application/json', 'text/html'],
        status: 200,
        problems: ['person.too_vague', 'person.too_many', 'person.nothing'],
      },
      async ({ ctx, actor, body: { format, ...search } }) => {
        const source = requestSource(ctx, config);
        const { accountId } = actor;
        const data = await inTransaction(orm, async (em) => {
          const held = await exportPerson(em, createPerson(accountId, search), config);
          const work = { action: 'person_exported', format, count: held.submissions.length };
          await recordWork(em, { actor, source }, { type: 'submissions_exported', accountId, data: work });
          return held;
        });
        ctx.set({
          'Content-Type': format === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
          'Content-Disposition': attachmentOf(`stored-data ${utcDay(Date.now())}.${format}`),
        });
        ctx.body = format === 'json' ? JSON.stringify(data, null, 2) : writePersonPage(data);
      },
    ),
  );

  router.get(
    '/erasures',
    guard({ ...owner, response: personErasureListSchema }, ({ actor }) =>
      inTransaction(orm, (em) => listErasures(em, actor)),
    ),
  );

  router.post(
    '/erasures',
    guard(
      {
        ...owner,
        body: erasePersonRequestSchema,
        response: personErasureSchema,
        status: 202,
        problems: [
          'person.too_vague',
          'person.too_many',
          'person.nothing',
          'person.changed',
          'person.held',
          'erasure.running',
        ],
      },
      ({ ctx, actor, body }) =>
        inTransaction(orm, (em) =>
          startErasure(em, { actor, config, source: requestSource(ctx, config) }, body),
        ),
    ),
  );

  router.post(
    '/erasures/:erasureId/resume',
    guard({ ...oneErasure, response: personErasureSchema }, ({ actor, params }) =>
      inTransaction(orm, (em) => resumeErasure(em, actor, params.erasureId)),
    ),
  );

  router.get(
    '/erasures/:erasureId/certificate',
    guard({ ...oneErasure, produces: ['application/json'], status: 200 }, async ({ ctx, actor, params }) => {
      const erasure = await inTransaction(orm, (em) => getErasure(em, actor, params.erasureId));
      ctx.set({
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': attachmentOf(`erasure ${erasure.requestedAt.slice(0, 10)}.json`),
      });
      ctx.body = JSON.stringify(certificateOf(erasure, actor.accountId), null, 2);
    }),
  );

  router.post(
    '/erasures/:erasureId/check',
    guard(
      {
        ...oneErasure,
        body: personSearchSchema,
        response: checkCertificateSchema,
        problems: ['person.too_vague'],
      },
      async ({ actor, params, body }) => {
        const personHash = hashPerson(config.secret, createPerson(actor.accountId, body));
        const erasure = await inTransaction(orm, (em) => getErasure(em, actor, params.erasureId));
        return { isOfPerson: erasure.personHash === personHash };
      },
    ),
  );

  return router;
}

/** Routes of legal holds, for owners (PRIV-010). */
export function legalHoldsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/account/privacy' });

  router.get(
    '/holds',
    guard({ ...owner, response: legalHoldListSchema }, ({ actor }) =>
      inTransaction(orm, (em) => listHolds(em, actor)),
    ),
  );

  router.post(
    '/holds',
    guard(
      {
        ...owner,
        body: placeHoldRequestSchema,
        response: legalHoldListSchema,
        problems: ['submission.not_found', 'person.too_vague'],
      },
      ({ ctx, actor, body }) =>
        inTransaction(orm, (em) =>
          placeHold(em, { actor, config, source: requestSource(ctx, config) }, body),
        ),
    ),
  );

  router.delete(
    '/holds/:holdId',
    guard(
      { ...owner, params: holdIdParamsSchema, missing: 'hold.not_found', response: legalHoldListSchema },
      ({ ctx, actor, params }) =>
        inTransaction(orm, (em) =>
          liftHold(em, { actor, source: requestSource(ctx, config) }, params.holdId),
        ),
    ),
  );

  return router;
}
