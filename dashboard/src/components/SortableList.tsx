import { ReactSortable } from 'react-sortablejs';
import type { ReactNode } from 'react';

/** Marks ids that stand for something new, dragged in from a palette. */
const NEW = 'new:';

interface SortableListProps {
  /** One id for each child, in their order. */
  ids: readonly string[];
  /** Lists of one group exchange items. */
  group: string;
  className?: string;
  handle?: string;
  label?: string;
  children: ReactNode;
  /** An item was dropped at another place of this list. */
  onMove(id: string, index: number): void;
  /** Something new was dropped here. */
  onInsert(kind: string, index: number): void;
}

/** How long neighbours take to make room, in milliseconds; people who want no motion see none. */
const animationMs = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150);

/** Beside an item that shares its row it lands left or right, else above or below. */
function direction(_event: unknown, target: HTMLElement | null): 'horizontal' | 'vertical' {
  const row = target?.parentElement?.offsetWidth ?? 0;
  return target && target.offsetWidth < row * 0.8 ? 'horizontal' : 'vertical';
}

/** The library writes marks into what it is given, so it gets a list that nobody else has. */
const throwAway = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** A list whose children can be dragged to other places. The one user of the drag library, with its palette. */
export function SortableList(props: SortableListProps) {
  const { ids, group, className, handle, children, onMove, onInsert } = props;
  const onOrder = (next: { id: string }[]): void => {
    const index = next.findIndex((item, at) => item.id !== ids[at]);
    if (index < 0) return;
    const fresh = next.findIndex((item) => item.id.startsWith(NEW));
    if (fresh >= 0) onInsert(next[fresh]?.id.slice(NEW.length) ?? '', fresh);
    else if (next.length === ids.length) {
      // Of two neighbours that changed places, either may have moved; the result is the same.
      const wentDown = next[index]?.id === ids[index + 1];
      const movedId = (wentDown ? ids[index] : next[index]?.id) ?? '';
      onMove(
        movedId,
        next.findIndex((item) => item.id === movedId),
      );
    }
  };
  return (
    <ReactSortable
      list={throwAway(ids)}
      setList={onOrder}
      group={group}
      animation={animationMs()}
      className={className ?? ''}
      direction={direction}
      // In the nearer half of an item means before it, in the farther half behind it.
      invertSwap
      invertedSwapThreshold={1}
      ghostClass="sortable-ghost"
      delay={120}
      delayOnTouchOnly
      {...(handle && { handle })}
    >
      {children}
    </ReactSortable>
  );
}

/** A palette: its items are copied into a list of the same group, never moved out. */
export function SortablePalette(props: {
  kinds: readonly string[];
  group: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ReactSortable
      list={props.kinds.map((kind) => ({ id: NEW + kind }))}
      setList={() => undefined}
      clone={(item) => ({ ...item })}
      group={{ name: props.group, pull: 'clone', put: false }}
      sort={false}
      animation={animationMs()}
      className={props.className ?? ''}
      filter="[data-disabled]"
      preventOnFilter={false}
    >
      {props.children}
    </ReactSortable>
  );
}
