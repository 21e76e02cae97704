/** One still picture, looked at but not decoded. */
export interface Picture {
  width: number;
  height: number;
  /** The picture and nothing else: what the decoder gets to see. */
  bytes: Buffer;
}
