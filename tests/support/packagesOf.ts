import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../api/bin/lib/project.mjs';

/** Runs npm in the project. @returns its output. */
export const runNpm = (args: readonly string[]): string =>
  execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });

/** Lists the folders of the packages that an installation without development packages has. */
export const productionPackages = (...args: string[]): string[] => [
  ...new Set(
    runNpm(['ls', '--all', '--parseable', '--omit=dev', ...args])
      .split('\n')
      .filter((path) => path.startsWith(join(ROOT, 'node_modules/'))),
  ),
];

/** Adds up packages, without the packages inside, which are listed themselves. @returns MB */
export const megabytesOf = (folders: readonly string[]): number =>
  folders.reduce((sum, folder) => {
    const output = execFileSync('du', ['-sk', '--exclude=node_modules', folder], { encoding: 'utf8' });
    return sum + Number.parseInt(output, 10) / 1024;
  }, 0);
