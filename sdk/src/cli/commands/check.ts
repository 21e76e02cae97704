import { relative } from 'node:path';
import { listFindings } from '../../model/structure/rules/checkLogic.ts';
import { printDescription } from '../../model/logic/words/printDescription.ts';
import { printFault } from '../../model/authoring/index.ts';
import { CliError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { listFolders, openFolder, readTexts } from '../folder/formFolder.ts';
import { folderOf } from '../folder/folderOf.ts';
import { report } from '../report.ts';

/** `inlay check` */
export async function check(context: CliContext, values: CommandValues): Promise<number> {
  const top = folderOf(values);
  const folders = await listFolders(top);
  if (folders.length === 0) throw new CliError(`There is no form.yaml in ${top}, or below.`);
  const checked = await Promise.all(folders.map(checkOne));
  const faulty = checked.filter(({ faults }) => faults.length > 0);
  report(context, values, {
    json: { ok: faulty.length === 0, folders: checked },
    lines: [
      ...checked.flatMap(({ faults }) => faults.map(printFault)),
      ...checked.flatMap(({ folder, notices }) => notices.map((text) => `${folder}: notice: ${text}`)),
      `${folders.length - faulty.length} of ${folders.length} forms are sound.`,
    ],
  });
  return faulty.length === 0 ? 0 : 1;
}

async function checkOne(path: string) {
  const folder = relative('.', path) || '.';
  const read = readTexts(await openFolder(path));
  if (!read.ok) return { folder, faults: read.faults, notices: [] };
  const { form } = read.folder;
  const notices = listFindings(form.definition).filter(({ finding }) => !finding.refuses);
  return {
    folder,
    faults: form.check(),
    notices: notices.map(({ description }) => printDescription(description)),
  };
}
