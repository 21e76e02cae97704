import { z } from 'zod';
import { brandStylesSchema, MAX_URL_LENGTH } from '@inlay/sdk/model';

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

/** `POST /api/brand-kits/look`: the website to read. */
export const readLookRequestSchema = z.strictObject({ url: z.string().max(MAX_URL_LENGTH) });

/** The look of a website, as a proposal. Nothing of it is stored. */
export const lookSchema = z.object({
  name: z.string(),
  /** The page that was read, behind redirects. */
  url: z.string(),
  /** Colours that stand out, the most telling first. */
  accents: z.array(z.string()),
  background: z.string().nullable(),
  text: z.string().nullable(),
  /** The website's own font. */
  font: z.string().nullable(),
  /** A readable look made of them. */
  styles: brandStylesSchema,
  /** Pictures that may be its logo, in base64. */
  logos: z.array(z.object({ type: z.enum(['image/png', 'image/jpeg']), data: z.string() })),
});

export type Look = z.infer<typeof lookSchema>;
