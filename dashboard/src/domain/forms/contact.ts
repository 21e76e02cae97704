import type { ContactMessageRequest } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

/** Writes to the platform's owner (DASH-034). */
export const sendContactMessage = (message: ContactMessageRequest) =>
  api.post<void>('/contact-message', message);
