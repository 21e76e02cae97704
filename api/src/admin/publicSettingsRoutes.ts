import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { publicSettingsResponseSchema } from '../contract/index.ts';
import { actAs } from '../db/actAs.ts';
import type { AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { readSettings } from '../settings/platformSettings.ts';

/** What every signed-in person may know of the platform's settings: screens name them (D-02, D-189). */
export function settingsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/settings' });

  router.get(
    '/',
    guard({ access: 'signedIn', response: publicSettingsResponseSchema }, ({ actor }) =>
      actAs(orm, actor, async (em) => {
        const { trashRetentionDays, securityBadgeName } = await readSettings(em);
        return { trashRetentionDays, securityBadgeName };
      }),
    ),
  );

  return router;
}
