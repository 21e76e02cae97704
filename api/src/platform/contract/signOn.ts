import { z } from 'zod';
import { passwordSchema } from './auth.ts';
import { mailFailureSchema } from './mailServer.ts';

/** What becomes of people whom the provider knows and the platform does not: refused, an account that waits for approval, or one at once. */
export const unknownPeopleSchema = z.enum(['refuse', 'approval', 'enter']);

/** What the platform takes the provider's word for. */
const trustSchema = z.object({
  unknownPeople: unknownPeopleSchema,
  /** Whether an address counts as verified where the provider says nothing of that. */
  trustsAddresses: z.boolean(),
  /** Whether a second factor that the provider asked for counts as one of the platform. */
  trustsSecondFactor: z.boolean(),
});

/** `GET /api/admin/sign-in-provider`, without the secret. */
export const signInProviderResponseSchema = z.object({
  /** Where it is set; the environment wins. Null = there is none. */
  source: z.enum(['environment', 'settings']).nullable(),
  provider: trustSchema
    .extend({
      /** Its address, as its tokens name it. */
      issuer: z.string(),
      clientId: z.string(),
      hasSecret: z.boolean(),
      /** What its button says. */
      name: z.string(),
      /** Whether its host may have a private address. */
      isPrivate: z.boolean(),
    })
    .nullable(),
  /** What is registered at the provider. */
  callbackUrl: z.string(),
  signedOutUrl: z.string(),
  /** Users who are linked to it. */
  linked: z.number().int(),
});

/** `POST /api/admin/sign-in-provider/test`. */
export const providerTestResponseSchema = z.object({
  /** Null = it answered, and people can sign in by it. */
  failure: mailFailureSchema.nullable(),
});

/** `PUT /api/admin/sign-in-provider`. */
export const saveSignInProviderRequestSchema = trustSchema
  .extend({
    issuer: z.string().trim().min(1, 'Enter the provider’s address').max(500),
    clientId: z.string().trim().min(1, 'Enter the client ID').max(300),
    name: z.string().trim().min(1, 'Enter a name').max(60),
    isPrivate: z.boolean(),
    /** Left out, the stored one stays, which needs the same address and client ID; null = there is none. */
    clientSecret: z.string().min(1).max(1_000).nullable().optional(),
    /** Whether a test decides: one that fails leaves everything as it is. */
    withTest: z.boolean(),
  })
  .strict();
export const saveSignInProviderResponseSchema = signInProviderResponseSchema.extend({
  /** Null = nothing was tested. */
  test: providerTestResponseSchema.nullable(),
});

/** `POST /api/auth/sign-on`: the way to the provider. */
export const signOnRequestSchema = z.strictObject({
  /** The path to come back to. */
  from: z.string().max(2_000).optional(),
});
export const signOnResponseSchema = z.object({ url: z.string() });

/** `POST /api/auth/sign-on/link`: the token of the mailed link. */
export const linkIdentityRequestSchema = z.strictObject({ token: z.string().min(1).max(200) });

/** `POST /api/profile/sign-on/link` and `…/unlink`. */
export const ownSignOnRequestSchema = z.strictObject({ password: passwordSchema });

/** `GET /api/profile/sign-on`: the user's own link to the provider. */
export const ownSignOnSchema = z.object({
  /** The provider's name; null = there is none. */
  provider: z.string().nullable(),
  /** Null while nothing is linked. */
  identity: z
    .object({
      /** The address that the provider told last. */
      email: z.string(),
      linkedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  hasPassword: z.boolean(),
});

/** How a way to the provider ended, where it opened no session: in the address of the screen that says so. */
export const SIGN_ON_OUTCOMES = [
  'cancelled',
  'expired',
  'failed',
  'unreachable',
  'unverified',
  'unknown',
  'mailed',
  'known',
  'taken',
  'linked',
] as const;

export type UnknownPeople = z.infer<typeof unknownPeopleSchema>;
export type SignOnOutcome = (typeof SIGN_ON_OUTCOMES)[number];
export type SignInProviderResponse = z.infer<typeof signInProviderResponseSchema>;
export type ProviderTestResponse = z.infer<typeof providerTestResponseSchema>;
export type SaveSignInProviderRequest = z.infer<typeof saveSignInProviderRequestSchema>;
export type SaveSignInProviderResponse = z.infer<typeof saveSignInProviderResponseSchema>;
export type SignOnResponse = z.infer<typeof signOnResponseSchema>;
export type OwnSignOn = z.infer<typeof ownSignOnSchema>;
