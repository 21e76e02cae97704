import { InlayApiError, type Form, type FormDetail } from '../../api/index.ts';
import type { FormDefinition } from '../../model/definition/formDefinition.ts';
import { upgradeFormDefinition } from '../../model/upgrades/index.ts';
import { CliError } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';
import type { Lock } from '../folder/lock.ts';
import type { Connection } from './connect.ts';

/** A form on a platform: what visitors see of it. */
export interface RemoteForm {
  detail: FormDetail;
  definition: FormDefinition;
  revision: string;
}

/** A draft on a platform. */
export interface RemoteDraft {
  state: string;
  savedBy: string | null;
  definition: FormDefinition;
}

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

/** Loads a form. @throws {CliError} for none. */
export async function loadForm(connection: Connection, id: string | null): Promise<RemoteForm> {
  if (!id)
    throw new CliError(`There is no such form at ${connection.url}. Type inlay list, or push --create.`);
  const { api } = connection;
  const [detail, { definition, revisionId }] = await Promise.all([
    api.getForm({ formId: id }),
    api.getDefinition({ formId: id }),
  ]);
  return { detail, definition: upgradeFormDefinition(definition), revision: revisionId };
}

/** Loads the draft of a form; null without one. */
export async function loadDraft({ api }: Connection, formId: string): Promise<RemoteDraft | null> {
  try {
    const { state, savedBy, definition } = await api.getDraft({ formId });
    return { state, savedBy, definition: upgradeFormDefinition(definition) };
  } catch (error) {
    if (error instanceof InlayApiError && error.code === 'draft.not_found') return null;
    throw error;
  }
}
