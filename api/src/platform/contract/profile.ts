import { z } from 'zod';
import { passwordSchema } from './auth.ts';
import { languageSchema } from './viewer.ts';

/** The user's own profile (SETT-006, D-161). */
export const profileSchema = z.object({
  email: z.string(),
  fullName: z.string(),
  role: z.enum(['user', 'admin']),
  formLimit: z.number().int().nullable(),
  formCount: z.number().int(),
  notificationsEnabled: z.boolean(),
  /** Mails about comments that mention the user. */
  mentionMails: z.boolean(),
  timeZone: z.string().nullable(),
  /** The chosen language; `null` = the browser's. */
  language: languageSchema.nullable(),
  /** An address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
});

/** `GET /api/profile`: a pending account reads its state of approval only. */
export const profileResponseSchema = z.object({
  isApproved: z.boolean(),
  profile: profileSchema.nullable(),
});

/** `PATCH /api/profile`. */
export const updateProfileRequestSchema = z.strictObject({
  fullName: z.string().max(2_000).optional(),
  timeZone: z.string().max(100).nullable().optional(),
  language: languageSchema.nullable().optional(),
  notificationsEnabled: z.boolean().optional(),
  mentionMails: z.boolean().optional(),
});

/** `POST /api/profile/email`: takes effect once the new address is confirmed (D-161). */
export const changeEmailRequestSchema = z.strictObject({
  email: z.string().max(1_000),
  password: passwordSchema,
});

/** A browser the person is signed in with. */
export const userSessionSchema = z.object({
  id: z.uuid(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export const sessionListResponseSchema = z.object({ sessions: z.array(userSessionSchema) });
export const sessionIdParamsSchema = z.strictObject({ sessionId: z.uuid() });

/** `GET /api/profile/sign-ins`: the user's own recent attempts, newest first. */
export const signInListResponseSchema = z.object({
  signIns: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      success: z.boolean(),
      userAgent: z.string().nullable(),
      /** Shortened keyed hash; the same source has the same one for a day (D-158). */
      source: z.string().nullable(),
    }),
  ),
});

/** `GET /api/profile/second-factor`. */
export const secondFactorStateSchema = z.object({
  totpEnabledAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
});

/** Sensitive changes require the password again: second factor, ending sessions. */
export const passwordRequestSchema = z.strictObject({ password: passwordSchema });

/** `POST /api/profile/second-factor/totp`: the secret for the authenticator app. */
export const totpSetupResponseSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for the QR code. */
  uri: z.string(),
});

/** `POST /api/profile/second-factor/totp/confirm`: a first code proves the app. */
export const totpConfirmRequestSchema = z.strictObject({ code: z.string().max(50) });

/** Shown once, never stored in the clear; empty while earlier codes are valid. */
export const recoveryCodesResponseSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** `POST /api/profile/second-factor/passkeys`. */
export const addPasskeyRequestSchema = z.strictObject({
  name: z.string().max(1_000),
  response: z.record(z.string(), z.unknown()),
});
export const addPasskeyResponseSchema = secondFactorStateSchema.extend(recoveryCodesResponseSchema.shape);
export const passkeyIdParamsSchema = z.strictObject({ passkeyId: z.uuid() });

export type Profile = z.infer<typeof profileSchema>;
export type ProfileResponse = z.infer<typeof profileResponseSchema>;
export type UpdateProfileRequest = z.infer<typeof updateProfileRequestSchema>;
export type SessionListResponse = z.infer<typeof sessionListResponseSchema>;
export type SignInListResponse = z.infer<typeof signInListResponseSchema>;
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;
export type TotpSetupResponse = z.infer<typeof totpSetupResponseSchema>;
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponseSchema>;
export type AddPasskeyResponse = z.infer<typeof addPasskeyResponseSchema>;
