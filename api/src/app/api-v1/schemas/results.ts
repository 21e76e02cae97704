import { z } from 'zod';
import { resultCardSchema as cardSchema } from '@inlay/sdk/model';
import { filterShape } from '../../../platform/contract/index.ts';

/** `GET /forms/{formId}/results` */
export const resultsQuerySchema = z.strictObject({
  from: filterShape.from.meta({ description: 'First day, in `zone`.' }),
  to: filterShape.to.meta({ description: 'Last day, included.' }),
  zone: filterShape.zone.meta({ description: 'IANA name of the time zone of days; UTC by default.' }),
});

/** One question, by the way its answers are counted. */
export const resultCardSchema = cardSchema;

/** What the answers of a form come to. */
export const resultsSchema = z.object({
  title: z.string(),
  submissions: z.int(),
  cards: z.array(resultCardSchema),
});
