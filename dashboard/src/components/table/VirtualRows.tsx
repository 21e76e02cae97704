import type { ReactNode } from 'react';
import { MovingItems } from '../motion/MovingItems.tsx';
import { useVirtualRows } from './useVirtualRows.ts';
import classes from './virtualRows.module.css';

interface VirtualRowsProps {
  label: string;
  keys: readonly string[];
  estimate: number;
  gap?: number;
  /** Number of rows side by side. */
  lanes?: number;
  activeKey?: string | null;
  onNearStart?: () => void;
  onNearEnd?: () => void;
  /** Renders a row; its element carries the key as `data-row`. */
  children(key: string): ReactNode;
}

/** A list of many rows or cards, of which only those in view are in the page. */
export function VirtualRows({
  label,
  keys,
  estimate,
  gap = 0,
  lanes = 1,
  activeKey,
  onNearStart,
  onNearEnd,
  children,
}: VirtualRowsProps) {
  const lines = chunk(keys, lanes);
  const { scroller, virtual } = useVirtualRows({
    keys: lines.map(([first]) => first ?? ''),
    estimate,
    gap,
    activeKey: lines.find((line) => activeKey && line.includes(activeKey))?.[0],
    onNearStart,
    onNearEnd,
  });
  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      data-scroller
      // The header above keeps the scroll bar's room free.
      data-scrolls={virtual.getTotalSize() > (virtual.scrollRect?.height ?? Infinity) || undefined}
      tabIndex={-1}
    >
      <div role="list" aria-label={label} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        <MovingItems keys={keys} items="[data-row]">
          {virtual.getVirtualItems().map(({ index, start, key }) => (
            <div
              key={String(key)}
              role="presentation"
              className={classes['line']}
              data-index={index}
              ref={virtual.measureElement}
              style={{
                transform: `translateY(${start}px)`,
                gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))`,
              }}
            >
              {lines[index]?.map((one, lane) => (
                <div
                  key={one}
                  role="listitem"
                  aria-posinset={index * lanes + lane + 1}
                  aria-setsize={keys.length}
                >
                  {children(one)}
                </div>
              ))}
            </div>
          ))}
        </MovingItems>
      </div>
    </div>
  );
}

function chunk(keys: readonly string[], size: number): string[][] {
  const lines: string[][] = [];
  for (let index = 0; index < keys.length; index += size) lines.push(keys.slice(index, index + size));
  return lines;
}
