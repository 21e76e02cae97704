import { z } from 'zod';

/** `PUT /api/pictures`: a picture for a form. */
export const pictureSchema = z.object({
  /** Goes into a definition as it is. */
  url: z.string(),
  /** In px, at most 1600. */
  width: z.number().int(),
  height: z.number().int(),
});

export type Picture = z.infer<typeof pictureSchema>;
