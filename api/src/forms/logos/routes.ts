import { Router } from '@koa/router';
import { formDetailSchema, formIdParamsSchema, logoResponseSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { loadFormDetail } from '../loadFormDetail.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { setCover, setLogo } from '../setLogo.ts';
import { getManagedForm } from '../managedForm.ts';
import { LOGO_UPLOAD, receiveLogo, type LogoDeps } from './receiveLogo.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

/** Logos of forms (BUILD-052…060, D-79), and their covers, which are received in the same way. */
export function logosRouter(deps: LogoDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.put(
    '/:formId/logo',
    guard(
      { ...oneForm, ...LOGO_UPLOAD, response: logoResponseSchema },
      async ({ ctx, actor, params: { formId } }) => {
        // Checked before a byte is read; nothing is locked while the picture is encoded.
        await inTransaction(orm, (em) => getManagedForm(em, actor, formId, 'activate'));
        const { logoUrl, notice } = await receiveLogo(ctx, deps, { actorId: actor.id });
        return inTransaction(orm, async (em) => {
          const form = await getManagedForm(em, actor, formId, 'activate');
          await setLogo(em, form, logoUrl);
          return { ...(await loadFormDetail(em, { actor, form, config })), notice };
        });
      },
    ),
  );

  router.delete(
    '/:formId/logo',
    guard(
      { ...oneForm, problems: ['access.denied'], response: formDetailSchema },
      async ({ actor, params }) =>
        inTransaction(orm, async (em) => {
          const form = await getManagedForm(em, actor, params.formId, 'activate');
          await setLogo(em, form, null);
          return loadFormDetail(em, { actor, form, config });
        }),
    ),
  );

  const changeCover = (actor: Actor, formId: string, coverUrl: string | null) =>
    inTransaction(orm, async (em) => {
      const form = await getManagedForm(em, actor, formId, 'activate');
      await setCover(em, form, coverUrl);
      return loadFormDetail(em, { actor, form, config });
    });

  router.put(
    '/:formId/cover',
    guard(
      { ...oneForm, ...LOGO_UPLOAD, response: formDetailSchema },
      async ({ ctx, actor, params: { formId } }) => {
        await inTransaction(orm, (em) => getManagedForm(em, actor, formId, 'activate'));
        const { logoUrl } = await receiveLogo(ctx, deps, { actorId: actor.id });
        return changeCover(actor, formId, logoUrl);
      },
    ),
  );

  router.delete(
    '/:formId/cover',
    guard(
      { ...oneForm, problems: ['access.denied'], response: formDetailSchema },
      ({ actor, params: { formId } }) => changeCover(actor, formId, null),
    ),
  );

  return router;
}
