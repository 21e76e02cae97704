import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Interrupted, print, type CliContext } from './cliContext.ts';

/** Longest standard input that is read for a secret, in characters. */
const MAX_INPUT_LENGTH = 10_000;

/** Returns all of standard input but the line break that `echo` adds. */
export async function readInput(input: CliContext['input']): Promise<string> {
  input.setEncoding('utf8');
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > MAX_INPUT_LENGTH) break;
  }
  return text.replace(/\r?\n$/, '');
}

/** Asks at a terminal without an echo. @throws {Interrupted} after Ctrl-C. */
export async function askInSecret<const Questions extends readonly string[]>(
  { input, errors }: CliContext,
  questions: Questions,
): Promise<{ [Index in keyof Questions]: string }> {
  // A terminal for the keys, and nowhere for the echo.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const gone = new AbortController();
  for (const event of ['SIGINT', 'close'] as const) terminal.on(event, () => gone.abort());
  const answers: string[] = [];
  try {
    for (const question of questions) {
      errors.write(question);
      answers.push(await terminal.question('', { signal: gone.signal }));
      print(errors, '');
    }
    return answers as { [Index in keyof Questions]: string };
  } catch (error) {
    print(errors, '');
    throw gone.signal.aborted ? new Interrupted() : error;
  } finally {
    terminal.close();
  }
}
