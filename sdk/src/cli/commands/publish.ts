import { isSameJson } from '../../model/structure/isSameJson.ts';
import { CliError, UsageError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { openFolder, readTexts, type ReadFolder } from '../folder/formFolder.ts';
import { folderOf } from '../folder/folderOf.ts';
import { writeLock } from '../folder/lock.ts';
import { compare, type Comparison } from '../remote/compare.ts';
import { connect, saying, type Connection } from '../remote/connect.ts';
import { applyLooks } from '../remote/looks.ts';
import { loadDraft, loadForm } from '../remote/remoteForm.ts';
import { getFormId } from '../remote/findForm.ts';
import { applySettings, findFolder } from '../remote/settings.ts';
import { report, reportFaults } from '../report.ts';

/** `inlay publish` */
export async function publish(context: CliContext, values: CommandValues): Promise<number> {
  const read = readTexts(await openFolder(folderOf(values)));
  if (!read.ok) return reportFaults(context, values, read.faults);
  const code = values['impact'];
  if (typeof code !== 'string') throw new UsageError('--impact is missing: inlay diff prints it.');
  const { folder } = read;
  const connection = await connect(context, values);
  return saying(connection.url, async () => {
    const id = await getFormId(connection, values, {
      lock: folder.lock,
      title: folder.form.definition.title,
    });
    const live = await loadForm(connection, id);
    const compared = await compare(connection, folder, { live });
    await findFolder(connection, compared.settingsNow, folder.settings);
    const revision = await publishForm(connection, {
      formId: live.detail.id,
      code,
      compared,
      now: live.revision,
    });
    if (compared.settings.length > 0) {
      await applySettings(connection, live.detail.id, {
        before: compared.settingsNow,
        after: folder.settings,
      });
      const pictures = folder.lock.platforms[connection.url]?.pictures ?? {};
      await applyLooks(connection, live.detail.id, {
        folder: folder.path,
        pictures,
        settings: folder.settings,
        changed: compared.looks,
      });
    }
    await open(connection, folder, revision);
    const { url } = live.detail;
    const lines = [`“${compared.local.title}” is published: ${url}`, ...compared.settings];
    report(context, values, {
      json: { form: live.detail.id, revision, url, settings: compared.settings },
      lines,
    });
    return 0;
  });
}

/** Publishes the draft, where the folder differs from what visitors see. @returns the revision that they see now. */
async function publishForm(
  connection: Connection,
  { formId, code, compared, now }: { formId: string; code: string; compared: Comparison; now: string },
): Promise<string> {
  const { local, isSame, impact, settings } = compared;
  if (isSame) {
    if (settings.length === 0) throw new CliError('There is nothing to publish: visitors see this already.');
    if (code !== impact.code)
      throw new CliError('This code is of another state of the form. Type inlay diff.');
    return now;
  }
  const draft = await loadDraft(connection, formId);
  if (!draft || !isSameJson(draft.definition, local))
    throw new CliError('The draft is not what stands in the folder. Push it first.');
  const { revisionId } = await connection.api.publishDraft({ formId, ifMatch: draft.state, impact: code });
  return revisionId;
}

/** Notes what visitors see, and opens a form that was made by `push --create`. */
async function open({ api, url }: Connection, folder: ReadFolder, revision: string): Promise<void> {
  const binding = folder.lock.platforms[url];
  if (!binding) return;
  binding.revision = revision;
  binding.draft = null;
  if (binding.isNew) {
    await api.updateForm({ formId: binding.form, body: { active: true } });
    delete binding.isNew;
  }
  await writeLock(folder.path, folder.lock);
}
