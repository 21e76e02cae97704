import { z } from 'zod';
import { defineEvent } from '../realtime/defineEvent.ts';

/** A change of a user's rights: approval, role, assignments or sessions. */
export const accountEvent = defineEvent('account', z.object({ userId: z.uuid() }));

/** A change of a client's rights: assignments, sharing or sessions. */
export const clientEvent = defineEvent('client', z.object({ clientId: z.uuid() }));
