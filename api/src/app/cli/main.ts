import { Interrupted } from '@inlay/sdk/cli';
import { runCli } from './runCli.ts';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second signal ends at once; the database recovers at the next start.
    if (interruption.signal.aborted) process.exit(1);
    interruption.abort(new Interrupted());
  });
}

// A reader of our output may be gone (`| head`); the database must still be closed cleanly.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const code = await runCli(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  now: Date.now,
  signal: interruption.signal,
});
// Interrupted work may still hold the event loop.
if (interruption.signal.aborted) process.exit(code);
process.exitCode = code;
