import { RECOMMENDED_LOGO } from '@inlay/sdk/model';
import type { PictureFile } from './pictureFile.ts';

/** Tolerance for a side before it is mentioned: half the recommended length, or four times. */
const FAR = { below: 0.5, above: 4 } as const;

/** Recommends a change to an accepted logo (D-79); null without one. */
export function logoNotice(fileBytes: number, { width, height }: PictureFile): string | null {
  const { maxBytes, width: goodWidth, height: goodHeight } = RECOMMENDED_LOGO;
  const notices = [
    ...(fileBytes > maxBytes
      ? [`The file is larger than the recommended ${maxBytes / 1024 / 1024} MB.`]
      : []),
    ...(isFar(width / goodWidth) || isFar(height / goodHeight)
      ? [`The picture has ${width} × ${height} pixels; about ${goodWidth} × ${goodHeight} looks best.`]
      : []),
  ];
  return notices.join(' ') || null;
}

const isFar = (ratio: number): boolean => ratio < FAR.below || ratio > FAR.above;
