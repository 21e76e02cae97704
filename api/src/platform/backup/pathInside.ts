import { join, normalize, sep } from 'node:path';
import { BackupError } from './backupError.ts';

/** Returns the path of a name from a backup. @throws {BackupError} for a name that leads out of the folder. */
export function pathInside(folder: string, name: string): string {
  const path = normalize(join(folder, name));
  if (path.startsWith(normalize(folder) + sep)) return path;
  throw new BackupError('archive_changed', 'The backup names a file outside its folder.');
}
