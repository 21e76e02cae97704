import { APPROVED, FORM_PUBLISH, NOT_YOURS, type Verdicts } from './verdicts.ts';

/** Who may let assistants in, and what for. */
export const ASSISTANT_PERMISSIONS: Readonly<Record<string, Verdicts>> = {
  'GET /api/forms/:formId/draft/publish-code': FORM_PUBLISH,
  'GET /api/connections': APPROVED,
  'DELETE /api/connections/:connectionId': NOT_YOURS,
  // Where nobody has asked, there is nothing to answer.
  'GET /api/oauth/consent/:uid/request': NOT_YOURS,
  'POST /api/oauth/consent/:uid': NOT_YOURS,
};
