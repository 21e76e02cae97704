import type { CliContext } from './cliContext.ts';

/** An option of a command, with its line in the help. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** Stands for the value in the help. */
  value?: string;
  about: string;
}

/** The options as they were typed. */
export type CommandValues = Readonly<Record<string, string | boolean | undefined>>;

/** One command of `inlay`. */
export interface Command {
  /** As typed: one or two words. */
  name: string;
  summary: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Further lines of its help. */
  notes?: readonly string[];
  /** Whether a folder may follow the name; it is the value `folder`. */
  takesFolder?: true;
  /** @returns the exit code. */
  run(context: CliContext, values: CommandValues): Promise<number>;
}
