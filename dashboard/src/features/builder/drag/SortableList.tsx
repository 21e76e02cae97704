import { useEffect, useRef, type ReactNode } from 'react';
import { ReactSortable } from 'react-sortablejs';
import { trackDrag, type DropTarget } from './dropLine.ts';
import classes from './sortableList.module.css';

/** What is dragged: things of the list, or something new from a palette. */
type Dragged = { kind: string } | { ids: readonly string[] };

/** Where things of a group can be dropped, while such a list is on the screen. */
const targets = new Map<string, DropTarget & { drop(dragged: Dragged, gap: number): void }>();

/** The drag that is under way: there is one mouse. */
let running: { dragged: Dragged; group: string; finish(): number | null } | null = null;

function begin(group: string, dragged: Dragged): void {
  const target = targets.get(group);
  if (target) running = { dragged, group, finish: trackDrag(target, 'ids' in dragged ? dragged.ids : []) };
}

function end(event: object): void {
  const drag = running;
  running = null;
  const gap = drag?.finish() ?? null;
  // A drag that ends without a drop was given up with Escape, or let go where nothing can be dropped.
  const { originalEvent } = event as { originalEvent?: Event };
  const type = originalEvent?.type;
  const wasGivenUp = type === 'dragend' || type === 'pointercancel' || type === 'touchcancel';
  if (drag && gap !== null && !wasGivenUp) targets.get(drag.group)?.drop(drag.dragged, gap);
}

/** What is seen beside the pointer: a chip with a name instead of a picture of the whole thing. */
function setDragImage(transfer: DataTransfer, text: string): void {
  const chip = document.createElement('div');
  chip.className = classes['chip'] ?? '';
  chip.textContent = text;
  document.body.append(chip);
  transfer.setData('application/x-inlay', text);
  transfer.setDragImage(chip, 12, 12);
  // The picture is taken once this event is over.
  setTimeout(() => chip.remove());
}

/**
 * What both lists ask of the library: it begins and ends drags, on touch screens too. It moves nothing, so
 * it is told of no items.
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
  // Otherwise it measures each list at each movement, to see whether it is empty.
  emptyInsertThreshold: 0,
  // A mouse that drags makes the browser itself scroll.
  scroll: window.matchMedia('(pointer: coarse)').matches,
  onEnd: end,
};

interface SortableListProps {
  /** Lists of one group exchange items. */
  group: string;
  className?: string;
  /** What can be pressed inside an item without dragging it. */
  filter?: string;
  /** The items; each one's element carries its id as `data-id`. */
  children: ReactNode;
  /** What goes along when an item is dragged, e.g. everything that is selected with it. */
  dragAlong(id: string): readonly string[];
  /** The words on the chip beside the pointer. */
  describe(ids: readonly string[]): string;
  /** Items were dropped at a gap between the items as they stand: 0 is before the first. */
  onMove(ids: readonly string[], gap: number): void;
  /** Something new was dropped at a gap. */
  onInsert(kind: string, gap: number): void;
}

/**
 * A list, or a grid, whose children can be dragged to other places. Nothing moves while something is
 * dragged; a line shows where it will land. The one user of the drag library, with its palette.
 */
export function SortableList(props: SortableListProps) {
  const { group, className = '', filter = '', children } = props;
  const area = useRef<HTMLDivElement>(null);
  // The library takes most of its options once.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!area.current) return undefined;
    targets.set(group, {
      area: area.current,
      drop(dragged, gap) {
        if ('kind' in dragged) latest.current.onInsert(dragged.kind, gap);
        else latest.current.onMove(dragged.ids, gap);
      },
    });
    return () => void targets.delete(group);
  }, [group]);
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
