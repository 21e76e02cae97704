import { z } from 'zod';
import { memberRoleSchema } from './roles.ts';
import { timeZoneSchema } from './viewer.ts';

/** Types of events that an account's audit log has, by the kinds that it can be filtered by (TEAM-051). */
export const AUDIT_EVENTS = {
  people: ['role_changed'],
  keys: ['api_key_changed'],
  publishing: ['form_published'],
  sharing: ['shared_results_changed', 'sharing_changed', 'admin_access'],
  exports: ['submissions_exported', 'files_downloaded', 'audit_log_exported'],
  reading: ['submission_opened'],
  deletion: ['content_deleted'],
} as const;
export type AuditKind = keyof typeof AUDIT_EVENTS;
export type AuditEventType = (typeof AUDIT_EVENTS)[AuditKind][number];

/** Types that audit logs alone have: what people do every day is no concern of the platform's security. */
export const ACCOUNT_EVENT_TYPES = [
  'form_published',
  'sharing_changed',
  'audit_log_exported',
  'submission_opened',
  'content_deleted',
] as const satisfies readonly AuditEventType[];
export type AccountEventType = (typeof ACCOUNT_EVENT_TYPES)[number];

/** What was done, as the audit log names it; `other` is what a later version of the platform has written. */
export const AUDIT_ACTIONS = [
  'invited',
  'invited_again',
  'invitation_ended',
  'joined',
  'member_changed',
  'member_removed',
  'left',
  'transferred',
  'key_made',
  'key_ended',
  'created',
  'published',
  'opened',
  'closed',
  'settings_changed',
  'people_invited',
  'results_shared',
  'results_changed',
  'results_renewed',
  'results_ended',
  'webhook_added',
  'webhook_changed',
  'webhook_removed',
  'secret_rotated',
  'model_changed',
  'spam_changed',
  'recipient_added',
  'recipient_changed',
  'recipient_removed',
  'user_assigned',
  'user_unassigned',
  'client_assigned',
  'client_unassigned',
  'client_access',
  'folder_shared',
  'folder_access',
  'folder_unshared',
  'exported',
  'files_downloaded',
  'audit_log_exported',
  'submission_opened',
  'more_opened',
  'form_trashed',
  'form_restored',
  'form_erased',
  'submissions_trashed',
  'submissions_restored',
  'submissions_erased',
  'submissions_marked_spam',
  'submissions_released',
  'person_exported',
  'person_erased',
  'hold_placed',
  'hold_lifted',
  'other',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Submissions whose opening is recorded of one person on one day of UTC; one more entry says that there were more. */
export const MAX_OPENED_PER_DAY = 1_000;
/** Entries that one export holds, the newest. */
export const MAX_EXPORTED_ENTRIES = 50_000;

const filter = {
  /** A user, or a client who did something themselves. */
  personId: z.uuid().optional(),
  kind: z.enum(Object.keys(AUDIT_EVENTS) as [AuditKind, ...AuditKind[]]).optional(),
  /** Days in `zone`, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The viewer's time zone, an IANA name; by default the user's setting, else UTC. */
  zone: timeZoneSchema.optional(),
};

/** `GET /api/account/audit-log`: newest first, page by page. */
export const auditLogQuerySchema = z.strictObject({
  ...filter,
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** `GET /api/account/audit-log/export`: the same as CSV, up to `MAX_EXPORTED_ENTRIES`. */
export const auditLogExportQuerySchema = z.strictObject(filter);

/** Who did something: a user, a client in their portal, or the platform itself. */
const auditPersonSchema = z.object({
  kind: z.enum(['user', 'client', 'platform']),
  id: z.uuid().nullable(),
  /** Empty for somebody who gave none. */
  name: z.string(),
  /** Null once the person is gone. */
  email: z.string().nullable(),
});

/** One entry of the audit log of an account (TEAM-050). */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(Object.keys(AUDIT_EVENTS) as [AuditKind, ...AuditKind[]]),
  action: z.enum(AUDIT_ACTIONS),
  who: auditPersonSchema,
  /** Name of the API key by which they did it; null without one. */
  apiKey: z.string().nullable(),
  /** The person, address, key or website that it was done to. */
  subject: z.string().nullable(),
  /** The form; a title of null is one of a form that is gone. */
  form: z.object({ id: z.uuid(), title: z.string().nullable() }).nullable(),
  /** Number of forms, where it was done to several. */
  formCount: z.number().int(),
  submissionId: z.uuid().nullable(),
  folder: z.string().nullable(),
  /** Role before and after. */
  from: memberRoleSchema.nullable(),
  to: memberRoleSchema.nullable(),
  /** Submissions, files or entries that it concerned. */
  count: z.number().int().nullable(),
  /** File format of an export. */
  format: z.string().nullable(),
  /** Shortened keyed hash, or the address where addresses are stored (D-158). */
  source: z.string().nullable(),
  userAgent: z.string().nullable(),
});

export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema),
  nextCursor: z.string().nullable(),
  /** Days for which entries are kept (D-158). */
  keptDays: z.number().int(),
});

export type AuditLogQuery = z.output<typeof auditLogQuerySchema>;
export type AuditLogFilter = z.output<typeof auditLogExportQuerySchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditLog = z.infer<typeof auditLogSchema>;
