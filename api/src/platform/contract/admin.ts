import { z } from 'zod';
import { clientAccessSchema } from './clients.ts';
import { CHANNELS } from './deliveries.ts';
import { platformSettingsSchema } from './settings.ts';

export const userIdParamsSchema = z.strictObject({ userId: z.uuid() });
export const messageIdParamsSchema = z.strictObject({ messageId: z.uuid() });
export const mailIdParamsSchema = z.strictObject({ mailId: z.uuid() });

/** A page of an administrator's list: by key, never by offset. */
const pageQuery = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** Part of a name, address or title. */
  search: z.string().trim().max(200).optional(),
};

/** A message that waits for an answer (D-153). */
export const contactMessageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});

/** `GET /api/admin/overview` (ADMIN-002…005, D-152, D-153). */
export const adminOverviewSchema = z.object({
  pendingApprovals: z.number().int(),
  totalUsers: z.number().int(),
  totalForms: z.number().int(),
  assignedForms: z.number().int(),
  unansweredMessages: z.array(contactMessageSchema),
});

/** Days that usage and failures look back. */
export const USAGE_DAYS = 30;
export const FAILURE_DAYS = 7;

/** `GET /api/admin/usage`: the accounts with the most submissions in the last `USAGE_DAYS` (ADMIN-051). */
export const adminUsageSchema = z.object({
  /** Of all accounts. */
  submissions: z.number().int(),
  storedBytes: z.number(),
  accounts: z.array(
    z.object({
      accountId: z.uuid(),
      ownerName: z.string(),
      ownerEmail: z.string(),
      formCount: z.number().int(),
      submissions: z.number().int(),
      storedBytes: z.number(),
    }),
  ),
});

/** `GET /api/admin/backup`: what came of scheduled backups (BACKUP-011). */
export const adminBackupSchema = z.object({
  /** A folder or a bucket; null = there is no schedule. */
  to: z.string().nullable(),
  nextAt: z.iso.datetime().nullable(),
  /** Whether the last good one is older than the schedule allows. */
  isLate: z.boolean(),
  /** The last good one. */
  last: z.object({ endedAt: z.iso.datetime(), bytes: z.number(), isEncrypted: z.boolean() }).nullable(),
  /** Null once a backup went well. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Any moment until then can be restored. */
  shippedUntil: z.iso.datetime().nullable(),
});

/** `GET /api/admin/signed-log`: how far the signed log came, and what its last check has found (RCPT-020). */
export const adminSignedLogSchema = z.object({
  /** Null before its first head. */
  lastAt: z.iso.datetime().nullable(),
  /** Whether nothing was logged for longer than a log without news is quiet. */
  isLate: z.boolean(),
  /** Null before the first check. */
  check: z.object({ at: z.iso.datetime(), misfits: z.number().int() }).nullable(),
});

/** `GET /api/admin/failures`: what did not arrive in the last `FAILURE_DAYS`, by form and channel (ADMIN-050). */
export const adminFailuresSchema = z.object({
  failures: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      /** Null for mails about no form. */
      form: z.object({ id: z.uuid(), title: z.string() }).nullable(),
      ownerName: z.string(),
      ownerEmail: z.string(),
      count: z.number().int(),
      /** Of the last one. */
      lastError: z.string().nullable(),
      lastAt: z.iso.datetime(),
    }),
  ),
});

/** A user as administrators see them (ADMIN-038, D-151). */
export const adminUserSchema = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  approvalRequestedAt: z.iso.datetime().nullable(),
  isApproved: z.boolean(),
  role: z.enum(['user', 'admin']),
  formLimit: z.number().int().nullable(),
  formCount: z.number().int(),
  lastSignedInAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  /** True for the platform's owner and for the caller's own account. */
  isProtected: z.boolean(),
});

/** `GET /api/admin/users`: newest request first, confirmed addresses only (D-32). */
export const adminUserQuerySchema = z.strictObject({
  ...pageQuery,
  state: z.enum(['pending', 'approved']).optional(),
});
export const adminUserListResponseSchema = z.object({
  users: z.array(adminUserSchema),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});

/** `PATCH /api/admin/users/{userId}`. */
export const updateUserRequestSchema = z.strictObject({
  formLimit: z.number().int().min(0).max(1_000_000).nullable().optional(),
  role: z.enum(['user', 'admin']).optional(),
});

/** `GET /api/admin/assignable-users`: approved, no administrators (ADMIN-020, D-152). */
export const assignableUserListResponseSchema = z.object({
  users: z.array(z.object({ userId: z.uuid(), email: z.string(), fullName: z.string() })),
});

