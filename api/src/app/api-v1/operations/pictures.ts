import { brandKitListResponseSchema, pictureSchema } from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { operation, source } from '../operation.ts';
import { wholeList } from '../paging.ts';
import { assertPlainFile } from '../plainFile.ts';

const KITS = source('GET /api/brand-kits', brandKitListResponseSchema);
const UPLOAD = source('PUT /api/pictures', pictureSchema);

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
  operation({
    route: 'GET /brand-kits',
    id: 'listBrandKits',
    summary: 'List brand kits',
    description:
      'Lists the brand kits of the account by name. A definition names the one that its form follows as `brand.kitId`; its colours, font and corners are those of the kit from the moment it is published.',
    of: [KITS],
    response: v1.brandKitPageSchema,
    run: async ({ ask }) =>
      wholeList((await ask(KITS)).kits.map(({ id, name, isDefault }) => ({ id, name, isDefault }))),
  }),
];
