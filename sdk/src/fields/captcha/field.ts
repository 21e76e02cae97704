import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** Always required; at most one in a form (D-76). */
export type CaptchaField = FieldBase<'captcha'>;

export type CaptchaAnswer = never;
