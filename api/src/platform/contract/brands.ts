import { z } from 'zod';
import { brandStylesSchema, FONT_FAMILIES, MAX_URL_LENGTH } from '@inlay/sdk/model';

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
  /** Address of the website whose look it has; `null` = made by hand. */
  website: z.string().nullable(),
  /** Whether new forms of the account follow it: one kit is the default. */
  isDefault: z.boolean(),
  /** Forms that follow the kit, newest first. */
  forms: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** How many of them can have the look back that they had before the kit was used for all forms. */
  undoableForms: z.number().int(),
});

/** `GET /api/brand-kits`: by name. */
export const brandKitListResponseSchema = z.object({ kits: z.array(brandKitSchema) });

const name = z.string().max(5_000);
const website = z.string().max(MAX_URL_LENGTH).nullable().optional();

/** `POST /api/brand-kits` */
export const createBrandKitRequestSchema = z.strictObject({
  name,
  styles: brandStylesSchema,
  ownDarkStyles: brandStylesSchema.nullable().optional(),
  website,
});

/** `PATCH /api/brand-kits/{kitId}`: changes only the attributes it names; forms that follow the kit change too. */
export const updateBrandKitRequestSchema = z.strictObject({
  name: name.optional(),
  styles: brandStylesSchema.optional(),
  ownDarkStyles: brandStylesSchema.nullable().optional(),
  website,
  /** Makes it the kit that new forms follow. */
  isDefault: z.literal(true).optional(),
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

const color = z.string();
const picture = z.object({ type: z.enum(['image/png', 'image/jpeg']), data: z.string() });

/** What websites are made with, as far as a page says it. */
export const SITE_BUILDERS = [
  'wordpress',
  'wix',
  'squarespace',
  'shopify',
  'webflow',
  'framer',
  'html',
  'react',
] as const;

export type SiteBuilder = (typeof SITE_BUILDERS)[number];

/** A website as it is drawn around a form: what its HTML and style sheets say, in its own words (STYLE-061). */
export const websiteDrawingSchema = z.object({
  /** The page that was read, behind redirects. */
  url: z.string(),
  name: z.string(),
  /** As the page says it; empty without. */
  language: z.string(),
  /** A picture that the page calls its logo, in base64. */
  logo: picture.nullable(),
  colors: z.object({
    background: color,
    text: color,
    headings: color,
    accent: color,
    /** The bar at the top, and the words on it. */
    bar: color,
    barText: color,
  }),
  /** The platform's fonts that are or look like the website's; `null` = a system font. */
  fonts: z.object({ text: z.enum(FONT_FAMILIES).nullable(), headings: z.enum(FONT_FAMILIES).nullable() }),
  navigation: z.array(z.string()),
  headings: z.array(
    z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]), text: z.string() }),
  ),
  paragraphs: z.array(z.string()),
  /** What it is made with; `null` where the page does not say. */
  madeWith: z.enum(SITE_BUILDERS).nullable(),
});

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
  logos: z.array(picture),
  drawing: websiteDrawingSchema,
});

export type Look = z.infer<typeof lookSchema>;
export type WebsiteDrawing = z.infer<typeof websiteDrawingSchema>;