/** A form as administrators see it. */
export const adminFormSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  active: z.boolean(),
  ownerEmail: z.string(),
  ownerName: z.string(),
  /** Submissions outside the trash. */
  submissionCount: z.number().int(),
  lastSubmissionAt: z.iso.datetime().nullable(),
  assignedToUserId: z.uuid().nullable(),
  /** `null` when the assigned user cannot be resolved (ADMIN-018) or the form has no assignee. */
  assignee: z.object({ email: z.string(), fullName: z.string() }).nullable(),
});

/** `GET /api/admin/forms`. */
export const adminFormQuerySchema = z.strictObject({
  ...pageQuery,
  assigned: z.enum(['yes', 'no']).optional(),
  /** With or without a client (CLNT-068). */
  client: z.enum(['yes', 'no']).optional(),
  order: z.enum(['newest', 'title']).default('newest'),
  /** Room for a title (CLNT-077). */
  cursor: z.string().max(1_600).optional(),
});
export const adminFormListResponseSchema = z.object({
  forms: z.array(adminFormSchema),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});

/** `PATCH /api/admin/forms/{formId}/assignment` (ADMIN-036). */
export const assignmentRequestSchema = z.strictObject({
  assignedToUserId: z.uuid().nullable().optional(),
  /** CLNT-069; a new client begins with every permission. */
  clientId: z.uuid().nullable().optional(),
  clientAccess: clientAccessSchema.partial().optional(),
});

/** `GET /api/admin/folders` (ADMIN-007, ADMIN-008). */
export const adminFolderListResponseSchema = z.object({
  folders: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      description: z.string().nullable(),
      ownerEmail: z.string(),
      ownerName: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export const adminFolderQuerySchema = z.strictObject(pageQuery);
export const adminClientQuerySchema = z.strictObject({
  ...pageQuery,
  /** By creation, by the last use of the portal, or by unread submissions: the latest and most first. */
  order: z.enum(['newest', 'seen', 'unread']).default('newest'),
});

/** `GET` and `PATCH /api/admin/settings` (D-150). */
export const adminSettingsResponseSchema = z.object({
  settings: platformSettingsSchema,
  /** Set by the environment of the installation; for reading. */
  captchaProvider: z.enum(['altcha', 'hcaptcha', 'turnstile']),
});
export const updateSettingsRequestSchema = z.strictObject(platformSettingsSchema.partial().shape);

/** A mail in the queue (D-23). */
export const outboxMailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** `held`: not sent, for the reason in `lastError`. */
  state: z.enum(['waiting', 'sent', 'failed', 'held']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export const outboxQuerySchema = z.strictObject(pageQuery);
export const outboxListResponseSchema = z.object({
  mails: z.array(outboxMailSchema),
  nextCursor: z.string().nullable(),
});
/** `GET /api/admin/mail/{mailId}`: the text is gone once the mail is sent (D-124). */
export const outboxMailResponseSchema = outboxMailSchema.extend({ bodyText: z.string().nullable() });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type AdminOverview = z.infer<typeof adminOverviewSchema>;
export type AdminUsage = z.infer<typeof adminUsageSchema>;
export type AdminSignedLog = z.infer<typeof adminSignedLogSchema>;
export type AdminBackup = z.infer<typeof adminBackupSchema>;
export type AdminFailures = z.infer<typeof adminFailuresSchema>;
export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminUserQuery = z.infer<typeof adminUserQuerySchema>;
export type AdminUserListResponse = z.infer<typeof adminUserListResponseSchema>;
export type UpdateUserRequest = z.infer<typeof updateUserRequestSchema>;
export type AssignableUserListResponse = z.infer<typeof assignableUserListResponseSchema>;
export type AssignmentRequest = z.infer<typeof assignmentRequestSchema>;
export type AdminClientQuery = z.infer<typeof adminClientQuerySchema>;
export type AdminForm = z.infer<typeof adminFormSchema>;
export type AdminFormQuery = z.infer<typeof adminFormQuerySchema>;
export type AdminFormListResponse = z.infer<typeof adminFormListResponseSchema>;
export type AdminFolderListResponse = z.infer<typeof adminFolderListResponseSchema>;
export type AdminSettingsResponse = z.infer<typeof adminSettingsResponseSchema>;
export type UpdateSettingsRequest = z.infer<typeof updateSettingsRequestSchema>;
export type OutboxMailItem = z.infer<typeof outboxMailSchema>;
export type OutboxListResponse = z.infer<typeof outboxListResponseSchema>;
export type OutboxMailResponse = z.infer<typeof outboxMailResponseSchema>;
