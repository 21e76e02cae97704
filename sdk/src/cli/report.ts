import { printFault, type AuthoringFault } from '../model/authoring/index.ts';
import { plain, print, type CliContext } from './cliContext.ts';
import type { CommandValues } from './command.ts';

/** Prints a result: as JSON for programs, else in lines for people. */
export function report(
  { output }: CliContext,
  values: CommandValues,
  result: { json: unknown; lines: readonly string[] },
): void {
  if (values['json']) print(output, JSON.stringify(result.json, null, 2));
  else for (const line of result.lines) print(output, plain(line));
}

/** Prints faults of texts. @returns the exit code for them. */
export function reportFaults(
  context: CliContext,
  values: CommandValues,
  faults: readonly AuthoringFault[],
): number {
  report(context, values, { json: { ok: false, faults }, lines: faults.map(printFault) });
  return 1;
}
