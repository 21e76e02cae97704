import { LOOK_PROGRAM } from '../../../forms/brands/look/askLookProgram.ts';
import { ENCODE_PROGRAM } from '../../../forms/logos/encodeLogo.ts';
import { tryProgram } from '../../../platform/process/runProgram.ts';
import { PDF_PROGRAM } from '../../../sharing/reports/renderPdf.ts';
import { ok, problem, reasonOf, type Finding } from './finding.ts';

/** The programs that the platform starts for pictures, documents and other people's websites. */
const PROGRAMS = {
  'reads websites': LOOK_PROGRAM,
  'draws pictures': ENCODE_PROGRAM,
  'draws documents': PDF_PROGRAM,
};

let finding: Promise<Finding> | undefined;

/** Starts each program of the platform; once in a process, since they belong to the installation. */
export const checkPrograms = (): Promise<Finding> => (finding ??= tryPrograms());

async function tryPrograms(): Promise<Finding> {
  const failures = await Promise.all(
    Object.entries(PROGRAMS).map(async ([what, program]) => {
      const reason = await tryProgram(program).then(() => null, reasonOf);
      return reason === null ? [] : [`what ${what} does not start: ${reason}`];
    }),
  );
  const found = failures.flat();
  if (found.length === 0) return ok('Programs', 'start.');
  return problem('Programs', `${found.join('; ')} Install again: npm ci && npm run build.`);
}
