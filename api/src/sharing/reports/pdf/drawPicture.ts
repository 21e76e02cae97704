import sharp from 'sharp';
import type { Picture, Report } from '../report.ts';
import { mirrored, needSpace, tag, type Sheet } from './sheet.ts';

/** A picture as the PDF library takes it. */
export interface DrawnPicture {
  of: Picture;
  png: Buffer;
  width: number;
  height: number;
}

/** Longest side in px: 300 dots per inch at the largest size that is drawn. */
const MAX_SIDE = 900;

/** Decodes the pictures of a report; those that cannot be decoded are left out, and their words are shown. */
export async function decodePictures({ logo, blocks }: Report): Promise<DrawnPicture[]> {
  const pictures = [logo, ...blocks.map((block) => (block.kind === 'fact' ? block.picture : null))];
  const decoded = await Promise.all(
    pictures.filter((picture) => picture !== null && picture !== undefined).map(decode),
  );
  return decoded.filter((picture) => picture !== null);
}

async function decode(of: Picture): Promise<DrawnPicture | null> {
  try {
    const { data, info } = await sharp(of.bytes, { failOn: 'error' })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { of, png: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Draws a picture below what there is, within a box in pt, with its words for those who do not see it. */
export function drawPicture(
  sheet: Sheet,
  { of, png, width, height }: DrawnPicture,
  box: { width: number; height: number },
): void {
  const scale = Math.min(box.width / width, box.height / height, 0.75);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  needSpace(sheet, drawnHeight);
  const x = sheet.left + mirrored(sheet, 0, drawnWidth);
  const draw = () => void sheet.doc.image(png, x, sheet.y, { width: drawnWidth, height: drawnHeight });
  tag(sheet, sheet.root, 'Figure', draw, { alt: of.alt });
  sheet.y += drawnHeight;
}
