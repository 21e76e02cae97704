import { t } from '@lingui/core/macro';
import { columnSpan, type CardBlock, type CardDescription } from '@inlay/sdk/model';
import { canvasToPng } from '../../lib/canvasToPng.ts';
import { formatNumber } from '../../lib/formatNumber.ts';

/** Sizes in CSS px; the picture has twice as many. */
const SCALE = 2;
const WIDTH = 800;
const PAD = 32;
const HEAD = 96;
const ROW = 34;
const CHART = 260;
/** Pictures go into documents: always dark on white. */
const INK = '#16181d';
const DIM = '#5c6370';
const TRACK = '#eef0f3';
const ACCENT = '#5b5bd6';
/** Parts of the width for the words and the count of a bar. */
const NAME = 0.34;
const COUNT = 0.16;
/** Most columns that have their counts above them. */
const COUNTED = 16;

interface Pen {
  context: CanvasRenderingContext2D;
  /** The page's own. */
  fonts: string;
  isRightToLeft: boolean;
}

type Of<Kind extends CardBlock['kind']> = Extract<CardBlock, { kind: Kind }>;
/** What of a card can be drawn. */
export type Chart = Of<'bars' | 'columns' | 'table'>;

/** Returns the chart of a card; `undefined` for a card without one. */
export const chartOf = ({ blocks }: CardDescription): Chart | undefined =>
  blocks.find((block) => block.kind === 'bars' || block.kind === 'columns' || block.kind === 'table');

/** Draws a card as a PNG of twice the size of the screen's, with its title and the number of answers. */
export async function cardPicture(described: CardDescription, chart: Chart, answered: number): Promise<Blob> {
  await document.fonts.ready;
  const height = HEAD + heightOf(chart) + PAD;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const fonts = getComputedStyle(document.body).fontFamily;
  const pen: Pen = { context, fonts, isRightToLeft: document.dir === 'rtl' };
  context.scale(SCALE, SCALE);
  context.direction = pen.isRightToLeft ? 'rtl' : 'ltr';
  context.textBaseline = 'middle';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, height);
  drawHead(pen, described, answered);
  if (chart.kind === 'table') drawHeat(pen, chart);
  else if (chart.kind === 'columns') drawColumns(pen, chart);
  else drawBars(pen, chart);
  return canvasToPng(canvas);
}

function heightOf(chart: Chart): number {
  if (chart.kind === 'columns') return CHART + 72;
  return (chart.kind === 'table' ? chart.rows.length + 1 : chart.bars.length) * ROW;
}

function drawHead(pen: Pen, { title, blocks }: CardDescription, answered: number): void {
  const figures = blocks
    .flatMap((block) => (block.kind === 'figures' ? block.figures : []))
    .map(({ label, value }) => `${label} ${value}`);
  const below = [t`${formatNumber(answered)} answered`, ...figures].join(' · ');
  write(pen, title, { x: PAD, y: PAD + 10, width: WIDTH - 2 * PAD, font: '600 20px' });
  write(pen, below, { x: PAD, y: PAD + 38, width: WIDTH - 2 * PAD, color: DIM });
}

function drawBars(pen: Pen, { bars }: Of<'bars'>): void {
  const width = WIDTH - 2 * PAD;
  for (const [index, { label, text, length }] of bars.entries()) {
    const y = HEAD + index * ROW + ROW / 2;
    const track = { x: PAD + width * NAME, width: width * (1 - NAME - COUNT), y: y - 8, height: 16 };
    write(pen, label, { x: PAD, y, width: width * NAME - 12 });
    fill(pen, track, TRACK);
    fill(pen, { ...track, width: track.width * length }, ACCENT);
    write(pen, text, { x: WIDTH - PAD - width * COUNT, y, width: width * COUNT, align: 'end', color: DIM });
  }
}

function drawColumns(pen: Pen, { bars, axis }: Of<'columns'>): void {
  const all = WIDTH - 2 * PAD;
  const base = HEAD + 24 + CHART;
  const step = all / axis.names.length;
  for (const [index, { count, length }] of bars.entries()) {
    const { start, width } = columnSpan(index, bars.length);
    const x = PAD + all * start;
    const height = length * CHART;
    fill(pen, { x: x + all * width * 0.08, y: base - height, width: all * width * 0.84, height }, ACCENT);
    if (bars.length > COUNTED) continue;
    const text = { x, width: all * width, align: 'center' as const, color: DIM, font: '12px' };
    write(pen, count, { ...text, y: base - height - 10 });
  }
  fill(pen, { x: PAD, y: base, width: all, height: 1 }, DIM);
  for (const [index, name] of axis.names.entries()) {
    const align = axis.isEach ? 'center' : index === 0 ? 'start' : 'end';
    write(pen, name, { x: PAD + index * step, y: base + 16, width: step, align, color: DIM, font: '12px' });
  }
}

function drawHeat(pen: Pen, { rows, columns }: Of<'table'>): void {
  const width = WIDTH - 2 * PAD;
  const cell = (width * (1 - NAME)) / Math.max(1, columns.length);
  const xOf = (index: number): number => PAD + width * NAME + index * cell;
  for (const [index, { label }] of columns.entries())
    write(pen, label, { x: xOf(index), y: HEAD + ROW / 2, width: cell - 8, align: 'center', color: DIM });
  for (const [index, { label, cells }] of rows.entries()) {
    const y = HEAD + (index + 1) * ROW;
    write(pen, label, { x: PAD, y: y + ROW / 2, width: width * NAME - 12 });
    for (const [place, { count, heat }] of cells.entries()) {
      pen.context.globalAlpha = heat * 0.6;
      fill(pen, { x: xOf(place) + 1, y: y + 1, width: cell - 2, height: ROW - 2 }, ACCENT);
      pen.context.globalAlpha = 1;
      write(pen, count, { x: xOf(place), y: y + ROW / 2, width: cell, align: 'center' });
    }
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const mirrored = ({ isRightToLeft }: Pen, { x, width }: Pick<Box, 'x' | 'width'>): number =>
  isRightToLeft ? WIDTH - x - width : x;

function fill(pen: Pen, box: Box, color: string): void {
  pen.context.fillStyle = color;
  pen.context.fillRect(mirrored(pen, box), box.y, box.width, box.height);
}

interface Words extends Pick<Box, 'x' | 'y' | 'width'> {
  align?: CanvasTextAlign;
  color?: string;
  /** Weight and size. */
  font?: string;
}

/** Writes one line; what does not fit is cut and says so. */
function write(pen: Pen, text: string, words: Words): void {
  const { context } = pen;
  const { y, width, align = 'start', color = INK, font = '14px' } = words;
  context.font = `${font} ${pen.fonts}`;
  context.fillStyle = color;
  context.textAlign = align;
  const left = mirrored(pen, words);
  const isAtRight = (align === 'end') !== pen.isRightToLeft;
  const x = align === 'center' ? left + width / 2 : isAtRight ? left + width : left;
  context.fillText(shorten(context, text, width), x, y);
}

function shorten(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
