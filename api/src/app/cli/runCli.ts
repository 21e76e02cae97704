import { parseArgs } from 'node:util';
import { ConfigError } from '../../platform/config/config.ts';
import { safeMessage } from '../../platform/logging/describeError.ts';
import { CliError, Interrupted, plain, print, UsageError, type CliContext } from './cliContext.ts';
import type { Command, CommandValues } from './command.ts';
import { distribute } from './distribute.ts';
import { doctor } from './doctor.ts';
import { events } from './events.ts';
import { exportStatic } from './exportStatic.ts';
import { describeUsage } from './help.ts';
import { KEY_COMMANDS } from './keys.ts';
import { mails } from './mails.ts';
import { migrationsList } from './migrationsList.ts';
import { migrationsRun } from './migrationsRun.ts';
import { ownerCreate } from './ownerCreate.ts';
import { ownerPromote } from './ownerPromote.ts';
import { passwordReset } from './passwordReset.ts';
import { warehouse } from './warehouse.ts';

/** Exit code that shells use for a program ended by Ctrl-C. */
const INTERRUPTED_CODE = 130;

const COMMANDS: readonly Command[] = [
  ownerCreate,
  ownerPromote,
  passwordReset,
  ...KEY_COMMANDS,
  migrationsList,
  migrationsRun,
  doctor,
  events,
  mails,
  exportStatic,
  warehouse,
  distribute,
];

/**
 * Runs what was typed after `npm run inlay --`.
 * @returns the exit code: 0 done, 1 failed, 2 typed wrongly, 130 stopped.
 */
export async function runCli(typed: readonly string[], context: CliContext): Promise<number> {
  const command = findCommand(typed);
  try {
    if (isHelp(typed)) {
      print(context.output, describeUsage(COMMANDS, command));
      return 0;
    }
    if (!command) throw new UsageError(typed.length === 0 ? 'Which command?' : 'There is no such command.');
    return await command.run(context, parseOptions(command, typed.slice(wordsOf(command))));
  } catch (error) {
    if (error instanceof Interrupted) return INTERRUPTED_CODE;
    print(context.errors, describeFailure(error));
    if (!(error instanceof UsageError)) return 1;
    print(context.errors, `\n${describeUsage(COMMANDS, command)}`);
    return 2;
  }
}

const wordsOf = ({ name }: Command): number => name.split(' ').length;

const findCommand = (typed: readonly string[]): Command | null =>
  COMMANDS.find((command) => typed.slice(0, wordsOf(command)).join(' ') === command.name) ?? null;

const isHelp = (typed: readonly string[]): boolean =>
  typed.includes('--help') || typed.includes('-h') || (typed.length === 1 && typed[0] === 'help');

/** @throws {UsageError} which repeats no value: one of them might be a password. */
function parseOptions({ options }: Command, typed: readonly string[]): CommandValues {
  try {
    return parseArgs({ args: [...typed], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') throw new UsageError('There is a word too many.');
    const [reason = ''] = message.split(/\. |\n/, 1);
    throw new UsageError(`${reason.replace(/\.$/, '')}.`);
  }
}

/** Describes an error without secrets and without a stack. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return `These settings are wrong:\n${error.message}`;
  if (error instanceof CliError || error instanceof UsageError) return error.message;
  if (!(error instanceof Error)) return String(error);
  // Node's error for several refusing addresses has a code and no message.
  return plain(safeMessage(error) || String((error as { code?: unknown }).code));
}
