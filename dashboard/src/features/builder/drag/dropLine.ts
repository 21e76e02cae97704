import classes from './sortableList.module.css';

/** Half the space between two rows and between two columns, in px; the line is in its middle. */
const HALF_GAP = { row: 10, column: 8 } as const;
/** How far outside the list a drop still counts, in px; most room is below, to drop things last. */
const MARGIN = { side: 32, above: 48, below: 160 } as const;
/** Share of a row of several items, at its top and bottom, that means above and below all of them. */
const EDGE = 0.25;
/** From this share of the list's width on, an item has its row to itself. */
const WHOLE_ROW = 0.8;

/** A place for drops: the element around the list, to which the line is added. */
export interface DropTarget {
  area: HTMLElement;
}

/** A gap between items, and the line that shows it, relative to the area. */
export interface Landing {
  gap: number;
  isVertical: boolean;
  x: number;
  y: number;
  length: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Finds where a drop at a point would land among items that flow in rows; `null` outside the list. Measures few of
 * hundreds of items, by `boxOf`.
 */
export function findLanding(
  point: { x: number; y: number },
  list: Box,
  count: number,
  boxOf: (index: number) => Box,
): Landing | null {
  const { x, y } = point;
  const isOutside =
    x < list.left - MARGIN.side ||
    x > list.right + MARGIN.side ||
    y < list.top - MARGIN.above ||
    y > list.bottom + MARGIN.below;
  if (isOutside) return null;
  const across = (gap: number, at: number): Landing => ({
    gap,
    isVertical: false,
    x: 0,
    y: at - list.top,
    length: list.right - list.left,
  });
  if (count === 0) return across(0, list.top + HALF_GAP.row);
  const row = findRow(y, count, boxOf);
  const { box } = row;
  const share = (y - box.top) / (box.bottom - box.top);
  const isAlone = row.first === row.last && box.right - box.left > (list.right - list.left) * WHOLE_ROW;
  if (share < (isAlone ? 0.5 : EDGE)) return across(row.first, box.top - HALF_GAP.row);
  if (share > (isAlone ? 0.5 : 1 - EDGE)) return across(row.last + 1, box.bottom + HALF_GAP.row);
  const upright = (gap: number, at: number): Landing => ({
    gap,
    isVertical: true,
    x: at - list.left,
    y: box.top - list.top,
    length: box.bottom - box.top,
  });
  for (let index = row.first; index <= row.last; index += 1) {
    const { left, right } = boxOf(index);
    if (x < (left + right) / 2) return upright(index, left - HALF_GAP.column);
  }
  return upright(row.last + 1, boxOf(row.last).right + HALF_GAP.column);
}

/** Finds the row nearest to a height; items of one row share their top and bottom. */
function findRow(y: number, count: number, boxOf: (index: number) => Box) {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (boxOf(middle).bottom + HALF_GAP.row < y) low = middle + 1;
    else high = middle;
  }
  const box = boxOf(low);
  const isInRow = (index: number): boolean => Math.abs(boxOf(index).top - box.top) < 1;
  let [first, last] = [low, low];
  while (first > 0 && isInRow(first - 1)) first -= 1;
  while (last < count - 1 && isInRow(last + 1)) last += 1;
  return { first, last, box };
}

/** True when items would stay in place: a block of them, dropped at one of its own gaps. */
export function staysPut(indexes: readonly number[], gap: number): boolean {
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (first === undefined || last === undefined) return false;
  return last - first + 1 === indexes.length && gap >= first && gap <= last + 1;
}

/**
 * Follows a drag and draws a line where it would land; `draggedIds` are items of the list itself. The list does not
 * move, so nothing is measured twice or drawn again.
 *
 * @returns a function that ends the drag and returns the gap; `null` when nothing would change
 */
export function trackDrag({ area }: DropTarget, draggedIds: readonly string[]): () => number | null {
  const list = area.firstElementChild;
  const items = list ? [...list.children].filter((item) => item.hasAttribute('data-id')) : [];
  const dragged = new Set(draggedIds);
  const isDragged = (item: Element): boolean => dragged.has(item.getAttribute('data-id') ?? '');
  const indexes = items.flatMap((item, index) => (isDragged(item) ? [index] : []));
  for (const index of indexes) items[index]?.setAttribute('data-dragged', '');

  const line = document.createElement('div');
  line.className = classes['line'] ?? '';
  line.hidden = true;
  area.append(line);
  let landing: Landing | null = null;
  let frame: number | null = null;

  const onMove = (event: DragEvent | PointerEvent | TouchEvent): void => {
    const point = 'touches' in event ? event.touches[0] : event;
    if (!point || !list) return;
    const found = findLanding(
      { x: point.clientX, y: point.clientY },
      area.getBoundingClientRect(),
      items.length,
      (index) => items[index]?.getBoundingClientRect() ?? { left: 0, right: 0, top: 0, bottom: 0 },
    );
    landing = found && staysPut(indexes, found.gap) ? null : found;
    // Allows the drop here.
    if (found && event.type === 'dragover') event.preventDefault();
    // Once per frame, after all measuring.
    frame ??= requestAnimationFrame(draw);
  };
  const draw = (): void => {
    frame = null;
    line.hidden = landing === null;
    if (!landing) return;
    line.dataset['gap'] = String(landing.gap);
    line.toggleAttribute('data-vertical', landing.isVertical);
    // Measured on the screen, drawn inside an element that may be zoomed.
    const zoom = area.getBoundingClientRect().width / area.offsetWidth || 1;
    line.style.transform = `translate(${landing.x / zoom}px, ${landing.y / zoom}px)`;
    line.style.setProperty('--length', `${landing.length / zoom}px`);
  };

  const stop = new AbortController();
  for (const name of ['dragover', 'pointermove', 'touchmove'] as const) {
    document.addEventListener(name, onMove, { capture: true, signal: stop.signal });
  }
  return () => {
    stop.abort();
    if (frame !== null) cancelAnimationFrame(frame);
    line.remove();
    for (const index of indexes) items[index]?.removeAttribute('data-dragged');
    return landing?.gap ?? null;
  };
}
