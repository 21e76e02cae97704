import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, MAX_URL_LENGTH } from '@inlay/sdk/model';
import { parsedDefinitionSchema, sentDefinitionSchema } from './definition.ts';
import { formDraftSchema } from './drafts.ts';
import { answeredRecipientsSchema, autoReplySchema } from './notifications.ts';

/** Lower case, as ids are stored, so that each form has one cache key (RFC 9562, 4). */
export const formIdParamsSchema = z.strictObject({ formId: z.uuid().toLowerCase() });

/** The signed-in user's abilities on a form; the dashboard never derives them. */
export const formAbilitiesSchema = z.object({
  update: z.boolean(),
  /** Changing what visitors see: publishing, closing and opening it. */
  activate: z.boolean(),
  readSubmissions: z.boolean(),
  /** Taking submissions away as a file. */
  export: z.boolean(),
  /** Status, assignee, tags, notes, comments and replies. */
  work: z.boolean(),
  /** Moving submissions to the trash and back. */
  discard: z.boolean(),
  /** Moving the form to the trash and back: its account only (D-170). */
  delete: z.boolean(),
  /** Copying it and moving it between folders: its account only as well. */
  organise: z.boolean(),
  /** Sending answers outside: links to results, webhooks, addresses that are told. */
  share: z.boolean(),
  /** Deleting the form and its submissions for good. */
  erase: z.boolean(),
});

/** One form in a list (D-48). */
export const formSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  active: z.boolean(),
  /** Whether the first start made it, and nobody has changed it. */
  isSample: z.boolean(),
  /** Whether it has changes that visitors do not see yet; `false` for callers who may not change the form. */
  hasDraft: z.boolean(),
  /** Number of entries in the field list (D-59). */
  fieldCount: z.number().int(),
  /** Submissions outside the trash. */
  submissionCount: z.number().int(),
  lastSubmissionAt: z.iso.datetime().nullable(),
  /** `null` for callers who may not change the form. */
  clientFolderId: z.uuid().nullable(),
  /** The client it is assigned to by itself; `null` for none, and for callers who may not change the form. */
  clientName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  abilities: formAbilitiesSchema,
});

/** Content of the embed dialog, created by the server from the form's id (D-78). */
export const formEmbedSchema = z.object({
  /** The direct address, `/embed/{id}`. */
  url: z.url(),
  /** Its address in words; absent for a form without one. */
  address: z.url().optional(),
  /** The one line with the iframe and the loader. */
  code: z.string(),
  /** The same form as a web component. */
  elementCode: z.string(),
});

/** One form, whole. */
export const formDetailSchema = formSummarySchema.extend({
  /** What visitors see. */
  definition: parsedDefinitionSchema,
  revisionId: z.uuid(),
  /** What replaces it with the next save; `null` for callers who may not change the form. */
  draft: formDraftSchema.nullable(),
  /** Rises with every change; a save names the one it started from (D-67). */
  version: z.number().int(),
  redirectUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  /** The client's address, notified of every submission (D-121); `null` for callers who may not change the form. */
  clientPrimaryEmail: z.string().nullable(),
  /** The mail a visitor gets back; `null` = never set up. */
  autoReply: autoReplySchema.nullable(),
  /** Email fields whose answers are notified of each submission; empty for callers who may not change the form. */
  answeredRecipients: answeredRecipientsSchema,
  /** Whether notifications carry the submission as PDF. */
  attachesPdf: z.boolean(),
  /**
   * The form's own addresses, and the active ones of them (FSET-033, FSET-034, D-61); empty for readers who
   * may not change the form.
   */
  notificationEmails: z.array(z.string()),
  emailNotifications: z.record(z.string(), z.boolean()),
  /** Without one, mails about its submissions wait in the outbox (D-192). */
  hasMailServer: z.boolean(),
  embed: formEmbedSchema,
});

/** `GET /api/forms`: the account's own forms, newest first. */
export const formListResponseSchema = z.object({ forms: z.array(formSummarySchema) });

/** What happened to a form lately. */
export const formTrendSchema = z.object({
  formId: z.uuid(),
  /** The caller's unread submissions among the form's newest 1,000, counted up to 100. */
  unread: z.number().int(),
  /** Submissions outside the trash by UTC day, the oldest first, today last. */
  days: z.array(z.number().int()),
});

