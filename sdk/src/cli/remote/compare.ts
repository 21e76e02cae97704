import type { Impact } from '../../api/index.ts';
import type { FormDefinition } from '../../model/definition/formDefinition.ts';
import { isSameJson } from '../../model/structure/isSameJson.ts';
import { CliError } from '../cliContext.ts';
import type { ReadFolder } from '../folder/formFolder.ts';
import { UNREACHABLE_CODE, type Connection } from './connect.ts';
import { withKit } from './kits.ts';
import { describeLooks, listChangedLooks } from './looks.ts';
import { placePictures } from './pictures.ts';
import type { RemoteForm } from './remoteForm.ts';
import { describeSettings, loadSettings } from './settings.ts';
import type { NamedSettings } from '../../model/authoring/index.ts';

/** A folder beside its form on a platform. */
export interface Comparison {
  /** The folder's form as the platform would store it. */
  local: FormDefinition;
  /** Pictures that the platform does not have yet. */
  waiting: string[];
  /** Whether visitors see the folder's form already. */
  isSame: boolean;
  impact: Impact;
  settingsNow: NamedSettings;
  settings: string[];
  /** Which of logo and cover the folder changes. */
  looks: Awaited<ReturnType<typeof listChangedLooks>>;
}

/** Returns the folder's form with the kit and pictures of a platform. */
export async function localForm(
  connection: Connection,
  folder: ReadFolder,
  live: FormDefinition | null,
  uploads: boolean,
): Promise<{ form: FormDefinition; waiting: string[] }> {
  const { definition, brand } = folder.form;
  const branded = await withKit(connection, definition, { brand, live });
  const pictures = folder.lock.platforms[connection.url]?.pictures ?? {};
  return placePictures(connection, branded, { folder: folder.path, pictures, uploads });
}

/** Compares a folder with what visitors see, and asks what publishing it would mean. */
export async function compare(
  connection: Connection,
  folder: ReadFolder,
  { live, uploads = false }: { live: RemoteForm; uploads?: boolean },
): Promise<Comparison> {
  const { form: local, waiting } = await localForm(connection, folder, live.definition, uploads);
  const settingsNow = await loadSettings(connection, live);
  // Said before anything is stored: settings are applied after the form is published.
  if (folder.settings.recipients && !settingsNow.recipients)
    throw new CliError(
      'settings.yaml names recipients, and the key lacks notifications:read and notifications:write.',
      UNREACHABLE_CODE,
    );
  if (folder.settings.senders && !settingsNow.senders)
    throw new CliError(
      'settings.yaml names senders, and the key lacks webhooks:read and webhooks:write.',
      UNREACHABLE_CODE,
    );
  const pictures = folder.lock.platforms[connection.url]?.pictures ?? {};
  const beside = { folder: folder.path, pictures, settings: folder.settings };
  const looks = await listChangedLooks(connection, live.detail, beside);
  const impact = await connection.api.getImpact({
    formId: live.detail.id,
    body: { definition: local as never },
  });
  return {
    local,
    waiting,
    isSame: isSameJson(local, live.definition),
    impact,
    settingsNow,
    looks,
    settings: [...describeSettings(settingsNow, folder.settings), ...describeLooks(looks, folder.settings)],
  };
}
