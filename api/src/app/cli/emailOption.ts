import { UsageError, type CommandValues } from '@inlay/sdk/cli';
import { checkEmail } from '@inlay/sdk/model';

/** The account that a command works on. */
export const EMAIL_OPTION = {
  type: 'string',
  value: 'ADDRESS',
  about: 'the address of the account',
} as const;

/**
 * Returns the address after `--email`, normalised as accounts store it. @throws {UsageError} when it is not
 * an address.
 */
export function parseEmailOption(values: CommandValues): string {
  const email = values['email'];
  if (typeof email !== 'string') throw new UsageError('--email is missing.');
  const checked = checkEmail(email);
  if (checked.ok) return checked.value;
  throw new UsageError(`--email: ${checked.message}.`);
}
