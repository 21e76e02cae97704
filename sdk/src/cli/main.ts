import { Interrupted } from './cliContext.ts';
import { CLIENT_COMMANDS } from './clientCommands.ts';
import { runCommands } from './runCommands.ts';

/** The command line of the package: `npx inlay`. */
const interruption = new AbortController();
process.on('SIGINT', () => {
  if (interruption.signal.aborted) process.exit(1);
  interruption.abort(new Interrupted());
});

// A reader of our output may be gone (`| head`).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.exitCode = await runCommands(
  {
    usage: 'inlay ',
    groups: [{ title: 'Commands', commands: CLIENT_COMMANDS }],
    notes: ['INLAY_URL and INLAY_KEY name the platform and the key in place of `inlay login`.'],
  },
  process.argv.slice(2),
  {
    environment: process.env,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    now: Date.now,
    signal: interruption.signal,
  },
);
if (interruption.signal.aborted) process.exit(process.exitCode);
