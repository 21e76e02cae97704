import { createPiece } from '@activepieces/pieces-framework';
import { listSubmissions, sendSubmission } from './actions.ts';
import { inlayAuth } from './connection.ts';
import { eventTrigger } from './event.ts';

/** A piece of Activepieces for Inlay. */
export const inlay = createPiece({
  displayName: 'Inlay',
  description: 'Forms, and what people send with them',
  auth: inlayAuth,
  minimumSupportedRelease: '0.36.1',
  logoUrl: '',
  authors: [],
  actions: [sendSubmission, listSubmissions],
  triggers: [eventTrigger],
});
