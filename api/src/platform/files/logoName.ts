import { createHash, randomBytes } from 'node:crypto';

/** The path under which the platform serves logos (D-64). */
export const LOGO_PATH = '/files/logos/';
/** The format of stored logos, whatever was uploaded. */
export const LOGO_TYPE = 'image/webp';

const NAME = /^[0-9a-f]{24}-[0-9a-f]{16}\.webp$/;

/**
 * Creates a unique name that cannot be guessed. A logo's content never changes under its name, and a name belongs to
 * one form.
 */
export function createLogoName(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `${randomBytes(12).toString('hex')}-${hash}.webp`;
}

/** Returns the name in a logo's address; null for any other address. */
export function logoNameOf(url: string | null | undefined): string | null {
  const name = url?.startsWith(LOGO_PATH) ? url.slice(LOGO_PATH.length) : '';
  return isLogoName(name) ? name : null;
}

/** Whether a name has the platform's own form, which can name nothing but a logo. */
export const isLogoName = (name: string): boolean => NAME.test(name);

/** The key of a logo in the file store. */
export const logoKey = (name: string): string => `logos/${name}`;
