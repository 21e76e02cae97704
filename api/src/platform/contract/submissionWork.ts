import { z } from 'zod';

/** What every status comes to, in the order of work. */
export const WORK_STATES = ['open', 'in_progress', 'done'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Colours of an account's own statuses. */
export const STATUS_COLORS = ['gray', 'blue', 'teal', 'green', 'yellow', 'orange', 'red', 'grape'] as const;
export type StatusColor = (typeof STATUS_COLORS)[number];

/** Longest name of a status or of a template for replies. */
export const MAX_STATUS_NAME_LENGTH = 40;
/** Most statuses of an account's own. */
export const MAX_STATUSES = 30;
/** Most templates of an account, and the longest text of one and of a reply. */
export const MAX_REPLY_TEMPLATES = 100;
export const MAX_REPLY_LENGTH = 10_000;
const MAX_SUBJECT_LENGTH = 200;

const storable = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !text.includes('\u0000'), 'Must not contain NUL');

/** A built-in status by its name, or one of the account's own by its id. */
export const statusKeySchema = z.union(
  [z.enum(WORK_STATES), z.uuid()],
  'Must be open, in_progress, done, or the id of a status',
);

/** A status of an account's own. */
export const submissionStatusSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What senders and clients see instead; `null` = the name. */
  publicName: z.string().nullable(),
  color: z.enum(STATUS_COLORS).catch('gray'),
  /** What it counts as. */
  state: z.enum(WORK_STATES),
});

export const personSchema = z.object({ id: z.uuid(), name: z.string() });

/** The status of one submission. */
export const statusShape = {
  state: z.enum(WORK_STATES),
  /** The account's own status that says more than the state. */
  status: submissionStatusSchema.omit({ state: true, publicName: true }).nullable(),
};

/** The work on one submission, as part of it. */
export const workShape = {
  ...statusShape,
  assignee: personSchema.nullable(),
};

/** `GET /api/submission-statuses`: of the account, or of the account of one form. */
export const workQuerySchema = z.strictObject({ formId: z.uuid().optional() });
export const workChoicesResponseSchema = z.object({
  statuses: z.array(submissionStatusSchema),
  /** Who submissions can be assigned to. */
  people: z.array(personSchema),
});

/** `PUT /api/submission-statuses`: all of them in their order; those left out are removed. */
export const setStatusesRequestSchema = z.strictObject({
  statuses: z
    .array(
      z.strictObject({
        /** Absent for a new one. */
        id: z.uuid().optional(),
        name: storable(MAX_STATUS_NAME_LENGTH),
        /** Absent: as it is. */
        publicName: storable(MAX_STATUS_NAME_LENGTH).nullable().optional(),
        color: z.enum(STATUS_COLORS),
        state: z.enum(WORK_STATES),
      }),
    )
    .max(MAX_STATUSES)
    .superRefine((statuses, ctx) => {
      const seen = new Set<string>();
      for (const [at, { name }] of statuses.entries()) {
        const key = name.toLowerCase();
        if (seen.has(key))
          ctx.addIssue({ code: 'custom', message: 'Another status has this name', path: [at, 'name'] });
        seen.add(key);
      }
    }),
});

/** What happened to a submission, oldest first. */
export const submissionEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(['state', 'status', 'assignee', 'reply']),
  /** The state, the name of the status or the assignee (empty: nobody), or the text of the reply. */
  text: z.string(),
  /** Recipient and subject of a reply. */
  address: z.string().nullable(),
  subject: z.string().nullable(),
  /** `null` for a person who is no longer here. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** `POST /api/submissions/{submissionId}/replies`. */
export const replyRequestSchema = z.strictObject({
  subject: storable(MAX_SUBJECT_LENGTH),
  text: storable(MAX_REPLY_LENGTH),
});
export const replyResponseSchema = z.object({ entries: z.array(submissionEntrySchema) });

export const replyTemplateSchema = z.object({ id: z.uuid(), name: z.string(), text: z.string() });
export const replyTemplatesResponseSchema = z.object({ templates: z.array(replyTemplateSchema) });
/** `POST /api/reply-templates`; a name in use gets the new text. */
export const saveReplyTemplateRequestSchema = z.strictObject({
  name: storable(MAX_STATUS_NAME_LENGTH),
  text: storable(MAX_REPLY_LENGTH),
});
export const replyTemplateIdParamsSchema = z.strictObject({ templateId: z.uuid() });

export type SubmissionStatus = z.infer<typeof submissionStatusSchema>;
export type Person = z.infer<typeof personSchema>;
export type WorkChoicesResponse = z.infer<typeof workChoicesResponseSchema>;
export type SetStatusesRequest = z.input<typeof setStatusesRequestSchema>;
export type SubmissionEntry = z.infer<typeof submissionEntrySchema>;
export type ReplyRequest = z.infer<typeof replyRequestSchema>;
export type ReplyResponse = z.infer<typeof replyResponseSchema>;
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
export type ReplyTemplatesResponse = z.infer<typeof replyTemplatesResponseSchema>;
