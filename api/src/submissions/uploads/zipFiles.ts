import { Readable } from 'node:stream';
import ZipStream from 'zip-stream';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { UploadRow } from './uploadRows.ts';

/** Returns a name that an archive does not have yet: `photo.jpg`, `photo (2).jpg`. */
function freeName(name: string, taken: Set<string>): string {
  const [, base = name, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${base} (${number})${extension}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}

/** What stands of a file in the list of an archive. */
function listed(row: UploadRow, path: string, isThere: boolean): string {
  if (row.state !== 'kept') return `# ${path}: ${row.state}`;
  // As sha256sum writes and checks it.
  return isThere ? `${row.sha256}  ${path}` : `# ${path}: missing`;
}

/**
 * Streams files as a ZIP archive, one after the other, each in the folder of its submission; `SHA256SUMS` at its end
 * lists their hashes, and the files that were not kept.
 */
export function zipFiles(files: Pick<FileStore, 'open'>, rows: readonly UploadRow[]): Readable {
  // Pictures, sounds and documents are compressed already.
  const zip = new ZipStream({ store: true });
  const add = (name: string, content: Readable | string, date: Date): Promise<void> =>
    new Promise((resolve, reject) => {
      /** The reader may leave within a file, which would stay open. */
      const leave = (): void => {
        if (content instanceof Readable) content.destroy();
        reject(new Error('The archive was closed before its end.'));
      };
      if (zip.destroyed) {
        leave();
        return;
      }
      zip.once('close', leave);
      if (content instanceof Readable) content.once('error', reject);
      zip.entry(content, { name, date }, (error) => {
        zip.off('close', leave);
        if (error) reject(error);
        else resolve();
      });
    });
  const addAll = async (): Promise<void> => {
    const lines: string[] = [];
    const taken = new Set<string>();
    for (const row of rows) {
      const path = freeName(`${row.submissionId}/${row.name}`, taken);
      const stream = row.state === 'kept' && row.key ? await files.open(row.key) : null;
      if (stream) await add(path, stream, row.createdAt);
      lines.push(listed(row, path, stream !== null));
    }
    await add('SHA256SUMS', `${lines.join('\n')}\n`, new Date());
    zip.finalize();
  };
  addAll().catch((error: Error) => zip.destroy(error));
  return zip;
}
