/** A point of a stroke, in CSS pixels of its canvas. */
export interface Point {
  x: number;
  y: number;
}

/** Strokes of a drawing, in the pixels of a canvas of this width. */
export interface Drawing {
  width: number;
  strokes: Point[][];
}

const LINE_WIDTH = 2.5;

/** Makes a canvas as fine as its screen, and empty. */
export function prepareCanvas(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const scale = devicePixelRatio || 1;
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
  context.scale(scale, scale);
  context.lineWidth = LINE_WIDTH;
  context.lineCap = context.lineJoin = 'round';
  // Signatures are read on white, whatever the form looks like.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  context.strokeStyle = context.fillStyle = '#16181d';
  return context;
}

/** Draws the end of a stroke: curves through the middles of its points have no corners. */
export function drawStroke(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  const [before, from, to] = points.slice(-3);
  if (!before) return;
  context.beginPath();
  if (!from) {
    context.arc(before.x, before.y, LINE_WIDTH / 2, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  const middle = { x: (before.x + from.x) / 2, y: (before.y + from.y) / 2 };
  // The first curve begins in the middle of the first two points; what lies before is a line.
  context.moveTo(...(to ? ([middle.x, middle.y] as const) : ([before.x, before.y] as const)));
  if (to) context.quadraticCurveTo(from.x, from.y, (from.x + to.x) / 2, (from.y + to.y) / 2);
  else context.lineTo(middle.x, middle.y);
  context.stroke();
}

/** Draws all of a drawing again, as large as its canvas is now. @returns its strokes in the pixels of that. */
export function drawAgain(context: CanvasRenderingContext2D, drawing: Drawing): Point[][] {
  const scale = context.canvas.clientWidth / drawing.width;
  const strokes = drawing.strokes.map((points) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  for (const points of strokes)
    for (const end of points.keys()) drawStroke(context, points.slice(0, end + 1));
  return strokes;
}
