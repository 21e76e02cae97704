import type { Picture } from '@inlay/api/contract';
import { changePictures, picturesOf, type FormDefinition } from '@inlay/sdk/model';
import { api } from '../../lib/apiClient.ts';

/** Pictures in a file, as base64, by the addresses that its form names them by. */
export type FilePictures = Readonly<Record<string, string>>;

const TYPE = 'image/webp';
const BASE64 = /^[\w+/]+=*$/;

/** Parses the pictures in a file; what is none is left out. */
export function parseFilePictures(value: unknown): FilePictures {
  const entries: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && BASE64.test(entry[1]),
    ),
  );
}

/** Returns a form that shows the pictures of its file before they are uploaded. */
export const withShownPictures = (definition: FormDefinition, pictures: FilePictures): FormDefinition =>
  changePictures(definition, (address) =>
    Object.hasOwn(pictures, address) ? `data:${TYPE};base64,${pictures[address]}` : address,
  );

/**
 * Uploads the pictures of a file that its form shows, one after the other.
 * @returns the form with their addresses here
 * @throws {ApiError} for the first that is refused.
 */
export async function uploadFilePictures(
  definition: FormDefinition,
  pictures: FilePictures,
): Promise<FormDefinition> {
  const addresses = new Map<string, string>();
  for (const address of new Set(picturesOf(definition))) {
    if (!Object.hasOwn(pictures, address)) continue;
    const bytes = Uint8Array.from(atob(pictures[address] ?? ''), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], 'picture.webp', { type: TYPE });
    addresses.set(address, (await api.putFile<Picture>('/pictures', file, () => undefined)).url);
  }
  return changePictures(definition, (address) => addresses.get(address) ?? address);
}
