import type { AddressPart } from './fields/places/addressParts.ts';
import type { Field } from './field.ts';
import type { AnswerIssue, AnswerIssueCode } from './issues.ts';
import { CAPTCHA_NAMES, fill, nameIn, type FormTexts } from './messages.ts';
import type { CaptchaProvider } from './public/publicForm.ts';

type IssueTexts = Partial<Record<AnswerIssueCode, string>>;

/** Whether a label is a whole sentence. */
const isSentence = (label: string): boolean => /[.?!…。？！؟]$/.test(label);

/** Returns the message of an issue, for use beside its field. */
export function messageForIssue(
  issue: Pick<AnswerIssue, 'code' | 'params'>,
  field: Pick<Field, 'label'>,
  texts: FormTexts,
): string {
  const params = issue.params ?? {};
  if (issue.code === 'address_incomplete') {
    // EMBED-023…025
    const parts = params['parts'] as readonly string[];
    const names = parts.map((part) => texts.addressParts[part as AddressPart] ?? part).join(', ');
    return fill(parts.length === 1 ? texts.partRequired : texts.partsRequired, { parts: names });
  }
  const provider = CAPTCHA_NAMES[(params['provider'] as CaptchaProvider | undefined) ?? 'altcha'];
  const label = nameIn(field, texts);
  const isAskedAgain = issue.code === 'required' && isSentence(label);
  const text = isAskedAgain ? texts.unanswered : (texts.issues as IssueTexts)[issue.code];
  // Mistakes that only forms with logic can have bring their message, which other forms do not load.
  return text === undefined ? String(params['message']) : fill(text, { ...params, label, provider });
}
