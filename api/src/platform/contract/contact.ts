import { z } from 'zod';

/** `POST /api/contact-message`: a request to the platform's owner (DASH-034, D-51). */
export const contactMessageRequestSchema = z.strictObject({
  name: z.string().max(5_000),
  email: z.string().max(1_000),
  message: z.string().max(20_000),
  subject: z.string().max(5_000),
});

export type ContactMessageRequest = z.infer<typeof contactMessageRequestSchema>;
