import { APPROVED, FORM_SHARE, FORM_WRITE, managing, OWN_ONLY, type Verdicts } from './verdicts.ts';

/** Permissions of the routes of webhooks, senders, and what was sent by them. */
export const DELIVERY_PERMISSIONS: Readonly<Record<string, Verdicts>> = {
  'POST /api/forms/:formId/routing/try': FORM_SHARE,
  'GET /api/forms/:formId/deliveries': FORM_WRITE,
  'POST /api/forms/:formId/deliveries/:deliveryId/resend': FORM_WRITE,
  'POST /api/forms/:formId/deliveries/resend-failed': FORM_WRITE,
  'GET /api/forms/:formId/webhooks': FORM_SHARE,
  'POST /api/forms/:formId/webhooks': FORM_SHARE,
  'POST /api/forms/:formId/sender-tables': FORM_SHARE,
  'PATCH /api/forms/:formId/webhooks/:webhookId': FORM_SHARE,
  'DELETE /api/forms/:formId/webhooks/:webhookId': FORM_SHARE,
  'POST /api/forms/:formId/webhooks/:webhookId/rotate-secret': FORM_SHARE,
  'POST /api/forms/:formId/webhooks/:webhookId/test': FORM_SHARE,
  'GET /api/webhooks': managing('manage', APPROVED),
  'POST /api/webhooks': managing('manage', APPROVED),
  'POST /api/webhooks/sender-tables': managing('manage', APPROVED),
  'PATCH /api/webhooks/:webhookId': managing('manage', OWN_ONLY),
  'DELETE /api/webhooks/:webhookId': managing('manage', OWN_ONLY),
  'POST /api/webhooks/:webhookId/rotate-secret': managing('manage', OWN_ONLY),
  'POST /api/webhooks/:webhookId/test': managing('manage', OWN_ONLY),
};
