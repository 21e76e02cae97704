import { withoutBrand } from '@inlay/sdk/model';
import type { Config } from '../platform/config/config.ts';
import type { FormRevision } from '../platform/entities/formRevision.entity.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { pictureFile, pictureKey, pictureNamesIn, pictureUrl } from '../platform/files/pictureName.ts';

/** Path of the schema on this platform; editors look it up. */
const SCHEMA_PATH = '/sdk/form-definition.schema.json';
/** Most bytes of pictures in a file, so that an import takes it (10 MB as text); further ones stay named. */
const MAX_PICTURE_BYTES = 6 * 1024 * 1024;

/** Reads a form's pictures, by the address that it names them by, as base64. */
async function readPictures(
  files: Pick<FileStore, 'read'>,
  names: readonly string[],
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  let room = MAX_PICTURE_BYTES;
  for (const name of names) {
    const bytes = await files.read(pictureKey(pictureFile(name)));
    if (!bytes || bytes.length > room) continue;
    room -= bytes.length;
    pictures[pictureUrl(name)] = bytes.toString('base64');
  }
  return pictures;
}

/**
 * Returns a form as a file: its definition with the pictures in it, without owner or settings; a brand kit's styles
 * are its own there.
 */
export async function exportForm(
  { definition }: FormRevision,
  { publicUrl, files }: Pick<Config, 'publicUrl'> & { files: Pick<FileStore, 'read'> },
): Promise<string> {
  const names = pictureNamesIn(definition);
  const pictures = names.length > 0 && { pictures: await readPictures(files, names) };
  const file = { $schema: publicUrl + SCHEMA_PATH, ...withoutBrand(definition), ...pictures };
  return `${JSON.stringify(file, null, 2)}\n`;
}
