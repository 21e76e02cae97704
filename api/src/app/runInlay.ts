import cluster from 'node:cluster';
import { ConfigError, loadConfig, type Config } from '../platform/config/config.ts';
import { readAccountRules } from '../platform/settings/accountRules.ts';
import { EarlierBuildError } from '../platform/db/migrate.ts';
import { PoolerError } from '../platform/db/pooler.ts';
import { installLastResort } from '../platform/process/lastResort.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { nameSources } from '../platform/logging/nameSources.ts';
import type { Owner } from '../forms/setup/ensureOwner.ts';
import { startProcesses } from './startProcesses.ts';
import { startPlatform, type RunningPlatform } from './startPlatform.ts';
import { stopOnSignals } from '../platform/process/stopOnSignals.ts';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Prints the addresses and the owner after a start. */
function printAddresses(config: Config, platform: RunningPlatform): void {
  print('\nInlay is ready.\n');
  print(`  Dashboard        ${config.publicUrl}`);
  if (platform.samplePort !== null) print(`  Sample website   http://localhost:${platform.samplePort}`);
  if (!platform.owner.setUpUrl) print(`  Owner            ${platform.owner.email}`);
  for (const line of describeFirstSignIn(config, platform.owner)) print(line);
  print('\nCtrl-C stops everything cleanly.\n');
  // Last, where nobody has to look for it (AUTH-048).
  if (platform.owner.setUpUrl) {
    print('Set up your account (the link works once, for 24 hours):\n');
    print(platform.owner.setUpUrl);
  }
}

/** Explains the owner's first sign-in, until they have signed in once. */
function describeFirstSignIn({ ownerPassword }: Config, { email, isUsed, setUpUrl }: Owner): string[] {
  if (isUsed || setUpUrl) return [];
  if (ownerPassword !== null) return ['  Password         the one in INLAY_OWNER_PASSWORD'];
  return [`\nNobody has signed in yet. To set a password: npm run inlay -- password reset --email ${email}`];
}

/** Describes a failed start, with the remedy where there is a known one. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return `These settings are wrong:\n${error.message}`;
  if (error instanceof EarlierBuildError || error instanceof PoolerError) return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is in use. Stop what listens there, or choose another with PORT or INLAY_SAMPLE_PORT.`;
  }
  return error instanceof Error ? nameSources(error.stack ?? error.message) : String(error);
}

async function start(): Promise<void> {
  const config = await loadConfig(process.env);
  // What cannot be read is said at the start, not at somebody's sign-in.
  readAccountRules(config);
  const startAll = config.webProcesses > 1 ? startProcesses : startPlatform;
  const logger = createLogger(config.logLevel);
  const starting = startAll(config, logger);
  // Before it listens: whoever sees it answer may stop it.
  const isStopping = stopOnSignals(starting);
  const platform = await starting;
  installLastResort(logger, () => platform.stop());
  if (!cluster.isPrimary || isStopping()) return;
  printAddresses(config, platform);
  // To `npm start`, which then has time for more.
  process.send?.('ready');
}

/**
 * Starts the platform from the environment and runs until a signal. Prints the error of a failed start and
 * ends the process.
 */
export async function runInlay(): Promise<void> {
  // The reader of the output may be gone (a closed terminal, an ended pipe); the stop must still be clean.
  process.stdout.on('error', () => undefined);
  try {
    await start();
  } catch (error) {
    process.stderr.write(`Inlay could not start. ${describeFailure(error)}\n`);
    process.exit(1);
  }
}
