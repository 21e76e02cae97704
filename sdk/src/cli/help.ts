import type { Command } from './command.ts';

/** What a command line says of itself. */
export interface Usage {
  /** What is typed before a command. */
  usage: string;
  groups: readonly { title: string; commands: readonly Command[] }[];
  /** Lines below the list of commands. */
  notes: readonly string[];
}

const HELP_LINE = ['--help', 'this help'] as const;

/** The help of one command, or the list of all. */
export const describeUsage = (line: Usage, command: Command | null): string =>
  command ? describeCommand(line, command) : describeAll(line);

function describeAll({ usage, groups, notes }: Usage): string {
  const pairs = groups.flatMap(({ commands }) =>
    commands.map(({ name, summary }) => [name, summary] as const),
  );
  const lines = alignPairs(pairs);
  return [
    `Usage: ${usage}<command> [options]`,
    ...groups.flatMap(({ title, commands }) => ['', `${title}:`, '', ...lines.splice(0, commands.length)]),
    '',
    `${usage}<command> --help names the options of a command.`,
    ...notes,
  ].join('\n');
}

function describeCommand(
  { usage }: Usage,
  { name, summary, options, notes = [], takesFolder }: Command,
): string {
  const pairs = Object.entries(options).map(
    ([option, { value, about }]) => [value ? `--${option} ${value}` : `--${option}`, about] as const,
  );
  const folder = takesFolder ? ' [FOLDER]' : '';
  return [
    `Usage: ${usage}${name}${folder}${pairs.length > 0 ? ' [options]' : ''}`,
    '',
    `${summary}.`,
    ...notes,
    '',
    'Options',
    ...alignPairs([...pairs, HELP_LINE]),
  ].join('\n');
}

function alignPairs(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
}
