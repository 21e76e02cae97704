import { z } from 'zod';
import { defineEvent } from '../realtime/defineEvent.ts';

/** What a user may do has changed: approval, role, assignments or sessions. */
export const accountEvent = defineEvent('account', z.object({ userId: z.uuid() }));

/** What a client may see has changed: assignments, sharing or sessions. */
export const clientEvent = defineEvent('client', z.object({ clientId: z.uuid() }));
