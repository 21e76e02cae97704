import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Distance from either end, in rows, at which more are loaded. */
const NEAR = 10;
/** Rows beyond either edge that are rendered before they are scrolled to; they follow behind the first frame. */
const OVERSCAN = 8;

interface VirtualRowsInput {
  /** One key per row; a key stays with its row. */
  keys: readonly string[];
  /** Height of a row, in px; the true one is measured where rows differ. */
  estimate: number;
  gap?: number;
  /** The row to keep in view. */
  activeKey?: string | null | undefined;
  onNearStart?: (() => void) | undefined;
  onNearEnd?: (() => void) | undefined;
}

/** Renders only the rows in view. Rows added before the first one do not move the view further down. */
export function useVirtualRows({
  keys,
  estimate,
  gap = 0,
  activeKey,
  onNearStart,
  onNearEnd,
}: VirtualRowsInput): {
  scroller: RefObject<HTMLDivElement | null>;
  virtual: Virtualizer<HTMLDivElement, HTMLElement>;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const overscan = useDeferredValue(OVERSCAN, 0);
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: keys.length,
    estimateSize: () => estimate,
    getItemKey: (index) => keys[index] ?? index,
    getScrollElement: () => scroller.current,
    gap,
    overscan,
  });
  const firstKey = useRef(keys[0]);
  useLayoutEffect(() => {
    const before = firstKey.current;
    firstKey.current = keys[0];
    const element = scroller.current;
    if (!element || before === undefined || before === keys[0]) return;
    const added = keys.indexOf(before);
    if (added > 0 && element.scrollTop > 0) element.scrollTop += added * (estimate + gap);
  }, [keys, estimate, gap]);

  const activeIndex = activeKey ? keys.indexOf(activeKey) : -1;
  const lastActive = useRef<string | null | undefined>(null);
  useEffect(() => {
    if (activeIndex < 0 || lastActive.current === activeKey) return;
    lastActive.current = activeKey;
    virtual.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, activeKey, virtual]);

  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0]?.index, shown.at(-1)?.index];
  useEffect(() => {
    if (first !== undefined && first < NEAR) onNearStart?.();
    if (last === undefined || last >= keys.length - NEAR) onNearEnd?.();
  }, [first, last, keys.length, onNearStart, onNearEnd]);
  return { scroller, virtual };
}
