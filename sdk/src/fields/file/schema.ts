import { z } from 'zod';
import { baseShape, whole } from '../../model/fields/schema/fieldShapes.ts';
import { MAX_FILES, MAX_FILE_MEGABYTES } from '../../model/definition/limits.ts';
import { FILE_KINDS } from './fileKinds.ts';

export const fileSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('file'),
    accepts: z
      .array(z.enum(FILE_KINDS))
      .min(1)
      .max(FILE_KINDS.length)
      .refine((kinds) => new Set(kinds).size === kinds.length, 'Each kind once'),
    maxFiles: whole(1, MAX_FILES),
    maxMegabytes: whole(1, MAX_FILE_MEGABYTES),
    camera: z.boolean(),
  }))();
