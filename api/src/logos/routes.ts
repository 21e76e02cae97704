import { Router } from '@koa/router';
import { LOGO_RULE } from '@inlay/sdk/model';
import type { MikroORM } from '@mikro-orm/postgresql';
import { formDetailSchema, formIdParamsSchema, logoResponseSchema } from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { loadFormDetail } from '../forms/loadFormDetail.ts';
import type { AppState } from '../http/appContext.ts';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import { guard } from '../http/guard.ts';
import { readFileBody } from '../http/readBody.ts';
import { requestSource } from '../http/requestSource.ts';
import { addJob } from '../jobs/addJob.ts';
import { encodeLogo } from './encodeLogo.ts';
import { createLogoName, LOGO_PATH, LOGO_TYPE, logoKey } from '../files/logoName.ts';
import { logoNotice } from './logoNotice.ts';
import { readPictureFile } from './pictureFile.ts';
import { setLogo } from '../forms/setLogo.ts';
import { getManagedForm } from '../forms/managedForm.ts';
import { removeUnusedLogoJob } from '../files/removeUnusedLogo.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

/** Age (ms) at which a file that its form does not show was left behind by an ended process. */
const LEFT_BEHIND_MS = 3_600_000;

interface LogosDeps {
  config: Config;
  orm: MikroORM;
  files: FileStore;
  limits: RateLimits;
}

/** Logos of forms (BUILD-052…060, D-79). */
export function logosRouter(deps: LogosDeps): Router<AppState> {
  const { config, orm, files, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms' });

  /** An interruption at any point leaves a file that a job removes, never an address without a file. */
  const store = async (formId: string, bytes: Buffer): Promise<string> => {
    const name = createLogoName(bytes);
    const runAt = new Date(Date.now() + LEFT_BEHIND_MS);
    await inTransaction(orm, (em) => addJob(em, removeUnusedLogoJob, { formId, name }, { runAt }));
    await files.put(logoKey(name), bytes, LOGO_TYPE);
    return LOGO_PATH + name;
  };

  router.put(
    '/:formId/logo',
    guard(
      {
        ...oneForm,
        problems: [
          'access.denied',
          'logo.too_large',
          'logo.type_not_allowed',
          'logo.unreadable',
          'logo.animated',
          'logo.too_many_pixels',
          'logo.foreign_data',
          'logo.too_demanding',
          'request.invalid',
        ],
        takesFile: LOGO_RULE.mimeTypes,
        response: logoResponseSchema,
      },
      async ({ ctx, actor, params }) => {
        // Checked before a byte is read; nothing is locked while the picture is encoded.
        await inTransaction(orm, (em) => getManagedForm(em, actor, params.formId));
        const source = requestSource(ctx, config);
        await limits.take('logoUpload', { key: actor.id, source, userId: actor.id });
        const uploaded = await readFileBody(ctx, {
          limit: LOGO_RULE.maxBytes,
          types: LOGO_RULE.mimeTypes,
          wrongType: 'logo.type_not_allowed',
          tooLarge: 'logo.too_large',
        });
        const picture = readPictureFile(uploaded);
        const logoUrl = await store(params.formId, await encodeLogo(picture));
        return inTransaction(orm, async (em) => {
          const form = await getManagedForm(em, actor, params.formId);
          await setLogo(em, form, logoUrl);
          const detail = await loadFormDetail(em, { actor, form, config });
          return { ...detail, notice: logoNotice(uploaded.length, picture) };
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
          const form = await getManagedForm(em, actor, params.formId);
          await setLogo(em, form, null);
          return loadFormDetail(em, { actor, form, config });
        }),
    ),
  );

  return router;
}
