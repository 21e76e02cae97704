import { ProblemError } from '../../platform/http/problemError.ts';
import type { Picture } from './picture.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const END = Buffer.from([0xff, EOI]);
/** Start-of-frame markers up to this one belong to pictures of one pass. */
const LAST_SEQUENTIAL = 0xc1;
/** Start-of-frame markers, which hold the size; C4, C8 and CC between them are others. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a segment. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Detects a JPEG by its first three bytes; `readJpeg` checks that it is complete. */
export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff;

/**
 * Walks over the segments of a JPEG file and cuts off bytes after its end.
 * @param isPhoto a photo as phones write it: anything may stand behind its end, and the end itself may be missing.
 */
export function readJpeg(bytes: Buffer, { isPhoto = false } = {}): Picture {
  let size: FrameSize | null = null;
  let hasScan = false;
  for (let at = 2; ;) {
    const marker = readMarker(bytes, at);
    at = marker.end;
    if (marker.code === EOI) {
      if (!size || !hasScan) throw new ProblemError('logo.unreadable');
      if (!isPhoto) assertNothingForeign(bytes.subarray(at));
      return { ...size, bytes: bytes.subarray(0, at) };
    }
    if (isBare(marker.code)) continue;
    const segment = readSegment(bytes, at);
    at += segment.length;
    if (isFrame(marker.code)) size ??= readSize(segment, marker.code);
    if (marker.code !== SOS) continue;
    hasScan = true;
    const end = endOfScan(bytes, at);
    if (end !== null) at = end;
    else if (isPhoto && size) return { ...size, bytes: Buffer.concat([bytes, END]) };
    else throw new ProblemError('logo.unreadable');
  }
}

/** A marker may be preceded by any number of FF. */
function readMarker(bytes: Buffer, at: number): { code: number; end: number } {
  if (bytes[at] !== 0xff) throw new ProblemError('logo.unreadable');
  let end = at;
  while (bytes[end] === 0xff) end += 1;
  const code = bytes[end];
  if (code === undefined || code === 0) throw new ProblemError('logo.unreadable');
  return { code, end: end + 1 };
}

/** A segment with its length, which includes the length field. */
function readSegment(bytes: Buffer, at: number): Buffer {
  const length = at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0;
  if (length < 2 || at + length > bytes.length) throw new ProblemError('logo.unreadable');
  return bytes.subarray(at, at + length);
}

type FrameSize = Pick<Picture, 'width' | 'height' | 'isProgressive'>;

/** Height comes before width. */
function readSize(frame: Buffer, marker: number): FrameSize {
  if (frame.length < 8) throw new ProblemError('logo.unreadable');
  const [height, width] = [frame.readUInt16BE(3), frame.readUInt16BE(5)];
  if (height === 0 || width === 0) throw new ProblemError('logo.unreadable');
  return { width, height, isProgressive: marker > LAST_SEQUENTIAL };
}

/** Finds the end of the compressed data, a marker that is neither a stuffed FF nor a restart; null without one. */
function endOfScan(bytes: Buffer, from: number): number | null {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isBare(next)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return null;
}

/** Accepts zeros or a second picture after the end, as cameras write them, and nothing else. */
function assertNothingForeign(rest: Buffer): void {
  if (!isJpeg(rest) && rest.some((byte) => byte !== 0)) throw new ProblemError('logo.foreign_data');
}
