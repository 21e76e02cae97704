import type { Version } from '../../api/index.ts';
import { CliError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { folderOf } from '../folder/folderOf.ts';
import { readLock, writeLock } from '../folder/lock.ts';
import { connect, saying, type Connection } from '../remote/connect.ts';
import { getFormId } from '../remote/findForm.ts';
import { report } from '../report.ts';

/** Versions that are looked through for the one before. */
const MOST_VERSIONS = 200;

/** `inlay rollback` */
export async function rollback(context: CliContext, values: CommandValues): Promise<number> {
  const folder = folderOf(values);
  const lock = await readLock(folder);
  const connection = await connect(context, values);
  const { api, url } = connection;
  return saying(url, async () => {
    const formId = await getFormId(connection, values, { lock });
    if (values['list']) {
      const versions = await listVersions(connection, formId);
      const lines = versions.map(({ id, savedAt, savedBy, isLive, kind, changes }) =>
        [id, savedAt, savedBy ?? '', isLive ? 'live' : kind, changes[0]?.text ?? ''].join('  '),
      );
      report(context, values, { json: versions, lines });
      return 0;
    }
    const [{ revisionId }, versionId] = await Promise.all([
      api.getForm({ formId }),
      findTarget(connection, formId, values['version']),
    ]);
    const { definition, savedAt } = await api.getVersion({ formId, versionId });
    const published = await api.publishDefinition({ formId, ifMatch: revisionId, body: { definition } });
    const bound = lock.platforms[url];
    if (bound?.form === formId) {
      bound.revision = published.revisionId;
      await writeLock(folder, lock);
    }
    report(context, values, {
      json: { form: formId, version: versionId, revision: published.revisionId },
      lines: [
        `Visitors see “${published.title}” as it was saved on ${savedAt}.`,
        'The folder is as it was: type inlay pull --force to have this version in it.',
      ],
    });
    return 0;
  });
}

async function listVersions({ api }: Connection, formId: string): Promise<Version[]> {
  const versions: Version[] = [];
  for await (const version of api.all('listVersions', { formId, limit: 20 })) {
    versions.push(version);
    if (versions.length >= MOST_VERSIONS) break;
  }
  return versions;
}

/** Finds the version that is named, or the one that visitors saw before. @throws {CliError} for none. */
async function findTarget(
  { api }: Connection,
  formId: string,
  typed: string | boolean | undefined,
): Promise<string> {
  if (typeof typed === 'string') return typed;
  for await (const { id, kind, isLive } of api.all('listVersions', { formId, limit: 20 }))
    if (kind === 'published' && !isLive) return id;
  throw new CliError('There is no earlier version.');
}
