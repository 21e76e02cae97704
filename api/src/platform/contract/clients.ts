import { z } from 'zod';
import { MAX_FIELDS } from '@inlay/sdk/model';
import { storedAnswersSchema, revisionFieldsSchema } from './definition.ts';
import { EXPORT_FORMATS, MAX_SUBMISSION_PAGE, searchTextSchema } from './submissions.ts';
import { statusKeySchema, statusShape, submissionStatusSchema } from './submissionWork.ts';
import { languageSchema, localeSchema, timeZoneSchema } from './viewer.ts';

const MISSING = 'Email and password are required';

/** `POST /api/client-auth`. Both fields are required (CLNT-004); every wrong pair gets the same response. */
export const clientSignInRequestSchema = z.strictObject({
  email: z
    .string()
    .max(1_000)
    .refine((email) => email.trim() !== '', MISSING),
  password: z
    .string()
    .max(1_000)
    .refine((password) => password !== '', MISSING),
  /** Required after failed attempts (`captcha.required`). */
  captchaToken: z.string().max(10_000).optional(),
});

/** The client of a session, as their browser sees them (D-137). */
export const clientRecordSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  companyName: z.string().nullable(),
});
export const clientSessionSchema = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  client: clientRecordSchema,
});
/** The answer to a sign-in: a session, or for a password that an administrator chose the choice of another. */
export const clientSignInResponseSchema = z.union([
  clientSessionSchema,
  /** Good once, for `POST /api/client-reset-password`. */
  z.object({ passwordToken: z.string() }),
]);

/** The token of a session, for callers that cannot set the header (CLNT-017, CLNT-019). */
export const clientTokenRequestSchema = z.strictObject({ token: z.string().max(200).optional() });

/** The brand that a portal wears: colours in which text has enough contrast (CLNT-092). */
export const portalBrandSchema = z.object({
  name: z.string(),
  logoUrl: z.string().nullable(),
  /** Carries white text. */
  fill: z.string(),
  textOnLight: z.string(),
  textOnDark: z.string(),
});

/** When a client is mailed about new submissions: for each, once a day, or never. */
export const submissionMailsSchema = z.enum(['none', 'each', 'daily']);
export type SubmissionMails = z.infer<typeof submissionMailsSchema>;

/** What a client chooses for their own account. */
const clientSettingsShape = {
  /** Mails about comments that mention the client. */
  mentionMails: z.boolean(),
  submissionMails: submissionMailsSchema,
  /** A mail each Monday about each form that they may read the submissions of. */
  weeklyMails: z.boolean(),
};
/** `PATCH /api/client-settings` (CLNT-096). */
export const clientSettingsRequestSchema = z
  .strictObject({
    ...clientSettingsShape,
    /** Of the portal and of mails to the client (CLNT-098). */
    language: languageSchema,
    /** Where Monday begins for weekly mails. */
    timeZone: timeZoneSchema,
  })
  .partial();

/** `POST /api/validate-client-session`. */
export const clientSessionResponseSchema = z.object({
  client: clientRecordSchema,
  /** The language chosen with the invitation; `null` = the browser's. */
  locale: z.string().nullable(),
  /** True while an administrator looks at the portal as this client: nothing can be changed. */
  isView: z.boolean(),
  settings: z.object(clientSettingsShape),
  /** `null` = the platform's own look. */
  brand: portalBrandSchema.nullable(),
  expiresAt: z.iso.datetime(),
  /** The server's time before anything was read, in ms: `GET /api/client-events?since=` goes on from it. */
  readAt: z.number().int(),
});

/** `POST /api/client-signup` (CLNT-023, CLNT-024) and `POST /api/admin/clients` (CLNT-055). */
export const clientSignUpRequestSchema = z.strictObject({
  email: z.string().max(1_000),
  password: z.string().max(1_000),
  name: z.string().max(1_000).default(''),
  companyName: z.string().max(1_000).default(''),
});

/** `POST /api/client-password-page`: how the page of a link that sets a password looks; it uses nothing up. */
export const clientPasswordPageRequestSchema = z.strictObject({ token: z.string().max(200) });
export const clientPasswordPageSchema = z.object({
  /** The client's language; `null` = the browser's. */
  locale: z.string().nullable(),
  /** `null` = the platform's own look. */
  brand: portalBrandSchema.nullable(),
});

/** `POST /api/client-reset-password` (D-136). */
export const clientResetPasswordRequestSchema = z.strictObject({
  token: z.string().max(200),
  newPassword: z.string().max(1_000),
});
export const clientResetPasswordResponseSchema = z.object({
  /** Of a client who accepted an invitation; `null` = they sign in with the new password. */
  session: clientSessionSchema.nullable(),
});

/** `GET /api/client-forms`: the zone says when the month began. */
export const clientFormListQuerySchema = z.strictObject({ zone: timeZoneSchema.optional() });

/** `GET /api/client-forms`: the forms assigned to the client, newest first (CLNT-043, D-141). */
export const clientFormListSchema = z.object({
  forms: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      description: z.string(),
      active: z.boolean(),
      createdAt: z.iso.datetime(),
      /** Submissions that the client may see. */
      submissionCount: z.number().int(),
      /** Those of them that arrived in this month. */
      monthCount: z.number().int(),
      /** Submissions that the client has not opened, counted up to `MAX_UNREAD`. */
      unreadCount: z.number().int(),
      mayReadSubmissions: z.boolean(),
      mayExport: z.boolean(),
    }),
  ),
});

