import { Router } from '@koa/router';
import {
  adminSettingsResponseSchema,
  updateSettingsRequestSchema,
  type AdminSettingsResponse,
} from '../../platform/contract/index.ts';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { addPurge } from '../../platform/cdn/purgeEdgeJob.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { settingsEvent } from '../../platform/settings/settingsEvent.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { rememberLowering } from '../../platform/settings/trashRetention.ts';
import { loadSettings, writeSettings } from '../../platform/settings/platformSettings.ts';

interface AdminSettingsDeps {
  config: Config;
  orm: MikroORM;
  captcha: Captcha;
}

/** The platform's settings (D-150). */
export function adminSettingsRouter({ config, orm, captcha }: AdminSettingsDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin/settings' });

  const present = async (em: EntityManager): Promise<AdminSettingsResponse> => ({
    settings: await loadSettings(em),
    captchaProvider: captcha.provider,
  });

  router.get(
    '/',
    guard({ access: 'admin', response: adminSettingsResponseSchema }, async () =>
      inTransaction(orm, present),
    ),
  );

  router.patch(
    '/',
    guard(
      { access: 'admin', body: updateSettingsRequestSchema, response: adminSettingsResponseSchema },
      async ({ ctx, actor, body }) =>
        inTransaction(orm, async (em) => {
          const { trashRetentionDays: before } = await loadSettings(em);
          const changed = await writeSettings(em, body, actor.id);
          if (changed.trashRetentionDays !== undefined && changed.trashRetentionDays < before) {
            await rememberLowering(em, before);
          }
          if (Object.keys(changed).length > 0) {
            const source = requestSource(ctx, config);
            const event = { type: 'settings_changed', source, userId: actor.id, data: { changed } } as const;
            await recordEvent(em, event);
            await publishEvent(em, settingsEvent, {});
            // The badge stands on every form.
            if (changed.securityBadgeName !== undefined) await addPurge(em, config, null);
          }
          return present(em);
        }),
    ),
  );

  return router;
}
