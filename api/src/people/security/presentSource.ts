/** Visible characters of a source's hash: enough to tell two apart. */
const SHOWN_LENGTH = 8;

/** Presents a source to a person: the address where it is stored, else a short hash (D-158). */
export const presentSource = (row: {
  ipAddress?: string | null | undefined;
  sourceHash?: string | null | undefined;
}): string | null => row.ipAddress ?? row.sourceHash?.slice(0, SHOWN_LENGTH) ?? null;
