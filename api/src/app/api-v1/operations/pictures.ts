import {
  brandKitListResponseSchema,
  formDetailSchema,
  logoResponseSchema,
  pictureSchema,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { operation, source } from '../operation.ts';
import { wholeList } from '../paging.ts';
import { assertPlainFile } from '../plainFile.ts';
import { presentFormDetail } from './forms.ts';

const KITS = source('GET /api/brand-kits', brandKitListResponseSchema);
const UPLOAD = source('PUT /api/pictures', pictureSchema);

const SET_LOGO = source('PUT /api/forms/:formId/logo', logoResponseSchema);
const REMOVE_LOGO = source('DELETE /api/forms/:formId/logo', formDetailSchema);
const SET_COVER = source('PUT /api/forms/:formId/cover', formDetailSchema);
const REMOVE_COVER = source('DELETE /api/forms/:formId/cover', formDetailSchema);

const oneForm = { params: v1.formParamsSchema, missing: 'form.not_found' } as const;

/** Declares how one picture of a form is set and removed. */
const pictureOf = (
  what: { path: 'logo' | 'cover'; id: string; name: string; says: string },
  sources: {
    set: typeof SET_LOGO | typeof SET_COVER;
    remove: typeof REMOVE_LOGO;
  },
) => [
  operation({
    route: `PUT /forms/:formId/${what.path}`,
    id: `set${what.id}`,
    summary: `Set the ${what.name} of a form`,
    description: `Takes a PNG, JPEG or WebP file as the body and makes it ${what.says}, at once. The picture is stored anew, without what the file says besides; the one before is removed.`,
    of: [sources.set],
    ...oneForm,
    takesFile: ['application/octet-stream'],
    response: v1.formDetailSchema,
    once: 'itself',
    withoutProblems: ['idempotency.in_progress', 'idempotency.key_reused'],
    async run({ ask, ctx, params }) {
      readIdempotencyKey(ctx);
      assertPlainFile(ctx);
      return presentFormDetail(await ask(sources.set, { params }));
    },
  }),
  operation({
    route: `DELETE /forms/:formId/${what.path}`,
    id: `remove${what.id}`,
    summary: `Remove the ${what.name} of a form`,
    description: `Removes ${what.says}, and its file with it.`,
    of: [sources.remove],
    ...oneForm,
    async run({ ask, params }) {
      await ask(sources.remove, { params });
    },
  }),
];

/** Operations of what forms look like besides their definitions: pictures and brand kits. */
export const PICTURES = [
  operation({
    route: 'POST /pictures',
    id: 'uploadPicture',
    summary: 'Upload a picture for a form',
    description:
      'Takes a PNG, JPEG or WebP file as the body and returns the address by which a definition names it. The picture is stored anew in several sizes, without what the file says besides. One that no form names is removed. Sent again, it is another picture.',
    of: [UPLOAD],
    takesFile: ['application/octet-stream'],
    response: v1.pictureSchema,
    status: 201,
    once: 'itself',
    withoutProblems: ['idempotency.in_progress', 'idempotency.key_reused'],
    async run({ ask, ctx }) {
      readIdempotencyKey(ctx);
      assertPlainFile(ctx);
      return ask(UPLOAD);
    },
  }),
  ...pictureOf(
    { path: 'logo', id: 'Logo', name: 'logo', says: 'the logo above the form' },
    { set: SET_LOGO, remove: REMOVE_LOGO },
  ),
  ...pictureOf(
    { path: 'cover', id: 'Cover', name: 'cover', says: 'the picture above the form' },
    { set: SET_COVER, remove: REMOVE_COVER },
  ),
  operation({
    route: 'GET /brand-kits',
    id: 'listBrandKits',
    summary: 'List brand kits',
    description:
      'Lists the brand kits of the account by name. A definition names the one that its form follows as `brand.kitId`; its colours, font and corners are those of the kit from the moment it is published.',
    of: [KITS],
    response: v1.brandKitPageSchema,
    run: async ({ ask }) =>
      wholeList(
        (await ask(KITS)).kits.map(({ id, name, logoUrl, isDefault }) => ({ id, name, logoUrl, isDefault })),
      ),
  }),
];
