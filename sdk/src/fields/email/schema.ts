import { z } from 'zod';
import { MAX_EMAIL_DOMAINS } from '../../model/definition/limits.ts';
import { isEmailDomain } from '../../model/validation/emailPattern.ts';
import { textualShape } from '../../model/fields/schema/fieldShapes.ts';

export const emailSchema = /* @__PURE__ */ (() =>
  z.object({
    ...textualShape,
    confirm: z.enum(['twice', 'code']).exactOptional(),
    domains: z
      .array(z.string().refine(isEmailDomain, 'Not a domain in small letters'))
      .min(1)
      .max(MAX_EMAIL_DOMAINS)
      .exactOptional(),
    type: z.literal('email'),
  }))();
