import classes from './sortableList.module.css';

/** Half the space between two rows and between two columns, in px; the line is in its middle. */
const HALF_GAP = { row: 10, column: 8 } as const;
/** Tolerance around the list for drops, in px; largest below, to drop items last. */
const MARGIN = { side: 32, above: 48, below: 160 } as const;
/** Share of a row of several items, at its top and bottom, that means above and below all of them. */
const EDGE = 0.25;
/** From this share of the list's width on, an item has its row to itself. */
const WHOLE_ROW = 0.8;

/** A place for drops: the element around the list, to which the line is added. */
export interface DropTarget {
  area: HTMLElement;
  /** Its items have an order of their own: a drop is for the list as a whole, which is marked in place of a gap. */
  isWhole?: boolean;
}

/** A drop that would change something: its list and the gap between the list's items. */
export interface Drop<Target extends DropTarget> {
  target: Target;
  gap: number;
}

/** A gap between items, and the line that shows it, in px from the area's left and top in every language. */
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
 *
 * @param isRightToLeft the first item of a row is its rightmost
 */
export function findLanding(
  point: { x: number; y: number },
  list: Box,
  count: number,
  boxOf: (index: number) => Box,
  isRightToLeft = false,
): Landing | null {
  const { x, y } = point;
  const isOutside =
    x < list.left - MARGIN.side ||
    x > list.right + MARGIN.side ||
    y < list.top - MARGIN.above ||
    y > list.bottom + MARGIN.below;
  if (isOutside) return null;
  const across = (gap: number, edge: number): Landing => ({
    gap,
    isVertical: false,
    x: 0,
    y: edge - list.top,
    length: list.right - list.left,
  });
  if (count === 0) return across(0, list.top + HALF_GAP.row);
  const row = findRow(y, count, boxOf);
  const { box } = row;
  const share = (y - box.top) / (box.bottom - box.top);
  const isAlone = row.first === row.last && box.right - box.left > (list.right - list.left) * WHOLE_ROW;
  if (share < (isAlone ? 0.5 : EDGE)) return across(row.first, box.top - HALF_GAP.row);
  if (share > (isAlone ? 0.5 : 1 - EDGE)) return across(row.last + 1, box.bottom + HALF_GAP.row);
  const upright = (gap: number, edge: number): Landing => ({
    gap,
    isVertical: true,
    x: edge - list.left,
    y: box.top - list.top,
    length: box.bottom - box.top,
  });
  const before = ({ left, right }: Box): number =>
    isRightToLeft ? right + HALF_GAP.column : left - HALF_GAP.column;
  const after = ({ left, right }: Box): number =>
    isRightToLeft ? left - HALF_GAP.column : right + HALF_GAP.column;
  for (let index = row.first; index <= row.last; index += 1) {
    const item = boxOf(index);
    const middle = (item.left + item.right) / 2;
    if (isRightToLeft ? x > middle : x < middle) return upright(index, before(item));
  }
  return upright(row.last + 1, after(boxOf(row.last)));
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

const NOWHERE: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** The items of a list, and those of them that are dragged. */
function listItems({ area }: DropTarget, draggedIds: ReadonlySet<string>) {
  const items = [...(area.firstElementChild?.children ?? [])].filter((item) => item.hasAttribute('data-id'));
  const dragged = items.filter((item) => draggedIds.has(item.getAttribute('data-id') ?? ''));
  return { items, dragged, indexes: dragged.map((item) => items.indexOf(item)) };
}

/** Returns the distance of a point from a box, in px; 0 inside. */
function distance({ x, y }: { x: number; y: number }, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Returns the list that a drop at a point is for: the nearest, and of lists within each other the innermost. The
 * targets are in the order of the document, so that a list follows the one it lies in.
 */
function nearest<Target extends DropTarget>(
  targets: readonly Target[],
  point: { x: number; y: number },
): Target | undefined {
  let best: { target: Target; away: number } | undefined;
  for (const target of targets) {
    const away = distance(point, target.area.getBoundingClientRect());
    if (!best || away <= best.away) best = { target, away };
  }
  return best?.target;
}

/** The landing on a list as a whole, unless the point is far outside or everything dragged is there already. */
function landOn<Target extends DropTarget>(
  target: Target,
  point: { x: number; y: number },
  box: Box,
  present: number,
): (Landing & Drop<Target>) | null {
  if (present > 0 || distance(point, box) > MARGIN.side) return null;
  return { target, gap: 0, isVertical: false, x: 0, y: 0, length: box.right - box.left };
}

const inDocumentOrder = (one: DropTarget, other: DropTarget): number =>
  one.area.compareDocumentPosition(other.area) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * Follows a drag over lists and draws a line where it would land; `draggedIds` are items of these lists. The lists
 * do not move, so nothing is measured twice or drawn again.
 *
 * @returns a function that ends the drag and returns the drop; `null` when nothing would change
 */
export function trackDrag<Target extends DropTarget>(
  allTargets: Iterable<Target>,
  draggedIds: readonly string[],
): () => Drop<Target> | null {
  const ids = new Set(draggedIds);
  const targets = [...allTargets].toSorted(inDocumentOrder);
  const lists = new Map(targets.map((target) => [target, listItems(target, ids)]));
  const dragged = [...lists.values()].flatMap((list) => list.dragged);
  for (const item of dragged) item.setAttribute('data-dragged', '');

  const line = document.createElement('div');
  line.className = classes['line'] ?? '';
  line.hidden = true;
  let landing: (Landing & Drop<Target>) | null = null;
  let frame: number | null = null;

  const find = (point: { x: number; y: number }): (Landing & Drop<Target>) | null => {
    const target = nearest(targets, point);
    const list = target && lists.get(target);
    if (!list) return null;
    const box = target.area.getBoundingClientRect();
    if (target.isWhole) return landOn(target, point, box, list.dragged.length);
    const boxOf = (index: number): Box => list.items[index]?.getBoundingClientRect() ?? NOWHERE;
    const isRightToLeft = getComputedStyle(target.area).direction === 'rtl';
    const found = findLanding(point, box, list.items.length, boxOf, isRightToLeft);
    return found && { ...found, target };
  };
  const onMove = (event: DragEvent | PointerEvent | TouchEvent): void => {
    const point = 'touches' in event ? event.touches[0] : event;
    if (!point) return;
    const found = find({ x: point.clientX, y: point.clientY });
    const stays = found && staysPut(lists.get(found.target)?.indexes ?? [], found.gap);
    landing = stays && dragged.length === lists.get(found.target)?.dragged.length ? null : found;
    // Allows the drop here.
    if (found && event.type === 'dragover') event.preventDefault();
    // Once per frame, after all measuring.
    frame ??= requestAnimationFrame(draw);
  };
  const draw = (): void => {
    frame = null;
    line.hidden = landing === null;
    if (!landing) return;
    const { area } = landing.target;
    if (line.parentElement !== area) area.append(line);
    line.dataset['gap'] = String(landing.gap);
    line.toggleAttribute('data-vertical', landing.isVertical);
    line.toggleAttribute('data-whole', landing.target.isWhole === true);
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
    for (const item of dragged) item.removeAttribute('data-dragged');
    return landing;
  };
}
