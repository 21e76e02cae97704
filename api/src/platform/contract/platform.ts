import { z } from 'zod';

/** `GET /api/public/platform`: the installation's marks on every form (D-85). */
export const platformSchema = z.object({
  name: z.string(),
  footerLogoUrl: z.string().nullable(),
});

export type Platform = z.infer<typeof platformSchema>;
