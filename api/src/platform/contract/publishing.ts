import { z } from 'zod';
import {
  EMBED_MODES,
  EMBED_PROBLEMS,
  isFieldId,
  LANGUAGES,
  MAX_ALLOWED_WEBSITES,
  MAX_CLOSED_TEXT_LENGTH,
  MAX_FIELDS,
  MAX_SOCIAL_DESCRIPTION_LENGTH,
  MAX_SUBMISSION_LIMIT,
  MAX_TITLE_LENGTH,
  MAX_UNFINISHED_DAYS,
  MAX_WEBSITE_LENGTH,
} from '@inlay/sdk/model';
import { linkPasswordSchema } from './linkPassword.ts';
import { SPAM_LEVELS } from './spam.ts';

/** Most days after sending in which visitors may edit. */
export const MAX_EDIT_DAYS = 3_650;

const fieldId = z.string().refine(isFieldId, 'Not a field id');
const fieldIds = z.array(fieldId).max(MAX_FIELDS);

/** Whom links to single people are for, see `formPublishingSchema`. */
const invitationModeSchema = z.enum(['off', 'also', 'only']);

/** `GET /api/forms/{formId}/publishing`: the websites, closing time and limits of a form. */
export const formPublishingSchema = z.object({
  /** Origins, or all names below one (`https://*.example.com`); `null` = any website. */
  allowedWebsites: z.array(z.string().max(MAX_WEBSITE_LENGTH)).max(MAX_ALLOWED_WEBSITES).nullable(),
  /** Accepts submissions from the platform's own page only, which no script of a website can read (T7). */
  frameOnly: z.boolean(),
  opensAt: z.iso.datetime({ offset: true }).nullable(),
  /** Message of a form that is not open yet; `null` = the platform's default, with the time. */
  opensText: z.string().trim().max(MAX_CLOSED_TEXT_LENGTH).nullable(),
  closesAt: z.iso.datetime({ offset: true }).nullable(),
  /** Message of a closed form; `null` = the platform's default. */
  closedText: z.string().trim().max(MAX_CLOSED_TEXT_LENGTH).nullable(),
  maxSubmissions: z.number().int().min(1).max(MAX_SUBMISSION_LIMIT).nullable(),
  onePerBrowser: z.boolean(),
  /** The field of whose values the form takes one answer each; `null` = any number. */
  uniqueField: fieldId.nullable(),
  /** Whether visitors are asked for a password; the password itself is never read back. */
  hasPassword: z.boolean(),
  /** Whether visitors sign in by the installation's provider; never together with a password. */
  requiresSignIn: z.boolean(),
  /** The field that is answered with the address of whoever has signed in; `null` = none. */
  signInField: fieldId.nullable(),
  /** Links receipts to a page with the status of the submission. */
  showsStatus: z.boolean(),
  /** Gives senders a signed receipt on the page with the status; without that page, none. */
  signsReceipts: z.boolean(),
  /** Gives visitors a link to edit what they have sent. */
  allowsEdits: z.boolean(),
  /** Lets visitors withdraw what they have sent. */
  allowsWithdrawal: z.boolean(),
  /** Days after sending until both end; `null` = none. */
  editDays: z.number().int().min(1).max(MAX_EDIT_DAYS).nullable(),
  /** When both end for everybody; `null` = never. */
  editsEndAt: z.iso.datetime({ offset: true }).nullable(),
  /** State of the work with which both end; `null` = none. */
  editsEndWith: z.enum(['in_progress', 'done']).nullable(),
  /** Keeps answers in progress on the server, so that visitors can continue on another device. */
  keepsUnfinished: z.boolean(),
  /** Days after the last save until they are deleted. */
  unfinishedDays: z.number().int().min(1).max(MAX_UNFINISHED_DAYS),
  /** `null` = the visitor's. */
  language: z.enum(LANGUAGES).nullable(),
  /** Fields that the page around the form may fill in. */
  prefillable: fieldIds,
  /** Prefillable fields that are not shown. */
  hiddenFields: fieldIds,
  /** Prefillable fields that signed links lock; hidden ones are then filled in by such links alone. */
  lockedFields: fieldIds,
  hostMayReadAnswers: z.boolean(),
  /** `off`: nobody is invited. `also`: invited people, and everybody else. `only`: nobody but those invited. */
  invitations: invitationModeSchema,
  /** How much it takes until a submission goes to the Spam folder. */
  spamLevel: z.enum(SPAM_LEVELS),
  /** Title of the card that a link becomes elsewhere; `null` = the form's. */
  socialTitle: z.string().trim().max(MAX_TITLE_LENGTH).nullable(),
  /** Its description; `null` = the form's. */
  socialDescription: z.string().trim().max(MAX_SOCIAL_DESCRIPTION_LENGTH).nullable(),
  /** Its picture, 1200 × 630 px; uploads have their own endpoint. */
  socialPictureUrl: z.string().nullable(),
});

/** `PATCH /api/forms/{formId}/publishing`: changes only the attributes it names (FSET-013). */
export const updatePublishingRequestSchema = z.strictObject(
  formPublishingSchema.omit({ socialPictureUrl: true, hasPassword: true }).partial().shape,
);

/** `PUT /api/forms/{formId}/password`: `null` asks for none from now on. */
export const formPasswordRequestSchema = z.strictObject({ password: linkPasswordSchema.nullable() });

/** `GET /api/forms/{formId}/embed-reports`: problems that browsers found on websites, latest first. */
export const embedReportListResponseSchema = z.object({
  reports: z.array(
    z.object({
      problem: z.enum(EMBED_PROBLEMS),
      /** Origin and path. */
      page: z.string(),
      mode: z.enum(EMBED_MODES),
      count: z.number().int(),
      firstSeenAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
});

export type FormPublishingSettings = z.infer<typeof formPublishingSchema>;
export type UpdatePublishingRequest = z.infer<typeof updatePublishingRequestSchema>;
export type EmbedReportListResponse = z.infer<typeof embedReportListResponseSchema>;
export type EmbedReportItem = EmbedReportListResponse['reports'][number];
export type InvitationMode = z.infer<typeof invitationModeSchema>;
