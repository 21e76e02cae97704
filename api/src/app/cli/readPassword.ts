import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { checkPassword } from '@inlay/sdk/model';
import { createPassword } from '../../forms/setup/ensureOwner.ts';
import { CliError, Interrupted, print, type CliContext } from './cliContext.ts';
import type { CommandOption, CommandValues } from './command.ts';

/** Longest standard input that is read for a password, in characters. */
const MAX_INPUT_LENGTH = 10_000;

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
  const typed = context.input.isTTY ? await askForPassword(context) : await readInput(context);
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

/** All of standard input but the line break that `echo` adds. */
async function readInput({ input }: CliContext): Promise<string> {
  input.setEncoding('utf8');
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > MAX_INPUT_LENGTH) break;
  }
  return text.replace(/\r?\n$/, '');
}

async function askForPassword({ input, errors }: CliContext): Promise<string> {
  // A terminal for the keys, and nowhere for the echo.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const gone = new AbortController();
  for (const event of ['SIGINT', 'close'] as const) terminal.on(event, () => gone.abort());
  const ask = async (question: string): Promise<string> => {
    errors.write(question);
    const answer = await terminal.question('', { signal: gone.signal });
    print(errors, '');
    return answer;
  };
  try {
    const first = await ask('New password: ');
    if ((await ask('Once more:    ')) === first) return first;
  } catch (error) {
    print(errors, '');
    throw gone.signal.aborted ? new Interrupted() : error;
  } finally {
    terminal.close();
  }
  throw new CliError('The two passwords differ. Nothing was changed.');
}
