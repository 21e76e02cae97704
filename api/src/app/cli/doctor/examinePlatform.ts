import { type CliContext, Interrupted } from '@inlay/sdk/cli';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { getAddresses } from '../../../platform/config/databaseAddresses.ts';
import { startEmbeddedPostgres } from '../../../platform/db/embedded/startEmbeddedPostgres.ts';
import { assertNoPooler, PoolerError } from '../../../platform/db/pooler.ts';
import { createClient } from '../../../platform/db/servers/connectTo.ts';
import { driverSettings } from '../../../platform/db/timeouts.ts';
import { loggerTo, untilInterrupted } from '../withDatabase.ts';
import { checkBackup } from './checkBackup.ts';
import { checkHosts, checkReplica, checkReplication } from './checkCluster.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import {
  checkClock,
  checkDurability,
  checkExtensions,
  checkMigrations,
  checkPooler,
  checkRole,
  checkTimeouts,
  checkVersion,
} from './checkDatabase.ts';
import { checkFence } from './checkFence.ts';
import { checkFolder, checkSecret, checkSpace } from './checkFolders.ts';
import { checkNode } from './checkNode.ts';
import { checkPrograms } from './checkPrograms.ts';
import { checkCaptcha, checkFiles, checkProxies, checkPublicUrl } from './checkReach.ts';
import { checkCounters, checkDefinitions, checkJobs, checkMailServer, checkOutbox } from './checkWork.ts';
import { attention, examine, problem, reasonOf, type Finding } from './finding.ts';

/** Checks everything the platform depends on, without changing anything. */
export async function examinePlatform(context: CliContext): Promise<Finding[]> {
  const node = checkNode(process.versions.node);
  const { config, findings } = await checkConfiguration(context.environment);
  if (!config) return [node, ...findings];
  return [
    node,
    ...findings,
    checkPublicUrl(config),
    checkProxies(config),
    checkCaptcha(config),
    checkFiles(config),
    ...(await examine('Programs', checkPrograms)),
    ...(await examineFolders(config, context)),
    ...(await examineDatabase(config, context)),
    ...(config.smtpUrl === null ? [] : await examine('Mail server', () => checkMailServer(config))),
  ];
}

async function examineFolders(config: Config, { environment }: CliContext): Promise<Finding[]> {
  const { dataFolder } = config;
  const isSecretGiven = Boolean(environment['INLAY_SECRET']?.trim());
  const folder = await examine('Data folder', () => checkFolder('Data folder', dataFolder));
  if (!(await exists(dataFolder))) return folder;
  const secret = await examine('Secret', () => checkSecret(dataFolder, isSecretGiven));
  return [...folder, ...secret, ...(await examine('Free space', () => checkSpace(dataFolder)))];
}

async function examineDatabase(config: Config, context: CliContext): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl, databaseReadUrl } = config;
  if (databaseUrl) {
    const url = databaseDirectUrl ?? databaseUrl;
    const urls = getAddresses(url).addresses.map((address) => new URL(address));
    const hosts = urls.map(({ host }) => host).join(', ');
    const place = `at ${hosts}${urls[0]?.pathname ?? ''}`;
    return [
      ...(await examine('Database hosts', () => checkHosts(url))),
      ...(await examineServer(config, context, { url, place, cluster: null })),
      ...(databaseDirectUrl ? await examine('Pooler', () => checkPooler(databaseUrl)) : []),
      ...(databaseReadUrl ? await examine('Read replica', () => checkReplica(databaseReadUrl)) : []),
    ];
  }
  if (!(await hasEmbeddedDatabase(config.dataFolder))) {
    return [attention('Database', 'there is none yet; the first start (npm start) makes it.')];
  }
  try {
    return await examineEmbedded(config, context);
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    return [problem('Database', reasonOf(error))];
  }
}

/** Starts the embedded server if it does not run, and then stops it again. */
async function examineEmbedded(config: Config, context: CliContext): Promise<Finding[]> {
  const { dataFolder } = config;
  const server = await startEmbeddedPostgres({ dataFolder, logger: loggerTo(context) });
  const state = server.adopted ? 'running' : 'started for this examination';
  const place = `embedded in ${server.folder}, ${state}`;
  const isElsewhere = dirname(server.folder) !== dataFolder;
  try {
    const findings = await untilInterrupted(context.signal, () =>
      examineServer(config, context, { url: server.connectionString, place, cluster: server.folder }),
    );
    return isElsewhere
      ? [...findings, ...(await examine('Free space', () => checkSpace(server.folder)))]
      : findings;
  } finally {
    await server.stop();
  }
}

/** Looks for the database's own folder, or the file that points to it. */
const hasEmbeddedDatabase = async (dataFolder: string): Promise<boolean> =>
  (await exists(join(dataFolder, 'postgres'))) || exists(join(dataFolder, 'postgres-is-in'));

async function examineServer(
  config: Config,
  context: CliContext,
  { url, place, cluster }: { url: string; place: string; cluster: string | null },
): Promise<Finding[]> {
  const client = createClient(url, driverSettings());
  client.on('error', () => undefined);
  try {
    await assertNoPooler(url, config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof PoolerError) return [problem('Database', error.message)];
    const advice = 'does it run, and is DATABASE_URL right?';
    return [problem('Database', `${place} cannot be reached: ${reasonOf(error)}; ${advice}`)];
  }
  const checks: [string, () => Promise<Finding | Finding[]>][] = [
    ['Database', () => checkVersion(client, place)],
    ['Extensions', () => checkExtensions(client)],
    ['Durability', () => checkDurability(client)],
    ['Replication', () => checkReplication(client)],
    ['Database role', () => checkRole(client)],
    ['Second fence', () => checkFence(client, url, config)],
    ['Time-outs', () => checkTimeouts(client)],
    ['Clocks', () => checkClock(client, context.now)],
    ['Migrations', () => checkMigrations(client)],
    ['Forms', () => checkDefinitions(client)],
    ['Mail server', async () => (config.smtpUrl === null ? checkMailServer(config, client) : [])],
    ['Outbox', () => checkOutbox(client, config)],
    ['Jobs', () => checkJobs(client)],
    ['Counters', () => checkCounters(client)],
    ['Backup', () => checkBackup(client, config, { cluster, now: context.now() })],
  ];
  const findings: Finding[] = [];
  for (const [name, check] of checks) findings.push(...(await examine(name, check)));
  await client.end();
  return findings;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
