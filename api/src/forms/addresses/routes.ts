import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  formAddressSchema,
  formIdParamsSchema,
  setAddressRequestSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { withLiveForm, withManagedForm } from '../managedForm.ts';
import { recordFormWork } from '../recordFormWork.ts';
import { getAddress, setAddress } from './formAddress.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
  response: formAddressSchema,
} as const;

/** The address of a form in words (LINK-061). */
export function addressRouter({ orm, config }: { orm: MikroORM; config: Config }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/address' });

  router.get(
    '/',
    guard(oneForm, async ({ actor, params }) =>
      withManagedForm(orm, actor, params.formId, (em, form) => getAddress(em, config, form)),
    ),
  );

  router.put(
    '/',
    guard({ ...oneForm, body: setAddressRequestSchema }, async ({ ctx, actor, params, body }) =>
      withLiveForm(orm, actor, params.formId, async (em, form) => {
        const address = await setAddress(em, config, { form, asked: body });
        await recordFormWork(
          em,
          { ctx, actor, config },
          { type: 'form_published', action: 'settings_changed', form },
        );
        return address;
      }),
    ),
  );

  return router;
}
