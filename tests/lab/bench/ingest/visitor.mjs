import { createField, fieldsOf, withFields } from '../../../../sdk/src/model/index.ts';
import { SAME_FORM } from '../staticPage.mjs';

/** Of the platforms that are measured: their senders make solved captchas with it. */
export const SECRET = 'a secret of the benchmark, longer than thirty-two characters';

/** What visitors fill in. */
export const FORM = withFields(SAME_FORM, [
  ...fieldsOf(SAME_FORM),
  { ...createField('captcha'), id: 'captcha', label: 'Are you human?' },
]);
/** About 1 KB, as it is stored. */
export const ANSWERS = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  date: '1843-09-01',
  company: 'Analytical Engines',
  subject: 'A question',
  kind: 'Question',
  how: 'Mail',
  agree: true,
  message: 'The engine weaves algebraical patterns just as the loom weaves flowers and leaves. '.repeat(9),
};
