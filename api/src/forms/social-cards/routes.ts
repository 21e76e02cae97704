import { Router } from '@koa/router';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SOCIAL_PICTURE } from '@inlay/sdk/server';
import {
  formIdParamsSchema,
  formPublishingSchema,
  type FormPublishingSettings,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { dropPicture } from '../setLogo.ts';
import { getManagedForm, withLiveForm } from '../managedForm.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { LOGO_UPLOAD, receiveLogo, type LogoDeps } from '../logos/receiveLogo.ts';
import { getPublishing, updatePublishing } from '../publishing/publishing.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  response: formPublishingSchema,
} as const;

/** Pictures of the cards that links to forms become elsewhere (EMBED-100). */
export function socialCardsRouter(deps: LogoDeps): Router<AppState> {
  const { orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.put(
    '/:formId/social-picture',
    guard({ ...oneForm, ...LOGO_UPLOAD }, async ({ ctx, actor, params: { formId } }) => {
      // Checked before a byte is read; nothing is locked while the picture is encoded.
      await inTransaction(orm, (em) => getManagedForm(em, actor, formId, 'activate'));
      const owner = { actorId: actor.id, ownerId: formId, box: SOCIAL_PICTURE };
      const { logoUrl } = await receiveLogo(ctx, deps, owner);
      return withLiveForm(orm, actor, formId, (em, form) => setSocialPicture(em, form, logoUrl));
    }),
  );

  router.delete(
    '/:formId/social-picture',
    guard({ ...oneForm, problems: ['access.denied'] }, ({ actor, params }) =>
      withLiveForm(orm, actor, params.formId, (em, form) => setSocialPicture(em, form, null)),
    ),
  );

  return router;
}

/** Sets or removes the picture; a job removes the file before. */
async function setSocialPicture(
  em: EntityManager,
  form: Form,
  socialPictureUrl: string | null,
): Promise<FormPublishingSettings> {
  const { socialPictureUrl: before } = await getPublishing(em, form);
  const settings = await updatePublishing(em, { form, changes: { socialPictureUrl } });
  await dropPicture(em, before);
  return settings;
}
