import { chmodSync, mkdirSync } from 'node:fs';

/** Errors of folders whose rights belong to somebody else: a volume of another user, or of Windows. */
const NOT_OURS = new Set(['EPERM', 'EROFS', 'ENOTSUP', 'ENOSYS']);

/** Creates a folder that nobody but the platform's own user enters, or makes an existing one such a folder (T43). */
export function openPrivateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    if (!NOT_OURS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return path;
}
