/** Places of entries in a column's dictionary, one for each submission. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Codes of less than a byte share one. */
export const BYTE = 8;

/** Bits of a code: a power of two, so that none lies across two bytes; 0 where all codes are the same. */
const codeBits = (entries: number): number =>
  entries <= 1 ? 0 : ([1, 2, 4, 8, 16].find((bits) => entries <= 2 ** bits) ?? 32);

/** Packs codes of a dictionary with so many entries. Numbers are little-endian, as all platforms of Node.js are. */
export function packCodes(codes: Uint32Array, entries: number): Uint8Array {
  const bits = codeBits(entries);
  if (bits >= BYTE) return bytesOf(asWide(codes, bits));
  if (bits === 0) return new Uint8Array();
  const perByte = BYTE / bits;
  const packed = new Uint8Array(Math.ceil(codes.length / perByte));
  for (let row = 0; row < codes.length; row++)
    packed[Math.floor(row / perByte)]! |= codes[row]! << ((row % perByte) * bits);
  return packed;
}

/** Codes as they are stored: unpacked only for those who ask row by row. */
export class PackedCodes {
  readonly bits: number;
  readonly rows: number;
  readonly bytes: Uint8Array;
  private unpacked: Codes | null = null;

  /** @param bytes what `packCodes` returned for a dictionary with so many entries. */
  constructor(bytes: Uint8Array, entries: number, rows: number) {
    this.bytes = bytes;
    this.bits = codeBits(entries);
    this.rows = rows;
  }

  /** The code of each row. */
  get codes(): Codes {
    return (this.unpacked ??= this.unpack());
  }

  private unpack(): Codes {
    const { bits, bytes, rows } = this;
    if (bits === BYTE) return bytes;
    if (bits === 2 * BYTE) return new Uint16Array(aligned(bytes));
    if (bits > BYTE) return new Uint32Array(aligned(bytes));
    const codes = new Uint8Array(rows);
    if (bits === 0) return codes;
    const mask = 2 ** bits - 1;
    const perByte = BYTE / bits;
    for (let at = 0, row = 0; row < rows; at++) {
      let byte = bytes[at] ?? 0;
      for (let part = 0; part < perByte && row < rows; part++, row++) {
        codes[row] = byte & mask;
        byte >>= bits;
      }
    }
    return codes;
  }
}

function asWide(codes: Uint32Array, bits: number): Codes {
  if (bits === BYTE) return Uint8Array.from(codes);
  return bits === 2 * BYTE ? Uint16Array.from(codes) : codes;
}

/** Packs whole numbers, in two bytes each where that is enough. */
export function packNumbers(numbers: Int32Array): Uint8Array {
  const isShort = numbers.every((number) => number === (number << 16) >> 16);
  return bytesOf(isShort ? Int16Array.from(numbers) : numbers);
}

/** Unpacks the numbers of so many submissions. */
export const unpackNumbers = (packed: Uint8Array, rows: number): Int16Array | Int32Array =>
  packed.length === 2 * rows ? new Int16Array(aligned(packed)) : new Int32Array(aligned(packed));

/** The bytes that numbers are made of. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The bytes in a buffer of their own, where numbers of several bytes may be read. */
export const aligned = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
