import { z } from 'zod';
import { accountAbilitiesSchema, ownAccountSchema } from './teams.ts';
import { languageSchema } from './viewer.ts';

const emailSchema = z.string().max(1_000);
export const passwordSchema = z.string().max(1_000);
const captchaTokenSchema = z.string().max(10_000);
/** A mailed link's secret or a passkey's challenge. */
const tokenSchema = z.string().min(1).max(200);

/**
 * `POST /api/auth/signin`. Both fields are required (AUTH-013). The schema checks no format: every wrong pair
 * gets the same response (D-33, D-162).
 */
export const signInRequestSchema = z.strictObject({
  email: emailSchema.refine((email) => email.trim() !== '', 'Email is required'),
  password: passwordSchema.refine((password) => password !== '', 'Password is required'),
  captchaToken: captchaTokenSchema.optional(),
});

/** Ways to prove a second factor after the password. */
export const secondFactorMethodSchema = z.enum(['totp', 'passkey', 'recovery_code']);

/** The signed-in user, as their browser sees them. */
export const sessionUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(['user', 'admin']),
  isApproved: z.boolean(),
  /** True for a user whose approval was taken back (D-40). */
  isRevoked: z.boolean(),
  /** `null` = no limit (D-05). */
  formLimit: z.number().int().nullable(),
  /** IANA name; `null` = the browser's zone. */
  timeZone: z.string().nullable(),
  /** The chosen language; `null` = the browser's. */
  language: languageSchema.nullable(),
  /** True for an administrator who must set up a second factor first. */
  mustSetUpSecondFactor: z.boolean(),
  /** The accounts to choose among; absent for somebody with their own alone (TEAM-002). */
  accounts: z.array(ownAccountSchema).optional(),
  /** What their role in the account allows, and whom to ask for more; absent for those who manage it (TEAM-016). */
  limits: z.object({ abilities: accountAbilitiesSchema, owners: z.array(z.string()) }).optional(),
});

/** `GET /api/auth/session` and the response of every way to sign in. */
export const sessionResponseSchema = z.object({
  /** `null` without a session. */
  user: sessionUserSchema.nullable(),
  /** The proof still needed after the correct password; `null` when none is. */
  secondFactor: z.object({ methods: z.array(secondFactorMethodSchema) }).nullable(),
  /** True in a session opened by a mailed link, which may only set a new password (D-41). */
  isRecovery: z.boolean(),
});

/** `POST /api/auth/signup` (AUTH-024). */
export const signUpRequestSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  fullName: z.string().max(2_000).default(''),
  captchaToken: captchaTokenSchema.optional(),
});

/** Requests of a mail to an address, such as `POST /api/auth/reset-request` and `POST /api/client-forgot-password`. */
export const mailRequestSchema = z.strictObject({ email: emailSchema });

/** `POST /api/auth/confirm` and `POST /api/client-confirm`: the token that the mailed link has in its fragment. */
export const confirmRequestSchema = z.strictObject({ token: tokenSchema });
export const confirmResponseSchema = z.object({ isConfirmed: z.boolean() });

/** `POST /api/auth/browser-link` and `POST /api/client-browser-link`: the token of the mailed link. */
export const browserLinkRequestSchema = z.strictObject({ token: tokenSchema });

/** `GET /api/auth/options`: capabilities of the installation, for the sign-in screens. */
export const signInOptionsResponseSchema = z.object({
  /** Whether this installation has a mail server; without one, an administrator passes links on (D-23). */
  sendsMail: z.boolean(),
  /** Whether the installation has an owner; before, the start's set-up link makes one (AUTH-048). */
  isSetUp: z.boolean(),
  /** What the button of the sign-in provider says; null without a provider (SSO-001). */
  provider: z.string().nullable(),
});

/** `POST /api/auth/signout`. */
export const signOutResponseSchema = z.object({
  /** Where the provider ends its own session, for who came by it; null = nowhere. */
  url: z.string().nullable(),
});

/** `POST /api/auth/set-up/link`: asks whether a set-up link still works, without using it up. */
export const setUpLinkRequestSchema = z.strictObject({ token: tokenSchema });
export const setUpLinkResponseSchema = z.object({
  platformName: z.string(),
  /** The configured address of the owner, who may choose another. */
  email: z.string().nullable(),
});

/** `POST /api/auth/set-up`: the owner introduces themselves (AUTH-048). */
export const setUpRequestSchema = z.strictObject({
  token: tokenSchema,
  email: emailSchema,
  password: passwordSchema,
  fullName: z.string().max(2_000).default(''),
});

/** `POST /api/auth/recover`: exchanges a mailed token for a recovery session (D-41). */
export const recoverRequestSchema = z.strictObject({ token: tokenSchema });

/** `POST /api/auth/password`. An ordinary session gives the current password as well (D-42). */
export const changePasswordRequestSchema = z.strictObject({
  newPassword: passwordSchema,
  currentPassword: passwordSchema.optional(),
});

/** `POST /api/auth/second-factor`: six digits of the app, or a recovery code. */
export const secondFactorRequestSchema = z.strictObject({ code: z.string().max(50) });

/** Input or output of a browser's WebAuthn call: the shape is the standard's, checked by the library. */
const webAuthnSchema = z.record(z.string(), z.unknown());

/** `POST /api/auth/passkey/options` and `POST /api/profile/second-factor/passkeys/options`. */
export const passkeyOptionsResponseSchema = z.object({ options: webAuthnSchema });

/** `POST /api/auth/passkey`: signs in with a passkey. */
export const passkeySignInRequestSchema = z.strictObject({ response: webAuthnSchema });

export type ConfirmResponse = z.infer<typeof confirmResponseSchema>;
export type SetUpLinkResponse = z.infer<typeof setUpLinkResponseSchema>;
export type SignOutResponse = z.infer<typeof signOutResponseSchema>;
export type SignInOptions = z.infer<typeof signInOptionsResponseSchema>;
export type SecondFactorMethod = z.infer<typeof secondFactorMethodSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
export type SignUpRequest = z.input<typeof signUpRequestSchema>;
export type PasskeyOptionsResponse = z.infer<typeof passkeyOptionsResponseSchema>;
