import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormDetail } from '../../api/index.ts';
import type { NamedSettings } from '../../model/authoring/index.ts';
import { CliError } from '../cliContext.ts';
import { readPicture, writePicture } from '../folder/formFolder.ts';
import { hashOf, type Binding } from '../folder/lock.ts';
import type { Connection } from './connect.ts';

/** Pictures that a form has beside its definition. */
const LOOKS = ['logo', 'cover'] as const;
type Look = (typeof LOOKS)[number];

/** Path of the platform's own logos and covers, and the folder that texts name. */
const STORED = '/files/logos/';
const BESIDE = 'pictures/';

/** A folder of a form, and what it knows of its pictures on one platform. */
interface Beside {
  folder: string;
  pictures: Binding['pictures'];
}

const addressOf = (detail: FormDetail, look: Look): string | null =>
  look === 'logo' ? detail.logoUrl : detail.coverUrl;

const fileOf = (written: string | null | undefined): string | null =>
  written?.startsWith(BESIDE) ? written.slice(BESIDE.length) : null;

async function fetchPicture({ url }: Connection, address: string): Promise<Uint8Array> {
  const answer = await fetch(url + address);
  if (!answer.ok) throw new CliError(`The picture ${address} could not be read: ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Writes the logo and the cover of a form beside its texts, where the folder does not have them yet.
 * @param kitLogo the logo of the brand kit that the form follows, which comes with the kit.
 * @returns how settings name them.
 */
export async function downloadLooks(
  connection: Connection,
  detail: FormDetail,
  { folder, pictures, kitLogo }: Beside & { kitLogo: string | null },
): Promise<Pick<NamedSettings, Look>> {
  const named: Pick<NamedSettings, Look> = {};
  for (const look of LOOKS) {
    const address = addressOf(detail, look);
    if (!address || (look === 'logo' && address === kitLogo)) continue;
    if (!address.startsWith(STORED)) {
      named[look] = address;
      continue;
    }
    const [known] = Object.entries(pictures).find(([, one]) => one.url === address) ?? [];
    const name = known ?? (await findFreeName(folder, pictures, look));
    named[look] = BESIDE + name;
    if (known && (await readPicture(folder, known))) continue;
    const bytes = await fetchPicture(connection, address);
    await writePicture(folder, name, bytes);
    pictures[name] = { url: address, sha256: hashOf(bytes) };
  }
  return named;
}

/** Finds a name for a new file: that of the one before, while nobody has changed it, or one that no file has. */
async function findFreeName(folder: string, pictures: Binding['pictures'], look: Look): Promise<string> {
  for (let number = 1; ; number++) {
    const name = `${look}${number === 1 ? '' : `_${number}`}.webp`;
    const bytes = await readPicture(folder, name);
    const before = pictures[name];
    const isUnchanged = bytes && before?.url.startsWith(STORED) && before.sha256 === hashOf(bytes);
    if (!bytes || isUnchanged) return name;
  }
}

/** Asserts that the files of logo and cover are there, before anything is stored. @throws {CliError} */
export async function assertLooks(folder: string, settings: NamedSettings): Promise<void> {
  for (const look of LOOKS) {
    const name = fileOf(settings[look]);
    const isThere =
      !name ||
      (await access(join(folder, BESIDE, name)).then(
        () => true,
        () => false,
      ));
    if (!isThere)
      throw new CliError(`There is no picture ${BESIDE}${name}, which settings.yaml names as ${look}.`);
  }
}

/** Lists which of logo and cover the folder would change; files are compared by their content. */
export async function listChangedLooks(
  connection: Connection,
  detail: FormDetail,
  { folder, pictures, settings }: Beside & { settings: NamedSettings },
): Promise<Look[]> {
  await assertLooks(folder, settings);
  const changed: Look[] = [];
  for (const look of LOOKS) {
    const written = settings[look];
    const address = addressOf(detail, look);
    if (written === undefined || written === address) continue;
    const name = fileOf(written);
    const bytes = name && (await readPicture(folder, name));
    if (!name || !bytes || !address?.startsWith(STORED)) changed.push(look);
    else if (pictures[name]?.url === address) {
      if (pictures[name].sha256 !== hashOf(bytes)) changed.push(look);
    } else if (hashOf(await fetchPicture(connection, address)) !== hashOf(bytes)) changed.push(look);
    else pictures[name] = { url: address, sha256: hashOf(bytes) };
  }
  return changed;
}

/** Says in words which of logo and cover change. */
export const describeLooks = (changed: readonly Look[], settings: NamedSettings): string[] =>
  changed.map((look) =>
    settings[look] === null ? `Removes the ${look}` : `Changes the ${look} to ${settings[look]}`,
  );

/** Sets those of logo and cover that the folder changes, and notes where they are. */
export async function applyLooks(
  { api }: Connection,
  formId: string,
  { folder, pictures, settings, changed }: Beside & { settings: NamedSettings; changed: readonly Look[] },
): Promise<void> {
  for (const look of changed) {
    const written = settings[look];
    const name = fileOf(written);
    const bytes = name && (await readPicture(folder, name));
    if (name && bytes) {
      const body = new Uint8Array(bytes);
      const detail = await (look === 'logo' ? api.setLogo({ formId, body }) : api.setCover({ formId, body }));
      pictures[name] = { url: addressOf(detail, look) ?? '', sha256: hashOf(bytes) };
    } else if (look === 'cover') await api.removeCover({ formId });
    else if (written) await api.updateForm({ formId, body: { logoUrl: written } });
    else await api.removeLogo({ formId });
  }
}

/** Lists files of pictures that were changed since the last pull, push or publish. */
export async function listChangedPictures(folder: string, binding: Binding | undefined): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, { sha256 }] of Object.entries(binding?.pictures ?? {})) {
    const bytes = await readPicture(folder, name);
    if (bytes && hashOf(bytes) !== sha256) changed.push(BESIDE + name);
  }
  return changed;
}
