import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, MAX_URL_LENGTH } from '@inlay/sdk/model';
import {
  autoReplySchema,
  formChangeSchema as wholeChangeSchema,
  formPublishingSchema,
  impactEffectSchema,
  translationGapsSchema,
  parsedDefinitionSchema,
  sentDefinitionSchema,
} from '../../../platform/contract/index.ts';
import { pageOf } from './lists.ts';

/** A form of the account. */
export const formSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  active: z.boolean().meta({ description: 'Whether it takes submissions.' }),
  hasDraft: z.boolean().meta({ description: 'Whether it has changes that visitors do not see yet.' }),
  fieldCount: z.int(),
  submissionCount: z.int().meta({ description: 'Submissions outside the trash.' }),
  lastSubmissionAt: z.iso.datetime().nullable(),
  folderId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const formPageSchema = pageOf(formSchema);

/** A form with what it is used by. */
export const formDetailSchema = formSchema.extend({
  revisionId: z.uuid().meta({ description: 'The revision that visitors see.' }),
  url: z.url().meta({ description: 'The page of the form.' }),
  embedCode: z.string().meta({ description: 'The line that sets the form into a website.' }),
  redirectUrl: z.string().nullable().meta({ description: 'Where visitors are led after sending.' }),
  logoUrl: z
    .string()
    .nullable()
    .meta({ description: 'Address of the logo: of a file of the platform, or a picture elsewhere.' }),
  coverUrl: z.string().nullable().meta({ description: 'Address of the picture above the form.' }),
  autoReply: autoReplySchema
    .nullable()
    .meta({ description: 'The email that visitors get; null before it is set up.' }),
});

const attributes = {
  redirectUrl: z.string().max(MAX_URL_LENGTH).nullable().optional(),
  folderId: z.uuid().nullable().optional(),
};

/** `POST /forms` */
export const createFormRequestSchema = z.strictObject({
  definition: sentDefinitionSchema,
  active: z.boolean().optional().meta({ description: 'Left out, it takes submissions at once.' }),
  ...attributes,
});

/** `PATCH /forms/{formId}`: changes what it names. */
export const updateFormRequestSchema = z.strictObject({
  title: z.string().max(MAX_TITLE_LENGTH).optional(),
  description: z.string().max(MAX_DESCRIPTION_LENGTH).optional(),
  active: z.boolean().optional(),
  logoUrl: z.string().max(MAX_URL_LENGTH).nullable().optional().meta({
    description: 'A picture elsewhere, or none. Files have an operation of their own.',
  }),
  autoReply: autoReplySchema.nullable().optional(),
  ...attributes,
});

/** What visitors see of a form. */
export const definitionSchema = z.object({
  revisionId: z.uuid().meta({ description: 'Also the ETag.' }),
  definition: parsedDefinitionSchema,
});

/** `PUT /forms/{formId}/definition` and `/draft` */
export const definitionRequestSchema = z.strictObject({ definition: sentDefinitionSchema });

/** `POST /forms/{formId}/impact` */
export const impactRequestSchema = z.strictObject({
  definition: sentDefinitionSchema.optional().meta({ description: 'The draft of the form by default.' }),
});

/** Unpublished changes of a form. */
export const draftSchema = z.object({
  state: z.uuid().meta({ description: 'Changes with every save. Also the ETag.' }),
  savedAt: z.iso.datetime(),
  savedBy: z
    .string()
    .nullable()
    .meta({ description: 'Name or address of who saved it; null once they are gone.' }),
  definition: parsedDefinitionSchema,
});

/** One change between two versions of a form. */
export const formChangeSchema = wholeChangeSchema
  .pick({ kind: true, part: true, id: true, key: true })
  .extend({ text: z.string().meta({ description: 'The change in English.' }) });

/** What publishing a definition would mean. */
export const impactSchema = z.object({
  submissionCount: z.int(),
  countedSubmissions: z
    .int()
    .meta({ description: 'How many of them, the newest, the effects count answers in.' }),
  code: z.string().meta({
    description:
      'Stands for what visitors see and what they would see. `POST /forms/{formId}/publish` takes it as `impact`.',
  }),
  changes: z.array(formChangeSchema),
  effects: z.array(impactEffectSchema),
  problems: z.array(z.string()).meta({ description: 'Why it cannot be published, in English.' }),
  translations: z.array(translationGapsSchema).meta({
    description: 'Languages of the form with something to translate, each with the keys of its texts.',
  }),
});

/** `POST /forms/{formId}/publish` */
export const publishQuerySchema = z.strictObject({
  impact: z.string().max(20).optional().meta({
    description:
      'The code of the impact that was looked at: nothing is published when the form or its draft has changed since.',
  }),
});

/** An earlier version of a form. */
export const versionSchema = z.object({
  id: z.uuid(),
  kind: z
    .enum(['published', 'draft'])
    .meta({ description: 'A revision that was live, or a copy of a draft.' }),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
  isLive: z.boolean(),
  submissionCount: z.int(),
  changes: z
    .array(formChangeSchema)
    .meta({ description: 'Against the published version before it, at most 50.' }),
});
export const versionPageSchema = pageOf(versionSchema);
export const versionDetailSchema = z.object({
  id: z.uuid(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
  definition: parsedDefinitionSchema,
});

const publishing = formPublishingSchema.pick({
  allowedWebsites: true,
  frameOnly: true,
  opensAt: true,
  opensText: true,
  closesAt: true,
  closedText: true,
  maxSubmissions: true,
  onePerBrowser: true,
  uniqueField: true,
  hasPassword: true,
  requiresSignIn: true,
  signInField: true,
  showsStatus: true,
  allowsEdits: true,
  allowsWithdrawal: true,
  editDays: true,
  editsEndAt: true,
  editsEndWith: true,
  keepsUnfinished: true,
  unfinishedDays: true,
  language: true,
  prefillable: true,
  hiddenFields: true,
  lockedFields: true,
  hostMayReadAnswers: true,
  invitations: true,
  socialTitle: true,
  socialDescription: true,
});

/** How a form may be used. */
export const publishingSchema = z.object(publishing.shape);
/** `PATCH /forms/{formId}/publishing`: changes what it names; a password is set by people alone. */
export const updatePublishingRequestSchema = z.strictObject(
  publishing.omit({ hasPassword: true }).partial().shape,
);
