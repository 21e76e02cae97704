import { z } from 'zod';
import { MAX_FOLDER_DESCRIPTION_LENGTH, MAX_FOLDER_NAME_LENGTH } from '@inlay/sdk/model';
import { formSummarySchema } from './forms.ts';

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

const nameSchema = z.string().trim().min(1, 'Please enter a name').max(MAX_FOLDER_NAME_LENGTH);
/** Trimmed; null when it is empty (FOLD-018). */
const descriptionSchema = z
  .string()
  .trim()
  .max(MAX_FOLDER_DESCRIPTION_LENGTH)
  .nullable()
  .transform((text) => text || null);

/** `POST /api/folders` (FOLD-016, FOLD-024). */
export const createFolderRequestSchema = z.strictObject({
  name: nameSchema,
  description: descriptionSchema.default(null),
});

/** `PATCH /api/folders/{folderId}`. */
export const updateFolderRequestSchema = z.strictObject({
  name: nameSchema.optional(),
  description: descriptionSchema.optional(),
});
export const folderIdParamsSchema = z.strictObject({ folderId: z.uuid() });

export type Folder = z.infer<typeof folderSchema>;
export type FolderListResponse = z.infer<typeof folderListResponseSchema>;
export type FolderResponse = z.infer<typeof folderResponseSchema>;
export type CreateFolderRequest = z.input<typeof createFolderRequestSchema>;
export type UpdateFolderRequest = z.input<typeof updateFolderRequestSchema>;
