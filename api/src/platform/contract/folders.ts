import { z } from 'zod';
import { MAX_FOLDER_DESCRIPTION_LENGTH, MAX_FOLDER_NAME_LENGTH } from '@inlay/sdk/model';
import { folderShareShape, portalBrandSchema } from './clients.ts';
import { formSummarySchema } from './forms.ts';

/** How the person of a client stands: they come in, were invited, or can no longer accept; or they wait or were stopped. */
export const clientStateSchema = z.enum(['active', 'inactive', 'invited', 'expired']);

/** A client folder with figures derived from its forms (FOLD-026). */
export const folderSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  createdAt: z.iso.datetime(),
  formCount: z.number().int(),
  /** Submissions outside the trash, of all its forms. */
  submissionCount: z.number().int(),
  /** Titles of active forms, newest first; no more than a card shows (FOLD-009). */
  activeForms: z.array(z.string()),
  activeFormCount: z.number().int(),
  /** A folder is active when one of its forms is (FOLD-004). */
  hasActiveForms: z.boolean(),
  /** The client’s brand, in colours that can be read; null = none of their own (FOLD-080). */
  brand: portalBrandSchema.extend({ kitId: z.uuid() }).nullable(),
  /** Whom the folder is shared with, by email, and what each sees of it (FOLD-083, CLNT-120). */
  people: z.array(
    z.object({
      id: z.uuid(),
      /** Empty until they have been in the portal since the folder was shared. */
      name: z.string(),
      email: z.string(),
      state: clientStateSchema,
      ...folderShareShape,
    }),
  ),
  /** Whether the caller may invite people to the folder, and say what they see (CLNT-120). */
  canShare: z.boolean(),
  /** Whether the caller may create forms in the folder (TEAM-010). */
  canCreate: z.boolean(),
});

/** `GET /api/folders`: the account's own folders, newest first (FOLD-023). */
export const folderListResponseSchema = z.object({ folders: z.array(folderSchema) });

/** `GET /api/folders/{folderId}`: with its forms, newest first (FOLD-031, FOLD-057, FOLD-058). */
export const folderResponseSchema = z.object({
  folder: folderSchema,
  forms: z.array(formSummarySchema),
  /** True for the owner, who renames it, deletes it and adds forms; administrators read (D-55). */
  canManage: z.boolean(),
});

export const folderNameSchema = z.string().trim().min(1, 'Please enter a name').max(MAX_FOLDER_NAME_LENGTH);
/** Trimmed; null when it is empty (FOLD-018). */
const descriptionSchema = z
  .string()
  .trim()
  .max(MAX_FOLDER_DESCRIPTION_LENGTH)
  .nullable()
  .transform((text) => text || null);

/** `POST /api/folders` (FOLD-016, FOLD-024). */
export const createFolderRequestSchema = z.strictObject({
  name: folderNameSchema,
  description: descriptionSchema.default(null),
  /** A brand of the account. */
  brandKitId: z.uuid().nullable().default(null),
});

/** `PATCH /api/folders/{folderId}`. */
export const updateFolderRequestSchema = z.strictObject({
  name: folderNameSchema.optional(),
  description: descriptionSchema.optional(),
  brandKitId: z.uuid().nullable().optional(),
});
export const folderIdParamsSchema = z.strictObject({ folderId: z.uuid() });

export type Folder = z.infer<typeof folderSchema>;
export type FolderListResponse = z.infer<typeof folderListResponseSchema>;
export type FolderResponse = z.infer<typeof folderResponseSchema>;
export type ClientState = z.infer<typeof clientStateSchema>;
export type CreateFolderRequest = z.input<typeof createFolderRequestSchema>;
export type UpdateFolderRequest = z.input<typeof updateFolderRequestSchema>;
