import type { Form } from '../../api/index.ts';
import { CliError } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import type { Lock } from '../folder/lock.ts';
import type { Connection } from './connect.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds the form that is meant: by `--form`, by the lock of the folder, or by the title that the folder has.
 * @throws {CliError} where several have the title.
 */
export async function findForm(
  { url, api }: Connection,
  values: CommandValues,
  { lock, title }: { lock?: Lock; title?: string },
): Promise<string | null> {
  const typed = values['form'];
  if (typeof typed === 'string' && ID.test(typed)) return typed.toLowerCase();
  const bound = lock?.platforms[url]?.form;
  if (typed === undefined && bound) return bound;
  const wanted = typeof typed === 'string' ? typed : title;
  if (!wanted) return null;
  const found: Form[] = [];
  for await (const form of api.all('listForms', { limit: 100 })) if (form.title === wanted) found.push(form);
  const [form, other] = found;
  if (!other) return form?.id ?? null;
  const ids = found.map(({ id }) => id).join(', ');
  throw new CliError(`Several forms are called “${wanted}”. Name one by its id, with --form: ${ids}`);
}

/** Returns the id of the form that is meant. @throws {CliError} for none. */
export async function getFormId(
  connection: Connection,
  values: CommandValues,
  known: Parameters<typeof findForm>[2],
): Promise<string> {
  const id = await findForm(connection, values, known);
  if (id) return id;
  throw new CliError(`There is no such form at ${connection.url}. Type inlay list, or push --create.`);
}
