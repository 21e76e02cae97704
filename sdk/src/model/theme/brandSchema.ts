import { z } from 'zod';
import {
  BRAND_KEYS,
  BRAND_VARIANTS,
  type BrandKey,
  type BrandStyles,
  type FormBrand,
} from './brand/brand.ts';
import { customStylesSchema } from './customStylesSchema.ts';

/** Schema of the styles of a brand kit: refuses out-of-range values, drops keys that no kit decides. */
export const brandStylesSchema: z.ZodType<BrandStyles> = /* @__PURE__ */ (() =>
  customStylesSchema.pick(
    Object.fromEntries(BRAND_KEYS.map((key) => [key, true])) as Record<BrandKey, true>,
  ))();

/** Schema of a form's bond to a kit. */
export const formBrandSchema: z.ZodType<FormBrand> = /* @__PURE__ */ (() =>
  z.object({
    kitId: z.uuid(),
    variant: z.enum(BRAND_VARIANTS),
    own: z.array(z.enum(BRAND_KEYS)).max(BRAND_KEYS.length),
  }))();
