/** Widths in px of the smaller versions that the platform keeps of an owner's picture (decision 334). */
export const SMALLER_WIDTHS = [480, 960] as const;

/** An address of such a picture, alone or of the platform: its name ends with its size in px. */
const SIZED = /^(.*\/files\/pictures\/[\da-f]+-[\da-f]+-(\d+)x(\d+))\.webp$/;

/** Attributes of a picture's `img`: its address and, for the platform's own, its size and smaller versions. */
export interface PictureAttributes {
  src: string;
  srcSet?: string;
  width?: string;
  height?: string;
}

/** Returns the attributes of a picture, from its address alone. */
export function pictureAttributes(src: string): PictureAttributes {
  const [, base, width, height] = SIZED.exec(src) ?? [];
  if (!base || !width || !height) return { src };
  const smaller = SMALLER_WIDTHS.filter((each) => each < Number(width));
  const srcSet = [...smaller.map((each) => `${base}-${each}.webp ${each}w`), `${src} ${width}w`].join();
  return { src, width, height, ...(smaller.length > 0 && { srcSet }) };
}
