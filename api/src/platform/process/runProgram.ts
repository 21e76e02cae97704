import { fork, type ChildProcess } from 'node:child_process';
import { basename } from 'node:path';
import { READY } from './answerRequest.ts';

/** A program ended without an answer: by its limit of memory or time, or by what it was given. */
export class ProgramEndedError extends Error {
  override name = 'ProgramEndedError';
}

/** A program did not even load: the installation is broken, whatever was asked. */
export class ProgramStartError extends Error {
  override name = 'ProgramStartError';
}

/** A program that answers by `answerRequest`. */
export interface Program {
  /** Its path. */
  file: string;
  /** Longest time in ms, its start included. */
  maxTimeMs: number;
  /** Largest heap in MB; by default what the machine allows. */
  maxHeapMb?: number;
}

/** How much of what a program says while it fails to load is kept, in characters. */
const SAID_LENGTH = 2_000;

/**
 * Gives one request to a program in a process of its own, without the platform's secrets, and returns its answer.
 *
 * @throws {ProgramEndedError} when it ends without an answer
 * @throws {ProgramStartError} when it cannot be loaded
 */
export function runProgram<Answer>(program: Program, request: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, reject);
    child.once('message', () => {
      child.once('message', (answer) => resolve(answer as Answer));
      // A process that cannot receive has ended, or will.
      child.send(request, () => undefined);
    });
  });
}

/** Starts a program and ends it once it has loaded. @throws as `runProgram` */
export function tryProgram(program: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, reject);
    child.once('message', () => {
      child.kill('SIGKILL');
      resolve();
    });
  });
}

/** @param onEnd hears why it ended, also when it has answered */
function startProgram({ file, maxTimeMs, maxHeapMb }: Program, onEnd: (error: Error) => void): ChildProcess {
  const child = fork(file, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: maxHeapMb === undefined ? [] : [`--max-old-space-size=${maxHeapMb}`],
    env: {},
    timeout: maxTimeMs,
    killSignal: 'SIGKILL',
  });
  let isReady = false;
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < SAID_LENGTH) said += text.slice(0, SAID_LENGTH - said.length);
  });
  child.once('message', (message) => {
    isReady = message === READY;
  });
  child.once('error', onEnd);
  child.once('close', (code) => {
    const isBroken = !isReady && code !== null;
    const reason = `${basename(file)} ended with code ${code} while it loaded:\n${said}`;
    onEnd(
      isBroken ? new ProgramStartError(reason) : new ProgramEndedError('The program ended without an answer'),
    );
  });
  return child;
}
