import { checkEmail } from '@inlay/sdk/model';
import { UsageError, type CliContext } from './cliContext.ts';

/** An option of a command, and what the help says of it. */
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
  /** As it is typed: one or two words. */
  name: string;
  summary: string;
  options: Readonly<Record<string, CommandOption>>;
  /** More lines for its own help. */
  notes?: readonly string[];
  /** @returns the exit code. */
  run(context: CliContext, values: CommandValues): Promise<number>;
}

/** Whose account a command is about. */
export const EMAIL_OPTION = {
  type: 'string',
  value: 'ADDRESS',
  about: 'the address of the account',
} as const;

/** The address after `--email`, as accounts keep it. @throws {UsageError} when it is none. */
export function readEmail(values: CommandValues): string {
  const email = values['email'];
  if (typeof email !== 'string') throw new UsageError('--email is missing.');
  const checked = checkEmail(email);
  if (checked.ok) return checked.value;
  throw new UsageError(`--email: ${checked.message}.`);
}
