import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** The captcha widget (BUILD-072). Its token travels beside the answers and is never stored (D-92). */
export const captchaCapabilities: FieldCapabilities<'captcha'> = {
  name: 'Captcha',
  texts: {},
  isPlain: true,
  createDefaults: () => ({ type: 'captcha', ...baseDefaults('Captcha'), required: true }),
  settings: ['label', 'alwaysRequired'],
  nameAsks: true,
  hidesLabel: true,
  isUnique: true,
};
