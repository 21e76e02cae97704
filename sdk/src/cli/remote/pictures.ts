import type { FormDefinition } from '../../model/definition/formDefinition.ts';
import { changePictures } from '../../model/structure/changePictures.ts';
import { picturesOf } from '../../model/structure/picturesOf.ts';
import { CliError } from '../cliContext.ts';
import { readPicture, writePicture } from '../folder/formFolder.ts';
import { hashOf, type Binding } from '../folder/lock.ts';
import type { Connection } from './connect.ts';

/** Path of the platform's own pictures; texts write it as the folder beside them. */
const STORED = '/files/pictures/';

const namesIn = (form: FormDefinition): string[] => [
  ...new Set(picturesOf(form).flatMap((one) => (one.startsWith(STORED) ? [one.slice(STORED.length)] : []))),
];

const renamed = (form: FormDefinition, names: ReadonlyMap<string, string>): FormDefinition =>
  changePictures(form, (address) =>
    address.startsWith(STORED) ? (names.get(address.slice(STORED.length)) ?? address) : address,
  );

/** Writes the pictures of a form beside its texts, and returns the form with the names of these files. */
export async function downloadPictures(
  { url }: Connection,
  form: FormDefinition,
  { folder, binding }: { folder: string; binding: Binding },
): Promise<FormDefinition> {
  const known = new Map(
    Object.entries(binding.pictures).map(([name, one]) => [one.url.slice(STORED.length), name]),
  );
  const names = new Map<string, string>();
  for (const stored of namesIn(form)) {
    const name = known.get(stored) ?? stored;
    names.set(stored, STORED + name);
    const before = await readPicture(folder, name);
    if (before && binding.pictures[name]?.sha256 === hashOf(before)) continue;
    const answer = await fetch(url + STORED + stored);
    if (!answer.ok) throw new CliError(`The picture ${stored} could not be read: ${answer.status}.`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    await writePicture(folder, name, bytes);
    binding.pictures[name] = { url: STORED + stored, sha256: hashOf(bytes) };
  }
  return renamed(form, names);
}

/**
 * Returns a form with the addresses that its pictures have on a platform.
 * @param input.uploads whether those that it does not have are uploaded; without it, they stay named by their files.
 * @throws {CliError} for a picture without a file.
 */
export async function placePictures(
  { url, api }: Connection,
  form: FormDefinition,
  { folder, pictures, uploads }: { folder: string; pictures: Binding['pictures']; uploads: boolean },
): Promise<{ form: FormDefinition; waiting: string[] }> {
  const names = new Map<string, string>();
  const waiting: string[] = [];
  for (const name of namesIn(form)) {
    const bytes = await readPicture(folder, name);
    const known = pictures[name];
    if (known && (!bytes || known.sha256 === hashOf(bytes))) names.set(name, known.url);
    else if (bytes && uploads) {
      const stored = await api.uploadPicture({ body: new Uint8Array(bytes) });
      pictures[name] = { url: stored.url, sha256: hashOf(bytes) };
      names.set(name, stored.url);
    } else if (bytes) waiting.push(name);
    else if (!(await fetch(`${url}${STORED}${name}`, { method: 'HEAD' })).ok)
      throw new CliError(`There is no picture pictures/${name}, in the folder or at ${url}.`);
  }
  return { form: renamed(form, names), waiting };
}
