import { z } from 'zod';
import { MAX_FILE_NAME_LENGTH, MAX_WORDS_LENGTH } from '@inlay/sdk/model';

/** `POST /forms/{formId}/uploads` */
export const uploadQuerySchema = z.strictObject({
  fieldId: z.string().min(1).max(MAX_WORDS_LENGTH).meta({ description: 'The field that takes the file.' }),
  name: z.string().min(1).max(MAX_FILE_NAME_LENGTH).meta({ description: 'The name of the file.' }),
});

/** A file that was uploaded, as answers name it: `{"files": [upload]}`. */
export const uploadSchema = z.object({
  id: z.string().meta({ description: 'Proves the upload to the submission that names it.' }),
  name: z.string(),
  size: z.int().meta({ description: 'In bytes.' }),
  type: z.string().meta({ description: 'The media type by its content.' }),
});
