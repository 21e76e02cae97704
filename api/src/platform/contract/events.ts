import { z } from 'zod';

/** `GET /api/events`. `since` is the server's time (ms) at which the page was read; what happened since comes first. */
export const eventsQuerySchema = z.strictObject({ since: z.coerce.number().int().nonnegative().optional() });
