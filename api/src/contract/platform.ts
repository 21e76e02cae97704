import { z } from 'zod';

/** `GET /api/public/platform`: what every form says of the installation it came from (D-85). */
export const platformSchema = z.object({
  name: z.string(),
  footerLogoUrl: z.string().nullable(),
});

export type Platform = z.infer<typeof platformSchema>;
