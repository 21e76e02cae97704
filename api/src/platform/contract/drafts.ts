import { z } from 'zod';
import { parsedDefinitionSchema, sentDefinitionSchema } from './definition.ts';

/** Who saved a draft and when. */
export const savedDraftSchema = z.object({
  /** Changes with every save; the next save names the one it replaces. */
  state: z.uuid(),
  savedAt: z.iso.datetime(),
  /** The person's name or address; `null` once their account is gone. */
  savedBy: z.string().nullable(),
});

/** Unpublished changes of a form, shared by everybody who may change it (D-193). */
export const formDraftSchema = savedDraftSchema.extend({ definition: parsedDefinitionSchema });

/** `PUT /api/forms/{formId}/draft`: replaces the draft, or begins one. */
export const saveDraftRequestSchema = z.strictObject({
  definition: sentDefinitionSchema,
  /** The revision that the work started from. */
  revisionId: z.uuid(),
  /** State of the draft that this one replaces; `null` where the caller knows of none. */
  state: z.uuid().nullable(),
  /** It takes the place of work that it does not contain: a copy of that stays, whoever made it. */
  keepsCopy: z.boolean().optional(),
});

/** `DELETE /api/forms/{formId}/draft` */
export const discardDraftQuerySchema = z.strictObject({ state: z.uuid() });

/** `GET /api/forms/{formId}/draft/publish-code` */
export const publishCodeSchema = z.object({
  /** The code that lets an assistant of this person publish the draft as it is; null while assistants are off. */
  code: z.string().nullable(),
});
export type PublishCode = z.infer<typeof publishCodeSchema>;

export type SavedDraft = z.infer<typeof savedDraftSchema>;
export type FormDraft = z.infer<typeof formDraftSchema>;
export type SaveDraftRequest = z.infer<typeof saveDraftRequestSchema>;
