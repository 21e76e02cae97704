import { Router } from '@koa/router';
import { PICTURE_RULE } from '@inlay/sdk/model';
import { pictureSchema } from '../../platform/contract/index.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { LOGO_UPLOAD } from '../logos/receiveLogo.ts';
import { receivePicture, type PictureDeps } from './receivePicture.ts';

/** Pictures that an account puts into its forms (TYPE-004). */
export function picturesRouter(deps: PictureDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/pictures' });

  router.put(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'edit',
        scope: 'forms',
        problems: [...LOGO_UPLOAD.problems.filter((code) => code !== 'access.denied'), 'picture.no_room'],
        takesFile: PICTURE_RULE.mimeTypes,
        response: pictureSchema,
      },
      ({ ctx, actor }) => receivePicture(ctx, deps, actor),
    ),
  );

  return router;
}
