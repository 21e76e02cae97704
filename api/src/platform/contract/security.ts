import { z } from 'zod';

/** Types of security events, as SECD-024, D-159 and E4 name them. */
export const SECURITY_EVENT_TYPES = [
  'dangerous_input_detected',
  'files_downloaded',
  'files_waiting',
  'file_quarantined',
  'rate_limit_exceeded',
  'invalid_form_access',
  'validation_failed',
  'submission_failed',
  'successful_submission',
  'client_signup',
  'failed_login_attempt',
  'successful_login',
  'user_signup',
  'user_approved',
  'user_revoked',
  'role_changed',
  'account_locked',
  'account_unlocked',
  'password_reset_requested',
  'password_changed',
  'captcha_failed',
  'permission_denied',
  'object_refused',
  'submissions_exported',
  'comment_changed',
  'shared_results_changed',
  'settings_changed',
  'admin_access',
  'sessions_ended',
  'api_key_changed',
  'api_key_refused',
  'second_factor_changed',
  'email_changed',
  'sign_in_link_changed',
  'scim_token_changed',
  'scim_refused',
  'user_provisioned',
  'database_unavailable',
] as const;

/** One entry of the list of recent security events (SECD-006). */
export const securityEventSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  at: z.iso.datetime(),
  /** The account concerned, if it still exists. */
  who: z.string().nullable(),
  /** Shortened keyed hash, or the address where addresses are stored (D-158). */
  source: z.string().nullable(),
  userAgent: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export const securityEventListResponseSchema = z.object({ events: z.array(securityEventSchema) });

/** One attempt to sign in (SECD-007). */
export const loginAttemptSchema = z.object({
  id: z.uuid(),
  realm: z.enum(['user', 'client']),
  email: z.string(),
  success: z.boolean(),
  at: z.iso.datetime(),
  source: z.string().nullable(),
});
export const loginAttemptListResponseSchema = z.object({ attempts: z.array(loginAttemptSchema) });

/** An address with three or more failures within 15 minutes (SECD-012). */
export const lockoutSchema = z.object({
  realm: z.enum(['user', 'client']),
  email: z.string(),
  failures: z.number().int(),
  isLocked: z.boolean(),
  lastAttemptAt: z.iso.datetime(),
});
export const lockoutListResponseSchema = z.object({ lockouts: z.array(lockoutSchema) });
export const unlockRequestSchema = z.strictObject({
  realm: z.enum(['user', 'client']),
  email: z.string().max(1_000),
});

/** The state of a protection (D-157). */
export const securityStatusSchema = z.object({
  key: z.enum([
    'captcha',
    'rate_limits',
    'lockout',
    'mail',
    'encryption',
    'ip_storage',
    'trash_cleanup',
    'second_factor',
  ]),
  state: z.enum(['fine', 'attention', 'off']),
  text: z.string(),
});

/** `GET /api/admin/security/summary`: counted by the server over 24 hours (D-156). */
export const securitySummarySchema = z.object({
  dangerousInputs: z.number().int(),
  rateLimitHits: z.number().int(),
  failedLogins: z.number().int(),
  totalEvents: z.number().int(),
  status: z.array(securityStatusSchema),
});

/** `GET /api/auth-logs`: sign-in events, newest first (SECD-018). */
export const authLogListResponseSchema = z.array(
  z.object({
    eventType: z.string(),
    userId: z.string().nullable(),
    clientId: z.string().nullable(),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    eventData: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
  }),
);

export type SecurityEventType = (typeof SECURITY_EVENT_TYPES)[number];
export type SecurityEventItem = z.infer<typeof securityEventSchema>;
export type SecurityEventListResponse = z.infer<typeof securityEventListResponseSchema>;
export type LoginAttemptItem = z.infer<typeof loginAttemptSchema>;
export type LoginAttemptListResponse = z.infer<typeof loginAttemptListResponseSchema>;
export type Lockout = z.infer<typeof lockoutSchema>;
export type LockoutListResponse = z.infer<typeof lockoutListResponseSchema>;
export type SecurityStatus = z.infer<typeof securityStatusSchema>;
export type SecuritySummary = z.infer<typeof securitySummarySchema>;
