import { z } from 'zod';
import { defineEvent } from '../realtime/defineEvent.ts';

/** The platform's settings have changed. */
export const settingsEvent = defineEvent('settings', z.object({}));
