import {
  DIM,
  drawLines,
  heightOf,
  linesOf,
  mirrored,
  needSpace,
  openTag,
  tag,
  writeText,
  type Sheet,
} from './sheet.ts';

/** A heading and the page it came to stand on, from 0. */
export interface Listed {
  level: 2 | 3;
  text: string;
  page: number;
}

/** The room of a table of contents, which is filled when the pages are known. */
interface Contents {
  element: PDFKit.PDFStructureElement;
  /** Where each line stands. */
  places: readonly { page: number; y: number }[];
}

const TITLE = { size: 15, weight: 700 } as const;
const ENTRY = { size: 10, weight: 400 } as const;
const INDENT = 14;
const NUMBER_WIDTH = 40;

/** Leaves room for so many headings, one line each. */
export function reserveContents(sheet: Sheet, title: string, count: number): Contents {
  writeText(sheet, title, { ...TITLE, role: 'H2', after: 4 });
  const element = openTag(sheet, sheet.root, 'TOC');
  const places = Array.from({ length: count }, () => {
    needSpace(sheet, heightOf(ENTRY, 1));
    const place = { page: sheet.doc.bufferedPageRange().count - 1, y: sheet.y };
    sheet.y += heightOf(ENTRY, 1);
    return place;
  });
  sheet.y += TITLE.size;
  return { element, places };
}

export function drawContents(sheet: Sheet, { element, places }: Contents, listed: readonly Listed[]): void {
  for (const [at, { level, text, page }] of listed.entries()) {
    const place = places[at];
    if (!place) continue;
    sheet.doc.switchToPage(place.page);
    const indent = level === 3 ? INDENT : 0;
    const width = sheet.width - indent - NUMBER_WIDTH;
    const name = { ...ENTRY, width, y: place.y };
    const [line] = linesOf(sheet, text, name);
    const number = { ...ENTRY, color: DIM, width: NUMBER_WIDTH, align: 'end' as const };
    tag(sheet, element, 'TOCI', () => {
      if (line) drawLines(sheet, [line], { ...name, x: mirrored(sheet, indent, width) });
      drawLines(sheet, linesOf(sheet, String(page + 1), number), {
        ...number,
        x: mirrored(sheet, sheet.width - NUMBER_WIDTH, NUMBER_WIDTH),
        y: place.y,
      });
    });
  }
  element.end();
}