const clientFilterShape = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  zone: timeZoneSchema.optional(),
  locale: localeSchema.optional(),
  search: searchTextSchema.optional(),
  /** Ignored unless the share shows the status. */
  status: statusKeySchema.optional(),
};

/** `GET /api/client-forms/{formId}/submissions/count`. */
export const clientFilterSchema = z.strictObject(clientFilterShape);

/** `GET /api/client-forms/{formId}/submissions`: page by page, by key (D-142). */
export const clientSubmissionQuerySchema = z.strictObject({
  ...clientFilterShape,
  cursor: z.string().max(200).optional(),
  /** A submission to begin at; ignored when it is not in the list (CLNT-099). */
  around: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_SUBMISSION_PAGE).default(50),
});

/** A submission as a client sees it: the visible answers, without marks, tags and notes. */
export const clientSubmissionSchema = z.object({
  id: z.uuid(),
  revisionId: z.uuid(),
  answers: storedAnswersSchema,
  isRead: z.boolean(),
  receiptCode: z.string(),
  submittedAt: z.iso.datetime(),
  /** Where the share shows the status. */
  work: z.object(statusShape).optional(),
});
export const clientSubmissionListSchema = z.object({
  title: z.string(),
  mayExport: z.boolean(),
  mayComment: z.boolean(),
  /** The account's own statuses, by their public names; `null` where the share shows no status. */
  statuses: z.array(submissionStatusSchema.omit({ publicName: true })).nullable(),
  submissions: z.array(clientSubmissionSchema),
  /** Fields of the revisions that were answered, as far as the client may see them. */
  revisions: revisionFieldsSchema,
  nextCursor: z.string().nullable(),
});

/** Most submissions of `GET /api/client-forms/newest`. */
export const MAX_NEWEST = 5;

/** `GET /api/client-forms/newest`: what arrived last in all forms that the client may read (CLNT-112). */
export const clientNewestSchema = z.object({
  submissions: z.array(
    clientSubmissionSchema.omit({ work: true }).extend({ formId: z.uuid(), formTitle: z.string() }),
  ),
  /** Fields of the revisions that were answered, as far as the client may see them. */
  revisions: revisionFieldsSchema,
});

/** Unread submissions of a form are counted up to here. */
export const MAX_UNREAD = 1_000;

/** `POST /api/client-forms/{formId}/submissions/read`: those opened, or all up to now (CLNT-090). */
export const clientReadRequestSchema = z.strictObject({
  ids: z.union([z.array(z.uuid()).max(200), z.literal('all')]),
});

/** `POST /api/client-password` (CLNT-091). */
export const clientPasswordRequestSchema = z.strictObject({
  currentPassword: z.string().max(1_000),
  newPassword: z.string().max(1_000),
});

/** The session that goes on; all others have ended. */
export const clientPasswordResponseSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

/** `GET /api/client-forms/{formId}/submissions/export`. */
export const clientExportQuerySchema = z.strictObject({
  ...clientFilterShape,
  format: z.enum(EXPORT_FORMATS).exclude(['xlsx']).default('csv'),
});

/** The part of a form that its assignment shows to the client (D-142). */
export const clientAccessSchema = z.object({
  mayReadSubmissions: z.boolean(),
  mayExport: z.boolean(),
  /** Reads comments for clients, and writes some. */
  mayComment: z.boolean(),
  seesStatus: z.boolean(),
  /** Ids of fields; `null` = all. A list keeps fields added later hidden. */
  visibleFields: z.array(z.string().max(200)).max(MAX_FIELDS).nullable(),
  /** `null` = from the beginning. */
  visibleFrom: z.iso.datetime().nullable(),
});

/**
 * What a client sees of what is shared: all answers; those that say nothing of who sent them; or figures alone.
 */
export const SHARE_PRESETS = ['everything', 'impersonal', 'figures'] as const;
export const sharePresetSchema = z.enum(SHARE_PRESETS);
export type SharePreset = z.infer<typeof sharePresetSchema>;

/** What a client sees of a folder that is shared with them. */
export const folderShareShape = {
  preset: sharePresetSchema,
  mayExport: z.boolean(),
  mayComment: z.boolean(),
  seesStatus: z.boolean(),
};

export type ClientSettingsRequest = z.infer<typeof clientSettingsRequestSchema>;
export type ClientSettings = z.infer<typeof clientSessionResponseSchema>['settings'];
export type ClientSession = z.infer<typeof clientSessionSchema>;
export type ClientSessionResponse = z.infer<typeof clientSessionResponseSchema>;
export type ClientSignUpRequest = z.input<typeof clientSignUpRequestSchema>;
export type ClientFormList = z.infer<typeof clientFormListSchema>;
export type ClientFormItem = ClientFormList['forms'][number];
export type ClientSubmissionList = z.infer<typeof clientSubmissionListSchema>;
export type ClientNewest = z.infer<typeof clientNewestSchema>;
export type ClientSubmission = z.infer<typeof clientSubmissionSchema>;
export type ClientAccess = z.infer<typeof clientAccessSchema>;
export type ClientPasswordPage = z.infer<typeof clientPasswordPageSchema>;
export type ClientResetPasswordResponse = z.infer<typeof clientResetPasswordResponseSchema>;
export type ClientPasswordResponse = z.infer<typeof clientPasswordResponseSchema>;
export type PortalBrand = z.infer<typeof portalBrandSchema>;
export type ClientRecord = z.infer<typeof clientRecordSchema>;
