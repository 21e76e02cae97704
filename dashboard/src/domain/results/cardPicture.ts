import { t } from '@lingui/core/macro';
import {
  barLength,
  columnAxis,
  columnSpan,
  ORDERED_CARDS,
  resultFigures,
  resultParts,
  resultTitle,
  type ResultCard,
  type ResultPart,
} from '@inlay/sdk/model';
import { canvasToPng } from '../../lib/canvasToPng.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { resultWords, shareOf } from './resultWords.ts';

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

/** Returns whether a card has a chart that can be drawn. */
export const hasPicture = (card: ResultCard): boolean =>
  card.answered > 0 && (card.kind === 'matrix' || resultParts(card, resultWords()).length > 0);

/** Draws a card as a PNG of twice the size of the screen's, with its title and the number of answers. */
export async function cardPicture(card: ResultCard): Promise<Blob> {
  await document.fonts.ready;
  const rows = card.kind === 'matrix' ? card.rows.length + 1 : resultParts(card, resultWords()).length;
  const isOrdered = ORDERED_CARDS.has(card.kind);
  const height = HEAD + (isOrdered ? CHART + 72 : rows * ROW) + PAD;
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
  drawHead(pen, card);
  if (card.kind === 'matrix') drawHeat(pen, card);
  else if (isOrdered) drawColumns(pen, resultParts(card, resultWords()));
  else drawBars(pen, card, resultParts(card, resultWords()));
  return canvasToPng(canvas);
}

function drawHead(pen: Pen, card: ResultCard): void {
  const words = resultWords();
  const figures = resultFigures(card, words).map(([name, value]) => `${name} ${value}`);
  const below = [t`${formatNumber(card.answered)} answered`, ...figures].join(' · ');
  write(pen, resultTitle(card, words), {
    x: PAD,
    y: PAD + 10,
    width: WIDTH - 2 * PAD,
    font: '600 20px',
  });
  write(pen, below, { x: PAD, y: PAD + 38, width: WIDTH - 2 * PAD, color: DIM });
}

function drawBars(pen: Pen, card: ResultCard, parts: readonly ResultPart[]): void {
  const width = WIDTH - 2 * PAD;
  for (const [index, part] of parts.entries()) {
    const { label, count, extra } = part;
    const y = HEAD + index * ROW + ROW / 2;
    const track = { x: PAD + width * NAME, width: width * (1 - NAME - COUNT) };
    write(pen, label, { x: PAD, y, width: width * NAME - 12 });
    fill(pen, { ...track, y: y - 8, height: 16 }, TRACK);
    fill(
      pen,
      { ...track, y: y - 8, height: 16, width: track.width * barLength(part, card.answered) },
      ACCENT,
    );
    const text = `${extra ?? shareOf(count, card.answered)} · ${formatNumber(count)}`;
    write(pen, text, { x: WIDTH - PAD - width * COUNT, y, width: width * COUNT, align: 'end', color: DIM });
  }
}

function drawColumns(pen: Pen, parts: readonly ResultPart[]): void {
  const all = WIDTH - 2 * PAD;
  const axis = columnAxis(parts);
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const base = HEAD + 24 + CHART;
  const step = all / axis.names.length;
  for (const [index, { count }] of parts.entries()) {
    const { start, width } = columnSpan(index, parts.length);
    const x = PAD + all * start;
    const height = (count / most) * CHART;
    fill(pen, { x: x + all * width * 0.08, y: base - height, width: all * width * 0.84, height }, ACCENT);
    if (parts.length > COUNTED) continue;
    const text = { x, width: all * width, align: 'center' as const, color: DIM, font: '12px' };
    write(pen, formatNumber(count), { ...text, y: base - height - 10 });
  }
  fill(pen, { x: PAD, y: base, width: all, height: 1 }, DIM);
  for (const [index, name] of axis.names.entries()) {
    const align = axis.isEach ? 'center' : index === 0 ? 'start' : 'end';
    write(pen, name, { x: PAD + index * step, y: base + 16, width: step, align, color: DIM, font: '12px' });
  }
}

function drawHeat(pen: Pen, { rows, columns }: Extract<ResultCard, { kind: 'matrix' }>): void {
  const width = WIDTH - 2 * PAD;
  const cell = (width * (1 - NAME)) / Math.max(1, columns.length);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  const xOf = (index: number): number => PAD + width * NAME + index * cell;
  for (const [index, { label }] of columns.entries())
    write(pen, label, { x: xOf(index), y: HEAD + ROW / 2, width: cell - 8, align: 'center', color: DIM });
  for (const [index, { label, counts }] of rows.entries()) {
    const y = HEAD + (index + 1) * ROW;
    write(pen, label, { x: PAD, y: y + ROW / 2, width: width * NAME - 12 });
    for (const [column, count] of counts.entries()) {
      pen.context.globalAlpha = (count / most) * 0.6;
      fill(pen, { x: xOf(column) + 1, y: y + 1, width: cell - 2, height: ROW - 2 }, ACCENT);
      pen.context.globalAlpha = 1;
      write(pen, formatNumber(count), { x: xOf(column), y: y + ROW / 2, width: cell, align: 'center' });
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
