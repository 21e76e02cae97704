import { createApiClient } from '../../api/index.ts';
import { CliError, UsageError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import { askInSecret, readInput } from '../readSecret.ts';
import { keepKey, parseUrl, saying } from '../remote/connect.ts';
import { report } from '../report.ts';

/** `inlay login` */
export async function login(context: CliContext, values: CommandValues): Promise<number> {
  const typed = values['url'] ?? context.environment['INLAY_URL'];
  if (typeof typed !== 'string' || typed === '') throw new UsageError('--url is missing.');
  const url = parseUrl(typed);
  const [given] = context.input.isTTY
    ? await askInSecret(context, ['API key: '])
    : [await readInput(context.input)];
  const key = given.trim();
  if (!/^inlay_\w+/.test(key)) throw new CliError('This is not an API key: it begins with inlay_.');
  const api = createApiClient({ url, key, tries: 2 });
  const { data } = await saying(url, () => api.listForms({ limit: 1 }));
  const file = await keepKey(context.environment, url, key);
  const lines = [
    `The key for ${url} is kept in ${file}.`,
    ...(data.length === 0 ? ['It reaches no form yet.'] : []),
  ];
  report(context, values, { json: { url, file }, lines });
  return 0;
}
