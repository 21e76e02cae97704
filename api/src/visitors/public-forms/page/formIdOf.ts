import { formIdParamsSchema } from '../../../platform/contract/index.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';

/** Returns the id of the form that an address names, in the stored spelling; pasted addresses bring spaces along. */
export const formIdOf = (ctx: AppContext): string | undefined =>
  formIdParamsSchema.shape.formId.safeParse(String(ctx['params'].formId).trim()).data;
