import { readFile } from 'node:fs/promises';
import { environmentSchema, type Variable } from './environment.ts';

/** `INLAY_SECRET_FILE` names a file that holds the value of `INLAY_SECRET`. */
const SUFFIX = '_FILE';

/** A problem with a variable that a file provides. */
export interface VariableFileProblem {
  variable: Variable;
  problem: string;
}

/**
 * Reads variables from files, as Docker, Kubernetes, systemd and vault agents provide secrets. A trailing line break
 * is not part of the value.
 *
 * @param given the environment variables, by name.
 * @returns the values, and the problems of those that could not be read.
 */
export async function readVariableFiles(given: Record<string, string | undefined>) {
  const values: Record<string, string> = {};
  const problems: VariableFileProblem[] = [];
  for (const variable of Object.keys(environmentSchema.shape) as Variable[]) {
    const path = given[`${variable}${SUFFIX}`];
    if (!path) continue;
    if (given[variable]) {
      problems.push({ variable, problem: `is set twice, also by ${variable}${SUFFIX}` });
      continue;
    }
    try {
      values[variable] = (await readFile(path, 'utf8')).replace(/\r?\n$/, '');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push({
        variable,
        problem: `cannot be read from the file ${variable}${SUFFIX} names: ${code}`,
      });
    }
  }
  return { values, problems };
}
