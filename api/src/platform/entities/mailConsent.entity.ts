import { defineEntity, p } from '@mikro-orm/core';
import { lowerCaseCheck, timeColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const MailConsentSchema = defineEntity({
  name: 'MailConsent',
  tableName: 'mail_consents',
  checks: [lowerCaseCheck('mail_consents')],
  properties: {
    accountId: p.uuid().primary(),
    email: p.text().primary(),
    confirmedAt: timeColumn(),
  },
});

/** That the holder of an address has agreed to an account's notifications (T22). */
export class MailConsent extends MailConsentSchema.class {
  static readonly references = [TO_ACCOUNT];
}
MailConsentSchema.setClass(MailConsent);
