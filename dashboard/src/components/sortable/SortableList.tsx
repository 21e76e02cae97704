import { useEffect, useRef, type ReactNode } from 'react';
import { ReactSortable } from 'react-sortablejs';
import { trackDrag, type Drop, type DropTarget } from './dropLine.ts';
import classes from './sortableList.module.css';

/** The dragged objects: items of the list, or a new one from a palette. */
export type Dragged = { kind: string } | { ids: readonly string[] };

/** A list on the screen that accepts drops within its group. */
interface List extends DropTarget {
  group: string;
  accepts(dragged: Dragged): boolean;
  drop(dragged: Dragged, gap: number): void;
}

/** Lists on the screen. */
const lists = new Set<List>();

/** The current drag; there is at most one pointer. */
let running: { dragged: Dragged; finish(): Drop<List> | null } | null = null;

function begin(group: string, dragged: Dragged): void {
  const targets = [...lists].filter((list) => list.group === group && list.accepts(dragged));
  running = { dragged, finish: trackDrag(targets, 'ids' in dragged ? dragged.ids : []) };
}

function end(event: object): void {
  const drag = running;
  running = null;
  const drop = drag?.finish() ?? null;
  // Without a drop, the drag was cancelled by Escape or released outside a target.
  const { originalEvent } = event as { originalEvent?: Event };
  const type = originalEvent?.type;
  const wasGivenUp = type === 'dragend' || type === 'pointercancel' || type === 'touchcancel';
  if (drag && drop && !wasGivenUp) drop.target.drop(drag.dragged, drop.gap);
}

/** Shows a chip with a name beside the pointer instead of a picture of the element. */
function setDragImage(transfer: DataTransfer, text: string): void {
  const chip = document.createElement('div');
  chip.className = classes['chip'] ?? '';
  chip.textContent = text;
  document.body.append(chip);
  transfer.setData('application/x-inlay', text);
  transfer.setDragImage(chip, 12, 12);
  // The browser takes the picture after this event.
  setTimeout(() => chip.remove());
}

/**
 * Options of both lists. The library starts and ends drags, on touch screens too; it moves nothing, so it gets no
 * items (decision 130).
 */
const COMMON = {
  list: [],
  setList: () => undefined,
  sort: false,
  delay: 200,
  delayOnTouchOnly: true,
  touchStartThreshold: 8,
  fallbackOnBody: true,
  fallbackClass: classes['touched'] ?? '',
  ghostClass: classes['dragged'] ?? '',
  preventOnFilter: false,
  // Otherwise it measures each list at each movement to find empty ones.
  emptyInsertThreshold: 0,
  // The browser itself scrolls for a dragging mouse.
  scroll: window.matchMedia('(pointer: coarse)').matches,
  onEnd: end,
};

interface SortableListProps {
  /** Lists of one group exchange items. */
  group: string;
  className?: string;
  /** Selects what can be pressed inside an item without dragging it. */
  filter?: string;
  /** The items; each one's element carries its id as `data-id`. */
  children: ReactNode;
  /** Returns the ids that move with an item, such as all selected ones. */
  dragAlong(id: string): readonly string[];
  /** Returns the text of the chip beside the pointer. */
  describe(ids: readonly string[]): string;
  /** The items have an order of their own: a drop has no place among them. */
  isWhole?: boolean;
  /** Returns whether the list accepts a drop; by default everything of its group. */
  accepts?(dragged: Dragged): boolean;
  /** Called when items are dropped at a gap between the present items: 0 is before the first. */
  onMove(ids: readonly string[], gap: number): void;
  /** Called when something new is dropped at a gap. */
  onInsert?(kind: string, gap: number): void;
}

/**
 * A list or grid whose children can be dragged to other places. Nothing moves during a drag; a line shows where the
 * drop will land (decision 130).
 */
export function SortableList(props: SortableListProps) {
  const { group, className = '', filter = '', isWhole = false, children } = props;
  const area = useRef<HTMLDivElement>(null);
  // The library reads most options once.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!area.current) return undefined;
    const list: List = {
      group,
      area: area.current,
      isWhole,
      accepts: (dragged) => latest.current.accepts?.(dragged) ?? true,
      drop(dragged, gap) {
        if ('kind' in dragged) latest.current.onInsert?.(dragged.kind, gap);
        else latest.current.onMove(dragged.ids, gap);
      },
    };
    lists.add(list);
    return () => void lists.delete(list);
  }, [group, isWhole]);
  const along = (item: HTMLElement) => latest.current.dragAlong(item.dataset['id'] ?? '');
  return (
    <div ref={area} className={classes['area']}>
      <ReactSortable
        {...COMMON}
        group={{ name: group, pull: false, put: false }}
        className={className}
        filter={filter}
        setData={(transfer, item) => setDragImage(transfer, latest.current.describe(along(item)))}
        onStart={({ item }) => begin(group, { ids: along(item) })}
      >
        {children}
      </ReactSortable>
    </div>
  );
}

/** A palette: its items are names of something new, dragged into a list of the same group. */
export function SortablePalette(props: {
  group: string;
  className?: string;
  /** The items; each one's element carries its kind as `data-id`. */
  children: ReactNode;
}) {
  const { group, className = '', children } = props;
  return (
    <ReactSortable
      {...COMMON}
      group={{ name: group, pull: false, put: false }}
      className={className}
      filter="[data-disabled]"
      setData={(transfer, item) => setDragImage(transfer, item.dataset['name'] ?? '')}
      onStart={({ item }) => begin(group, { kind: item.dataset['id'] ?? '' })}
    >
      {children}
    </ReactSortable>
  );
}
