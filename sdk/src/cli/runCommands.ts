import { parseArgs } from 'node:util';
import { CliError, Interrupted, plain, print, UsageError, type CliContext } from './cliContext.ts';
import type { Command, CommandValues } from './command.ts';
import { describeUsage, type Usage } from './help.ts';

/** Exit code that shells use for a program ended by Ctrl-C. */
const INTERRUPTED_CODE = 130;

/** A command line: its commands by groups, and how failures of its own are told. */
export interface CommandLine extends Usage {
  /** Describes an error without secrets and without a stack; undefined for one that is not its own. */
  describe?(error: unknown): string | undefined;
}

/**
 * Runs what was typed.
 * @returns the exit code: 0 done, 1 failed or found something, 2 typed wrongly, 3 the platform cannot be reached or
 *   refuses the key, 130 stopped.
 */
export async function runCommands(
  line: CommandLine,
  typed: readonly string[],
  context: CliContext,
): Promise<number> {
  const command = findCommand(line, typed);
  try {
    if (isHelp(typed)) {
      print(context.output, describeUsage(line, command));
      return 0;
    }
    if (!command) throw new UsageError(typed.length === 0 ? 'Which command?' : 'There is no such command.');
    return await command.run(context, parseOptions(command, typed.slice(wordsOf(command))));
  } catch (error) {
    if (error instanceof Interrupted) return INTERRUPTED_CODE;
    print(context.errors, line.describe?.(error) ?? describeFailure(error));
    if (!(error instanceof UsageError)) return error instanceof CliError ? error.exitCode : 1;
    print(context.errors, `\n${describeUsage(line, command)}`);
    return 2;
  }
}

const wordsOf = ({ name }: Command): number => name.split(' ').length;

const findCommand = ({ groups }: CommandLine, typed: readonly string[]): Command | null =>
  groups
    .flatMap(({ commands }) => commands)
    .find((command) => typed.slice(0, wordsOf(command)).join(' ') === command.name) ?? null;

const isHelp = (typed: readonly string[]): boolean =>
  typed.includes('--help') || typed.includes('-h') || (typed.length === 1 && typed[0] === 'help');

/** @throws {UsageError} which repeats no value: one of them might be a password. */
function parseOptions({ options, takesFolder }: Command, typed: readonly string[]): CommandValues {
  try {
    const parsed = parseArgs({
      args: [...typed],
      options,
      strict: true,
      allowPositionals: takesFolder === true,
    });
    const [folder, ...more] = parsed.positionals;
    if (more.length > 0) throw new UsageError('There is a word too many.');
    return { ...parsed.values, ...(folder !== undefined && { folder }) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code, message } = error as Error & { code?: string };
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') throw new UsageError('There is a word too many.');
    const [reason = ''] = message.split(/\. |\n/, 1);
    throw new UsageError(`${reason.replace(/\.$/, '')}.`);
  }
}

/** Describes an error without a stack. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof CliError || error instanceof UsageError ? error.message : plain(error.message);
}
