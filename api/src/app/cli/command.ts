import { checkEmail } from '@inlay/sdk/model';
import { UsageError, type CliContext } from './cliContext.ts';

/** An option of a command, with its line in the help. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** Stands for the value in the help. */
  value?: string;
  about: string;
}

/** The options as they were typed. */
export type CommandValues = Readonly<Record<string, string | boolean | undefined>>;

/** One command of `npm run inlay`. */
export interface Command {
  /** As typed: one or two words. */
  name: string;
  summary: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Further lines of its help. */
  notes?: readonly string[];
  /** @returns the exit code. */
  run(context: CliContext, values: CommandValues): Promise<number>;
}

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
