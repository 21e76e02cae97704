import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { isAmbiguous, parseUrl } from '../../model/validation/parseUrl.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { withoutUnseen } from '../../model/answers/withoutUnseen.ts';
import { checkText, isBlank, parseText } from '../../model/fields/textualAnswer.ts';

/** Longest address of an answer, in characters. */
const MAX_LENGTH = 2_000;

/** A host with a dot and no scheme before it, as people type addresses. */
const WITHOUT_SCHEME = /^[^\s/:?#@\\]+\.[^\s/:?#@\\]+([:/?#]|$)/;

function checkAddress(fieldId: string, text: string, httpsOnly: boolean): AnswerIssue[] {
  const { protocol = '', hostname = '', username, password } = parseUrl(text) ?? {};
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username || password || !hostname.includes('.') || isAmbiguous(text))
    return [{ fieldId, code: 'invalid_url' }];
  return httpsOnly && protocol === 'http:' ? [{ fieldId, code: 'insecure_url' }] : [];
}

/** One web address, without credentials. */
export const urlField: QuestionModel<'url'> = {
  parseAnswer(_field, raw, { clean }) {
    const text = parseText(raw, { clean: (typed) => clean(withoutUnseen(typed)) });
    return text && WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
  },
  isEmpty: (_field, text) => isBlank(text),
  check(field, text) {
    const issues = checkText({ ...field, maxLength: MAX_LENGTH }, text);
    return issues.length > 0 || isBlank(text) ? issues : checkAddress(field.id, text, field.httpsOnly);
  },
  print: (_field, text) => text,
};

export const urlCapabilities: FieldCapabilities<'url'> = {
  name: 'Website',
  texts: {},
  takesAnything: true,
  createDefaults: () => ({ type: 'url', ...baseDefaults('Website'), httpsOnly: false }),
  settings: ['label', 'help', 'placeholder', 'required', 'httpsOnly'],
  nameAsks: true,
  storesText: true,
  typeOf: () => ({ kind: 'text' }),
  sample: () => 'https://example.org/menu?day=3',
  shortestAnswer: 'http://a.de'.length,
};
