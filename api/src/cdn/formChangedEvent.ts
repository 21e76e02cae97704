import { z } from 'zod';
import { defineEvent } from '../realtime/defineEvent.ts';

/**
 * The public page of a form may have changed; null = that of every form. A trigger of the database publishes it with
 * the change, so that no code path can forget it (decision 050).
 */
export const formChangedEvent = defineEvent('form_changed', z.object({ formId: z.uuid().nullable() }));
