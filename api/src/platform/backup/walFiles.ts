/** A segment of the write-ahead log: timeline, log and segment, of eight hexadecimal digits each. */
const SEGMENT = /^[\dA-F]{24}$/;
const HISTORY = /^[\dA-F]{8}\.history$/;
/** Segments of 16 MB in a log of 4 GB; the embedded server has no other size. */
const SEGMENTS_OF_LOG = 256;

export const isSegment = (name: string): boolean => SEGMENT.test(name);
/** Whether the server may ask for a file while it recovers. */
export const isWalFile = (name: string): boolean => isSegment(name) || HISTORY.test(name);

/** The place of a segment in the log, on whichever timeline. */
export const placeOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_OF_LOG + Number.parseInt(segment.slice(16), 16);

/** Returns the first place from one to another that no segment has; null when the log is whole. */
export function findGap(segments: Iterable<string>, from: number, to: number): number | null {
  const there = new Set([...segments].filter(isSegment).map(placeOf));
  for (let place = from; place <= to; place += 1) if (!there.has(place)) return place;
  return null;
}
