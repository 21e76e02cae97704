import { buffer } from 'node:stream/consumers';
import type { Report } from '../report.ts';
import { drawBlock } from './drawBlock.ts';
import { decodePictures, drawPicture, type DrawnPicture } from './drawPicture.ts';
import { drawContents, reserveContents, type Listed } from './contents.ts';
import { decorate, DIM, drawLines, linesOf, openSheet, writeText, type Sheet } from './sheet.ts';

const TITLE = { size: 22, weight: 700, role: 'H1' } as const;
const SUBTITLE = { size: 10, weight: 400, color: DIM, role: 'P' } as const;
const FOOT = { size: 8, weight: 400, color: DIM } as const;

/** Draws a report as a PDF. */
export async function drawReport(report: Report): Promise<Buffer> {
  const pictures = await decodePictures(report);
  const sheet = openSheet(report);
  const bytes = buffer(sheet.doc);
  drawHead(sheet, pictures);
  const headings = report.blocks.filter((block) => block.kind === 'heading');
  const contents = report.contents === null ? null : reserveContents(sheet, report.contents, headings.length);
  const listed: Listed[] = [];
  for (const block of report.blocks) {
    drawBlock(sheet, block, pictures);
    if (block.kind === 'heading') listed.push({ ...block, page: lastPage(sheet) });
  }
  addOutline(sheet, listed);
  if (contents) drawContents(sheet, contents, listed);
  sheet.root.end();
  drawFeet(sheet);
  sheet.doc.end();
  return bytes;
}

/** Number of the page that is drawn on, from 0. */
const lastPage = ({ doc }: Sheet): number => doc.bufferedPageRange().count - 1;

function drawHead(sheet: Sheet, pictures: readonly DrawnPicture[]): void {
  const { report } = sheet;
  const logo = pictures.find(({ of }) => of === report.logo);
  if (logo) {
    drawPicture(sheet, logo, { width: 180, height: 48 });
    sheet.y += 16;
  }
  writeText(sheet, report.title, { ...TITLE, after: 4 });
  for (const line of report.subtitle) writeText(sheet, line, SUBTITLE);
  sheet.y += 10;
  decorate(sheet, () => sheet.doc.rect(sheet.left, sheet.y, sheet.width, 2).fill(report.color));
  sheet.y += 16;
}

/** Bookmarks of the headings, as PDF readers show them beside the pages. */
function addOutline({ doc }: Sheet, listed: readonly Listed[]): void {
  const top = doc.outline;
  let parent = top;
  for (const { level, text, page } of listed) {
    // The library's types lack the page.
    const place: object = { pageNumber: page };
    const item = (level === 2 ? top : parent).addItem(text, place);
    if (level === 2) parent = item;
  }
}

/** Name and number at the foot of each page. */
function drawFeet(sheet: Sheet): void {
  const { doc, report } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const number = report.pageOf.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    const y = sheet.bottom + 24;
    decorate(sheet, () => {
      for (const [text, align] of [
        [report.footer, 'start'],
        [number, 'end'],
      ] as const) {
        const style = { ...FOOT, align, y };
        drawLines(sheet, linesOf(sheet, text, { ...style, width: sheet.width - 80 }).slice(0, 1), style);
      }
    });
  }
}
