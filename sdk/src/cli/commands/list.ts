import type { Form } from '../../api/index.ts';
import { print, printTable, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { connect, saying } from '../remote/connect.ts';

/** `inlay list` */
export async function list(context: CliContext, values: CommandValues): Promise<number> {
  const { url, api } = await connect(context, values);
  const forms: Form[] = [];
  await saying(url, async () => {
    for await (const form of api.all('listForms', { limit: 100 })) forms.push(form);
  });
  if (values['json']) {
    print(context.output, JSON.stringify(forms, null, 2));
    return 0;
  }
  const rows = forms.map(({ title, submissionCount, hasDraft, active, id }) => [
    title,
    String(submissionCount),
    hasDraft ? 'draft' : '',
    active ? '' : 'closed',
    id,
  ]);
  printTable(context.output, [['TITLE', 'SUBMISSIONS', 'DRAFT', '', 'ID'], ...rows]);
  return 0;
}
