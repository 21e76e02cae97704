import type { Field } from './field.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { StoredAnswers } from '../structure/posted/judgeAnswers.ts';
import { checkEmail } from '../validation/email.ts';

const isAddress = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.trim() !== '' && checkEmail(answer.trim()).ok;

/**
 * Returns the address to reply to: the first email field's answer, else the first answer that is an address
 * (D-109).
 */
export function findReplyAddress(fields: readonly Field[], answers: StoredAnswers): string | null {
  const designated = fields
    .filter((field) => capabilitiesOf(field).isReplyAddress)
    .map(({ id }) => answers[id]);
  const found = [...designated, ...Object.values(answers)].find(isAddress);
  return typeof found === 'string' ? found.trim() : null;
}
