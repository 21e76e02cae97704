import { z } from 'zod';
import { baseShape, whole } from '../../model/fields/schema/fieldShapes.ts';
import { isPictureAddress } from '../../model/validation/isPictureAddress.ts';
import { IMAGE_WIDTH, MAX_LABEL_LENGTH } from '../../model/definition/limits.ts';
import { MAX_URL_LENGTH } from '../../model/validation/url.ts';

export const imageSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('image'),
    src: z.string().max(MAX_URL_LENGTH).refine(isPictureAddress, 'Must be an https address'),
    alt: z.string().max(MAX_LABEL_LENGTH),
    decorative: z.boolean(),
    width: whole(IMAGE_WIDTH.min, IMAGE_WIDTH.max).exactOptional(),
  }))();
