import type { CliContext } from '@inlay/sdk/cli';
import { PassThrough, Writable } from 'node:stream';
import { runCli } from '../../../api/src/app/cli/runCli.ts';

/** Result of a command. */
export interface CliResult {
  code: number;
  output: string;
  errors: string;
}

interface CliOptions {
  environment?: Record<string, string>;
  /** All of standard input. */
  stdin?: string;
  /** A terminal instead, at which a person answers each question with the next of these. */
  keys?: readonly string[];
  now?: () => number;
  signal?: AbortSignal;
}

/** Runs what would be typed after `npm run inlay --`, in this process. */
export async function runTestCli(typed: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const { environment = {}, stdin = '', keys, now = Date.now } = options;
  const input: CliContext['input'] = new PassThrough();
  const answers = [...(keys ?? [])];
  const output = collect();
  const errors = collect((text) => {
    // Typed once the question appears, and read after that.
    if (keys && /: +$/.test(text)) setImmediate(() => input.push(answers.shift() ?? '\u0003'));
  });
  if (keys) Object.assign(input, { isTTY: true });
  else (input as PassThrough).end(stdin);
  const context = {
    environment,
    input,
    now,
    output: output.stream,
    errors: errors.stream,
    signal: options.signal ?? new AbortController().signal,
  };
  const code = await runCli(typed, context);
  return { code, output: output.text(), errors: errors.text() };
}

/** A stream that collects its input. */
function collect(onText: (text: string) => void = () => undefined): { stream: Writable; text(): string } {
  let all = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      all += chunk;
      onText(all);
      done();
    },
  });
  return { stream, text: () => all };
}
