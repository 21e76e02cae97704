import { CLIENT_COMMANDS, plain, runCommands, type CliContext, type Command } from '@inlay/sdk/cli';
import { ConfigError } from '../../platform/config/config.ts';
import { safeMessage } from '../../platform/logging/describeError.ts';
import { backup } from './backup.ts';
import { distribute } from './distribute.ts';
import { doctor } from './doctor.ts';
import { events } from './events.ts';
import { exportStatic } from './exportStatic.ts';
import { FENCE_COMMANDS } from './fence.ts';
import { KEY_COMMANDS } from './keys.ts';
import { mails } from './mails.ts';
import { migrationsList } from './migrationsList.ts';
import { migrationsRun } from './migrationsRun.ts';
import { ownerCreate } from './ownerCreate.ts';
import { ownerPromote } from './ownerPromote.ts';
import { passwordReset } from './passwordReset.ts';
import { restore } from './restore.ts';
import { SIGNING_KEY_COMMANDS } from './signingKeys.ts';
import { upgradeRehearse } from './upgradeRehearse.ts';
import { verifyLog } from './verifyLog.ts';
import { warehouse } from './warehouse.ts';

const COMMANDS: readonly Command[] = [
  ownerCreate,
  ownerPromote,
  passwordReset,
  ...KEY_COMMANDS,
  migrationsList,
  migrationsRun,
  doctor,
  events,
  mails,
  exportStatic,
  backup,
  restore,
  upgradeRehearse,
  verifyLog,
  ...SIGNING_KEY_COMMANDS,
  warehouse,
  distribute,
  ...FENCE_COMMANDS,
];

/** Runs what was typed after `npm run inlay --`. @returns the exit code. */
export const runCli = (typed: readonly string[], context: CliContext): Promise<number> =>
  runCommands(
    {
      usage: 'npm run inlay -- ',
      groups: [
        {
          title: 'For the person who runs the platform; they work while it runs, and while it does not',
          commands: COMMANDS,
        },
        { title: 'Forms as code, on this platform or another; they call its API', commands: CLIENT_COMMANDS },
      ],
      notes: [
        'Settings of the first are the environment variables of `npm start` (docs/self-hosting.md);',
        'docs/forms-as-code.md is about the second.',
      ],
      describe,
    },
    typed,
    context,
  );

/** Describes errors of the platform's own without their secrets. */
function describe(error: unknown): string | undefined {
  if (error instanceof ConfigError) return `These settings are wrong:\n${error.message}`;
  if (!(error instanceof Error) || error.name === 'CliError' || error.name === 'UsageError') return undefined;
  // Node's error for several refusing addresses has a code and no message.
  return plain(safeMessage(error) || String((error as { code?: unknown }).code));
}
