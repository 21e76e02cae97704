import type UPlot from 'uplot';

/** Least width of a chart, in px, that has room for names beside its lines. */
const LEAST_WIDTH = 560;
/** Space between the end of a line and its name, in px. */
const GAP = 10;
/** Space to the right of the names, in px: that of the card. */
const MARGIN = 16;
/** Least distance of two names from each other, in px. */
const LINE_HEIGHT = 15;
/** Space to the right of a chart without names: half of the axis's last name extends beyond its place. */
const HALF_TICK = 24;

interface NamedLine {
  label: string;
  color: string;
  /** The last value. */
  end: number;
}

const hasRoom = (plot: UPlot, lines: readonly NamedLine[]): boolean =>
  lines.length > 1 && plot.width >= LEAST_WIDTH;

/** Returns the space to the right of a chart, in px, in which the names of its lines fit. */
export function roomForNames(plot: UPlot, lines: readonly NamedLine[], font: string): number {
  if (!hasRoom(plot, lines)) return HALF_TICK;
  plot.ctx.save();
  plot.ctx.font = font;
  const widest = Math.max(...lines.map(({ label }) => plot.ctx.measureText(label).width));
  plot.ctx.restore();
  return Math.ceil(widest) + GAP + MARGIN;
}

/** Writes the name of each line at its end, so that color alone does not distinguish them. */
export function drawNames(plot: UPlot, lines: readonly NamedLine[], font: string): void {
  if (!hasRoom(plot, lines)) return;
  const { ctx, bbox } = plot;
  const ratio = bbox.width / plot.over.clientWidth;
  const ends = lines.map((line) => ({ ...line, y: plot.valToPos(line.end, 'y') })).sort((a, b) => a.y - b.y);
  // From the lowest up, so that none leaves the chart below.
  for (let index = ends.length - 2; index >= 0; index -= 1) {
    ends[index]!.y = Math.min(ends[index]!.y, ends[index + 1]!.y - LINE_HEIGHT);
  }
  ctx.save();
  ctx.font = font.replace(/^\d+/, (size) => String(Number(size) * ratio));
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  for (const { label, color, y } of ends) {
    ctx.fillStyle = color;
    ctx.fillText(label, bbox.left + bbox.width + GAP * ratio, bbox.top + y * ratio);
  }
  ctx.restore();
}
