import { z } from 'zod';
import { defineEvent } from '../../platform/realtime/defineEvent.ts';

/** A draft by a model was cancelled: whichever process waits for the model stops waiting. */
export const modelDraftEvent = defineEvent('model_draft', z.object({ draftId: z.uuid() }));
