import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  /** Whether it loads machine code, which Node's permissions do not bind (decision 923). */
  isNative?: boolean;
  /** Files and folders that it reads besides its code. */
  reads?: readonly string[];
}

/** Files outside the program's own that one may write: by it a program offers itself where memory runs out. */
const WRITABLE = '/proc/self/oom_score_adj';

/**
 * Returns the flags of Node under which a program reads its own code and nothing else of this machine, and starts no
 * other program (decision 923).
 */
function permissionsOf({ file, isNative = false, reads = [] }: Program): string[] {
  const readable = [dirname(file), WRITABLE, ...reads];
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    const packages = join(folder, 'node_modules');
    if (existsSync(manifest)) readable.push(manifest, join(folder, 'src'), join(folder, 'dist'));
    // In a checkout the model is a link to the folder beside.
    const model = join(packages, '@inlay/sdk');
    if (existsSync(packages)) readable.push(packages);
    if (existsSync(model)) readable.push(realpathSync(model));
    if (folder === dirname(folder)) break;
  }
  return [
    '--permission',
    '--no-warnings',
    ...[...new Set(readable)].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${WRITABLE}`,
    ...(isNative ? ['--allow-addons'] : []),
  ];
}

/** How much of what a program says while it fails to load is kept, in characters. */
const SAID_LENGTH = 2_000;

/**
 * Gives one request to a program in a process of its own, without the platform's secrets and files, and returns its
 * answer.
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
function startProgram(program: Program, onEnd: (error: Error) => void): ChildProcess {
  const { file, maxTimeMs, maxHeapMb } = program;
  const child = fork(file, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      ...permissionsOf(program),
      ...(maxHeapMb === undefined ? [] : [`--max-old-space-size=${maxHeapMb}`]),
    ],
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
