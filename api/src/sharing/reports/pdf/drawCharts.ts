import { columnSpan, type CardBar, type ColumnAxis } from '@inlay/sdk/model';
import type { ReportBlock } from '../report.ts';
import {
  DIM,
  drawLines,
  fullHeight,
  heightOf,
  LINE,
  linesOf,
  mirrored,
  needSpace,
  tag,
  type Sheet,
} from './sheet.ts';

const STYLE = { size: 9.5, weight: 400 } as const;
const SMALL = { size: 8, weight: 400 } as const;
/** Parts of the width that the words and the count of a bar take. */
const NAME_PART = 0.34;
const COUNT_PART = 0.2;
const BAR_HEIGHT = 9;
const GAP = 6;
const CHART_HEIGHT = 96;
/** Most columns whose counts have room above them. */
const COUNTED = 16;

type Columns = Extract<ReportBlock, { kind: 'columns' }>;

/** Draws bars one below the other, each beside its words and its count. A chart higher than a page goes on overleaf. */
export function drawBars(sheet: Sheet, alt: string, bars: readonly CardBar[]): void {
  const name = { ...STYLE, width: sheet.width * NAME_PART - GAP };
  const rows = bars.map((bar) => {
    const lines = linesOf(sheet, bar.label, name);
    return { bar, lines, height: Math.min(heightOf(STYLE, lines.length), fullHeight(sheet) / 2) + GAP };
  });
  const all = rows.reduce((sum, { height }) => sum + height, 0);
  if (all < fullHeight(sheet) / 2) needSpace(sheet, all);
  const draw = () => {
    for (const { bar, lines, height } of rows) {
      needSpace(sheet, height);
      drawBar(sheet, bar, lines);
      sheet.y += height;
    }
  };
  tag(sheet, sheet.root, 'Figure', draw, { alt });
  sheet.y += 10;
}

function drawBar(sheet: Sheet, bar: CardBar, lines: ReturnType<typeof linesOf>): void {
  const { doc, left, width, y, report } = sheet;
  const nameWidth = width * NAME_PART - GAP;
  const countWidth = width * COUNT_PART - GAP;
  const track = { x: width * NAME_PART, width: width * (1 - NAME_PART - COUNT_PART) };
  const filled = track.width * bar.length;
  const top = y + heightOf(STYLE, 1) / 2 - BAR_HEIGHT / 2;
  drawLines(sheet, lines, { ...STYLE, x: mirrored(sheet, 0, nameWidth), width: nameWidth, y });
  doc
    .roundedRect(left + mirrored(sheet, track.x, track.width), top, track.width, BAR_HEIGHT, 2)
    .fill('#eef0f3');
  if (filled > 0.5)
    doc.roundedRect(left + mirrored(sheet, track.x, filled), top, filled, BAR_HEIGHT, 2).fill(report.color);
  const count = { ...STYLE, width: countWidth, align: 'end' as const };
  drawLines(sheet, linesOf(sheet, bar.text, count), {
    ...count,
    x: mirrored(sheet, width - countWidth, countWidth),
    y,
  });
}

/** Draws columns beside each other: histograms, points, timelines. */
export function drawColumns(sheet: Sheet, { alt, bars, axis }: Columns): void {
  const height = CHART_HEIGHT + heightOf(SMALL, 3) + 10;
  needSpace(sheet, height);
  tag(
    sheet,
    sheet.root,
    'Figure',
    () => {
      const { doc, left, width } = sheet;
      const base = sheet.y + heightOf(SMALL, 1) + CHART_HEIGHT;
      for (const [at, bar] of bars.entries()) {
        const span = columnSpan(at, bars.length);
        const box = { x: mirrored(sheet, width * span.start, width * span.width), width: width * span.width };
        drawColumn(sheet, bar, { ...box, base, hasText: bars.length <= COUNTED });
      }
      doc
        .moveTo(left, base)
        .lineTo(left + width, base)
        .lineWidth(0.5)
        .stroke(LINE);
      drawAxis(sheet, axis, base + 3);
    },
    { alt },
  );
  sheet.y += height;
}

function drawColumn(
  sheet: Sheet,
  bar: CardBar,
  { x, base, width, hasText }: { x: number; base: number; width: number; hasText: boolean },
): void {
  const height = CHART_HEIGHT * bar.length;
  const gap = Math.min(4, width * 0.15);
  if (height > 0.3)
    sheet.doc.rect(sheet.left + x + gap / 2, base - height, width - gap, height).fill(sheet.report.color);
  if (hasText) drawName(sheet, bar.count, { x, y: base - height - heightOf(SMALL, 1), width });
}

function drawName(
  sheet: Sheet,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const style = { ...SMALL, width: Math.max(width, SMALL.size), align: 'center' as const, color: DIM };
  drawLines(sheet, linesOf(sheet, text, style).slice(0, 2), { ...style, x, y });
}

function drawAxis(sheet: Sheet, { isEach, names }: ColumnAxis, y: number): void {
  const width = sheet.width / Math.max(1, names.length);
  for (const [at, text] of names.entries()) {
    const align = at === 0 ? ('start' as const) : ('end' as const);
    const x = mirrored(sheet, at * width, width);
    if (isEach) drawName(sheet, text, { x, y, width });
    else {
      const style = { ...SMALL, color: DIM, width, align };
      drawLines(sheet, linesOf(sheet, text, style).slice(0, 1), { ...style, x, y });
    }
  }
}
