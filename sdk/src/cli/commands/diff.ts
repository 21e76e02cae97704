import type { CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { openFolder, readTexts } from '../folder/formFolder.ts';
import { folderOf } from '../folder/folderOf.ts';
import { compare } from '../remote/compare.ts';
import { connect, saying } from '../remote/connect.ts';
import { loadForm } from '../remote/remoteForm.ts';
import { getFormId } from '../remote/findForm.ts';
import { describeImpact } from '../describeImpact.ts';
import { report, reportFaults } from '../report.ts';

/** `inlay diff` */
export async function diff(context: CliContext, values: CommandValues): Promise<number> {
  const read = readTexts(await openFolder(folderOf(values)));
  if (!read.ok) return reportFaults(context, values, read.faults);
  const { folder } = read;
  const connection = await connect(context, values);
  return saying(connection.url, async () => {
    const { lock } = folder;
    const id = await getFormId(connection, values, { lock, title: folder.form.definition.title });
    const live = await loadForm(connection, id);
    const { impact, isSame, settings, waiting } = await compare(connection, folder, { live });
    const isNothing = isSame && settings.length === 0;
    const bound = lock.platforms[connection.url];
    const isBehind = bound?.form === id && bound?.revision !== live.revision;
    report(context, values, {
      json: { isSame, isBehind, settings, pictures: waiting, ...impact },
      lines: [
        ...(isNothing ? ['No differences.'] : describeImpact(impact, settings)),
        ...waiting.map((name) => `The picture ${name} will be uploaded.`),
        ...(isBehind
          ? ['Somebody has published since the last pull: what they changed is undone by this.']
          : []),
        // An upload gives pictures another address, and with it the form another code.
        ...(isNothing || waiting.length > 0 ? [] : [`Code: ${impact.code}`]),
      ],
    });
    return impact.problems.length > 0 ? 1 : 0;
  });
}
