import { spawn } from 'node:child_process';

/** System account that a program runs as. */
export interface ProgramAccount {
  uid: number;
  gid: number;
}

/** Result of a program: its exit code (null after a signal) and its output. */
export interface ProgramResult {
  code: number | null;
  output: string;
}

/** The only variables PostgreSQL programs inherit: above all no PGDATA, PGPORT or PGPASSFILE. */
const PROGRAM_ENVIRONMENT = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR'];

/**
 * Runs a program to its end, as another account when one is given.
 *
 * It gets its own session, so that Ctrl-C in a terminal reaches neither it nor the server it starts. It works
 * in `/`, because the account may not be able to enter our own folder.
 *
 * @throws the system's error when the program cannot be started at all (`code`: EACCES, ENOENT, EPERM…).
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  account: ProgramAccount | null,
): Promise<ProgramResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProgramResult>();
  const isWindows = process.platform === 'win32';
  const child = spawn(program, args, {
    cwd: isWindows ? undefined : '/',
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...pickEnvironment(), LC_ALL: 'C' },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.once('error', reject);
  child.once('close', (code) => resolve({ code, output: output.trim() }));
  return promise;
}

function pickEnvironment(): Record<string, string> {
  const entries = PROGRAM_ENVIRONMENT.map((name) => [name, process.env[name]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, string>;
}

/** The `code` of a system or database error, or undefined. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
