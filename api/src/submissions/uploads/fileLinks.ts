import type { Config } from '../../platform/config/config.ts';
import type { UploadState } from '../../platform/entities/upload.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import { createFileLink, type FileUse } from '../../platform/files/fileLink.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { isPicture } from './fileTypes.ts';
import type { UploadRow } from './uploadRows.ts';
import { withoutTurns } from '../../platform/texts/withoutTurns.ts';

/** Time for which a link opens its file, in seconds. */
const LINK_SECONDS = 5 * 60;

/** Why a file of a state is not given out; null for one that is. */
const WITHHELD: Readonly<Record<UploadState, ProblemCode | null>> = {
  receiving: 'file.not_found',
  checking: 'file.checking',
  kept: null,
  quarantined: 'file.quarantined',
  refused: 'file.refused',
};

/** Whether a file in quarantine is still there. */
export const isHeld = ({ state, key }: Pick<UploadRow, 'state' | 'key'>): boolean =>
  state === 'quarantined' && key !== null;

/**
 * @param use how somebody gets it; `held` by whoever was warned of what is held back.
 * @throws {ProblemError} `file.*` for a file that is not given out.
 */
export function assertGivenOut(row: Pick<UploadRow, 'state' | 'key'>, use: FileUse): void {
  const reason = use === 'held' && isHeld(row) ? null : WITHHELD[row.state];
  if (reason) throw new ProblemError(reason);
}

/** How somebody gets a file: to look at, where they want that and it is a re-encoded picture. */
function useOf(row: UploadRow, wanted: FileUse): FileUse {
  if (wanted === 'look' && isPicture(row.type)) return 'look';
  return wanted === 'held' && isHeld(row) ? 'held' : 'save';
}

/** The headers of a file's answer; only re-encoded pictures keep their type (T43). */
export const headersOf = (
  { name, type }: UploadRow,
  use: FileUse,
): { disposition: string; type: string } => ({
  disposition: `${use === 'look' ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
  type: use === 'look' ? (type ?? '') : 'application/octet-stream',
});

/** Encodes a value of a header's parameter (RFC 8187, 3.2.1). */
const encodeName = (name: string): string =>
  encodeURIComponent(withoutTurns(name).toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns a link to a file for somebody who may read it: of the bucket where the settings say so, else the platform's
 * (decision 331).
 * @throws {ProblemError} as `assertGivenOut`
 */
export async function linkTo(
  { config, files }: { config: Config; files: FileStore },
  row: UploadRow,
  wanted: FileUse = 'save',
): Promise<string> {
  const use = useOf(row, wanted);
  assertGivenOut(row, use);
  const signed = row.key && (await files.sign(row.key, { ...headersOf(row, use), seconds: LINK_SECONDS }));
  return signed || createFileLink(config, { id: row.id, use, seconds: LINK_SECONDS });
}
