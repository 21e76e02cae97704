import type { AddressPart } from '../../fields/address/addressParts.ts';
import type { Field } from '../fields/field.ts';
import type { AnswerIssue, AnswerIssueCode } from './issues.ts';
import { CAPTCHA_NAMES, fill, nameIn, type FormTexts } from './messages.ts';
import type { CaptchaProvider } from '../public/publicForm.ts';

type IssueTexts = Partial<Record<AnswerIssueCode, string>>;

/** Returns whether a label is a whole sentence. */
const isSentence = (label: string): boolean => /[.?!…。？！؟]$/.test(label);

/** Subject of a message: a field, or a part of the form that asks for something. */
type Subject = Pick<Field, 'label'> & { options?: readonly unknown[] };

/** Returns the text of a question without an answer: sentences are asked again, choices ask to choose. */
function missingText({ options }: Subject, label: string, texts: FormTexts): string {
  if (isSentence(label)) return texts.unanswered;
  return options?.length ? texts.unchosen : texts.issues.required;
}

/** Returns the message of an issue, to be shown at its field. */
export function messageForIssue(
  issue: Pick<AnswerIssue, 'code' | 'params'>,
  field: Subject,
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
  const text =
    issue.code === 'required' ? missingText(field, label, texts) : (texts.issues as IssueTexts)[issue.code];
  // Mistakes that only forms with logic can have bring their message, which other forms do not load.
  return text === undefined ? String(params['message']) : fill(text, { ...params, label, provider });
}
