import { z } from 'zod';
import { brandStylesSchema } from '@inlay/sdk/model';

export const brandKitIdParamsSchema = z.strictObject({ kitId: z.uuid() });

/** Colours, font, corners and logo that forms of an account follow. */
export const brandKitSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  styles: brandStylesSchema,
  /** The look for dark pages as chosen; `null` = computed. */
  ownDarkStyles: brandStylesSchema.nullable(),
  /** The look for dark pages. */
  darkStyles: brandStylesSchema,
  logoUrl: z.string().nullable(),
  /** Forms that follow the kit, newest first. */
  forms: z.array(z.object({ id: z.uuid(), title: z.string() })),
});

/** `GET /api/brand-kits`: by name. */
export const brandKitListResponseSchema = z.object({ kits: z.array(brandKitSchema) });

const name = z.string().max(5_000);

/** `POST /api/brand-kits` */
export const createBrandKitRequestSchema = z.strictObject({
  name,
  styles: brandStylesSchema,
  ownDarkStyles: brandStylesSchema.nullable().optional(),
});

/** `PATCH /api/brand-kits/{kitId}`: changes only the attributes it names; forms that follow the kit change too. */
export const updateBrandKitRequestSchema = z.strictObject({
  name: name.optional(),
  styles: brandStylesSchema.optional(),
  ownDarkStyles: brandStylesSchema.nullable().optional(),
});

/** `PUT /api/brand-kits/{kitId}/logo`: the kit with its new logo, and advice on a better one. */
export const brandLogoResponseSchema = brandKitSchema.extend({ notice: z.string().nullable() });

export type BrandKit = z.infer<typeof brandKitSchema>;
export type BrandKitListResponse = z.infer<typeof brandKitListResponseSchema>;
export type CreateBrandKitRequest = z.infer<typeof createBrandKitRequestSchema>;
export type UpdateBrandKitRequest = z.infer<typeof updateBrandKitRequestSchema>;
export type BrandLogoResponse = z.infer<typeof brandLogoResponseSchema>;
