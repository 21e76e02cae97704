import { createHash, randomBytes } from 'node:crypto';

/** Where logos are served: an address of the platform (D-64). */
export const LOGO_PATH = '/files/logos/';
/** Every stored logo was drawn anew as this, whatever was uploaded. */
export const LOGO_TYPE = 'image/webp';

const NAME = /^[0-9a-f]{24}-[0-9a-f]{16}\.webp$/;

/**
 * A name nobody can guess, never used before, that changes with the content: what it names never changes,
 * and belongs to one form.
 */
export function createLogoName(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `${randomBytes(12).toString('hex')}-${hash}.webp`;
}

/** The name in an address; null for anything but an uploaded logo's. */
export function logoNameOf(url: string | null | undefined): string | null {
  const name = url?.startsWith(LOGO_PATH) ? url.slice(LOGO_PATH.length) : '';
  return isLogoName(name) ? name : null;
}

/** True for names as the platform makes them, which lead nowhere but to a logo. */
export const isLogoName = (name: string): boolean => NAME.test(name);

/** Where a logo lies in the file store. */
export const logoKey = (name: string): string => `logos/${name}`;
