import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

const UsedCaptchaTokenSchema = defineEntity({
  name: 'UsedCaptchaToken',
  tableName: 'used_captcha_tokens',
  indexes: [{ name: 'used_captcha_tokens_expires', properties: ['expiresAt'] }],
  properties: {
    tokenHash: p.text().primary(),
    provider: p.text(),
    expiresAt: timeColumn(),
  },
});

/** A consumed captcha token; stored until it would have expired (D-12, T30). */
export class UsedCaptchaToken extends UsedCaptchaTokenSchema.class {}
UsedCaptchaTokenSchema.setClass(UsedCaptchaToken);
