import { fork } from 'node:child_process';

/** A program ended without an answer: by its limit of memory or time, or by what it was given. */
export class ProgramEndedError extends Error {
  override name = 'ProgramEndedError';
}

/**
 * Gives one request to a program in a process of its own, without the platform's secrets, and returns its answer.
 * @param program.file its path; it answers by one message
 * @param program.maxHeapMb largest heap; by default what the machine allows
 * @throws {ProgramEndedError}
 */
export function runProgram<Answer>(
  program: { file: string; maxTimeMs: number; maxHeapMb?: number },
  request: object,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(program.file, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: program.maxHeapMb === undefined ? [] : [`--max-old-space-size=${program.maxHeapMb}`],
      env: {},
      timeout: program.maxTimeMs,
      killSignal: 'SIGKILL',
    });
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('error', reject);
    child.once('exit', () => reject(new ProgramEndedError('The program ended without an answer')));
    // A process that cannot receive has ended, or will: see above.
    child.send(request, () => undefined);
  });
}
