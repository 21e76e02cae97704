import type { Command } from './command.ts';

const USAGE = 'npm run inlay -- ';

const HELP_LINE = ['--help', 'this help'] as const;

/** The help of one command, or the list of all. */
export const describeUsage = (commands: readonly Command[], command: Command | null): string =>
  command ? describeCommand(command) : describeAll(commands);

function describeAll(commands: readonly Command[]): string {
  return [
    `Usage: ${USAGE}<command> [options]`,
    '',
    'For the person who runs the platform; it works while the platform runs, and while it does not.',
    '',
    'Commands',
    ...alignPairs(commands.map(({ name, summary }) => [name, summary])),
    '',
    `${USAGE}<command> --help names the options of a command. Settings are the environment variables`,
    'of `npm start`; docs/self-hosting.md names all of them.',
  ].join('\n');
}

function describeCommand({ name, summary, options, notes = [] }: Command): string {
  const pairs = Object.entries(options).map(
    ([option, { value, about }]) => [value ? `--${option} ${value}` : `--${option}`, about] as const,
  );
  return [
    `Usage: ${USAGE}${name}${pairs.length > 0 ? ' [options]' : ''}`,
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
