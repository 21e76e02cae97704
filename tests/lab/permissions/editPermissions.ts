import { ANYBODY, FORM_READ, FORM_WORK, NOTHING, type Verdicts } from './verdicts.ts';

/** Permissions of the routes that edit what was sent, and enter submissions. */
export const EDIT_PERMISSIONS: Readonly<Record<string, Verdicts>> = {
  // Of a form before which visitors sign in.
  'GET /embed/:formId/sign-in': ANYBODY,
  'GET /embed/:formId/sign-in/again': ANYBODY,
  'GET /embed/:formId/signed-in': ANYBODY,
  'GET /api/submissions/:submissionId/versions': FORM_READ,
  'GET /api/submissions/:submissionId/edit': FORM_WORK,
  'PUT /api/submissions/:submissionId/answers': FORM_WORK,
  'GET /api/forms/:formId/entries/form': FORM_WORK,
  'POST /api/forms/:formId/entries': FORM_WORK,
  'GET /w/:token': NOTHING,
  'POST /w/:token/:version/:formId/embed/:id': NOTHING,
  'POST /api/public/staff-pages/:token/:version': NOTHING,
  'POST /api/submissions/:submissionId/edit-page': FORM_WORK,
  'POST /api/forms/:formId/entries/page': FORM_WORK,
  'GET /e/:token': NOTHING,
  'GET /e/:token/withdraw': NOTHING,
  'POST /e/:token/withdraw': NOTHING,
  'POST /e/:token/:version/:formId/embed/:id': NOTHING,
  'POST /api/public/edits/:token/:version': NOTHING,
};
