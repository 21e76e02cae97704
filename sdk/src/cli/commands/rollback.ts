import type { Version } from '../../api/index.ts';
import { CliError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { folderOf, openFolder } from '../folder/formFolder.ts';
import { writeLock } from '../folder/lock.ts';
import { connect, saying, type Connection } from '../remote/connect.ts';
import { findForm, loadForm } from '../remote/remoteForm.ts';
import { report } from '../report.ts';

/** Versions that are looked through for the one before. */
const MOST_VERSIONS = 200;

/** `inlay rollback` */
export async function rollback(context: CliContext, values: CommandValues): Promise<number> {
  const folder = await openFolder(folderOf(values));
  const connection = await connect(context, values);
  const { api, url } = connection;
  return saying(url, async () => {
    const { lock } = folder;
    const { detail, revision } = await loadForm(connection, await findForm(connection, values, { lock }));
    if (values['list']) {
      const versions = await listVersions(connection, detail.id);
      const lines = versions.map(({ id, savedAt, savedBy, isLive, kind, changes }) =>
        [id, savedAt, savedBy ?? '', isLive ? 'live' : kind, changes[0]?.text ?? ''].join('  '),
      );
      report(context, values, { json: versions, lines });
      return 0;
    }
    const target = await findTarget(connection, detail.id, values['version']);
    const { definition } = await api.getVersion({ formId: detail.id, versionId: target.id });
    const published = await api.publishDefinition({
      formId: detail.id,
      ifMatch: revision,
      body: { definition },
    });
    const bound = lock.platforms[url];
    if (bound?.form === detail.id) {
      bound.revision = published.revisionId;
      await writeLock(folder.path, lock);
    }
    report(context, values, {
      json: { form: detail.id, version: target.id, revision: published.revisionId },
      lines: [
        `Visitors see “${published.title}” as it was saved on ${target.savedAt}.`,
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
  connection: Connection,
  formId: string,
  typed: string | boolean | undefined,
): Promise<Pick<Version, 'id' | 'savedAt'>> {
  if (typeof typed === 'string') {
    const { id, savedAt } = await connection.api.getVersion({ formId, versionId: typed });
    return { id, savedAt };
  }
  for await (const version of connection.api.all('listVersions', { formId, limit: 20 }))
    if (version.kind === 'published' && !version.isLive) return version;
  throw new CliError('There is no earlier version.');
}
