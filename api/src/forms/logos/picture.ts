/** One still picture, inspected but not decoded. */
export interface Picture {
  width: number;
  height: number;
  /** The parts of the file that the decoder receives. */
  bytes: Buffer;
  /** Whether a JPEG comes in several passes, which its decoder holds whole. */
  isProgressive?: boolean;
}
