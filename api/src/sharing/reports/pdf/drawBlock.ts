import type { ReportBlock } from '../report.ts';
import { drawBars, drawColumns } from './drawCharts.ts';
import type { DrawnPicture } from './drawPicture.ts';
import { drawPicture } from './drawPicture.ts';
import { drawTable } from './drawTable.ts';
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

const HEADINGS = {
  2: { size: 15, weight: 700, role: 'H2' },
  3: { size: 11.5, weight: 700, role: 'H3' },
} as const;
const LABEL = { size: 9.5, weight: 700, color: DIM } as const;
const TEXT = { size: 10.5, weight: 400 } as const;
const FIGURE = { size: 13, weight: 700 } as const;
/** Most figures in one row. */
const FIGURES = 5;

/** Draws one block of a report below the one before. */
export function drawBlock(sheet: Sheet, block: ReportBlock, pictures: readonly DrawnPicture[]): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block);
    case 'text':
      return writeText(sheet, block.text, {
        ...TEXT,
        ...(block.isDim && { color: DIM, size: 9 }),
        role: 'P',
        after: 8,
      });
    case 'fact':
      return drawFact(sheet, block, pictures);
    case 'list':
      return drawList(sheet, block);
    case 'table':
      drawLabel(sheet, block.label, 4);
      return drawTable(sheet, block.rows);
    case 'figures':
      return drawFigures(sheet, block.figures);
    case 'bars':
      return drawBars(sheet, block.alt, block.bars);
    case 'columns':
      return drawColumns(sheet, block);
  }
}

type Block<Kind extends ReportBlock['kind']> = Extract<ReportBlock, { kind: Kind }>;

function drawHeading(sheet: Sheet, { level, text }: Block<'heading'>): void {
  const style = HEADINGS[level];
  // Never the last line of a page.
  needSpace(sheet, style.size * 6);
  sheet.y += level === 2 ? 12 : 6;
  writeText(sheet, text, { ...style, after: 4 });
}

function drawLabel(sheet: Sheet, label: string, after = 1): void {
  if (label === '') return;
  needSpace(sheet, heightOf(LABEL, 1) + heightOf(TEXT, 1));
  writeText(sheet, label, { ...LABEL, role: 'P', after });
}

function drawFact(
  sheet: Sheet,
  { label, value, picture }: Block<'fact'>,
  pictures: readonly DrawnPicture[],
): void {
  drawLabel(sheet, label);
  const drawn = pictures.find(({ of }) => of === picture);
  if (drawn) drawPicture(sheet, drawn, { width: 200, height: 80 });
  else writeText(sheet, value, { ...TEXT, role: 'P' });
  sheet.y += 10;
}

function drawList(sheet: Sheet, { label, items, isNumbered }: Block<'list'>): void {
  drawLabel(sheet, label);
  const list = openTag(sheet, sheet.root, 'L');
  for (const [at, item] of items.entries()) {
    const text = isNumbered ? `${at + 1}. ${item}` : `• ${item}`;
    const element = openTag(sheet, list, 'LI');
    writeText(sheet, text, { ...TEXT, role: 'LBody', parent: element });
    element.end();
  }
  list.end();
  sheet.y += 10;
}

function drawFigures(sheet: Sheet, figures: Block<'figures'>['figures']): void {
  const width = sheet.width / Math.min(FIGURES, Math.max(3, figures.length));
  for (let from = 0; from < figures.length; from += FIGURES) {
    const row = figures.slice(from, from + FIGURES).map((figure, at) => {
      const x = mirrored(sheet, at * width, width);
      const box = { x, width: width - 8 };
      return {
        label: { lines: linesOf(sheet, figure.label, { ...LABEL, ...box }), ...box },
        value: { lines: linesOf(sheet, figure.value, { ...FIGURE, ...box }), ...box },
      };
    });
    const names = Math.max(...row.map(({ label }) => heightOf(LABEL, label.lines.length)));
    const values = Math.max(...row.map(({ value }) => heightOf(FIGURE, value.lines.length)));
    needSpace(sheet, names + values);
    for (const { label, value } of row)
      tag(sheet, sheet.root, 'P', () => {
        drawLines(sheet, label.lines, { ...LABEL, weight: 400, x: label.x, width: label.width, y: sheet.y });
        drawLines(sheet, value.lines, { ...FIGURE, x: value.x, width: value.width, y: sheet.y + names });
      });
    sheet.y += names + values + 8;
  }
}
