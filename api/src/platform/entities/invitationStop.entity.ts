import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const InvitationStopSchema = defineEntity({
  name: 'InvitationStop',
  tableName: 'invitation_stops',
  properties: {
    formId: () => formIdColumn().primary(),
    /** Keyed hash of the address. */
    emailHash: p.text().primary(),
    accountId: p.uuid().primary(),
  },
});

/** An address that wants no mails of a form's list: it outlives the list and the person's place on it. */
export class InvitationStop extends InvitationStopSchema.class {
  static readonly references = [TO_FORM];
}
InvitationStopSchema.setClass(InvitationStop);
