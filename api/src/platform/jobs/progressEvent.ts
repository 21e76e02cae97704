import { z } from 'zod';
import { defineEvent } from '../realtime/defineEvent.ts';

/** A bulk job or an export of a user has made progress. */
export const progressEvent = defineEvent('job', z.object({ userId: z.uuid() }));
