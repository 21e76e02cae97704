import { BYTE, type PackedCodes } from './packing.ts';

/** Tables that count bytes by turns: a byte that comes again at once would wait for its own count otherwise. */
const TURNS = 4;
/** How often each byte occurs, while a column is counted; one table behind the other. */
const bytesSeen = new Uint32Array(TURNS << BYTE);

/** The rows of a block that are counted. */
export class Selection {
  readonly rows: Uint32Array;
  private readonly masks = new Map<number, Uint8Array>();

  constructor(rows: Uint32Array) {
    this.rows = rows;
  }

  /**
   * Counts how often each entry of a dictionary occurs in these rows.
   *
   * Codes that share bytes are counted by byte, without unpacking: the rows that are not selected are masked to code 0,
   * which is then whatever the others leave of the selection.
   */
  countCodes(packed: PackedCodes, entries: number): Float64Array {
    const times = new Float64Array(entries);
    const { bits, bytes } = packed;
    if (bits > BYTE) for (const row of this.rows) times[packed.codes[row]!]!++;
    else if (bits === 0) times[0] = this.rows.length;
    else {
      countBytes(bytes, this.maskOf(packed));
      addFields(times, bits);
      times[0] = this.rows.length;
      for (let code = 1; code < entries; code++) times[0] -= times[code]!;
    }
    return times;
  }

  /** Bytes with ones where a selected row has its code, for codes as wide as these. */
  private maskOf({ bits, rows }: Pick<PackedCodes, 'bits' | 'rows'>): Uint8Array {
    const known = this.masks.get(bits);
    if (known) return known;
    const mask = bits === BYTE ? this.maskRows(rows) : narrow(this.maskOf({ bits: BYTE, rows }), bits);
    this.masks.set(bits, mask);
    return mask;
  }

  private maskRows(rows: number): Uint8Array {
    const mask = new Uint8Array(rows);
    for (const row of this.rows) mask[row] = 2 ** BYTE - 1;
    return mask;
  }
}

/** Takes from each row's byte the bits at the place of its code. */
function narrow(rowMask: Uint8Array, bits: number): Uint8Array {
  const perByte = BYTE / bits;
  const ones = 2 ** bits - 1;
  const mask = new Uint8Array(Math.ceil(rowMask.length / perByte));
  for (let at = 0, row = 0; at < mask.length; at++) {
    let byte = 0;
    for (let shift = 0; shift < BYTE; shift += bits, row++) byte |= (rowMask[row] ?? 0) & (ones << shift);
    mask[at] = byte;
  }
  return mask;
}

function countBytes(bytes: Uint8Array, mask: Uint8Array): void {
  bytesSeen.fill(0);
  for (let at = 0; at < bytes.length; at++) bytesSeen[((at % TURNS) << BYTE) | (bytes[at]! & mask[at]!)]!++;
}

/** Adds up the codes in the bytes that were seen; those of code 0 are not looked at. */
function addFields(times: Float64Array, bits: number): void {
  const ones = 2 ** bits - 1;
  for (const [at, seen] of bytesSeen.entries())
    if (seen > 0)
      for (let rest = at % 2 ** BYTE; rest > 0; rest >>= bits) {
        const code = rest & ones;
        if (code > 0) times[code]! += seen;
      }
}
