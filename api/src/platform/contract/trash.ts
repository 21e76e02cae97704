import { z } from 'zod';
import { storedAnswersSchema, revisionFieldsSchema } from './definition.ts';
import { statusKeySchema } from './submissionWork.ts';
import { localeSchema, timeZoneSchema } from './viewer.ts';
import { searchTextSchema, submissionFilterSchema, tagNameSchema, tagSchema } from './submissions.ts';

/** Most ids one call may name; more rows are named by a filter. */
const MAX_IDS = 5_000;

/** Bulk actions on submissions; read and unread set the caller's own marks. */
export const BULK_ACTIONS = [
  'trash',
  'restore',
  'delete',
  'read',
  'unread',
  'tag',
  'untag',
  'status',
  'assign',
  'spam',
  'release',
] as const;

/** Most rows that are changed before the answer; more become a job. */
export const MAX_AT_ONCE = 500;

const idsSchema = z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_IDS) });

/** `POST /api/submissions/release`: out of the Spam folder, `evenIfFull` also where no place is left for them. */
export const releaseSelectionSchema = z.union([
  idsSchema.extend({ evenIfFull: z.boolean().default(false) }),
  z.strictObject({ filter: submissionFilterSchema, evenIfFull: z.boolean().default(false) }),
]);

/** Rows by their ids, or every row that matches a filter, loaded or not (D-112). */
export const selectionSchema = z.union([idsSchema, z.strictObject({ filter: submissionFilterSchema })]);

/** `POST /api/submissions/delete`: a filter names the trash, the Spam folder or the inbox. */
export const deleteSelectionSchema = z.union([
  idsSchema,
  z.strictObject({
    filter: submissionFilterSchema,
    inTrash: z.boolean().default(false),
    inSpam: z.boolean().default(false),
  }),
]);

/** `POST /api/submissions/read` and `/unread`: all that a filter fits; named rows are marked by `PUT /marks`. */
export const markSelectionSchema = z.strictObject({ filter: submissionFilterSchema });

const tagged = { name: tagNameSchema };

/** `POST /api/submissions/tag` and `/untag`: adds one tag to all, or removes it. */
export const tagSelectionSchema = z.union([
  idsSchema.extend(tagged),
  z.strictObject({ filter: submissionFilterSchema, ...tagged }),
]);

const withStatus = { status: statusKeySchema };
const withAssignee = { assigneeId: z.uuid().nullable() };

/** Rows whose change is taken back: of them, only those that still have the value that it gave change. */
const undoneSchema = z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE) });

/** `POST /api/submissions/status`. */
export const statusSelectionSchema = z.union([
  idsSchema.extend(withStatus),
  undoneSchema.extend({ ...withStatus, from: statusKeySchema }),
  z.strictObject({ filter: submissionFilterSchema, ...withStatus }),
]);

/** `POST /api/submissions/assign`; null takes the assignee away. */
export const assignSelectionSchema = z.union([
  idsSchema.extend(withAssignee),
  undoneSchema.extend({ ...withAssignee, from: z.uuid().nullable() }),
  z.strictObject({ filter: submissionFilterSchema, ...withAssignee }),
]);

export const bulkJobIdParamsSchema = z.strictObject({ jobId: z.uuid() });

