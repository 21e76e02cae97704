import { defineEntity, p } from '@mikro-orm/core';
import { DEFAULT_SPAM_DAYS } from '../contract/index.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const AccountSpamSchema = defineEntity({
  name: 'AccountSpam',
  tableName: 'account_spam',
  checks: [{ name: 'account_spam_kept_days', expression: 'kept_days > 0' }],
  properties: {
    accountId: p.uuid().primary(),
    /** Words, addresses, domains and IP networks of its own list. */
    blocked: p.array().columnType('text[]').default([]),
    /** Whether addresses of throw-away mailboxes weigh. */
    blocksDisposable: p.boolean().default(false),
    /** Days until the Spam folder forgets a submission for good. */
    keptDays: p.integer().default(DEFAULT_SPAM_DAYS),
  },
});

/** What an account says of spam, for all of its forms; one without a row has the defaults (decision 895). */
export class AccountSpam extends AccountSpamSchema.class {
  static readonly references = [TO_ACCOUNT];
}
AccountSpamSchema.setClass(AccountSpam);