/** `GET /api/forms/trends`: owned and assigned forms with recent or unread submissions. */
export const formTrendsResponseSchema = z.object({
  /** The first of the days, in UTC. */
  from: z.iso.date(),
  trends: z.array(formTrendSchema),
});

/** Most forms of one call for pictures. */
const MAX_PICTURES = 48;

/** `GET /api/forms/pictures?formIds=…`: ids with commas between them. */
export const formPicturesQuerySchema = z.strictObject({
  formIds: z
    .string()
    .max(MAX_PICTURES * 37)
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(MAX_PICTURES)),
});
export const formPicturesResponseSchema = z.object({
  pictures: z.array(
    z.object({
      formId: z.uuid(),
      /** Its first fields. */
      definition: parsedDefinitionSchema,
      logoUrl: z.string().nullable(),
    }),
  ),
});

/**
 * `POST /api/forms`: from a definition, which the form model upgrades and checks, or from a template, whose
 * definition the server has (TMPL-019).
 */
export const createFormRequestSchema = z
  .strictObject({
    definition: sentDefinitionSchema.optional(),
    template: z.string().max(100).optional(),
    /** False = it is closed until somebody opens it. */
    active: z.boolean().optional(),
    /** The account's own folder for it (BUILD-004). */
    clientFolderId: z.uuid().nullable().optional(),
    /** Stored with the form; an invalid one creates no form. */
    redirectUrl: z.string().max(MAX_URL_LENGTH).nullable().optional(),
    clientPrimaryEmail: z.string().max(1_000).nullable().optional(),
  })
  .refine(({ definition, template }) => template === undefined || definition === undefined, {
    path: ['template'],
    message: 'Either a definition or a template',
  });

/** `PUT /api/forms/{formId}/definition`: stores and publishes a new revision (D-184). */
export const saveDefinitionRequestSchema = z.strictObject({
  definition: sentDefinitionSchema,
  version: z.number().int(),
  /** State of the draft that this publishes. Any other draft stays in the history as a copy. */
  draftState: z.uuid().nullable().optional(),
});

/** `PATCH /api/forms/{formId}`: changes only the attributes it names (FSET-013). */
export const updateFormRequestSchema = z.strictObject({
  active: z.boolean().optional(),
  /** Title, description, text handling and badge are part of what visitors see: a new revision (D-184). */
  title: z.string().max(MAX_TITLE_LENGTH).optional(),
  description: z.string().max(MAX_DESCRIPTION_LENGTH).optional(),
  textHandling: z.enum(['sanitise', 'as_typed']).optional(),
  showSecurityBadge: z.boolean().optional(),
  redirectUrl: z.string().max(MAX_URL_LENGTH).nullable().optional(),
  /** Address of an external picture (D-64); uploads have their own endpoint. */
  logoUrl: z.string().max(MAX_URL_LENGTH).nullable().optional(),
  clientPrimaryEmail: z.string().max(1_000).nullable().optional(),
  /** Moves the form: the owner only, to one of their folders or out of any. */
  clientFolderId: z.uuid().nullable().optional(),
  autoReply: autoReplySchema.nullable().optional(),
  answeredRecipients: answeredRecipientsSchema.optional(),
  attachesPdf: z.boolean().optional(),
});

/** `PUT /api/forms/{formId}/logo`: the form with its new logo, and advice on a better one (D-79). */
export const logoResponseSchema = formDetailSchema.extend({ notice: z.string().nullable() });

export type FormAbilities = z.infer<typeof formAbilitiesSchema>;
export type FormSummary = z.infer<typeof formSummarySchema>;
export type FormEmbed = z.infer<typeof formEmbedSchema>;
export type FormDetail = z.infer<typeof formDetailSchema>;
export type FormTrend = z.infer<typeof formTrendSchema>;
export type FormTrendsResponse = z.infer<typeof formTrendsResponseSchema>;
export type FormPicturesResponse = z.infer<typeof formPicturesResponseSchema>;
export type FormListResponse = z.infer<typeof formListResponseSchema>;
export type UpdateFormRequest = z.infer<typeof updateFormRequestSchema>;
