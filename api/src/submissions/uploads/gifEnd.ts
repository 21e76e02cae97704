/** Bytes of a GIF's header, and of a picture's description. */
const HEADER_BYTES = 13;
const DESCRIPTION_BYTES = 10;
const EXTENSION = 0x21;
const PICTURE = 0x2c;
const TRAILER = 0x3b;

/** Bytes of a colour table that flags announce. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Walks over the blocks of a GIF. @returns where it ends; null for one that is damaged. */
export function findGifEnd(bytes: Buffer): number | null {
  if (bytes.length < HEADER_BYTES) return null;
  let at = HEADER_BYTES + tableBytes(bytes.readUInt8(10));
  for (;;) {
    const kind = bytes[at];
    if (kind === TRAILER) return at + 1;
    if (kind === PICTURE) {
      const flags = bytes[at + DESCRIPTION_BYTES - 1];
      if (flags === undefined) return null;
      // The size of its codes stands before its data.
      at += DESCRIPTION_BYTES + tableBytes(flags) + 1;
    } else if (kind === EXTENSION) at += 2;
    else return null;
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) return null;
      at += length + 1;
    }
    at += 1;
  }
}
