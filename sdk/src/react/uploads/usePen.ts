import { useEffect, useRef, type PointerEvent } from 'react';
import { drawAgain, drawStroke, prepareCanvas, type Drawing, type Point } from './strokes.ts';

/** Name of the picture of a signature. */
export const FILE_NAME = 'signature.png';
/** Time (ms) after the last stroke at which the drawing is done; a press elsewhere does not wait for it. */
const REST_MS = 700;

interface Paper {
  /** Whether the page's script runs. */
  isLive: boolean;
  /** The drawing of the answer, which the canvas shows. */
  drawing: Drawing | undefined;
  /** Gets the picture once somebody has stopped drawing. */
  onDrawn(picture: File, drawing: Drawing): void;
}

/** The picture, at once: who presses "Submit" right after signing has signed. */
function pictureOf(canvas: HTMLCanvasElement): File {
  const type = 'image/png';
  const bytes = Uint8Array.from(atob(canvas.toDataURL(type).replace(/.*,/, '')), (one) => one.charCodeAt(0));
  return new File([bytes], FILE_NAME, { type });
}

/** Draws on a canvas by pointer. */
export function usePen({ isLive, drawing, onDrawn }: Paper) {
  const ref = useRef<HTMLCanvasElement | null>(null);
  const pen = useRef({
    context: null as CanvasRenderingContext2D | null,
    strokes: [] as Point[][],
    isDown: false,
    shown: undefined as Drawing | undefined,
    timer: 0,
  });
  const show = (shown: Drawing | undefined): void => {
    if (!ref.current) return;
    const context = prepareCanvas(ref.current);
    const strokes = context && shown ? drawAgain(context, shown) : [];
    Object.assign(pen.current, { context, strokes, shown });
  };
  useEffect(() => {
    if (isLive && (!pen.current.context || drawing !== pen.current.shown)) show(drawing);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- shows what changed in the answer alone
  }, [isLive, drawing]);
  const draw = (event: { nativeEvent?: unknown; clientX: number; clientY: number }): void => {
    const { context, isDown, strokes } = pen.current;
    const points = strokes.at(-1);
    if (!context || !isDown || !points || !ref.current) return;
    const { left, top } = ref.current.getBoundingClientRect();
    points.push({ x: event.clientX - left, y: event.clientY - top });
    drawStroke(context, points);
  };
  const finish = (): void => {
    if (!pen.current.timer || !ref.current) return;
    clearTimeout(pen.current.timer);
    const shown = { width: ref.current.clientWidth, strokes: [...pen.current.strokes] };
    Object.assign(pen.current, { timer: 0, shown });
    onDrawn(pictureOf(ref.current), shown);
  };
  return {
    canvas: {
      ref,
      onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
        clearTimeout(pen.current.timer);
        event.currentTarget.setPointerCapture(event.pointerId);
        pen.current.isDown = true;
        pen.current.strokes.push([]);
        draw(event);
      },
      onPointerMove: draw,
      onPointerUp({ currentTarget }: PointerEvent<HTMLCanvasElement>) {
        pen.current.isDown = false;
        pen.current.timer = window.setTimeout(finish, REST_MS);
        const finishOutside = ({ target }: Event): void => void (target !== currentTarget && finish());
        const once = { capture: true, once: true };
        currentTarget.getRootNode().addEventListener('pointerdown', finishOutside, once);
      },
    },
    clear() {
      clearTimeout(pen.current.timer);
      pen.current.timer = 0;
      show(undefined);
    },
  };
}
