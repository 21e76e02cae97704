import { z } from 'zod';

/** Most calls that an API key can be allowed, a minute. */
export const MAX_KEY_CALLS = 100_000;

/** The settings of an installation that administrators change while it runs (D-150). */
export const platformSettingsSchema = z.object({
  /** Retention of the trash, in days (D-02). */
  trashRetentionDays: z.number().int().min(1).max(3_650),
  /** Forms a new account may have; `null` = any number. */
  defaultFormLimit: z.number().int().min(0).max(1_000_000).nullable(),
  /** Keep addresses in the clear instead of a keyed hash (D-17). */
  storeIpAddresses: z.boolean(),
  /** Turns rate limits on. */
  serverRateLimits: z.boolean(),
  /** Submissions of one source to one form, each within a minute of the one before (D-90). */
  submitLimitMinute: z.number().int().min(1).max(1_000),
  /** Submissions of one source to one form within an hour (D-90). */
  submitLimitHour: z.number().int().min(1).max(1_000),
  /** Reads of one API key within a minute. */
  keyReadsPerMinute: z.number().int().min(1).max(MAX_KEY_CALLS),
  /** Everything else that one API key asks for within a minute. */
  keyWritesPerMinute: z.number().int().min(1).max(MAX_KEY_CALLS),
  /** Mails with invitations to forms that the platform sends within a minute, over all accounts. */
  invitationMailsPerMinute: z.number().int().min(1).max(10_000),
  /**
   * Retention of security events and sign-in attempts, in days (D-158); the minimum prevents wiping out a
   * trail.
   */
  securityEventDays: z.number().int().min(30).max(3_650),
  /** Blocks administrators until they have a second factor. */
  requireAdminSecondFactor: z.boolean(),
  /** The same for every user (ASVS 6.3.3). */
  requireSecondFactor: z.boolean(),
  /** Lets accounts have forms drafted by a model of their own, which sends texts of forms out of the house. */
  modelDrafting: z.boolean(),
  /** The name in the security badge of forms; empty = no form shows one (D-189). */
  securityBadgeName: z.string().trim().max(60),
  /** Opens `/api/mcp` to assistants and programs with a key or a person's consent. */
  assistants: z.boolean(),
  /** Whom people ask for help: an address of mail or of a page, or words; empty = nobody is named. */
  helpContact: z.string().trim().max(200),
});

export type PlatformSettings = z.infer<typeof platformSettingsSchema>;
