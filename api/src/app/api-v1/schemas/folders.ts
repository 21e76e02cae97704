import {
  createFolderRequestSchema as wholeRequestSchema,
  folderSchema as wholeFolderSchema,
  updateFolderRequestSchema as wholeUpdateSchema,
} from '../../../platform/contract/index.ts';
import { pageOf } from './lists.ts';

/** A client folder of the account. */
export const folderSchema = wholeFolderSchema.pick({
  id: true,
  name: true,
  description: true,
  createdAt: true,
  formCount: true,
  submissionCount: true,
});
export const folderPageSchema = pageOf(folderSchema);

/** `POST /folders` */
export const createFolderRequestSchema = wholeRequestSchema.omit({ brandKitId: true });
/** `PATCH /folders/{folderId}`: changes what it names. */
export const updateFolderRequestSchema = wholeUpdateSchema.omit({ brandKitId: true });
