import {
  askInSecret,
  CliError,
  print,
  readInput,
  type CliContext,
  type CommandOption,
  type CommandValues,
} from '@inlay/sdk/cli';
import { checkPassword } from '@inlay/sdk/model';
import { createPassword } from '../../forms/setup/ensureOwner.ts';

/** A new password that meets the one rule (D-04). */
export interface NewPassword {
  value: string;
  isGenerated: boolean;
}

/** Option shared by the commands that set a password. */
export const GENERATE_OPTION: CommandOption = { type: 'boolean', about: 'make a password and show it once' };
export const PASSWORD_NOTES = [
  'The password is asked for, or read from standard input; it is never an argument, which',
  'other people on this machine and the history of the shell could see.',
];

/**
 * Returns a password: typed twice without an echo, read from standard input, or generated.
 *
 * @throws {CliError} when it breaks the password rule; {@link Interrupted} after Ctrl-C.
 */
export async function readPassword(context: CliContext, values: CommandValues): Promise<NewPassword> {
  if (values['generate']) return { value: createPassword(), isGenerated: true };
  const typed = context.input.isTTY ? await askTwice(context) : await readInput(context.input);
  const checked = checkPassword(typed);
  if (checked.ok) return { value: checked.value, isGenerated: false };
  const isEmpty = checked.code === 'required';
  throw new CliError(
    `${checked.message}.${isEmpty ? ' Give it on standard input, or have one made with --generate.' : ''}`,
  );
}

/** Shows a generated password; it is never shown again. */
export function printGenerated({ output }: CliContext, { value, isGenerated }: NewPassword): void {
  if (isGenerated) print(output, `Password   ${value}   (shown once; keep it)`);
}

async function askTwice(context: CliContext): Promise<string> {
  const [first, second] = await askInSecret(context, ['New password: ', 'Once more:    ']);
  if (first === second) return first;
  throw new CliError('The two passwords differ. Nothing was changed.');
}