/** A change of many submissions that runs after the answer. */
export const bulkJobSchema = z.object({
  id: z.uuid(),
  action: z.enum(BULK_ACTIONS),
  state: z.enum(['waiting', 'running', 'done', 'cancelled', 'failed']),
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

/** The result of a change: the changed ids, or a job that is still running. */
export const changeSubmissionsResponseSchema = z.object({
  /** Changed rows; empty with a job. */
  ids: z.array(z.uuid()),
  /** Named rows that could not be changed. */
  failed: z.array(z.uuid()),
  job: bulkJobSchema.nullable(),
  /**
   * Rows whose status, assignee or tag became another, by the value before, which undo sends again; for tags null.
   * Empty with a job, and for other actions.
   */
  before: z.array(z.object({ value: z.string().nullable(), ids: z.array(z.uuid()) })),
});

export const tagSubmissionsResponseSchema = changeSubmissionsResponseSchema.extend({
  /** The tag as the changed rows have it; null with a job, and once its last row has lost it. */
  tag: tagSchema.nullable(),
});

/** `GET /api/trash`: newest deleted first, page by page. */
export const trashQuerySchema = z.strictObject({
  search: searchTextSchema.optional(),
  zone: timeZoneSchema.optional(),
  locale: localeSchema.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const trashedSubmissionSchema = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  formTitle: z.string(),
  revisionId: z.uuid(),
  answers: storedAnswersSchema,
  submittedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime(),
  /** Whether its visitor withdrew it, instead of somebody here moving it. */
  isWithdrawn: z.boolean(),
  /** Days until the permanent removal, rounded up (TRASH-016). */
  daysLeft: z.number().int(),
  /** Whether the caller may delete it permanently. */
  canErase: z.boolean(),
});

export const trashResponseSchema = z.object({
  submissions: z.array(trashedSubmissionSchema),
  revisions: revisionFieldsSchema,
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});

export const trashedFormSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Name of the client folder that it was in. */
  folderName: z.string().nullable(),
  /** Submissions that come back with it. */
  submissionCount: z.number().int(),
  deletedAt: z.iso.datetime(),
  daysLeft: z.number().int(),
  /** Whether the caller may delete it permanently. */
  canErase: z.boolean(),
});

/** `GET /api/trash/forms`: the account's own, newest deleted first (D-181). */
export const trashedFormsResponseSchema = z.object({ forms: z.array(trashedFormSchema) });

/** `GET /api/submissions/nearing-deletion` (DASH-029, D-52). */
export const nearingDeletionQuerySchema = z.strictObject({ formId: z.uuid().optional() });
export const nearingDeletionResponseSchema = z.object({
  count: z.number().int(),
  earliestAt: z.iso.datetime().nullable(),
});

/** `GET /api/settings`: what every signed-in person may know of the platform's settings. */
export const publicSettingsResponseSchema = z.object({
  trashRetentionDays: z.number().int(),
  /** Name in the security badge of forms (D-189). */
  securityBadgeName: z.string(),
  /** Whom people ask for help; empty = nobody is named. */
  helpContact: z.string(),
  /**
   * Whether mails leave: no server is set, none has gone out by it yet, the last try failed, or the last mail went
   * out.
   */
  mail: z.enum(['none', 'unproven', 'failing', 'working']),
});

export type MailHealth = z.infer<typeof publicSettingsResponseSchema>['mail'];
export type SubmissionSelection = z.input<typeof selectionSchema>;
export type MarkSelection = z.input<typeof markSelectionSchema>;
export type DeleteSelection = z.input<typeof deleteSelectionSchema>;
export type TagSelection = z.input<typeof tagSelectionSchema>;
export type StatusSelection = z.input<typeof statusSelectionSchema>;
export type AssignSelection = z.input<typeof assignSelectionSchema>;
export type TagSubmissionsResponse = z.infer<typeof tagSubmissionsResponseSchema>;
export type BulkAction = (typeof BULK_ACTIONS)[number];
export type BulkJobItem = z.infer<typeof bulkJobSchema>;
export type ChangeSubmissionsResponse = z.infer<typeof changeSubmissionsResponseSchema>;
export type TrashedSubmission = z.infer<typeof trashedSubmissionSchema>;
export type TrashResponse = z.infer<typeof trashResponseSchema>;
export type TrashedForm = z.infer<typeof trashedFormSchema>;
export type TrashedFormsResponse = z.infer<typeof trashedFormsResponseSchema>;
export type NearingDeletionResponse = z.infer<typeof nearingDeletionResponseSchema>;
export type PublicSettingsResponse = z.infer<typeof publicSettingsResponseSchema>;
