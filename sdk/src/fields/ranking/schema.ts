import { z } from 'zod';
import { choiceShape, whole } from '../../model/fields/schema/fieldShapes.ts';
import { MAX_OPTIONS } from '../../model/definition/limits.ts';

export const rankingSchema = /* @__PURE__ */ (() =>
  z.object({
    ...choiceShape,
    type: z.literal('ranking'),
    places: whole(1, MAX_OPTIONS).nullable(),
  }))();
