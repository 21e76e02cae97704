import { t } from '@lingui/core/macro';
import { capabilitiesOf, checkEmail, type Field, type StoredAnswers } from '@inlay/sdk/model';

const isAddress = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.trim() !== '' && checkEmail(answer.trim()).ok;

/**
 * Returns the address to reply to: the first email field's answer, else the first answer that is an address
 * (D-109).
 */
export function findReplyAddress(fields: readonly Field[], answers: StoredAnswers): string | null {
  const asked = fields.filter((field) => capabilitiesOf(field).isReplyAddress).map(({ id }) => answers[id]);
  const found = [...asked, ...Object.values(answers)].find(isAddress);
  return typeof found === 'string' ? found.trim() : null;
}

/** Returns a `mailto:` link with the submission's local date in the subject (SUBM-049). */
export function replyLink(address: string, submittedAt: string): string {
  const date = new Date(submittedAt).toLocaleDateString();
  const subject = encodeURIComponent(t`Re: Your form submission from ${date}`);
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject}`;
}
