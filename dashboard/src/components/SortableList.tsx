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
      animation={150}
      className={className ?? ''}
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
      animation={150}
      className={props.className ?? ''}
      filter="[data-disabled]"
      preventOnFilter={false}
    >
      {props.children}
    </ReactSortable>
  );
}
