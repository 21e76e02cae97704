import { checkEmail } from '@inlay/sdk/model';
import { invalidField } from '../../platform/http/invalidField.ts';

/**
 * Parses the address of a recipient (D-61).
 * @throws {ProblemError} `request.invalid` with the words of NOTIF-012 and NOTIF-013.
 */
export function parseRecipientEmail(text: string): string {
  const checked = checkEmail(text);
  if (checked.ok) return checked.value;
  const message =
    checked.code === 'required' ? 'Please enter an email address' : 'Please enter a valid email address';
  throw invalidField('email', { code: checked.code, message });
}
