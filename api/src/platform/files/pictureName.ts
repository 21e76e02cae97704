import { createHash, randomBytes } from 'node:crypto';
import { picturesOf, SMALLER_WIDTHS, type FormDefinition } from '@inlay/sdk/model';

/** The path under which the platform serves pictures of forms. */
export const PICTURE_PATH = '/files/pictures/';

const NAME = '[0-9a-f]{24}-[0-9a-f]{16}-[0-9]{1,4}x[0-9]{1,4}';
const FILE = new RegExp(`^${NAME}(-(?:${SMALLER_WIDTHS.join('|')}))?\\.webp$`);
const ADDRESS = new RegExp(`^${PICTURE_PATH}(${NAME})\\.webp$`);

/** The name of a picture wherever a definition has it as JSON text, for PostgreSQL. */
export const PICTURE_IN_JSON = `"${PICTURE_PATH}(${NAME})[.]webp"`;

/**
 * Creates a unique name that cannot be guessed, with the picture's size in px at its end: pages know it before the
 * picture arrives.
 */
export function createPictureName(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `${randomBytes(12).toString('hex')}-${hash}-${width}x${height}`;
}

/** Returns the file of a picture, or of a smaller version of it. */
export const pictureFile = (name: string, smaller?: number): string =>
  `${name}${smaller ? `-${smaller}` : ''}.webp`;

export const pictureUrl = (name: string): string => PICTURE_PATH + pictureFile(name);

/** Whether a file has the platform's own form, which can name nothing but a picture. */
export const isPictureFile = (file: string): boolean => FILE.test(file);

/** The key of such a file in the file store. */
export const pictureKey = (file: string): string => `pictures/${file}`;

/** Returns the name in a picture's address; null for any other address. */
const pictureNameOf = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

/** Returns the names of the platform's pictures in a form, each once. */
export const pictureNamesIn = (definition: FormDefinition): string[] => [
  ...new Set(picturesOf(definition).flatMap((url) => pictureNameOf(url) ?? [])),
];
