import { buffer } from 'node:stream/consumers';
import type { Report, ReportBlock } from '../report.ts';
import { drawBlock } from './drawBlock.ts';
import { decodePictures, drawPicture, type DrawnPicture } from './drawPicture.ts';
import { drawContents, reserveContents, type Listed } from './contents.ts';
import {
  decorate,
  DIM,
  drawLines,
  fullHeight,
  linesOf,
  needSpace,
  openSheet,
  writeText,
  type Sheet,
} from './sheet.ts';

const TITLE = { size: 22, weight: 700, role: 'H1' } as const;
const SUBTITLE = { size: 10, weight: 400, color: DIM, role: 'P' } as const;
/** Part of a page up to which what belongs together stays together. */
const MOST_KEPT = 0.6;
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
  for (const [at, block] of report.blocks.entries()) {
    if (block.kind === 'heading') keepTogether(sheet, report.blocks.slice(at));
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

/** Begins a page where what stands below a heading would be cut, unless that takes most of a page anyway. */
function keepTogether(sheet: Sheet, [heading, ...rest]: readonly ReportBlock[]): void {
  const next = rest.findIndex((block) => block.kind === 'heading');
  const group = [heading, ...(next < 0 ? rest : rest.slice(0, next))].filter((block) => block !== undefined);
  const height = group.reduce((sum, block) => sum + estimateHeight(block), 0);
  if (height < fullHeight(sheet) * MOST_KEPT) needSpace(sheet, height);
}

/** About how high a block will be, in pt. */
function estimateHeight(block: ReportBlock): number {
  switch (block.kind) {
    case 'columns':
      return 150;
    case 'bars':
      return block.bars.length * 20;
    case 'table':
      return block.rows.length * 26;
    case 'list':
      return block.items.length * 16 + 24;
    default:
      return 40;
  }
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
