/** Characters of a source's hash that are shown: enough to tell two apart. */
const SHOWN_LENGTH = 8;

/** Where something came from, as a person may see it: the address where it is kept, else a short hash (D-158). */
export const presentSource = (row: {
  ipAddress?: string | null | undefined;
  sourceHash?: string | null | undefined;
}): string | null => row.ipAddress ?? row.sourceHash?.slice(0, SHOWN_LENGTH) ?? null;
