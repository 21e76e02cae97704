import { readFile } from 'node:fs/promises';
import { environmentSchema, type Variable } from './environment.ts';

/** `INLAY_SECRET_FILE` names a file that holds the value of `INLAY_SECRET`. */
const SUFFIX = '_FILE';

/** What is wrong with one variable that was given by a file. */
export interface VariableFileProblem {
  variable: Variable;
  problem: string;
}

/**
 * Reads the variables that are given by files, as Docker, Kubernetes, systemd and vault agents hand
 * out secrets. One line break at a file's end is not part of the value.
 *
 * @param given the variables that are set, by name.
 * @returns the values read, and what is wrong with those that could not be read.
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
