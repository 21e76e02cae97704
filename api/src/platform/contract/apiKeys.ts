import { z } from 'zod';
import { MAX_API_KEY_NAME_LENGTH, MAX_FIELDS } from '@inlay/sdk/model';
import { passwordSchema } from './auth.ts';
import { RESOURCES, SCOPES, type Scope } from './scopes.ts';

/** Most forms that one key names. */
const MAX_FORMS = 100;

/** The scopes whose endpoints show, and send, no more answers than a key may see; by any other it would reach the rest. */
const SCOPES_OF_PARTS: ReadonlySet<Scope> = new Set(['submissions:read', 'webhooks:read', 'webhooks:write']);

const shape = {
  name: z.string().trim().min(1, 'Enter a name').max(MAX_API_KEY_NAME_LENGTH),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1, 'Choose at least one scope')
    .max(2 * RESOURCES.length),
  /** Ids of the forms that it reaches; null = all of the account, also later ones. */
  formIds: z.array(z.uuid()).min(1, 'Choose at least one form').max(MAX_FORMS).nullable(),
  /** Ids of the fields whose answers it sees, of its one form; null = all. */
  visibleFields: z.array(z.string().max(200)).max(MAX_FIELDS).nullable(),
  /** Hides every answer that may say who sent it, also of fields that are added later. */
  isImpersonal: z.boolean(),
  /** Hides submissions from before; null = none. */
  visibleFrom: z.iso.datetime().nullable(),
  /** Null = it does not expire. */
  expiresAt: z.iso.datetime().nullable(),
};

/** What a new key may do; everything that limits it may be left out. */
const terms = {
  ...shape,
  formIds: shape.formIds.default(null),
  visibleFields: shape.visibleFields.default(null),
  isImpersonal: shape.isImpersonal.default(false),
  visibleFrom: shape.visibleFrom.default(null),
  expiresAt: shape.expiresAt.default(null),
};
type Terms = z.infer<z.ZodObject<typeof terms>>;

const seesParts = ({ visibleFields, isImpersonal, visibleFrom }: Terms): boolean =>
  visibleFields !== null || isImpersonal || visibleFrom !== null;

const withRules = <Schema extends z.ZodType<Terms>>(schema: Schema): Schema =>
  schema
    .refine(({ visibleFields, formIds }) => visibleFields === null || formIds?.length === 1, {
      message: 'Choose one form to choose its fields',
      path: ['visibleFields'],
    })
    .refine((key) => !seesParts(key) || key.scopes.every((scope) => SCOPES_OF_PARTS.has(scope)), {
      message: 'A key that sees some answers can only read submissions and subscribe hooks',
      path: ['scopes'],
    })
    .refine(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > Date.now(), {
      message: 'Choose a day in the future',
      path: ['expiresAt'],
    });

/** A new key, as the command line makes it. */
export const apiKeyTermsSchema = withRules(z.strictObject(terms));

/** `POST /api/keys` */
export const createApiKeyRequestSchema = withRules(
  z.strictObject({ ...terms, /** Of the person who makes the key. */ password: passwordSchema }),
);

export const apiKeyIdParamsSchema = z.strictObject({ keyId: z.uuid() });

/** A key, without its secret. */
export const apiKeySchema = z.object({
  ...shape,
  id: z.uuid(),
  /** Titles of the forms that it names and that still exist; null = all of the account. */
  forms: z.array(z.object({ id: z.uuid(), title: z.string() })).nullable(),
  /** `no_access`: whoever made it may not use the platform at present. */
  state: z.enum(['active', 'expired', 'ended', 'no_access']),
  /** Who made it. */
  maker: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});

/** `GET /api/keys`: every key of the account, newest first. */
export const apiKeyListResponseSchema = z.object({ keys: z.array(apiKeySchema) });

/** The key as it is shown once. */
export const createApiKeyResponseSchema = z.object({ key: apiKeySchema, token: z.string() });

export type ApiKeyItem = z.infer<typeof apiKeySchema>;
export type ApiKeyListResponse = z.infer<typeof apiKeyListResponseSchema>;
export type ApiKeyTerms = z.infer<typeof apiKeyTermsSchema>;
export type CreateApiKeyRequest = z.input<typeof createApiKeyRequestSchema>;
export type CreateApiKeyResponse = z.infer<typeof createApiKeyResponseSchema>;

/** The part of answers that a key sees, as a client's assignment sets it (decision 060). Times are ISO texts, as jobs keep it. */
export interface KeyAnswers {
  /** Ids of the fields whose answers are visible, of the one form that the key reaches; null = all. */
  visibleFields: readonly string[] | null;
  /** Hides every answer that may say who sent it, also of fields that are added later. */
  isImpersonal: boolean;
  /** Hides submissions from before; null = none. */
  visibleFrom: string | null;
}

/** What an API key leaves of the rights of its user. */
export interface KeyLimits {
  id: string;
  /** Ids of the forms that the key reaches; null = all of its account. */
  formIds: readonly string[] | null;
  /** Null = all answers. */
  answers: KeyAnswers | null;
}
