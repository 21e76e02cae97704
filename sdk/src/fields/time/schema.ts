import { z } from 'zod';
import { baseShape, time, whole } from '../../model/fields/schema/fieldShapes.ts';

const MINUTES_OF_A_DAY = 24 * 60;

export const timeSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('time'),
    earliest: time(),
    latest: time(),
    stepMinutes: whole(1, MINUTES_OF_A_DAY).nullable(),
  }))();
