import { MAX_ANSWER_EMAIL_LENGTH } from '../../model/definition/limits.ts';
import { isEmailAddress } from '../../model/validation/emailPattern.ts';
import { parseExact } from '../../model/fields/textualAnswer.ts';
import { textualCapabilities, textualDefaults, textualField } from '../shared/textualField.ts';

/** Percent-encoded line breaks and tabs: they would end a mail header, as plain ones do, which no address has (EMBED-028). */
const LINE_BREAK = /%0[9ad]/i;

/** One email address (BUILD-064). */
export const emailField = /* @__PURE__ */ textualField(
  (field, text) =>
    text.length <= MAX_ANSWER_EMAIL_LENGTH && isEmailAddress(text) && !LINE_BREAK.test(text)
      ? []
      : [{ fieldId: field.id, code: 'invalid_email' }],
  parseExact,
);

export const emailCapabilities = /* @__PURE__ */ textualCapabilities<'email'>({
  name: 'Email',
  texts: {},
  createDefaults: () => ({ type: 'email', ...textualDefaults('Email') }),
  settings: ['label', 'help', 'placeholder', 'required', 'confirm', 'maxLength'],
  nameAsks: true,
  isPersonal: true,
  isReplyAddress: true,
  sample: () => 'ada@example.org',
  shortestAnswer: 'a@b.de'.length,
});
