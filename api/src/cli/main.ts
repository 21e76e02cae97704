import { Interrupted } from './cliContext.ts';
import { runCli } from './runCli.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second signal means it: the database recovers by itself at the next start.
    if (interruption.signal.aborted) process.exit(1);
    interruption.abort(new Interrupted());
  });
}

// Whoever read our output may be gone (`| head`); that is no reason to leave the database uncleanly.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const code = await runCli(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  now: Date.now,
  signal: interruption.signal,
});
// What was interrupted may still wait for something.
if (interruption.signal.aborted) process.exit(code);
process.exitCode = code;
