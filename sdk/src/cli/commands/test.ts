import { describeTestDifference } from '../../model/formTests/describeTestDifference.ts';
import { runFormTests } from '../../model/formTests/runFormTests.ts';
import { printDescription } from '../../model/logic/words/printDescription.ts';
import { labelsOf } from '../../model/structure/print/labelsOf.ts';
import type { CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { openFolder, readTexts } from '../folder/formFolder.ts';
import { folderOf } from '../folder/folderOf.ts';
import { report, reportFaults } from '../report.ts';

/** `inlay test` */
export async function test(context: CliContext, values: CommandValues): Promise<number> {
  const read = readTexts(await openFolder(folderOf(values)));
  if (!read.ok) return reportFaults(context, values, read.faults);
  const { definition } = read.folder.form;
  const labels = labelsOf(definition);
  const results = runFormTests(definition).map(({ test: { id, name }, differences }) => ({
    id,
    name,
    differences: differences.map((one) => printDescription(describeTestDifference(one, labels))),
  }));
  const failed = results.filter(({ differences }) => differences.length > 0);
  report(context, values, {
    json: { ok: failed.length === 0, tests: results },
    lines: [
      ...results.flatMap(({ name, differences }) => [
        `${differences.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`,
        ...differences.map((text) => `        ${text}`),
      ]),
      results.length === 0
        ? 'The form has no tests.'
        : `${results.length - failed.length} of ${results.length} passed.`,
    ],
  });
  return failed.length === 0 ? 0 : 1;
}
