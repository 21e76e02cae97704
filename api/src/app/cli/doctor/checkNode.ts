import { attention, ok, problem, type Finding } from './finding.ts';

/** Version that the tests run on and that the project installs for itself. */
const TESTED_MAJOR = 24;
/** Below this, packages of ours do not run. */
const OLDEST_MAJOR = 22;

/** The Node that runs the platform. */
export function checkNode(version: string): Finding {
  const major = Number(version.split('.')[0]);
  if (major >= TESTED_MAJOR) return ok('Node', version);
  const advice = `start it with npm, which takes the Node ${TESTED_MAJOR} of the project.`;
  if (major >= OLDEST_MAJOR) return attention('Node', `${version} is untested: ${advice}`);
  return problem('Node', `${version} is too old: ${advice}`);
}
