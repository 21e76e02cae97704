/** Runs programs in the root of an image as a container engine does: read-only, as its user, without capabilities. */
import { runProgram } from '../../../api/src/platform/db/embedded/runProgram.ts';

/** Options of bubblewrap; the data folder and `/tmp` alone can be written. @returns {string[]} */
function confine(image, dataFolder, environment) {
  const [uid, gid] = image.user.split(':');
  return [
    ['--ro-bind', image.root, '/'],
    ['--dev', '/dev'],
    ['--proc', '/proc'],
    ['--tmpfs', '/tmp'],
    ...image.shared.map((path) => ['--ro-bind', path, path]),
    ['--bind', dataFolder, image.data ?? dataFolder],
    ['--unshare-user', '--uid', uid, '--gid', gid],
    ['--cap-drop', 'ALL'],
    ['--unshare-pid', '--unshare-ipc', '--die-with-parent'],
    ['--chdir', image.folder],
    ...Object.entries(environment).map(([name, value]) => ['--setenv', name, value]),
  ].flat();
}

/** The command line that starts the image's own program. @returns {string[]} */
export const startInside = (bwrap, image, dataFolder) => [
  bwrap,
  ...confine(image, dataFolder, {}),
  ...image.command,
];

/** Runs a program to its end. @returns its exit code and output. */
export const runInside = (bwrap, image, dataFolder, environment, command) =>
  runProgram(bwrap, [...confine(image, dataFolder, environment), ...command], null);
