import { checkEmail } from '@inlay/sdk/model';
import { ProblemError } from '../http/problemError.ts';

/**
 * Parses the address of a recipient (D-61).
 * @throws {ProblemError} `request.invalid` with the words of NOTIF-012 and NOTIF-013.
 */
export function parseEmail(text: string): string {
  const checked = checkEmail(text);
  if (checked.ok) return checked.value;
  const message =
    checked.code === 'required' ? 'Please enter an email address' : 'Please enter a valid email address';
  throw new ProblemError('request.invalid', {
    message,
    issues: [{ path: ['email'], code: checked.code, message }],
  });
}
